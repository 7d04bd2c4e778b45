"""Compares the engine with other solvers and prints a table in Markdown.

    table.py BENCHMARKS FOLDER [--rows 1000,10000] [--runs 5] [--limit SECONDS] [--families NAME,…] [--questions NAME,…]

BENCHMARKS is the built tool of this package, FOLDER is where the systems are written. All times are those of the processor
for solving alone, as medians; a solver whose first run takes more than ten seconds runs once.
"""

import argparse
import datetime
import json
import math
import os
import platform
import re
import statistics
import subprocess
import sys

sys.dont_write_bytecode = True
from families import FAMILIES, MANY, make  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
# What is asked: the name, the verdict of the systems, the columns, the arguments of our tool and the word before its time.
QUESTIONS = [
    ("feasibility", "sat", ["highs", "z3", "kiwi"], [], "ms"),
    ("one minimal conflict", "unsat", ["highs-iis", "z3-core", None], [], "ms"),
    ("one changed constant", "sat", [None, None, "kiwi-edit"], ["--edits", "50"], "mean"),
    ("ranges of all variables", "sat", ["highs-ranges", None, None], ["--freedom"], "ms"),
    ("all minimal conflicts", "unsat", [None, "z3", None], ["--all", "--count", "5000", "--steps", "4000000"], "ms"),
]
# What is aimed at: question, solver, rows, geometric mean, least of a family.
TARGETS = [
    ("one minimal conflict", "highs-iis", 1000, 50, 15), ("one minimal conflict", "z3-core", 1000, 50, 15),
    ("one minimal conflict", "highs-iis", 10000, 100, 15), ("one minimal conflict", "z3-core", 10000, 100, 15),
    ("feasibility", "highs", 10000, 4, 1), ("feasibility", "kiwi", 10000, 50, 0),
    ("one changed constant", "kiwi-edit", 1000, 1, 1), ("one changed constant", "kiwi-edit", 10000, 10, 10),
    ("one changed constant", "fresh", 10000, 50, 50), ("ranges of all variables", "highs-ranges", 10000, 500, 500),
    ("all minimal conflicts", "z3", 1000, 1, 1),
]
NAMES = {"kiwi-edit": "kiwi", "fresh": "a fresh solve", "highs-ranges": "two solves a variable by HiGHS", "highs": "HiGHS", "highs-iis": "HiGHS IIS", "z3": "z3", "z3-core": "z3 minimised", "kiwi": "kiwi"}


class Time:
    """A median in milliseconds, or only what it exceeds."""

    def __init__(self, value, is_bound=False):
        self.value, self.is_bound = value, is_bound

    def __str__(self):
        digits = 4 if self.value < 0.1 else 2 if self.value < 10 else 1 if self.value < 100 else 0
        return ("> " if self.is_bound else "") + f"{self.value:,.{digits}f}"


def plumb(tool, path, runs, arguments, word):
    """Returns the rows, the time, and that of a fresh solve where an edit was measured."""
    command = [tool, "--runs", str(runs), *arguments, path]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    verdict = re.search(r"verdict (\w+)", lines)
    times = re.findall(rf"{word} ([\d.]+)", lines)
    fresh = re.search(r"fresh ms ([\d.]+)", lines)
    if "--all" in arguments:
        assert " complete " in lines, lines
    # The ranges rest on the optimum, whose time comes first.
    ours = sum(map(float, times)) if "--freedom" in arguments else float(times[-1])
    return int(re.search(r"rows (\d+)", lines)[1]), verdict and verdict[1], Time(ours), fresh and Time(float(fresh[1]))


def processor_seconds(process):
    """The time of the processor, which is what all times here are: other work on the machine does not count."""
    text = subprocess.run(["ps", "-o", "time=", "-p", str(process)], capture_output=True, text=True).stdout.strip()
    days, _, clock = text.rpartition("-")
    seconds = 86_400 * int(days or 0)
    for place, part in enumerate(reversed(clock.split(":"))):
        seconds += float(part or 0) * 60**place
    return seconds


