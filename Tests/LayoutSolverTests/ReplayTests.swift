import LayoutModel
import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct ReplayTests {
  /// What the rows of a system look like.
  enum Shape: CaseIterable {
    /// Bounds on differences, some on single variables.
    case differences
    /// Chains of equations with bounds over them.
    case chains
    /// Rows of three variables with fractions.
    case general
    /// Places and sizes, as in a layout.
    case layout
  }

  @Test("constants of one system change and change again", arguments: Shape.allCases, UInt64(0)..<12)
  func constants(shape: Shape, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = sample(shape, &random)
    var rows = sample.checked
    var session = SolverSession(sample.system)
    var changed: [Int] = []
    for _ in 0..<30 {
      if random.below(3) == 0 {
        for row in changed {
          session.setConstant(row, to: sample.system.rightSides[row])
          rows[row].rhs = sample.system.rightSides[row].description
        }
        changed.removeAll()
      }
      for _ in 0...random.below(3) {
        let row = random.below(rows.count)
        changed.append(row)
        let moved = Int64(random.below(9)) - 4
        let constant = sample.system.rightSides[row] + Rational(moved, random.below(3) == 0 ? 2 : 1)
        session.setConstant(row, to: constant)
        rows[row].rhs = constant.description
      }
      compare(&session, CertificateChecker(rows: rows))
    }
  }

  private func compare(_ session: inout SolverSession, _ checker: CertificateChecker) {
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

  /// Returns a system of sixty variables and more rows that some values satisfy.
  private func sample(_ shape: Shape, _ random: inout SplitMix64) -> SystemSample {
    let count = 60
    var sample = SystemSample(variableCount: count)
    let places = (0..<count).map { _ in random.below(40) - 20 }
    if shape == .layout {
      for origin in stride(from: 0, to: count, by: 2) { sample.system.pair(origin: origin, size: origin + 1) }
    }
    for variable in 0..<count {
      for _ in 0..<2 {
        let terms = terms(shape, variable, &random)
        let value = terms.reduce(0) { $0 + $1.1 * places[$1.0] }
        switch shape == .chains && random.below(2) == 0 ? 2 : random.below(5) {
        case 0, 1: sample.add(terms, .lessThanOrEqual, value + random.below(6), over: 3)
        case 2: sample.add(terms, .equal, value, over: 3)
        default: sample.add(terms, .greaterThanOrEqual, value - random.below(6), over: 3)
        }
      }
    }
    return sample
  }

  private func terms(_ shape: Shape, _ variable: Int, _ random: inout SplitMix64) -> [(Int, Int)] {
    let other = (variable + 1 + random.below(6)) % 60
    switch shape {
    case .differences: return random.below(6) == 0 ? [(variable, 1)] : [(variable, 1), (other, -1)]
    case .chains: return variable == 0 ? [(0, 1)] : [(variable, 1), (variable - 1, -1)]
    case .general:
      return [(variable, 1 + random.below(3)), (other, random.below(5) - 3), (59 - variable, -1)]
    case .layout:
      let (view, next) = (variable / 2 * 2, other / 2 * 2)
      if variable % 2 == 0 { return [(next, 1), (view, -1), (view + 1, -1)] }
      return random.below(2) == 0 ? [(variable, 1)] : [(variable, 1), (next + 1, -1)]
    }
  }

  @Test("a step set gives its members back in order", arguments: UInt64(0)..<20)
  func stepSet(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var set = StepSet(limit: 300)
    let members = Set((0..<40).map { _ in random.below(300) })
    for member in members { set.insert(member) }
    var ascending: [Int] = []
    while ascending.count < 10, let member = set.popLowest() { ascending.append(member) }
    #expect(ascending == Array(members.sorted().prefix(10)))
    var descending: [Int] = []
    while let member = set.popHighest() { descending.append(member) }
    #expect(descending == Array(members.sorted().dropFirst(10).reversed()))
    set.insert(7)
    #expect(set.popHighest() == 7)
    #expect(set.popLowest() == nil)
  }
}
