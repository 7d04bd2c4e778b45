extension LinearSystem {
  /// Returns the minimal conflicts of the required rows within limits, at least one when there is any.
  ///
  /// Rows that cannot take part are left out first. The others are searched block by block, since no conflict extends
  /// over two blocks of their matroid: cycles where all rows are differences, hitting sets elsewhere.
  package func minimalConflicts(limits: ConflictLimits = .init()) -> ConflictSet {
    guard optionalRowCount == 0 else {
      let rows = requiredRows
      let set = subsystem(rows: rows).minimalConflicts(limits: limits)
      return ConflictSet(set, renumbered: rows)
    }
    guard case .contradictory(let first) = verdict(needsSolution: false) else {
      return ConflictSet([], isComplete: true, limits: limits)
    }
    var conflicts: [MinimalConflict] = []
    var isComplete = true
    var steps = limits.steps
    // Small blocks first: they are the ones that can be searched to the end. Once the steps are spent, every further
    // block still gets the single solve that shows whether it holds a conflict.
    for block in conflictBlocks(budget: limits.steps) {
      let found = block.conflicts(limit: max(0, limits.count - conflicts.count), steps: steps)
      if !found.isComplete { isComplete = false }
      steps = found.steps
      conflicts += found.conflicts.map { block.original($0) }
      guard found.hasRoom else { break }
    }
    if !conflicts.contains(where: { $0.rows == first.rows }) {
      conflicts.append(first)
      isComplete = false
    }
    return ConflictSet(conflicts, isComplete: isComplete, limits: limits)
  }
}