def other(solver, path, runs, limit):
    command = [sys.executable, os.path.join(HERE, "solvers.py"), solver, path, str(runs)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while True:
        try:
            output, errors = process.communicate(timeout=1)
            break
        except subprocess.TimeoutExpired:
            if processor_seconds(process.pid) > limit:
                process.kill()
                process.communicate()
                # What kiwi used up to build the system says nothing about an edit.
                return None, None, None if solver == "kiwi-edit" else Time(limit * 1000, is_bound=True)
    if process.returncode:
        raise RuntimeError(f"{path}: {solver} failed: {errors}")
    answer = json.loads(output.strip().splitlines()[-1])
    return answer["verdict"], answer["size"], Time(statistics.median(answer["times"]))


def measure(options):
    """Yields question, family, wanted rows, true rows, our time, and the times of the others by solver."""
    for question, verdict, solvers, arguments, word in QUESTIONS:
        if options.questions and question not in options.questions:
            continue
        for wanted in options.rows:
            many = question.startswith("all")
            for family in MANY if many else options.families:
                if many and wanted > 1000:
                    continue
                path = os.path.join(options.folder, f"{family}-{verdict}-{wanted}.alc")
                text = make(family, wanted, verdict)
                if question.startswith("ranges"):
                    text = without_options(text)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                rows, own, ours, fresh = plumb(options.tool, path, options.runs, arguments, word)
                assert own in (None, verdict), f"{path}: plumb says {own}"
                times = {}
                for solver in filter(None, solvers):
                    said, _, time = other(solver, path, options.runs, options.limit)
                    if time:
                        times[solver] = time
                    if said not in (None, verdict):
                        print(f"{path}: {solver} says {said}", file=sys.stderr)
                cells = [times.get(solver) for solver in solvers]
                if fresh:
                    times["fresh"] = fresh
                print(f"{question} {family} {wanted}: {ours} against {', '.join(map(str, times.values()))}", file=sys.stderr)
                yield question, family, wanted, rows, ours, times, cells


def without_options(text):
    """The system without rows that need not hold, because the others know of none."""
    return "".join(line for line in text.splitlines(True) if not line.startswith("con") or line.split()[2] == "1000")


def mean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def times_text(ratio):
    return f"{ratio:,.1f}" if ratio < 10 else f"{ratio:,.0f}"


def table(measured):
    lines = ["| question | rows | family | Plumb | HiGHS | z3 | kiwi |", "|---|---|---|---|---|---|---|"]
    results, groups = {}, {}
    for question, family, wanted, rows, ours, times, cells in measured:
        groups.setdefault((question, wanted), []).append((family, rows, ours, times, cells))
    for (question, wanted), entries in groups.items():
        for family, rows, ours, times, cells in entries:
            texts = [f"{time} ({times_text(time.value / ours.value)}×)" if time else "–" for time in cells]
            own = f"{ours} (1/{times['fresh'].value / ours.value:,.0f} of a fresh solve)" if "fresh" in times else f"{ours}"
            lines.append(f"| {question} | {rows:,} | {family} | {own} | " + " | ".join(texts) + " |")
        means = {}
        for solver in dict.fromkeys(solver for entry in entries for solver in entry[3]):
            timed = [entry for entry in entries if solver in entry[3]]
            ratios = [times[solver].value / ours.value for _, _, ours, times, _ in timed]
            is_bound = any(times[solver].is_bound for *_, times, _ in timed)
            results[question, solver, wanted] = (mean(ratios), min(ratios), timed)
            means[solver] = f"**{'> ' if is_bound else ''}{times_text(mean(ratios))}×**"
        solvers = next(solvers for name, _, solvers, _, _ in QUESTIONS if name == question)
        own = f"**1/{results[question, 'fresh', wanted][0]:,.0f}**" if "fresh" in means else ""
        cells = " | ".join(means.get(solver, "–") for solver in solvers)
        lines.append(f"| {question} | **{wanted:,}** | **geometric mean** | {own} | {cells} |")
    return lines, results


def verdicts(results):
    """Yields what was aimed at and what came out."""
    for question, solver, wanted, goal, least in TARGETS:
        if (question, solver, wanted) not in results:
            continue
        average, lowest, entries = results[question, solver, wanted]
        worst = min(entries, key=lambda entry: entry[3][solver].value / entry[2].value)[0]
        aim = f"at least {goal}× in the mean" + (f" and {least}× in each family" if least else "")
        outcome = "reached" if average >= goal and lowest >= least else "missed"
        yield (f"- {question}, {wanted:,} rows, against {NAMES[solver]}: {aim}: **{outcome}**, "
               f"{times_text(average)}×, least {times_text(lowest)}× ({worst})")


def machine():
    model = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
        model = names[0] if names else model
    return f"{os.cpu_count()} cores, {model}, {platform.system()}"


def versions():
    from importlib.metadata import version
    return ", ".join(f"{name} {version(package)}" for name, package in
                     [("HiGHS", "highspy"), ("z3", "z3-solver"), ("kiwi", "kiwisolver")])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("folder")
    parser.add_argument("--rows", type=lambda text: [int(part) for part in text.split(",")], default=[1000, 10000])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--limit", type=int, default=300, help="seconds of the processor after which a solver is stopped")
    parser.add_argument("--questions", type=lambda text: text.split(","), help="only these, by their names in the table")
    parser.add_argument("--families", type=lambda text: text.split(","), default=list(FAMILIES))
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    lines, results = table(measure(options))
    print(f"{machine()}; {datetime.date.today()}; {versions()}; medians of {options.runs} runs in milliseconds.\n")
    print("\n".join(lines))
    print("\nAgainst what is aimed at:\n")
    print("\n".join(verdicts(results)))


if __name__ == "__main__":
    main()
