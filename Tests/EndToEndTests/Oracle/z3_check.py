#!/usr/bin/env python3
"""Compares what plumb proves with what the SMT solver z3 finds, in exact fractions.

    z3_check.py PLUMB [LOG…] [--blocks N] [--seed N] [--keep FILE]

Every log is run through `plumb --format json`, and each finding's constraints are given to z3. Then N random
conflict blocks are written into one log; for those the generator also knows what each line means, so the reader is
checked as well. Needs the package z3-solver. Exit status 0 when both agree everywhere, 1 when they do not.
"""

import argparse
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from fractions import Fraction

import z3

sys.dont_write_bytecode = True


# Rows: a statement is ({variable: coefficient}, relation, right side), with fractions.

class Judge:
    """Asks z3 about subsets of rows; each row is switched on by a name of its own, so that z3 keeps what it learned."""

    def __init__(self):
        self.solver, self.names = z3.SolverFor("QF_LRA"), {}

    def name(self, row):
        if key(row) not in self.names:
            terms, relation, rhs = row
            left = z3.Sum([z3.RealVal(0)] + [z3.RealVal(str(c)) * z3.Real(v) for v, c in terms.items()])
            right = z3.RealVal(str(rhs))
            says = {"<=": left <= right, ">=": left >= right, "==": left == right}[relation]
            self.names[key(row)] = z3.Bool(f"row {len(self.names)}")
            self.solver.add(z3.Implies(self.names[key(row)], says))
        return self.names[key(row)]

    def can_hold(self, rows):
        """Returns whether all rows can hold together."""
        answer = self.solver.check([self.name(row) for row in rows])
        assert answer != z3.unknown, "z3 gives up"
        return answer == z3.sat


def key(row):
    terms, relation, rhs = row
    return tuple(sorted(terms.items())), relation, rhs


# Reports

class Layout:
    """The constraints of one layout of a report."""

    def __init__(self, report, finding):
        items = {i["id"]: i for l in report["layouts"] if l["id"] == finding["layout"] for i in l["items"]}
        self.rows = {c["id"]: row_of(c) for c in report["constraints"]}
        own = [c for c in report["constraints"] if any(t["item"] in items for t in c["terms"])]
        own += [c for c in report["constraints"] if not c["terms"] and c["id"] in mentions(finding)]
        required = [c for c in own if c["priority"] >= 1000]
        implied = [c for c in required if c["owner"] == "implicit"]
        self.required = [c for c in required if c["owner"] != "implicit"]
        self.listed = self.without(set())
        self.facts = [row_of(c) for c in implied if is_size_fact(c)]
        self.assumptions = [row_of(c) for c in implied if not is_size_fact(c)]
        for item in items.values():
            if item["class"] or item["address"]:
                self.facts += [({f"{item['id']}.{size}": Fraction(1)}, ">=", Fraction(0)) for size in ("width", "height")]

    def without(self, constraints):
        """Returns the required constraints of the list, less some."""
        return [row_of(c) for c in self.required if c["id"] not in constraints]


def row_of(constraint):
    terms = {}
    for term in constraint["terms"]:
        key = f"{term['item']}.{term['variable']}"
        terms[key] = terms.get(key, Fraction(0)) + Fraction(term["coefficient"])
    return terms, constraint["relation"], Fraction(constraint["rhs"])


def is_size_fact(constraint):
    terms, relation, rhs = row_of(constraint)
    return relation == ">=" and rhs == 0 and len(terms) == 1 and "." in constraint["id"]


def mentions(finding):
    conflict = finding["conflict"] or {"core": [], "otherCores": [], "unneeded": []}
    return {m["constraint"] for core in [conflict["core"], *conflict["otherCores"]] for m in core} | set(conflict["unneeded"])


