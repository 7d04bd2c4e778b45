"""Solves one system of the alc format with one other solver and prints how long it took.

    solvers.py SOLVER FILE RUNS

SOLVER is highs, highs-iis, highs-ranges, z3, z3-core, kiwi or kiwi-edit. Printed is a line of JSON: the verdict, the number of members of a minimal
conflict where one was asked for, and the milliseconds of the processor for each run, without reading the file and without
building the solver's own model of it. After a first run of more than ten seconds there are no others.

highs-ranges minimises and maximises twenty of the variables, and the time is what all of them would take. kiwi-edit moves
the constants of fifty rows by 1 and back, those that `Benchmarks --edits 50` moves, and the time is the mean of one answer.
"""

import json
import sys
import time
from fractions import Fraction


def read(path):
    """Returns the number of variables and the required rows as (terms, relation, right side)."""
    count, rows = 0, []
    with open(path, encoding="utf-8") as file:
        for line in file:
            words = line.split()
            if not words or words[0] not in ("var", "con"):
                continue
            if words[0] == "var":
                count += 1
            elif words[2] == "1000":
                terms = [(Fraction(words[i]), int(words[i + 1])) for i in range(5, len(words), 2)]
                rows.append((terms, words[3], Fraction(words[4])))
    return count, rows


def highs(count, rows, kind):
    finds_conflict = kind == "iis"
    import highspy
    import numpy

    low = [-highspy.kHighsInf if relation == "<=" else float(right) for _, relation, right in rows]
    high = [highspy.kHighsInf if relation == ">=" else float(right) for _, relation, right in rows]
    starts, places, factors = [0], [], []
    for terms, _, _ in rows:
        places += [place for _, place in terms]
        factors += [float(factor) for factor, _ in terms]
        starts.append(len(places))
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = count, len(rows)
    lp.col_cost_ = numpy.zeros(count)
    lp.col_lower_, lp.col_upper_ = numpy.full(count, -highspy.kHighsInf), numpy.full(count, highspy.kHighsInf)
    lp.row_lower_, lp.row_upper_ = numpy.array(low), numpy.array(high)
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_, lp.a_matrix_.index_, lp.a_matrix_.value_ = starts, places, factors
    solver = highspy.Highs()
    solver.silent()
    solver.setOptionValue("threads", 1)
    if finds_conflict:
        strategy = highspy.IisStrategy
        solver.setOptionValue("iis_strategy", strategy.kIisStrategyFromLp.value | strategy.kIisStrategyIrreducible.value)
    solver.passModel(lp)

    def solve():
        if kind == "ranges":
            return highs_ranges(solver, count)
        solver.run()
        verdict = "unsat" if solver.getModelStatus() == highspy.HighsModelStatus.kInfeasible else "sat"
        if not finds_conflict:
            return verdict, None
        conflict = solver.getIis()
        conflict = conflict[1] if isinstance(conflict, tuple) else conflict
        return verdict, len(conflict.row_index_)

    return solve


def highs_ranges(solver, count):
    """Finds the ends of twenty variables, each solve from the basis of the last one; the time of all is estimated."""
    import highspy

    chosen = range(0, count, max(1, count // 20))
    start = time.process_time()
    for place in chosen:
        for sense in (highspy.ObjSense.kMinimize, highspy.ObjSense.kMaximize):
            solver.changeColCost(place, 1)
            solver.changeObjectiveSense(sense)
            solver.run()
        solver.changeColCost(place, 0)
    return "sat", None, (time.process_time() - start) * 1000 * count / len(chosen)


def z3(count, rows, kind):
    finds_conflict = kind == "core"
    import z3 as library

    solver = library.SolverFor("QF_LRA")
    if finds_conflict:
        solver.set("core.minimize", True)
    variables = [library.Real(f"x{place}") for place in range(count)]
    for number, (terms, relation, right) in enumerate(rows):
        parts = [variables[place] if factor == 1 else library.RealVal(str(factor)) * variables[place] for factor, place in terms]
        left, right = library.Sum(parts) if len(parts) > 1 else parts[0], library.RealVal(str(right))
        says = left <= right if relation == "<=" else left >= right if relation == ">=" else left == right
        if finds_conflict:
            solver.assert_and_track(says, f"r{number}")
        else:
            solver.add(says)

    def solve():
        verdict = str(solver.check())
        return verdict, len(solver.unsat_core()) if finds_conflict and verdict == "unsat" else None

    return solve


def edited_rows(count, edits=50):
    """Returns the rows that `Benchmarks --edits` changes, in its order."""
    state, rows = 1, []
    for _ in range(edits):
        state = (state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        rows.append((state >> 33) % count)
    return rows


def kiwi_edit(count, rows):
    """The constants to change are edit variables; each answer brings all values up to date."""
    import kiwisolver as library

    variables = [library.Variable(f"x{place}") for place in range(count)]
    solver, edited = library.Solver(), {}
    order = edited_rows(len(rows))
    for number in order:
        edited[number] = library.Variable(f"c{number}")
    for number, (terms, relation, right) in enumerate(rows):
        parts, constant = [library.Term(variables[place], float(factor)) for factor, place in terms], -float(right)
        if number in edited:
            solver.addEditVariable(edited[number], "strong")
            solver.suggestValue(edited[number], float(right))
            parts, constant = parts + [library.Term(edited[number], -1.0)], 0.0
        solver.addConstraint(library.Constraint(library.Expression(parts, constant), {"=": "=="}.get(relation, relation)))
    solver.updateVariables()

    def solve():
        start = time.process_time()
        for number in order:
            for step in (1, 0):
                solver.suggestValue(edited[number], float(rows[number][2]) + step)
                solver.updateVariables()
        return "sat", None, (time.process_time() - start) * 1000 / (2 * len(order))

    return solve


def kiwi(count, rows, kind):
    import kiwisolver as library

    if kind == "edit":
        return kiwi_edit(count, rows)
    variables = [library.Variable(f"x{place}") for place in range(count)]
    constraints = []
    for terms, relation, right in rows:
        left = library.Expression([library.Term(variables[place], float(factor)) for factor, place in terms], -float(right))
        constraints.append(library.Constraint(left, {"=": "=="}.get(relation, relation)))
    solver = library.Solver()

    def solve():
        try:
            for constraint in constraints:
                solver.addConstraint(constraint)
        except library.UnsatisfiableConstraint:
            return "unsat", None
        return "sat", None

    return solve


def main():
    solver, path, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
    prepare = {"highs": highs, "z3": z3, "kiwi": kiwi}[solver.split("-")[0]]
    count, rows = read(path)
    times = []
    while len(times) < runs and not (times and times[0] > 10_000):
        solve = prepare(count, rows, solver.partition("-")[2])
        start = time.process_time()
        verdict, size, *own = solve()
        took = (time.process_time() - start) * 1000
        times.append(own[0] if own else took)
        if own and took > 1_000:
            break
    print(json.dumps({"verdict": verdict, "size": size, "times": times}))


if __name__ == "__main__":
    main()
