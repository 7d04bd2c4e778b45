import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct SolverSessionTests {
  @Test("after every edit the verdict is that of a fresh solve, with a proof", arguments: UInt64(0)..<300)
  func feasibility(seed: UInt64) {
    var edited = EditedSample(seed: seed, blocks: 1 + Int(seed % 6))
    for _ in 0..<30 {
      compareFeasibility(&edited)
      edited.edit()
    }
    compareFeasibility(&edited)
  }

  @Test("after every edit the optimum is that of a fresh solve, with proofs", arguments: UInt64(0)..<300)
  func optimum(seed: UInt64) {
    var edited = EditedSample(seed: seed, blocks: 1 + Int(seed % 4))
    for step in 0..<30 {
      compareOptimum(&edited)
      if step % 3 == 0 { compareFeasibility(&edited) }
      edited.edit()
    }
    compareOptimum(&edited)
  }

  @Test("several edits at once are answered as one by one", arguments: UInt64(0)..<100)
  func batches(seed: UInt64) {
    var edited = EditedSample(seed: seed &+ 7000, blocks: 3)
    for _ in 0..<6 {
      for _ in 0..<5 { edited.edit() }
      compareOptimum(&edited)
      compareFeasibility(&edited)
    }
  }

  @Test("long chains are answered from near the change as by a fresh solve", arguments: UInt64(0)..<40)
  func chains(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = 150
    var system = LinearSystem()
    var checked: [CertificateChecker.Row] = []
    for _ in 0..<count { _ = system.addVariable() }
    for node in 1..<count {
      let factor: Int64 = seed % 2 == 0 && random.below(9) == 0 ? 2 : 1
      let other = max(0, node - 1 - random.below(3))
      let terms = [
        LinearTerm(variable: node, coefficient: .one),
        LinearTerm(variable: other, coefficient: Rational(-1, factor)),
      ]
      let bounds: [(Relation, Int)] = [
        (.greaterThanOrEqual, random.below(9)), (.lessThanOrEqual, 9 + random.below(30)),
      ]
      for (relation, bound) in bounds {
        _ = system.addRow(terms, relation, Rational(Int64(bound)))
        checked.append(
          CertificateChecker.Row(
            terms: [(node, "1"), (other, "-1/\(factor)")], relation: relation, rhs: "\(bound)"))
      }
    }
    var session = SolverSession(system)
    for _ in 0..<30 {
      let row = random.below(system.rowCount)
      let constant = random.below(60) - 12
      session.setConstant(row, to: Rational(Int64(constant)))
      checked[row].rhs = "\(constant)"
      let checker = CertificateChecker(rows: checked)
      switch (session.feasibility(), session.snapshot().system.feasibility()) {
      case (.satisfiable(let solution), .satisfiable):
        #expect(checker.complaint(solution: solution.map(\.description)) == nil)
      case (.contradictory(let conflict), .contradictory):
        #expect(
          checker.complaint(
            members: conflict.rows, multipliers: conflict.multipliers.map(\.description),
            excess: conflict.excess.description) == nil)
      default: Issue.record("the verdict is not that of a fresh solve")
      }
    }
  }

  @Test("edits of what does not exist change nothing")
  func unknownRows() {
    var session = SolverSession(LinearSystem())
    session.setConstant(3, to: .one)
    session.setPriority(-1, to: .required)
    session.activate(0)
    session.deactivate(7)
    session.removeRow(9)
    let variable = session.addVariable()
    let row = session.addRow([LinearTerm(variable: 5, coefficient: .one)], .equal, .one)
    #expect(!session.isActive(row))
    session.activate(row)
    #expect(!session.isActive(row))
    let other = session.addRow([LinearTerm(variable: variable, coefficient: .one)], .equal, .one)
    session.removeRow(other)
    session.activate(other)
    #expect(!session.isActive(other))
    #expect(session.snapshot().system.rowCount == 0)
  }

  private func compareFeasibility(_ edited: inout EditedSample) {
    let sample = edited.requiredSample
    switch (edited.session.feasibility(), sample.system.feasibility()) {
    case (.satisfiable(let solution), .satisfiable):
      #expect(sample.checker.complaint(solution: solution.map(\.description)) == nil)
    case (.contradictory(let conflict), .contradictory): #expect(sample.complaint(conflict) == nil)
    default: Issue.record("the verdict is not that of a fresh solve")
    }
  }

  private func compareOptimum(_ edited: inout EditedSample) {
    let sample = edited.sample
    switch (edited.session.optimalSolution(), sample.system.optimum()) {
    case (.contradictory(let conflict), .contradictory): #expect(sample.complaint(conflict) == nil)
    case (.optimal(let optimum), .optimal(let fresh)):
      #expect(optimum.levels == fresh.levels)
      let (free, expected) = (sample.system.freedom(of: optimum), sample.system.freedom(of: fresh))
      #expect(free.degrees == expected.degrees)
      #expect(free.variables == expected.variables)
      #expect(sample.complaint(optimum) == nil)
      #expect(optimum.shortfalls.map(\.row) == optimum.errors.indices.filter { !optimum.errors[$0].isZero })
      for shortfall in optimum.shortfalls { #expect(sample.complaint(shortfall, optimum) == nil) }
    default: Issue.record("the verdict is not that of a fresh solve")
    }
  }
}

extension SystemSample {
  /// Returns what is wrong with the solution, or `nil` when every row holds or is off by exactly its error.
  func complaint(_ optimum: Optimum) -> String? {
    var rows = checked
    for (row, error) in optimum.errors.enumerated() where !error.isZero {
      if reference[row].priority >= 1000 { return "required row is off" }
      let rhs = BigRational(Rational(Int64(reference[row].rhs), Int64(reference[row].denominator)))
      var left = BigRational.zero
      for (variable, coefficient) in reference[row].terms.enumerated() {
        left += BigRational(coefficient) * optimum.solution[variable]
      }
      left = left / BigRational(reference[row].denominator)
      rows[row].rhs = (left < rhs ? rhs - error : rhs + error).description
      rows[row].relation = .equal
    }
    return CertificateChecker(rows: rows).complaint(solution: optimum.solution.map(\.description))
  }
}
