"""Families of constraint systems that look like layouts, in the alc format.

    families.py FAMILY ROWS sat|unsat

Each family is a function that fills a System; `tight` makes the contradiction. The same arguments give the same file.
"""

import random
import sys
from fractions import Fraction

HALF = Fraction(1, 2)


class System:
    """Rows over named variables, which are numbered as they first occur."""

    def __init__(self, family, verdict):
        self.numbers, self.lines = {}, []
        self.head = [f"meta family {family}", f"meta expect {verdict}"]

    def number(self, name):
        return self.numbers.setdefault(name, len(self.numbers))

    def rect(self, name):
        """Numbers the four variables of a rectangle, in the order of their names."""
        for ending in "xywh":
            self.number(f"{name}.{ending}")

    def add(self, label, terms, relation, right=0, priority=1000):
        body = " ".join(f"{text(factor)} {self.number(name)}" for name, factor in terms)
        self.lines.append(f"con {label} {priority} {relation} {text(right)} {body}")

    def value(self, label, name, relation, right, priority=1000):
        self.add(label, [(name, 1)], relation, right, priority)

    def gap(self, label, after, before, relation, right=0):
        """after − before  relation  right"""
        self.add(label, [(after, 1), (before, -1)], relation, right)

    def follow(self, label, after, before, axis="x", right=0):
        """The near edge of a rectangle follows the far edge of another one."""
        size = "w" if axis == "x" else "h"
        self.add(label, [(f"{after}.{axis}", 1), (f"{before}.{axis}", -1), (f"{before}.{size}", -1)], "=", right)

    def close(self, label, outer, inner, axis="x", relation="=", right=0):
        """The distance from the far edge of a rectangle to that of the one around it."""
        size = "w" if axis == "x" else "h"
        self.add(label, [(f"{outer}.{axis}", 1), (f"{outer}.{size}", 1), (f"{inner}.{axis}", -1), (f"{inner}.{size}", -1)],
                 relation, right)

    def text(self):
        names = [f"var {name}" for name in self.numbers]
        return "\n".join(["alc 1", *self.head, *names, *self.lines]) + "\n"


def text(value):
    """An exact number: an integer, or p/q."""
    return str(Fraction(value))


