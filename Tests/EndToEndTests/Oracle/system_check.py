#!/usr/bin/env python3
"""Compares verdicts on exported systems with those of the solvers z3 and HiGHS.

    system_check.py PLUMB [FILE…] [--systems N] [--seed N]

Every log or alc file, each report of a log by itself, is exported to SMT-LIB, LP, MPS and alc. z3 reads the first, HiGHS the
next two, and `plumb solve` the last; their verdicts have to be the same, and for a log also that of its report. Where there is
a conflict, z3's core has to consist of exported names and has to be a conflict for plumb too, and the conflicts that
plumb proves have to be contradictions for z3. Then the same for N random systems and for each family of the benchmarks. Needs the
packages z3-solver and highspy. Exit status 0 when all agree, 1 when they do not.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from fractions import Fraction

import highspy
import z3

sys.dont_write_bytecode = True
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
sys.path.insert(0, os.path.join(ROOT, "Sources", "Benchmarks", "Comparison"))
import families  # noqa: E402


def run(arguments, statuses=(0,), text=None):
    outcome = subprocess.run(arguments, input=text, capture_output=True, text=True, timeout=300)
    if outcome.returncode not in statuses:
        sys.exit(f"{' '.join(arguments)} ended with {outcome.returncode}: {outcome.stderr}")
    return outcome.stdout


def z3_verdict(text):
    """Lets z3 run a script as it is; returns the verdict that it prints and the names of its core."""
    context = z3.Context()
    try:
        printed = z3.Z3_eval_smtlib2_string(context.ref(), text)
    except z3.Z3Exception as error:
        # The script asks for a core even where there is none.
        printed = error.args[0].decode()
    verdict, _, rest = printed.partition("\n")
    if verdict not in ("sat", "unsat"):
        return printed.strip(), set()
    return verdict, set(rest.strip("()\n ").split()) if verdict == "unsat" else set()


def highs_verdict(path):
    solver = highspy.Highs()
    solver.silent()
    if solver.readModel(path) == highspy.HighsStatus.kError:
        return f"cannot read {os.path.basename(path)}"
    solver.run()
    status = solver.getModelStatus()
    return {highspy.HighsModelStatus.kOptimal: "sat", highspy.HighsModelStatus.kInfeasible: "unsat",
            highspy.HighsModelStatus.kModelEmpty: "sat"}.get(status, str(status))


class Check:
    """Exports inputs and gathers what does not agree."""

    def __init__(self, plumb, folder):
        self.plumb, self.folder, self.complaints, self.verdicts = plumb, folder, [], Counter()

    def export(self, path, target, flags):
        return run([self.plumb, "export", path, "--to", target, *flags])

    def check(self, path, name, flags=(), expected=None):
        own = self.export(path, "alc", flags)
        report = json.loads(run([self.plumb, "solve", "-f", "json", "-"], (0, 1), own))
        verdict = "unsat" if report["findings"] else "sat"
        self.verdicts[verdict] += 1
        said = {} if expected is None else {"the input's own verdict": expected}
        script = self.export(path, "smtlib", flags)
        said["z3"], core = z3_verdict(script)
        for target in ("lp", "mps"):
            file = os.path.join(self.folder, "system." + target)
            with open(file, "w", encoding="utf-8") as handle:
                handle.write(self.export(path, target, flags))
            said["HiGHS from " + target] = highs_verdict(file)
        for who, other in said.items():
            if other != verdict:
                self.complaints.append(f"{name}: plumb says {verdict}, {who}: {other}")
        if verdict == "unsat" and said["z3"] == "unsat":
            self.check_cores(name, own, script, core, report)

    def check_cores(self, name, own, script, core, report):
        rows = {line.split()[1]: line for line in own.splitlines() if line.startswith("con ")}
        renamed = dict(line[2:].split(" is the row ") for line in script.splitlines() if " is the row " in line)
        labels = {renamed.get(member, member) for member in core}
        if not labels <= rows.keys():
            self.complaints.append(f"{name}: z3's core has unknown names: {labels - rows.keys()}")
            return
        head = "\n".join(line for line in own.splitlines() if not line.startswith("con "))
        part = head + "\n" + "\n".join(rows[label] for label in sorted(labels)) + "\n"
        if not json.loads(run([self.plumb, "solve", "-f", "json", "-"], (0, 1), part))["findings"]:
            self.complaints.append(f"{name}: z3's core is no conflict for plumb")
        back = {label: member for member, label in renamed.items()}
        for proved in [report["findings"][0]["conflict"]["core"], *report["findings"][0]["conflict"]["otherCores"]][:4]:
            wanted = {back.get(member["constraint"], member["constraint"]) for member in proved}
            lines = [line for line in script.splitlines() if not line.startswith("(assert")
                     or line[:-2].rsplit(" :named ", 1)[-1] in wanted]
            if z3_verdict("\n".join(lines))[0] != "unsat":
                self.complaints.append(f"{name}: a conflict of plumb's can hold for z3")


def random_system(seed):
    rng = random.Random(seed)
    names = rng.sample(["a.x", "a.w", "b.x", "b.w", "e7", "free", "let", "2nd", "größe", "a-b", "st", "(odd)", "RHS", "r0"],
                       rng.randint(2, 6))
    lines = ["alc 1", *[f"var {name}" for name in names]]
    for row in range(rng.randint(2, 10)):
        terms = [(rng.randint(-4, 4), rng.choice([1, 1, 1, 2, 3, 7, 20])) for _ in range(rng.randint(0, 3))]
        parts = " ".join(f"{Fraction(*term)} {rng.randrange(len(names))}" for term in terms)
        right = Fraction(rng.randint(-12, 30), rng.choice([1, 1, 1, 2, 3, 10]))
        label = rng.choice(["r", "e", "row-", "end", "é", "max."]) + str(row)
        lines.append(f"con {label} {rng.choice([1000, 1000, 1000, 1000, 750])} {rng.choice(['<=', '=', '>='])} {right} {parts}".rstrip())
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("plumb")
    parser.add_argument("files", nargs="*")
    parser.add_argument("--systems", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        check = Check(options.plumb, folder)
        for path in options.files:
            report = json.loads(run([options.plumb, "-f", "json", path], (0, 1)))
            if not report["inputs"][0]["blocks"]:
                continue
            if report["inputs"][0]["kind"] == "system":
                check.check(path, path)
                continue
            # Repeats are one finding, so verdicts are known by the line where a report was first seen.
            verdicts = {f["line"]: f["conflict"]["verdict"] if f["conflict"] else "satisfiable" for f in report["findings"]}
            number = 0
            while number < report["inputs"][0]["blocks"]:
                number += 1
                flags = ["--block", str(number)]
                outcome = subprocess.run([options.plumb, "export", path, "--to", "alc", *flags], capture_output=True, text=True)
                if outcome.returncode == 64:
                    break
                line = int(outcome.stdout.split("The report at line ", 1)[1].split()[0])
                verdict = verdicts.get(line)
                expected = None if verdict is None else "unsat" if verdict == "contradictory" else "sat"
                check.check(path, f"{path}, report {number}", flags, expected)
        path = os.path.join(folder, "made.alc")

        def made(name, text, expected=None):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            check.check(path, name, expected=expected)

        for seed in range(options.seed, options.seed + options.systems):
            made(f"random system {seed}", random_system(seed))
        for family in families.FAMILIES:
            for verdict in ("sat", "unsat"):
                made(f"{family} {verdict}", families.make(family, 150, verdict), verdict)
    for complaint in check.complaints[:40]:
        print(complaint)
    print(f"z3 and HiGHS: {sum(check.verdicts.values())} systems ({check.verdicts['sat']} can hold, "
          f"{check.verdicts['unsat']} cannot): {len(check.complaints)} disagreements")
    if min(check.verdicts.values()) < options.systems // 10:
        sys.exit("the systems are too one-sided to say much")
    sys.exit(1 if check.complaints else 0)


if __name__ == "__main__":
    main()
