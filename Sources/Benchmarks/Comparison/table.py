"""Compares the engine with other solvers and prints a table in Markdown.

    table.py BENCHMARKS FOLDER [--rows 1000,10000] [--runs 5] [--limit SECONDS] [--families NAME,…]

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
from families import FAMILIES, make  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
QUESTIONS = [("feasibility", "sat", ["highs", "z3", "kiwi"]), ("one minimal conflict", "unsat", ["highs-iis", "z3-core"])]
# What is aimed at: question, solver, rows, geometric mean, least of a family.
TARGETS = [
    ("one minimal conflict", "highs-iis", 1000, 50, 15), ("one minimal conflict", "z3-core", 1000, 50, 15),
    ("one minimal conflict", "highs-iis", 10000, 100, 15), ("one minimal conflict", "z3-core", 10000, 100, 15),
    ("feasibility", "highs", 10000, 4, 1), ("feasibility", "kiwi", 10000, 50, 0),
]
NAMES = {"highs": "HiGHS", "highs-iis": "HiGHS IIS", "z3": "z3", "z3-core": "z3 minimised", "kiwi": "kiwi"}


class Time:
    """A median in milliseconds, or only what it exceeds."""

    def __init__(self, value, is_bound=False):
        self.value, self.is_bound = value, is_bound

    def __str__(self):
        digits = 2 if self.value < 10 else 1 if self.value < 100 else 0
        return ("> " if self.is_bound else "") + f"{self.value:,.{digits}f}"


def plumb(tool, path, runs):
    line = subprocess.run([tool, "--runs", str(runs), path], capture_output=True, text=True, check=True).stdout
    found = re.search(r"rows (\d+) .*verdict (\w+) .*ms ([\d.]+)(?: size (\d+))?", line)
    return int(found[1]), found[2], int(found[4] or 0), Time(float(found[3]))


def other(solver, path, runs, limit):
    command = [sys.executable, os.path.join(HERE, "solvers.py"), solver, path, str(runs)]
    try:
        output = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=True).stdout
    except subprocess.TimeoutExpired:
        return None, None, Time(limit * 1000, is_bound=True)
    answer = json.loads(output.strip().splitlines()[-1])
    return answer["verdict"], answer["size"], Time(statistics.median(answer["times"]))


def measure(options):
    """Yields question, family, wanted rows, true rows, our time, and the times of the others by solver."""
    for question, verdict, solvers in QUESTIONS:
        for wanted in options.rows:
            for family in options.families:
                path = os.path.join(options.folder, f"{family}-{verdict}-{wanted}.alc")
                with open(path, "w", encoding="utf-8") as file:
                    file.write(make(family, wanted, verdict))
                rows, own, size, ours = plumb(options.tool, path, options.runs)
                assert own == verdict, f"{path}: plumb says {own}"
                times = {}
                for solver in solvers:
                    said, other_size, times[solver] = other(solver, path, options.runs, options.limit)
                    if said not in (None, verdict):
                        print(f"{path}: {solver} says {said}", file=sys.stderr)
                print(f"{family} {verdict} {wanted}: {ours} against {', '.join(map(str, times.values()))}", file=sys.stderr)
                yield question, family, wanted, rows, size, ours, times


def mean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def times_text(ratio):
    return f"{ratio:,.1f}" if ratio < 10 else f"{ratio:,.0f}"


def table(measured):
    lines = ["| question | rows | family | Plumb | HiGHS | z3 | kiwi |", "|---|---|---|---|---|---|---|"]
    results, groups = {}, {}
    for question, family, wanted, rows, size, ours, times in measured:
        groups.setdefault((question, wanted), []).append((family, rows, ours, times))
    for (question, wanted), entries in groups.items():
        for family, rows, ours, times in entries:
            cells = [f"{time} ({times_text(time.value / ours.value)}×)" for time in times.values()]
            lines.append(f"| {question} | {rows:,} | {family} | {ours} | " + " | ".join((cells + ["–"])[:3]) + " |")
        cells = []
        for solver in entries[0][3]:
            ratios = [times[solver].value / ours.value for _, _, ours, times in entries]
            is_bound = any(times[solver].is_bound for *_, times in entries)
            results[question, solver, wanted] = (mean(ratios), min(ratios), entries)
            cells.append(f"**{'> ' if is_bound else ''}{times_text(mean(ratios))}×**")
        lines.append(f"| {question} | **{wanted:,}** | **geometric mean** | | " + " | ".join((cells + ["–"])[:3]) + " |")
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
    parser.add_argument("--limit", type=int, default=300, help="seconds after which a solver is stopped")
    parser.add_argument("--families", type=lambda text: text.split(","), default=list(FAMILIES))
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    lines, results = table(measure(options))
    print(f"{machine()}; {datetime.date.today()}; {versions()}; medians of {options.runs} in milliseconds.\n")
    print("\n".join(lines))
    print("\nAgainst what is aimed at:\n")
    print("\n".join(verdicts(results)))


if __name__ == "__main__":
    main()
