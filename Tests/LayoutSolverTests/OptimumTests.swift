import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct OptimumTests {
  @Test("every level's error is that of a textbook linear program, with proofs", arguments: UInt64(0)..<600)
  func levels(seed: UInt64) throws {
    check(.randomLevels(seed: seed, variables: 2 + Int(seed % 5), rows: 3 + Int(seed % 9)))
  }

  @Test(
    "differences with many ties reach the errors of a textbook linear program", arguments: UInt64(0)..<300)
  func differences(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = 3 + random.below(4)
    var sample = SystemSample(variableCount: count)
    for _ in 0..<(4 + random.below(10)) {
      let first = random.below(count)
      let second = random.below(count)
      let relation: Relation = [.lessThanOrEqual, .greaterThanOrEqual, .equal][random.below(3)]
      let priority = [1000, 750, 750, 250, 250][random.below(5)]
      sample.add([(first, 1), (second, -1)], relation, random.below(5) - 1, priority: priority)
    }
    check(sample)
  }

  @Test("coefficients near 2⁴⁰ need long numbers and are optimised all the same", arguments: UInt64(0)..<40)
  func longNumbers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var sample = SystemSample(variableCount: 3)
    let huge = 1 << 40
    for row in 0..<6 {
      let terms = (0..<3).map { ($0, Int.random(in: -huge...huge, using: &random)) }
      sample.add(
        terms, row % 2 == 0 ? .lessThanOrEqual : .equal, Int.random(in: -9...9, using: &random),
        priority: row < 1 ? 1000 : 500)
    }
    guard case .optimal(let optimum) = sample.system.optimum() else {
      Issue.record("one inequality cannot contradict itself")
      return
    }
    #expect(optimum.solution.count == 3)
    for shortfall in optimum.shortfalls { #expect(sample.complaint(shortfall, optimum) == nil) }
  }

  @Test("dozens of rows come with proofs that hold", arguments: UInt64(0)..<60)
  func proofs(seed: UInt64) {
    let sample = SystemSample.randomLevels(seed: seed, variables: 12, rows: 22)
    guard case .optimal(let optimum) = sample.system.optimum() else { return }
    #expect(complaint(optimum, sample) == nil)
    #expect(optimum.shortfalls.map(\.row) == optimum.errors.indices.filter { !optimum.errors[$0].isZero })
    for shortfall in optimum.shortfalls { #expect(sample.complaint(shortfall, optimum) == nil) }
  }

  @Test("three rows of 250 do not outweigh one of 500")
  func strictLevels() throws {
    var sample = SystemSample(variableCount: 1)
    sample.add([(0, 1)], .equal, 10, priority: 500)
    for _ in 0..<3 { sample.add([(0, 1)], .equal, 20, priority: 250) }
    guard case .optimal(let optimum) = sample.system.optimum() else {
      Issue.record("nothing is required")
      return
    }
    #expect(optimum.solution == [10])
    #expect(optimum.levels.map(\.error) == [0, 30])
    #expect(optimum.shortfalls.map(\.rows) == [[0, 1], [0, 2], [0, 3]])
    #expect(optimum.shortfalls[0].multipliers == [1, -1])
    check(sample)
  }

  @Test("contradictory required rows give their conflict, whatever the optional rows say")
  func contradiction() {
    var sample = SystemSample(variableCount: 1)
    sample.add([(0, 1)], .equal, 1, priority: 500)
    sample.add([(0, 1)], .lessThanOrEqual, 1)
    sample.add([(0, 1)], .greaterThanOrEqual, 2)
    guard case .contradictory(let conflict) = sample.system.optimum() else {
      Issue.record("1 is not 2")
      return
    }
    #expect(conflict.rows == [1, 2])
    guard case .contradictory(let other) = sample.system.feasibility() else {
      Issue.record("1 is not 2")
      return
    }
    #expect(other == conflict)
    #expect(sample.system.minimalConflicts().conflicts == [conflict])
  }

  /// Compares the optimum with the reference and checks every proof.
  private func check(_ sample: SystemSample) {
    let reference = sample.levels
    switch sample.system.optimum() {
    case .contradictory(let conflict):
      #expect(!reference.isFeasible || reference.isOverflowing)
      #expect(sample.complaint(conflict) == nil)
    case .optimal(let optimum):
      #expect(optimum.solution.count == sample.variableCount)
      #expect(complaint(optimum, sample) == nil)
      if !reference.isOverflowing {
        #expect(reference.isFeasible)
        #expect(optimum.levels.map { Int($0.priority.value) } == reference.levels.map(\.priority))
        #expect(optimum.levels.map(\.error.description) == reference.levels.map(\.error.text))
      }
      #expect(optimum.shortfalls.map(\.row) == optimum.errors.indices.filter { !optimum.errors[$0].isZero })
      for shortfall in optimum.shortfalls { #expect(sample.complaint(shortfall, optimum) == nil) }
    }
  }

  /// Returns what is wrong with the solution, or `nil` when every row holds or is off by exactly its error.
  private func complaint(_ optimum: Optimum, _ sample: SystemSample) -> String? {
    var rows = sample.checked
    for (row, error) in optimum.errors.enumerated() where !error.isZero {
      if sample.reference[row].priority >= 1000 { return "required row is off" }
      let rhs = BigRational(
        Rational(Int64(sample.reference[row].rhs), Int64(sample.reference[row].denominator)))
      var left = BigRational.zero
      for (variable, coefficient) in sample.reference[row].terms.enumerated() {
        left += BigRational(coefficient) * optimum.solution[variable]
      }
      left = left / BigRational(sample.reference[row].denominator)
      rows[row].rhs = (left < rhs ? rhs - error : rhs + error).description
      rows[row].relation = .equal
    }
    return CertificateChecker(rows: rows).complaint(solution: optimum.solution.map(\.description))
  }
}