def complaints_about(report, finding):
    """Yields what z3 finds wrong with a finding."""
    if finding["layout"] is None or finding["ambiguity"] is not None:
        return
    layout, judge = Layout(report, finding), Judge()
    certain = layout.listed + layout.facts
    conflict = finding["conflict"]
    verdict = conflict["verdict"] if conflict else "satisfiable"
    if (verdict == "contradictory") == judge.can_hold(certain):
        yield f"the verdict is {verdict}, but z3 says otherwise"
    if verdict == "contradictory-if" and judge.can_hold(certain + layout.assumptions):
        yield "z3 finds no conflict even with the assumptions"
    for fix in finding["fixes"]:
        if fix["verified"] and fix["kind"] in ("lower-priority", "remove-constraint"):
            assumed = layout.assumptions if verdict == "contradictory-if" else []
            if not judge.can_hold(layout.without({fix["constraint"], *fix.get("also", [])}) + layout.facts + assumed):
                yield f"a repair does not help: {fix['summary']}"
    if not conflict or not conflict["core"]:
        return
    cores = [conflict["core"], *conflict["otherCores"]]
    for core in cores:
        yield from complaints_about_core(core, layout.rows, judge)
    names = [frozenset(m["constraint"] for m in core) for core in cores]
    if len(set(names)) != len(names):
        yield "a core is listed twice"
    if conflict["complete"]:
        everything = certain + (layout.assumptions if verdict == "contradictory-if" else [])
        yield from complaints_about_completeness(names, everything, layout.rows, judge)


def complaints_about_core(core, rows, judge):
    members = [rows[m["constraint"]] for m in core]
    multipliers = [Fraction(m["multiplier"]) for m in core]
    total, columns = Fraction(0), Counter()
    for (terms, relation, rhs), multiplier in zip(members, multipliers):
        if relation == "<=" and multiplier < 0 or relation == ">=" and multiplier > 0 or multiplier == 0:
            yield f"a multiplier has the wrong sign: {multiplier} on {relation}"
        total += multiplier * rhs
        for variable, coefficient in terms.items():
            columns[variable] += multiplier * coefficient
    if any(columns.values()):
        yield "the weighted left sides do not cancel"
    if total >= 0:
        yield f"the weighted right sides add up to {total}"
    if judge.can_hold(members):
        yield "z3 says that a core can hold"
    for place in range(len(members)):
        if not judge.can_hold(members[:place] + members[place + 1:]):
            yield "a core is not minimal"


def complaints_about_completeness(cores, everything, rows, judge, most=64):
    """All minimal conflicts are known exactly when each way to break all known ones leaves nothing."""
    if len(cores) > 6:
        return
    known = {key(rows[member]) for core in cores for member in core}
    breaks = {frozenset(choice) for choice in itertools.islice(itertools.product(*cores), 4096)}
    for broken in sorted(breaks, key=lambda b: (len(b), sorted(b)))[:most]:
        gone = {key(rows[member]) for member in broken}
        assert gone <= known
        # Equal rows stand for each other, so leave out only as many as were broken.
        left, missing = [], Counter(key(rows[member]) for member in broken)
        for row in everything:
            if missing[key(row)] > 0:
                missing[key(row)] -= 1
            else:
                left.append(row)
        twins = Counter(map(key, everything))
        if all(twins[k] == 1 for k in gone) and not judge.can_hold(left):
            yield "the list of cores is said to be complete, but z3 finds another"
            return


# Random logs

ADVICE = """\tProbably at least one of the constraints in the following list is one you don't want. 
\tTry this: 
\t\t(1) look at each constraint and try to figure out which you don't expect; 
\t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
"""
FOOTER = """Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
"""