def form(s, rows, tight, rng):
    """A scrolling form: fields in rows, their sizes from their content."""
    s.rect("root")
    s.rect("page")
    for variable, right in (("x", 0), ("y", 0), ("w", 390), ("h", 844)):
        s.value(f"root.{variable}", f"root.{variable}", "=", right)
    for variable in "xyw":
        s.gap(f"page.{variable}", f"page.{variable}", f"root.{variable}", "=")
    count = max(1, (rows - 8) // 26)
    for line in range(count):
        row = f"r{line}"
        s.rect(row)
        s.gap(f"{row}.lead", f"{row}.x", "page.x", "=", 16)
        s.close(f"{row}.trail", "page", row, right=16)
        if line:
            s.follow(f"{row}.top", row, f"r{line - 1}", "y", 8)
        else:
            s.gap(f"{row}.top", f"{row}.y", "page.y", "=", 16)
        s.value(f"{row}.tall", f"{row}.h", ">=", 44)
        for place in range(3):
            field = f"{row}.f{place}"
            s.rect(field)
            if place:
                s.follow(f"{field}.lead", field, f"{row}.f{place - 1}", right=8)
            else:
                s.gap(f"{field}.lead", f"{field}.x", f"{row}.x", "=")
            s.value(f"{field}.least", f"{field}.w", ">=", 150 if tight and line == count // 2 else 40)
            size = rng.randrange(50, 140)
            s.value(f"{field}.hug", f"{field}.w", "<=", size, 250 + (place > 0))
            s.value(f"{field}.resist", f"{field}.w", ">=", size, 750 + (place == 0))
            s.value(f"{field}.height", f"{field}.h", "=", rng.choice([17, Fraction(41, 2), 22, 34]), 750)
            s.add(f"{field}.middle", [(f"{field}.y", 1), (f"{field}.h", HALF), (f"{row}.y", -1), (f"{row}.h", -HALF)], "=")
            s.gap(f"{field}.fit", f"{row}.h", f"{field}.h", ">=", 16)
        s.close(f"{row}.close", row, f"{row}.f2")
    s.close("page.end", "page", f"r{count - 1}", "y", right=16)


def five(s, rows, tight, rng):
    """Five views side by side in 320 points, again and again; one group asks for too much."""
    count = max(1, rows // 34)
    for group in range(count):
        box, views = f"b{group}", [f"b{group}.v{place}" for place in range(5)]
        for name in (box, *views):
            s.rect(name)
        s.value(f"{box}.lead", f"{box}.x", "=", 0)
        if group:
            s.follow(f"{box}.top", box, f"b{group - 1}", "y")
        else:
            s.value(f"{box}.top", f"{box}.y", "=", 0)
        s.value(f"{box}.width", f"{box}.w", "=", 320)
        s.value(f"{box}.height", f"{box}.h", "=", 44)
        s.gap(f"{box}.first", f"{views[0]}.x", f"{box}.x", "=", 8)
        s.close(f"{box}.last", box, views[4], right=8)
        for place, view in enumerate(views):
            if place:
                s.follow(f"{view}.lead", view, views[place - 1], right=8)
                s.add(f"{view}.equal", [(f"{view}.w", 1), (f"{views[0]}.w", -1)], "=", 0, 999)
            s.value(f"{view}.least", f"{view}.w", ">=", 60 if tight and group == 0 else 50)
            s.gap(f"{view}.top", f"{view}.y", f"{box}.y", "=")
            s.gap(f"{view}.height", f"{view}.h", f"{box}.h", "=")
            s.value(f"{view}.hug", f"{view}.w", "<=", 54, 250 + place)


def chain(s, rows, tight, rng, length=12):
    """A chain of equal distances with slack bounds over it; twelve rows contradict each other in its middle."""
    links = rows // 2
    steps = [rng.randrange(1, 60) + rng.randrange(2) * HALF for _ in range(links)]
    s.value("start", "x0", "=", 0)
    for link, step in enumerate(steps):
        s.gap(f"s{link}", f"x{link + 1}", f"x{link}", "=", step)
    for number in range(rows - links - 2):
        link = number % (links - 1)
        s.gap(f"g{number}", f"x{link + 2}", f"x{link}", ">=", steps[link] + steps[link + 1] - 5 - number // (links - 1))
    if tight:
        first = (links - length + 1) // 2
        last = first + length - 1
        s.gap("clash", f"x{last}", f"x{first}", "=", sum(steps[first:last]) + 1)


def grid(s, rows, tight, rng):
    """A grid of equal cells with an aspect ratio; the container is a point too short."""
    columns = max(2, int((rows / 4) ** 0.5))
    lines = max(2, (rows - 6) // (4 * columns))
    width = 80 * columns
    cell = Fraction(width - 8 * (columns + 1), columns)
    need = cell * Fraction(9, 16) * lines + 8 * (lines + 1)
    s.rect("root")
    for variable, right in (("x", 0), ("y", 0), ("w", width), ("h", need - 1 if tight else need + 40)):
        s.value(f"root.{variable}", f"root.{variable}", "=", right)
    for line in range(lines):
        for column in range(columns):
            view = f"c{line}_{column}"
            s.rect(view)
            if column:
                s.follow(f"{view}.lead", view, f"c{line}_{column - 1}", right=8)
            else:
                s.gap(f"{view}.lead", f"{view}.x", "root.x", "=", 8)
            if line:
                s.follow(f"{view}.top", view, f"c{line - 1}_{column}", "y", 8)
            else:
                s.gap(f"{view}.top", f"{view}.y", "root.y", "=", 8)
            if line or column:
                s.gap(f"{view}.equal", f"{view}.w", "c0_0.w", "=")
            s.add(f"{view}.aspect", [(f"{view}.h", 1), (f"{view}.w", Fraction(-9, 16))], "=")
    s.close("trail", "root", f"c0_{columns - 1}", right=8)
    s.close("bottom", "root", f"c{lines - 1}_0", "y", ">=", 8)


def indep(s, rows, tight, rng, every=10):
    """Groups of ten rows of three kinds, tied together; every tenth group contradicts itself."""
    for group in range(max(1, rows // 10)):
        k, bad = f"k{group}", tight and group % every == 0
        if group:
            s.gap(f"{k}.anchor", f"{k}.x", f"k{group - 1}.x", "=", 50)
        else:
            s.value(f"{k}.anchor", f"{k}.x", "=", 0)
        s.value(f"{k}.width", f"{k}.w", "=", 200)
        s.value(f"{k}.low", f"{k}.h", ">=", 0)
        s.value(f"{k}.high", f"{k}.h", "<=", 400)
        s.gap(f"{k}.first", f"{k}.a", f"{k}.x", ">=")
        if group % 3 == 0:
            s.gap(f"{k}.ab", f"{k}.b", f"{k}.a", ">=", 100)
            s.gap(f"{k}.bc", f"{k}.c", f"{k}.b", ">=", 100)
            s.gap(f"{k}.ac", f"{k}.c", f"{k}.a", "<=", 199 if bad else 220)
            s.gap(f"{k}.b", f"{k}.b", f"{k}.x", ">=", 10)
            s.gap(f"{k}.c", f"{k}.c", f"{k}.x", ">=", 20)
        elif group % 3 == 1:
            s.add(f"{k}.middle", [(f"{k}.b", 1), (f"{k}.bw", HALF), (f"{k}.x", -1), (f"{k}.w", -HALF)], "=")
            s.value(f"{k}.least", f"{k}.bw", ">=", 210 if bad else 120)
            s.gap(f"{k}.inside", f"{k}.b", f"{k}.x", ">=")
            s.value(f"{k}.most", f"{k}.bw", "<=", 320)
            s.gap(f"{k}.near", f"{k}.a", f"{k}.b", "<=", 500)
        else:
            s.add(f"{k}.half", [(f"{k}.b", 1), (f"{k}.c", -HALF)], "=")
            s.value(f"{k}.least", f"{k}.c", ">=", 100)
            s.value(f"{k}.limit", f"{k}.b", "<=", 49 if bad else 90)
            s.value(f"{k}.most", f"{k}.c", "<=", 1000)
            s.value(f"{k}.some", f"{k}.b", ">=", 0)


def expo(s, rows, tight, rng, stages=6):
    """Stages that can each be passed in two ways, under one bound: 64 minimal conflicts, and a long tail."""
    for stage in range(stages):
        s.gap(f"a{stage}", f"x{stage + 1}", f"x{stage}", ">=", 10)
        s.gap(f"b{stage}", f"y{stage}", f"x{stage}", ">=", 4)
        s.gap(f"c{stage}", f"x{stage + 1}", f"y{stage}", ">=", 6)
    s.gap("close", f"x{stages}", "x0", "<=", 10 * stages - 1 if tight else 10 * stages + 5)
    for number in range(rows - 3 * stages - 1):
        s.gap(f"t{number}", f"z{number}", f"z{number - 1}" if number else "x0", "=" if number % 2 == 0 else ">=", 5)


def diff(s, rows, tight, rng, length=8):
    """Random bounds on differences around a hidden layout; a cycle of eight is half a point too short."""
    count = max(length, rows // 3)
    places = [rng.randrange(2000) * HALF for _ in range(count)]

    def bound(label, first, second, slack):
        s.gap(label, f"x{first}", f"x{second}", "<=", places[first] - places[second] + slack)

    for first in range(1, count):
        bound(f"t{first}", first, rng.randrange(max(0, first - 20), first), rng.randrange(40))
    for number in range(rows - count + 1 - (length if tight else 0)):
        second = rng.randrange(count)
        bound(f"e{number}", (second + rng.randrange(1, min(40, count))) % count, second, rng.randrange(1, 60))
    if tight:
        cycle = rng.sample(range(count), length)
        for place in range(length):
            bound(f"n{place}", cycle[place], cycle[place - 1], 0 if place else -HALF)


def nested(s, rows, tight, rng, fan=4):
    """Stacks in stacks, four views each, in turn across and down; the root is a point too narrow."""
    stacks = [("root", 0)]
    known, first = 4, 0
    while known + 15 + 24 <= rows:
        name, depth = stacks[first]
        first += 1
        stacks += [(f"{name}.{place}", depth + 1) for place in range(fan)]
        known += 3 * fan + 1 + 6 * fan - 6
    inner, leaves = stacks[:first], stacks[first:]
    need = {}
    for name, depth in leaves:
        need[name] = (rng.randrange(1, 6), rng.randrange(1, 6))
        for variable, least, low, high in zip("wh", need[name], (10, 8), (90, 40)):
            size = rng.randrange(low, high)
            s.value(f"{name}.least.{variable}", f"{name}.{variable}", ">=", least)
            s.value(f"{name}.hug.{variable}", f"{name}.{variable}", "<=", size, rng.randrange(1, 500))
            s.value(f"{name}.resist.{variable}", f"{name}.{variable}", ">=", size, rng.randrange(500, 1000))
    for name, depth in reversed(inner):
        parts = [need[f"{name}.{place}"] for place in range(fan)]
        along = depth % 2
        sizes = [0, 0]
        sizes[along] = sum(part[along] for part in parts) + 2 * (fan - 1)
        sizes[1 - along] = max(part[1 - along] for part in parts)
        need[name] = tuple(sizes)
    width, height = need["root"]
    for variable, right in (("x", 0), ("y", 0), ("w", width - 1 if tight else 3 * width), ("h", 3 * height)):
        s.value(f"root.{variable}", f"root.{variable}", "=", right)
    for name, depth in inner:
        axis, across, size = ("x", "y", "h") if depth % 2 == 0 else ("y", "x", "w")
        for place in range(fan):
            part = f"{name}.{place}"
            if place:
                s.follow(f"{part}.lead", part, f"{name}.{place - 1}", axis, 2)
            else:
                s.gap(f"{part}.lead", f"{part}.{axis}", f"{name}.{axis}", "=")
            s.gap(f"{part}.cross", f"{part}.{across}", f"{name}.{across}", "=")
            s.gap(f"{part}.fill", f"{part}.{size}", f"{name}.{size}", "=")
        s.close(f"{name}.trail", name, f"{name}.{fan - 1}", axis)


def ratio(s, rows, tight, rng):
    """Boxes whose widths are tied by ratios, with views of proportional width: no system of differences."""
    count = max(1, rows // 13)
    for box in range(count):
        c, a, b, t, p = f"b{box}", f"b{box}.a", f"b{box}.b", f"b{box}.t", f"b{box - 1}"
        if box:
            s.gap(f"{c}.lead", f"{c}.x", f"{p}.x", "=")
            s.add(f"{c}.up", [(f"{c}.w", 1), (f"{p}.w", Fraction(-5, 4))], "<=")
            s.add(f"{c}.down", [(f"{c}.w", 1), (f"{p}.w", Fraction(-4, 5))], ">=")
        else:
            s.value(f"{c}.lead", f"{c}.x", "=", 0)
        s.value(f"{c}.least", f"{c}.w", ">=", 300)
        s.value(f"{c}.most", f"{c}.w", "<=", 470 if tight and box == count // 2 else 600)
        s.gap(f"{a}.lead", f"{a}.x", f"{c}.x", "=", 16)
        s.add(f"{a}.part", [(f"{a}.w", 1), (f"{c}.w", Fraction(-3, 10))], "=", 10)
        s.add(f"{b}.middle", [(f"{b}.x", 1), (f"{b}.w", HALF), (f"{c}.x", -1), (f"{c}.w", -HALF)], "=")
        s.add(f"{b}.least", [(f"{b}.w", 1), (f"{a}.w", Fraction(-2, 3))], ">=", 20)
        s.add(f"{b}.gap", [(f"{b}.x", 1), (f"{a}.x", -1), (f"{a}.w", -1)], ">=", 8)
        s.close(f"{b}.trail", c, b, relation=">=", right=16)
        s.add(f"{t}.part", [(f"{t}.w", 1), (f"{b}.w", Fraction(-5, 7)), (f"{a}.w", Fraction(-1, 3))], "=")
        s.value(f"{t}.least", f"{t}.w", ">=", 120)


def expo10(s, rows, tight, rng):
    """Ten stages, and so 1,024 minimal conflicts."""
    expo(s, rows, tight, rng, stages=10)


def indep20(s, rows, tight, rng):
    """In 1,000 rows twenty conflicts that have no row in common."""
    indep(s, rows, tight, rng, every=5)


MANY = {family.__name__: family for family in (expo10, indep20)}
FAMILIES = {family.__name__: family for family in (form, five, chain, grid, indep, expo, diff, nested, ratio)}


def make(family, rows, verdict, seed=1):
    """Returns the text of a system."""
    system = System(family, verdict)
    (FAMILIES | MANY)[family](system, rows, verdict == "unsat", random.Random(seed))
    return system.text()


if __name__ == "__main__":
    sys.stdout.write(make(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
