import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct ConflictFamiliesTests {
  private static let limits = ConflictLimits(count: 5000)

  @Test("two ways at each of k stages: 2ᵏ conflicts, 1 + 2·k corrections", arguments: 1...10)
  func stages(count: Int) {
    let system = MinimalConflictsTests.stages(count).system
    let conflicts = system.minimalConflicts(limits: Self.limits)
    #expect(conflicts.isComplete)
    #expect(conflicts.conflicts.count == 1 << count)
    let corrections = system.minimalCorrections()
    #expect(corrections.isComplete)
    #expect(corrections.components.map(\.count) == [1 + 2 * count])
    #expect(corrections.components.first?.first == [3 * count])
    let smallest = system.smallestConflict()
    #expect(smallest?.conflict.rows.count == count + 1)
    #expect(smallest?.isProvedSmallest == true)
  }

  @Test(
    "k independent conflicts: a component each, their product only on demand", arguments: [1, 2, 5, 20, 60])
  func independent(count: Int) {
    let sample = SystemSample.independent(count)
    let conflicts = sample.system.minimalConflicts()
    #expect(conflicts.isComplete)
    #expect(conflicts.conflicts.count == count)
    for conflict in conflicts.conflicts { #expect(sample.complaint(conflict) == nil) }
    let corrections = sample.system.minimalCorrections()
    #expect(corrections.isComplete)
    #expect(corrections.components.map(\.count).sorted() == conflicts.conflicts.map(\.rows.count))
    #expect((corrections.count == nil) == (count == 60))
    #expect(corrections.smallestSize == count)
    let first = Array(corrections.prefix(3))
    #expect(first.allSatisfy { $0.count == count && $0 == $0.sorted() })
    #expect(Set(first).count == min(3, conflicts.conflicts[0].rows.count * (count > 1 ? 3 : 1)))
  }

  @Test("a chain of thousands of rows is one conflict with as many corrections")
  func chain() {
    let count = 3000
    var sample = SystemSample(variableCount: 1)
    for _ in 1...count { _ = sample.system.addVariable() }
    for index in 0..<count {
      let terms = [
        LinearTerm(variable: index + 1, coefficient: 1), LinearTerm(variable: index, coefficient: -1),
      ]
      _ = sample.system.addRow(terms, .equal, 8)
    }
    let ends = [
      LinearTerm(variable: count, coefficient: 1), LinearTerm(variable: 0, coefficient: -1),
    ]
    _ = sample.system.addRow(ends, .lessThanOrEqual, 7)
    let corrections = sample.system.minimalCorrections(limits: Self.limits)
    #expect(corrections.isComplete)
    #expect(corrections.count == count + 1)
    #expect(sample.system.smallestConflict()?.isProvedSmallest == true)
    let some = sample.system.minimalCorrections()
    #expect(some.count == 64)
    #expect(!some.isComplete)
  }

  @Test("a graph with more cycles than can be listed stops at the limits", .timeLimit(.minutes(1)))
  func dense() {
    let sample = SystemSample.dense(nodes: 40)
    for limits in [ConflictLimits(), ConflictLimits(count: 5000, steps: 100_000)] {
      let found = sample.system.minimalConflicts(limits: limits)
      #expect(!found.isComplete)
      #expect(!found.conflicts.isEmpty && found.conflicts.count <= limits.count)
      for conflict in found.conflicts.prefix(50) { #expect(sample.complaint(conflict) == nil) }
      #expect(!sample.system.minimalCorrections(limits: limits).isComplete)
    }
    let smallest = sample.system.smallestConflict(limits: ConflictLimits(steps: 4_000_000))
    #expect(smallest?.conflict.rows.count == 2)
    #expect(smallest?.isProvedSmallest == true)
  }

  @Test("sums that are no differences", arguments: 1...4)
  func coupled(count: Int) {
    let sample = SystemSample.coupled(count)
    let limits = ConflictLimits(count: 5000, steps: 4_000_000)
    let conflicts = sample.system.minimalConflicts(limits: limits)
    #expect(conflicts.isComplete)
    for conflict in conflicts.conflicts { #expect(sample.complaint(conflict) == nil) }
    let smallest = sample.system.smallestConflict(limits: limits)
    #expect(smallest?.isProvedSmallest == true)
    #expect(smallest?.conflict.rows.count == conflicts.conflicts.first?.rows.count)
    let corrections = sample.system.minimalCorrections(limits: limits)
    #expect(corrections.isComplete)
    let weights = [Rational?](repeating: .one, count: sample.system.rowCount)
    guard case .corrected(let cheapest) = sample.system.cheapestCorrection(weights: weights) else {
      Issue.record("no correction")
      return
    }
    #expect(cheapest.isProvedCheapest)
    #expect(cheapest.rows.count == corrections.smallestSize)
  }

  @Test("a system that can be satisfied has one correction, the empty set")
  func satisfiable() {
    var sample = SystemSample(variableCount: 1)
    sample.add([(0, 1)], .lessThanOrEqual, 5)
    let corrections = sample.system.minimalCorrections()
    #expect(corrections.isComplete)
    #expect(Array(corrections) == [[]])
    #expect(sample.system.smallestConflict() == nil)
    guard case .corrected(let cheapest) = sample.system.cheapestCorrection(weights: []) else {
      Issue.record("no correction")
      return
    }
    #expect(cheapest.rows.isEmpty && cheapest.isProvedCheapest)
  }

  @Test("rows that contradict themselves")
  func emptyRows() {
    var sample = SystemSample(variableCount: 1)
    sample.add([], .greaterThanOrEqual, 1)
    sample.add([(0, 0)], .equal, -2)
    sample.add([], .lessThanOrEqual, 0)
    #expect(sample.system.minimalConflicts().conflicts.map(\.rows) == [[0], [1]])
    #expect(Array(sample.system.minimalCorrections()) == [[0, 1]])
    #expect(sample.system.smallestConflict()?.conflict.rows.count == 1)
  }
}