class Block:
    """A random row or column of views in a container, as lines of a log and as rows."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.entries, self.rows, self.address = [], [], 0x600002000000 + seed * 0x4000
        self.isHorizontal = self.random.random() < 0.6
        self.origin, self.size = ("x", "width") if self.isHorizontal else ("y", "height")
        self.near, self.far = ("leading", "trailing") if self.isHorizontal else ("top", "bottom")
        self.box = self.view("UIStackView" if self.random.random() < 0.3 else "UIView")
        self.views = [self.view(self.random.choice(["UILabel", "UIImageView", "UIButton", "App.Card"]))
                      for _ in range(self.random.randint(1, 5))]
        self.fill()

    def view(self, name):
        self.address += 0x10
        text = self.random.choice(["", "", "'Total'", "'Ré 1'"]) if name == "UILabel" else ""
        return f"{name}:{self.address:#x}{text}"

    def number(self, low, high):
        value = Fraction(self.random.randint(low, high))
        if self.random.random() < 0.15:
            value += Fraction(self.random.choice([1, 2, 3]), self.random.choice([2, 4, 8]))
        return value

    def add(self, body, terms, relation, rhs, identifier=None, container=False):
        self.address += 0x10
        name = f" '{identifier}'" if identifier else ""
        tail = f"   (active, names: '|':{self.box} )" if container else "   (active)"
        self.entries.append(f"<NSLayoutConstraint:{self.address:#x}{name} {body}{tail}>")
        merged = {}
        for variable, coefficient in terms:
            merged[variable] = merged.get(variable, Fraction(0)) + coefficient
        self.rows.append(({v: c for v, c in merged.items() if c}, relation, Fraction(rhs)))

    # The variables of a view along the axis.
    def start(self, view, factor=1):
        return [(f"{view}.{self.origin}", Fraction(factor))]

    def length(self, view, factor=1):
        return [(f"{view}.{self.size}", Fraction(factor))]

    def end(self, view, factor=1):
        return self.start(view, factor) + self.length(view, factor)

    def space(self, first, second, relation, amount, identifier=None):
        """A distance, in visual format or as an equation; None stands for the container's edge."""
        sign = "" if relation == "==" else relation
        left = self.end(first, -1) if first else self.start(self.box, -1)
        right = self.start(second) if second else self.end(self.box)
        axis = "H" if self.isHorizontal else "V"
        if amount >= 0 and self.random.random() < 0.7:
            body = f"{axis}:{f'[{first}]' if first else '|'}-({sign}{text(amount)})-{f'[{second}]' if second else '|'}"
            self.add(body, left + right, relation, amount, identifier, container=not (first and second))
        else:
            one = f"{second}.{self.near}" if second else f"{self.box}.{self.far}"
            two = f"{first}.{self.far}" if first else f"{self.box}.{self.near}"
            plus = "" if amount == 0 else f" {'+' if amount > 0 else '-'} {text(abs(amount))}"
            self.add(f"{one} {relation} {two}{plus}", left + right, relation, amount, identifier)

    def fix(self, view, relation, amount, identifier=None):
        self.add(f"{view}.{self.size} {relation} {text(amount)}", self.length(view), relation, amount, identifier)

    def fill(self):
        pick = self.random.random
        isStack = self.box.startswith("UIStackView")
        gap = self.number(0, 20)
        chain = [None, *self.views, None]
        for first, second in zip(chain, chain[1:]):
            edge = not (first and second)
            if pick() < 0.08:
                continue
            if isStack:
                self.space(first, second, "==", Fraction(0) if edge else gap,
                           "UISV-canvas-connection" if edge else "UISV-spacing")
            else:
                self.space(first, second, "==" if pick() < 0.8 else self.random.choice(["<=", ">="]), self.number(-4, 24))
        for view in self.views:
            if pick() < 0.75:
                self.fix(view, self.random.choice(["==", "==", "==", ">=", "<="]), self.number(10, 120))
            if pick() < 0.12:
                self.fix(view, self.random.choice([">=", "<="]), self.number(10, 120))
        for first, second in zip(self.views, self.views[1:]):
            if isStack and pick() < 0.4 or pick() < 0.12:
                self.add(f"{first}.{self.size} == {second}.{self.size}", self.length(first) + self.length(second, -1), "==", 0,
                         "UISV-fill-equally" if isStack else None)
            elif pick() < 0.12:
                factor = self.random.choice([Fraction(1, 2), Fraction(3, 2), Fraction(2)])
                self.add(f"{first}.{self.size} == {text(factor)}*{second}.{self.size}",
                         self.length(first) + self.length(second, -factor), "==", 0)
        if pick() < 0.15:
            view = self.random.choice(self.views)
            center = "centerX" if self.isHorizontal else "centerY"
            half = Fraction(1, 2)
            self.add(f"{view}.{center} == {self.box}.{center}",
                     self.start(view) + self.length(view, half) + self.start(self.box, -1) + self.length(self.box, -half), "==", 0)
        if pick() < 0.85:
            name = "Width" if self.isHorizontal else "Height"
            # Near what the parts ask for, so that about half of the blocks can hold.
            parts = sum(rhs for _, relation, rhs in self.rows if relation == "==" and rhs > 0)
            amount = max(Fraction(0), Fraction(int(parts)) + self.random.choice([0, 0, 0, -30, 30, 200]))
            identifier = self.random.choice([f"UIView-Encapsulated-Layout-{name}", None])
            self.fix(self.box, self.random.choice(["==", "==", "<="]), amount, identifier)

    def log(self):
        order = self.entries[:]
        self.random.shuffle(order)
        lines = ",\n".join(f'    "{entry}"' for entry in order)
        return (f"2026-01-01 00:00:00.000000+0000 App[1:1] [LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
                f"{ADVICE}(\n{lines}\n)\n\nWill attempt to recover by breaking constraint \n{self.random.choice(order)}\n\n{FOOTER}")

    def holds(self):
        sizes = {v for terms, _, _ in self.rows for v in terms if v.endswith(self.size)}
        return Judge().can_hold(self.rows + [({v: Fraction(1)}, ">=", Fraction(0)) for v in sizes])


