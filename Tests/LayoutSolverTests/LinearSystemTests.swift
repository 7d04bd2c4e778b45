import LayoutModel
import Testing

@testable import LayoutSolver

@Suite struct LinearSystemTests {
  private func term(_ variable: Int, _ coefficient: Rational) -> LinearTerm {
    LinearTerm(variable: variable, coefficient: coefficient)
  }

  @Test("terms of one variable are added up, sorted, and dropped when they cancel")
  func merging() {
    var system = LinearSystem()
    for _ in 0..<3 { _ = system.addVariable() }
    let row = system.addRow(
      [term(2, 1), term(0, 2), term(1, 5), term(2, Rational(1, 2)), term(1, -5)], .equal, 7)
    #expect(system.terms(of: row).map { system.columns[$0] } == [0, 2])
    #expect(system.terms(of: row).map { system.coefficients[$0] } == [2, Rational(3, 2)])
    #expect(system.rowCount == 1)
    #expect(system.variableCount == 3)
  }

  @Test("a pair that fits no earlier pair is ignored")
  func pairs() {
    var system = LinearSystem()
    for _ in 0..<4 { _ = system.addVariable() }
    system.pair(origin: 0, size: 1)
    system.pair(origin: 1, size: 2)
    system.pair(origin: 3, size: 0)
    system.pair(origin: 2, size: 1)
    system.pair(origin: 2, size: 2)
    system.pair(origin: 2, size: 9)
    #expect(system.origins == [-1, 0, -1, -1])
  }

  @Test("a subsystem holds the rows in the order asked for")
  func subsystem() {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    _ = system.addRow([term(x, 1)], .lessThanOrEqual, 1)
    _ = system.addRow([term(y, 1)], .equal, 2)
    _ = system.addRow([term(x, 1), term(y, 1)], .greaterThanOrEqual, 5)
    let part = system.subsystem(rows: [2, 0])
    #expect(part.relations == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(part.rightSides == [5, 1])
    #expect(part.variableCount == 2)
    guard case .contradictory(let conflict) = system.subsystem(rows: [2, 1, 0]).feasibility() else {
      Issue.record("no conflict was found")
      return
    }
    #expect(conflict.rows == [0, 1, 2])
    #expect(conflict.multipliers == [-1, 1, 1])
  }

  @Test("a pair changes no verdict", arguments: UInt64(0)..<100)
  func pairsAreHints(seed: UInt64) {
    let sample = SystemSample.random(seed: seed * 3 + 1, variables: 6, rows: 8)
    var plain = SystemSample(variableCount: 6)
    for row in sample.whole {
      plain.add(row.terms.enumerated().map { ($0.offset, $0.element) }, row.relation, row.rhs)
    }
    var paired = plain
    for origin in stride(from: 0, to: 6, by: 2) { paired.system.pair(origin: origin, size: origin + 1) }
    let limits = ConflictLimits(count: 1000)
    #expect(plain.system.minimalConflicts(limits: limits) == paired.system.minimalConflicts(limits: limits))
  }
}
