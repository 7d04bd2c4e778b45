import LayoutModel
import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct KernelTests {
  /// Inequalities that a hidden solution satisfies with some room, or with too little.
  private func inequalities(seed: UInt64, room: ClosedRange<Int>) -> SystemSample {
    var random = SplitMix64(seed: seed)
    let count = 3 + Int(seed % 8)
    let hidden = (0..<count).map { _ in Int.random(in: 0...200, using: &random) }
    var sample = SystemSample(variableCount: count)
    for _ in 0..<(2 * count + 2) {
      let terms = (0..<count).map { ($0, Int.random(in: -3...3, using: &random)) }
      let value = terms.reduce(0) { $0 + $1.1 * hidden[$1.0] }
      sample.add(terms, .lessThanOrEqual, value + Int.random(in: room, using: &random))
    }
    return sample
  }

  private func matrix(_ sample: SystemSample) -> (matrix: SparseRows<Rational>, rows: [Int32]) {
    let reduction = Reduction<Rational>(sample.system)
    return (reduction.rows, [Int32](0..<Int32(reduction.rows.rowCount)))
  }

  @Test("what floating-point numbers find with room to spare is proved", arguments: UInt64(0)..<60)
  func guidedSolution(seed: UInt64) throws {
    let sample = inequalities(seed: seed, room: 5...40)
    let (matrix, rows) = matrix(sample)
    var values = [Rational](repeating: .zero, count: sample.variableCount)
    guard case .satisfied = try #require(GuidedKernel(rows, of: matrix).solve(into: &values)) else {
      Issue.record("a satisfiable system was refused")
      return
    }
    #expect(sample.checker.complaint(solution: values.map(\.description)) == nil)
  }

  @Test("what floating-point numbers refuse is proved by a few exact rows", arguments: UInt64(0)..<60)
  func guidedConflict(seed: UInt64) {
    let sample = inequalities(seed: seed, room: -200...10)
    let (matrix, rows) = matrix(sample)
    var values = [Rational](repeating: .zero, count: sample.variableCount)
    switch GuidedKernel(rows, of: matrix).solve(into: &values) {
    case .satisfied: #expect(sample.checker.complaint(solution: values.map(\.description)) == nil)
    case .contradiction(let weights):
      let exact = weights.map { WeightedRow(row: $0.row, multiplier: $0.multiplier.exactValue) }
      let conflict = sample.system.minimalConflict(of: exact.sorted { $0.row < $1.row })
      #expect(conflict.map { sample.complaint($0) } == .some(nil))
    case .poisoned, .exhausted, nil: break
    }
  }

  /// Rows of up to three variables, most of two with a ratio, around or beyond a hidden solution.
  private func ratios(seed: UInt64) -> SystemSample {
    var random = SplitMix64(seed: seed)
    let count = 2 + random.below(6)
    let hidden = (0..<count).map { _ in random.below(40) }
    var sample = SystemSample(variableCount: count)
    for _ in 0..<(2 * count + random.below(8)) {
      var terms: [(Int, Int)] = []
      for _ in 0..<[1, 2, 2, 2, 3][random.below(5)] {
        let variable = random.below(count)
        guard !terms.contains(where: { $0.0 == variable }) else { continue }
        terms.append((variable, [1, -1, 2, -2, 3, -5][random.below(6)]))
      }
      let value = terms.reduce(0) { $0 + $1.1 * hidden[$1.0] }
      sample.add(terms, .lessThanOrEqual, value + random.below(12) - (seed % 2 == 0 ? 0 : 3))
    }
    return sample
  }

  @Test("what projection decides, a tableau decides alike", arguments: UInt64(0)..<400)
  func projection(seed: UInt64) {
    let sample = ratios(seed: seed)
    let (matrix, rows) = matrix(sample)
    var values = [Rational](repeating: .zero, count: sample.variableCount)
    var expected = TableauKernel(rows, of: matrix)
    let verdict = expected.solve(into: &values)
    var kernels = ComponentKernels(rows.map { Int($0) }, of: matrix)
    switch kernels.solve(into: &values, projects: true) {
    case .satisfied:
      guard case .satisfied = verdict else {
        Issue.record("a contradiction was overlooked")
        return
      }
      #expect(sample.checker.complaint(solution: values.map(\.description)) == nil)
    case .contradiction(let weights):
      let exact = weights.map { WeightedRow(row: $0.row, multiplier: $0.multiplier.exactValue) }
      let conflict = sample.system.minimalConflict(of: exact.sorted { $0.row < $1.row })
      #expect(conflict.map { sample.complaint($0) } == .some(nil))
    case .poisoned, .exhausted: Issue.record("numbers this small do not overflow")
    }
  }

  @Test("a solution without any room is left to exact numbers")
  func noRoom() {
    var sample = SystemSample(variableCount: 2)
    sample.add([(0, 3), (1, 1)], .lessThanOrEqual, 1)
    sample.add([(0, -3), (1, -1)], .lessThanOrEqual, -1)
    sample.add([(0, 1), (1, 3)], .lessThanOrEqual, 1, over: 7)
    sample.add([(0, -1), (1, -3)], .lessThanOrEqual, -1, over: 7)
    let (matrix, rows) = matrix(sample)
    var values = [Rational](repeating: .zero, count: 2)
    if case .some(let result) = GuidedKernel(rows, of: matrix).solve(into: &values) {
      guard case .satisfied = result else {
        Issue.record("a satisfiable system was refused")
        return
      }
      #expect(sample.checker.complaint(solution: values.map(\.description)) == nil)
    }
    guard case .satisfiable(let solution) = sample.system.feasibility() else {
      Issue.record("a satisfiable system was refused")
      return
    }
    #expect(sample.checker.complaint(solution: solution.map(\.description)) == nil)
  }

  @Test("a tableau gives up at its limit")
  func workLimit() {
    let (matrix, rows) = matrix(inequalities(seed: 9, room: 0...3))
    var values = [Rational](repeating: .zero, count: matrix.columnCounts.count)
    var kernel = TableauKernel(rows, of: matrix)
    guard case .exhausted = kernel.solve(into: &values, workLimit: 5) else {
      Issue.record("the limit was passed")
      return
    }
  }

  @Test("a dense system beyond 64-bit numbers is decided with a proof", arguments: [UInt64(1), 2, 3])
  func dense(seed: UInt64) {
    for room in [0...30, -60...10] {
      var random = SplitMix64(seed: seed)
      let count = 14
      var sample = SystemSample(variableCount: count)
      for _ in 0..<(2 * count) {
        let terms = (0..<count).map { ($0, Int.random(in: -90...90, using: &random)) }
        sample.add(terms, .lessThanOrEqual, Int.random(in: room, using: &random))
      }
      switch sample.system.feasibility() {
      case .satisfiable(let solution):
        #expect(sample.checker.complaint(solution: solution.map(\.description)) == nil)
      case .contradictory(let conflict): #expect(sample.complaint(conflict) == nil)
      }
    }
  }

  @Test("a cycle of zero length is no conflict, and one below 0 is")
  func cycles() {
    for length in [-4, -5] {
      let graph = DifferenceGraph<Int128>(
        nodeCount: 4, tails: [0, 1, 2, 3, 0], heads: [1, 2, 0, 0, 3], lengths: [1, 3, Int128(length), 9, 9])
      let paths = ShortestPaths(graph)
      #expect(paths.negativeCycle?.sorted() == (length == -4 ? nil : [0, 1, 2]))
    }
  }
}
