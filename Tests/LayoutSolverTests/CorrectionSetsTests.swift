import LayoutModel
import LayoutSolver
import TestSupport
import Testing

@Suite struct CorrectionSetsTests {
  private static let limits = ConflictLimits(count: 5000, steps: 4_000_000)

  /// Returns a general system for even seeds, and one of differences for odd ones.
  private static func sample(_ seed: UInt64) -> SystemSample {
    let (variables, rows) = (2 + Int(seed % 4), 4 + Int(seed % 7))
    return seed % 2 == 0
      ? .random(seed: seed / 2, variables: variables, rows: rows)
      : .differences(seed: seed / 2, variables: variables, rows: rows)
  }

  @Test(
    "conflicts, corrections and the smallest conflict are those of the brute force",
    arguments: UInt64(0)..<400)
  func bruteForce(seed: UInt64) throws {
    let sample = Self.sample(seed)
    let conflicts = sample.system.minimalConflicts(limits: Self.limits)
    let corrections = sample.system.minimalCorrections(limits: Self.limits)
    let smallest = sample.system.smallestConflict()
    #expect(conflicts.isComplete)
    #expect(corrections.isComplete)
    guard let expected = sample.bruteForce.all() else { return }
    #expect(Set(conflicts.conflicts.map(\.rows)) == Set(expected))
    #expect(conflicts.conflicts.count == expected.count)
    for conflict in conflicts.conflicts { #expect(sample.complaint(conflict) == nil) }
    let sets = BruteForceCorrections(rowCount: sample.whole.count, conflicts: expected).all()
    #expect(Set(corrections) == sets)
    #expect(corrections.count == sets.count)
    #expect(corrections.smallestSize == sets.map(\.count).min())
    #expect(smallest?.conflict.rows.count == expected.first?.count)
    #expect(smallest.map(\.isProvedSmallest) != false)
    if let smallest { #expect(sample.complaint(smallest.conflict) == nil) }
  }

  @Test("the cheapest correction weighs what the brute force says", arguments: UInt64(0)..<400)
  func cheapest(seed: UInt64) throws {
    let sample = Self.sample(seed)
    guard let expected = sample.bruteForce.all() else { return }
    var random = SplitMix64(seed: seed + 1000)
    let weights = sample.whole.map { _ in random.below(4) == 0 ? nil : Optional(random.below(7)) }
    let force = BruteForceCorrections(rowCount: weights.count, conflicts: expected)
    switch sample.system.cheapestCorrection(weights: weights.map { $0.map { Rational(Int64($0), 3) } }) {
    case .impossible(let conflict):
      #expect(sample.complaint(conflict) == nil)
      #expect(conflict.rows.allSatisfy { weights[$0] == nil })
      #expect(force.leastWeight(weights) == nil)
    case .corrected(let correction):
      #expect(correction.isProvedCheapest)
      #expect(correction.rows.allSatisfy { weights[$0] != nil })
      #expect(force.all().contains(correction.rows))
      let sum = correction.rows.reduce(0) { $0 + (weights[$1] ?? 0) }
      #expect(correction.weight == BigRational(Rational(Int64(sum), 3)))
      #expect(sum == force.leastWeight(weights))
    }
  }

  @Test("every correction hits every conflict, and needs all its rows for that", arguments: UInt64(0)..<60)
  func duality(seed: UInt64) {
    let sample =
      seed % 2 == 0
      ? SystemSample.random(seed: seed, variables: 6, rows: 14)
      : SystemSample.differences(seed: seed, variables: 6, rows: 18)
    let conflicts = sample.system.minimalConflicts(limits: Self.limits)
    let corrections = sample.system.minimalCorrections(limits: Self.limits)
    #expect(conflicts.isComplete && corrections.isComplete)
    var hit: Set<[Int]> = []
    for correction in corrections {
      var needed: Set<Int> = []
      for conflict in conflicts.conflicts {
        let common = conflict.rows.filter(correction.contains)
        #expect(!common.isEmpty)
        if common.count == 1 {
          needed.insert(common[0])
          hit.insert(conflict.rows)
        }
      }
      #expect(needed.count == correction.count)
    }
    // Every conflict is needed as well: duality holds both ways.
    #expect(hit.count == conflicts.conflicts.count)
    if let smallest = sample.system.smallestConflict(limits: Self.limits) {
      #expect(smallest.isProvedSmallest)
      #expect(smallest.conflict.rows.count == conflicts.conflicts.first?.rows.count)
    }
  }
}
