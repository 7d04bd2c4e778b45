/// The minimal conflicts of a system that were found.
package struct ConflictSet: Sendable, Hashable {
  /// The conflicts, the smallest first, and among equals that with the earlier rows.
  package let conflicts: [MinimalConflict]
  /// A Boolean value that indicates whether these are proved to be all minimal conflicts.
  package let isComplete: Bool

  /// Creates a set from conflicts in any order.
  init(_ conflicts: [MinimalConflict], isComplete: Bool, limits: ConflictLimits) {
    let sorted = conflicts.sorted(by: MinimalConflict.precedes)
    var kept = sorted.filter { $0.rows.count <= limits.size }
    if kept.isEmpty { kept = Array(sorted.prefix(1)) }
    kept.removeLast(max(0, kept.count - max(1, limits.count)))
    self.conflicts = kept
    self.isComplete = isComplete && kept.count == sorted.count
  }

  /// Creates the same set under other row numbers, which have to ascend as well.
  init(_ set: ConflictSet, renumbered numbers: [Int]) {
    conflicts = set.conflicts.map { MinimalConflict($0, renumbered: numbers) }
    isComplete = set.isComplete
  }
}
