import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct MinimalConflictsTests {
  @Test("all minimal conflicts are those of the brute force", arguments: UInt64(0)..<500)
  func bruteForce(seed: UInt64) throws {
    let sample = SystemSample.random(seed: seed, variables: 2 + Int(seed % 4), rows: 4 + Int(seed % 7))
    let found = sample.system.minimalConflicts(limits: ConflictLimits(count: 500))
    #expect(found.isComplete)
    let rows = found.conflicts.map(\.rows)
    if let expected = sample.bruteForce.all() {
      #expect(rows.sorted { ($0.count, $0.description) < ($1.count, $1.description) } == expected)
    }
    for conflict in found.conflicts { #expect(sample.complaint(conflict) == nil) }
    for (first, second) in zip(rows, rows.dropFirst()) {
      #expect(
        first.count < second.count || first.count == second.count && first.lexicographicallyPrecedes(second))
    }
  }

  @Test("two ways at each of five stages make 32 conflicts")
  func stages() {
    let sample = Self.stages(5)
    let found = sample.system.minimalConflicts()
    #expect(found.isComplete)
    #expect(found.conflicts.count == 32)
    #expect(found.conflicts.first?.rows.count == 6)
    #expect(found.conflicts.last?.rows.count == 11)
    for conflict in found.conflicts { #expect(sample.complaint(conflict) == nil) }
  }

  @Test("a count limit keeps that many and admits that there are more")
  func countLimit() {
    let system = Self.stages(5).system
    let some = system.minimalConflicts(limits: ConflictLimits(count: 10))
    #expect(some.conflicts.count == 10)
    #expect(!some.isComplete)
    let all = system.minimalConflicts(limits: ConflictLimits(count: 32))
    #expect(all.conflicts.count == 32)
    #expect(all.isComplete)
  }

  @Test("a size limit leaves out larger conflicts and admits it")
  func sizeLimit() {
    let system = Self.stages(3).system
    let small = system.minimalConflicts(limits: ConflictLimits(size: 5))
    #expect(small.conflicts.map(\.rows.count) == [4, 5, 5, 5])
    #expect(!small.isComplete)
    let least = system.minimalConflicts(limits: ConflictLimits(size: 1))
    #expect(least.conflicts.map(\.rows.count) == [4])
    #expect(!least.isComplete)
  }

  @Test("a step limit of 1 still gives a conflict")
  func stepLimit() {
    let found = Self.stages(3).system.minimalConflicts(limits: ConflictLimits(steps: 1))
    #expect(found.conflicts.count == 1)
    #expect(!found.isComplete)
  }

  @Test("thousands of values for one variable stop at the limits")
  func manyEqualities() {
    var system = LinearSystem()
    let variable = system.addVariable()
    for value in 0..<5000 {
      _ = system.addRow([LinearTerm(variable: variable, coefficient: .one)], .equal, Rational(Int64(value)))
    }
    let found = system.minimalConflicts()
    #expect(!found.isComplete)
    #expect(!found.conflicts.isEmpty)
    #expect(found.conflicts.allSatisfy { $0.rows.count == 2 })
  }

  @Test("independent conflicts in one system are all found")
  func independent() {
    var sample = SystemSample(variableCount: 24)
    for block in 0..<12 {
      let (x, w) = (2 * block, 2 * block + 1)
      sample.system.pair(origin: x, size: w)
      if block > 0 { sample.add([(x, 1), (x - 2, -1), (x - 1, -1)], .equal, 8) }
      sample.add([(w, 1)], .greaterThanOrEqual, 100)
      sample.add([(w, 1)], .lessThanOrEqual, 99)
    }
    let found = sample.system.minimalConflicts()
    #expect(found.isComplete)
    #expect(found.conflicts.map(\.rows.count) == [Int](repeating: 2, count: 12))
  }

  @Test("the same system gives the same result again")
  func determinism() {
    let sample = SystemSample.random(seed: 77, variables: 8, rows: 24)
    let first = sample.system.minimalConflicts()
    #expect(first == sample.system.minimalConflicts())
    #expect(!first.conflicts.isEmpty)
  }

  /// Stages of 10 points, each by one row or by two, that together have to fit into less.
  static func stages(_ count: Int) -> SystemSample {
    var sample = SystemSample(variableCount: 2 * count + 1)
    for stage in 0..<count {
      let (from, to, between) = (2 * stage, 2 * stage + 2, 2 * stage + 1)
      sample.add([(to, 1), (from, -1)], .greaterThanOrEqual, 10)
      sample.add([(between, 1), (from, -1)], .greaterThanOrEqual, 4)
      sample.add([(to, 1), (between, -1)], .greaterThanOrEqual, 6)
    }
    sample.add([(2 * count, 1), (0, -1)], .lessThanOrEqual, 10 * count - 1)
    return sample
  }
}
