import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct OverflowTests {
  @Test("coefficients near 2⁶² are decided exactly", arguments: UInt64(0)..<120)
  func hugeCoefficients(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = 2 + Int(seed % 4)
    var sample = SystemSample(variableCount: count)
    let huge = 1 << 62
    for _ in 0..<(count + 2) {
      let terms = (0..<count).map { ($0, Int.random(in: -huge...huge, using: &random)) }
      let relation: Relation = Bool.random(using: &random) ? .equal : .lessThanOrEqual
      sample.add(terms, relation, Int.random(in: -huge...huge, using: &random))
    }
    check(sample)
  }

  @Test("a path that adds up beyond 128 bits is decided with long numbers", arguments: [false, true])
  func longPaths(isClosed: Bool) {
    let huge = Rational(1 << 62)
    var system = LinearSystem()
    for _ in 0...21 { _ = system.addVariable() }
    for step in 0..<20 {
      let terms = [
        LinearTerm(variable: step + 1, coefficient: 1), LinearTerm(variable: step, coefficient: -1),
      ]
      _ = system.addRow(terms, .greaterThanOrEqual, huge)
    }
    // A denominator close to 2⁶² makes every length of the common scale nearly 2¹²⁴.
    _ = system.addRow(
      [LinearTerm(variable: 21, coefficient: 1), LinearTerm(variable: 20, coefficient: -1)],
      .greaterThanOrEqual,
      Rational(1, (1 << 62) - 57))
    if isClosed {
      _ = system.addRow(
        [LinearTerm(variable: 21, coefficient: 1), LinearTerm(variable: 0, coefficient: -1)],
        .lessThanOrEqual, huge)
    }
    switch system.feasibility() {
    case .satisfiable: #expect(!isClosed)
    case .contradictory(let conflict): #expect(isClosed && conflict.rows.count == 22)
    }
  }

  @Test("a chain of ratios multiplies beyond any fixed size")
  func ratios() {
    var sample = SystemSample(variableCount: 41)
    sample.add([(0, 1)], .equal, 1)
    for step in 0..<40 { sample.add([(step + 1, 17), (step, -1_000_003)], .equal, 0) }
    sample.add([(40, 1)], .lessThanOrEqual, 1)
    guard case .contradictory(let conflict) = sample.system.feasibility() else {
      Issue.record("no conflict was found")
      return
    }
    #expect(conflict.rows.count == 42)
    #expect(conflict.excess.rational == nil)
    #expect(sample.complaint(conflict) == nil)
    let all = sample.system.minimalConflicts()
    #expect(all.conflicts == [conflict])
    #expect(all.isComplete)
  }

  @Test("a chain of ratios has a solution of that size")
  func longSolution() {
    var sample = SystemSample(variableCount: 31)
    sample.add([(0, 1)], .greaterThanOrEqual, 1)
    for step in 0..<30 { sample.add([(step + 1, 17), (step, -1_000_003)], .greaterThanOrEqual, step) }
    for step in 0..<30 { sample.add([(step + 1, 16), (step, -1_000_003)], .lessThanOrEqual, 2) }
    check(sample)
  }

  @Test("differences whose constants have no common denominator in 64 bits are decided")
  func denominators() {
    let primes = [1_000_003, 1_000_033, 1_000_037, 1_000_039, 1_000_081]
    for isTight in [false, true] {
      var sample = SystemSample(variableCount: 5)
      for (index, prime) in primes.enumerated() {
        sample.add(
          [(index, prime), ((index + 1) % 5, -prime)], .lessThanOrEqual, isTight ? -1 : 1, over: prime)
      }
      check(sample)
    }
  }

  @Test("sums of bounds near 2⁶³ are decided")
  func hugeBounds() {
    var sample = SystemSample(variableCount: 4)
    for index in 0..<3 { sample.add([(index + 1, 1), (index, -1)], .greaterThanOrEqual, .max) }
    sample.add([(3, 1), (0, -1)], .lessThanOrEqual, .max)
    check(sample)
    var loose = SystemSample(variableCount: 4)
    for index in 0..<3 { loose.add([(index + 1, 1), (index, -1)], .greaterThanOrEqual, .max) }
    check(loose)
  }

  @Test("a row beyond 64 bits, or over unknown variables, is listed and says nothing")
  func unusableRows() {
    var system = LinearSystem()
    let variable = system.addVariable()
    let term = LinearTerm(variable: variable, coefficient: .one)
    #expect(system.addRow([term], .equal, .overflow) == 0)
    #expect(system.addRow([LinearTerm(variable: 7, coefficient: .one)], .equal, .one) == 1)
    #expect(system.addRow([LinearTerm(variable: -1, coefficient: .one)], .equal, .one) == 2)
    let huge = LinearTerm(variable: variable, coefficient: Rational(.max))
    #expect(system.addRow([huge, huge], .equal, .one) == 3)
    #expect(system.addRow([term], .equal, .one) == 4)
    #expect(system.unusableRows == [0, 1, 2, 3])
    guard case .satisfiable(let solution) = system.feasibility() else {
      Issue.record("unusable rows took part")
      return
    }
    #expect(solution == [1])
    #expect(system.subsystem(rows: [4, 3, 9]).unusableRows == [1, 2])
  }

  @Test("the smallest 64-bit number is decided exactly")
  func smallest() {
    var sample = SystemSample(variableCount: 1)
    sample.add([(0, .min)], .equal, .min)
    sample.add([(0, -1)], .greaterThanOrEqual, .min)
    sample.add([(0, 1)], .lessThanOrEqual, .min)
    check(sample)
  }

  private func check(_ sample: SystemSample) {
    switch sample.system.feasibility() {
    case .satisfiable(let solution):
      #expect(sample.checker.complaint(solution: solution.map(\.description)) == nil)
    case .contradictory(let conflict): #expect(sample.complaint(conflict) == nil)
    }
  }
}