def text(value):
    return f"{float(value):g}"


# Running

def run(plumb, path):
    outcome = subprocess.run([plumb, "--format", "json", path], capture_output=True, text=True, timeout=300)
    if outcome.returncode not in (0, 1):
        sys.exit(f"plumb ended with {outcome.returncode}: {outcome.stderr}")
    return json.loads(outcome.stdout)


def check_log(plumb, path, name):
    report, found = run(plumb, path), []
    for finding in report["findings"]:
        found += [f"{name}:{finding['line']}: {what}" for what in complaints_about(report, finding)]
    return report, found


def check_random(plumb, count, seed, keep):
    blocks = {}
    lines, parts = 1, []
    for number in range(count):
        block = Block(seed + number)
        if not block.entries:
            continue
        blocks[lines] = block
        parts.append(block.log())
        lines += parts[-1].count("\n")
    handle, path = tempfile.mkstemp(suffix=".log")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write("".join(parts))
    if keep:
        with open(keep, "w", encoding="utf-8") as file:
            file.write("".join(parts))
    try:
        report, found = check_log(plumb, path, "random")
    finally:
        os.remove(path)
    if report["inputs"][0]["blocks"] != len(blocks):
        found.append(f"{len(blocks)} blocks were written, {report['inputs'][0]['blocks']} were read")
    if report["inputs"][0]["notes"]:
        found.append(f"a line could not be read: {report['inputs'][0]['notes'][0]}")
    verdicts = Counter()
    for finding in report["findings"]:
        block = blocks.get(finding["line"])
        if block is None or not finding["conflict"]:
            found.append(f"random:{finding['line']}: no block was written there, or it has no verdict")
            continue
        verdict = finding["conflict"]["verdict"]
        verdicts[verdict] += 1
        if (verdict == "contradictory") == block.holds():
            found.append(f"random:{finding['line']}: {verdict}, but what was written says otherwise")
    return verdicts, found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("plumb")
    parser.add_argument("logs", nargs="*")
    parser.add_argument("--blocks", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="keep the random log there")
    options = parser.parse_args()
    complaints, findings = [], 0
    for path in options.logs:
        report, found = check_log(options.plumb, path, path)
        findings += len(report["findings"])
        complaints += found
    verdicts, found = check_random(options.plumb, options.blocks, options.seed, options.keep)
    complaints += found
    for complaint in complaints[:40]:
        print(complaint)
    parts = ", ".join(f"{number} {verdict}" for verdict, number in sorted(verdicts.items()))
    print(f"z3: {findings} findings of {len(options.logs)} logs and {options.blocks} random blocks ({parts}): "
          f"{len(complaints)} disagreements")
    if min(verdicts["contradictory"], verdicts["satisfiable-as-printed"]) < options.blocks // 20:
        sys.exit("the random blocks are too one-sided to say much")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
