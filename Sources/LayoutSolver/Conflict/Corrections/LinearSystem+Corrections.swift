extension LinearSystem {
  /// Returns the minimal correction sets of the system by components, within limits.
  ///
  /// They are the minimal sets that hit every minimal conflict (Reiter, *A theory of diagnosis from first principles*,
  /// Artificial Intelligence 1987).
  ///
  /// - Parameter limits: how many sets of a component, and of how many rows, to report, and the work to spend. Larger
  ///   sets than `limits.size` are left out even if there are no smaller ones.
  /// - Returns: the correction sets of each component that holds a conflict.
  package func minimalCorrections(limits: ConflictLimits = .init()) -> CorrectionSets {
    guard case .contradictory = verdict(needsSolution: false) else {
      return CorrectionSets(components: [], isComplete: true)
    }
    var components: [[[Int]]] = []
    var isComplete = true
    var steps = limits.steps
    for block in conflictBlocks(budget: limits.steps) {
      let found = block.corrections(limits: limits, steps: &steps)
      guard let found else { continue }
      components.append(found.sets)
      if !found.isComplete { isComplete = false }
    }
    return CorrectionSets(components: components, isComplete: isComplete)
  }
}

extension ConflictBlock {
  /// Returns the block's minimal correction sets by the system's rows, or `nil` when it holds no conflict.
  fileprivate func corrections(
    limits: ConflictLimits, steps: inout Int
  ) -> (sets: [[Int]], isComplete: Bool)? {
    // Where all conflicts of a graph come easily they make the rest cheap; if not, half of the work is left.
    let reserve = graph == nil ? 0 : steps / 2
    var found = conflicts(limit: .max, correctionSize: limits.size, steps: steps - reserve)
    steps = found.steps + reserve
    if found.conflicts.isEmpty, found.isComplete { return nil }
    if graph != nil {
      var search = ConflictSearch(
        merged.system, known: found.conflicts.map { $0.rows }, areComplete: found.isComplete, limit: .max,
        size: limits.size, steps: max(1, steps))
      found.isComplete = search.run()
      found.corrections = search.corrections
      steps = search.steps
    }
    let (sets, isExpanded) = expanded(found.corrections, count: limits.count)
    return (sets, found.isComplete && isExpanded)
  }

  /// Returns the sets of rows that take one part of every merged row, up to a number.
  private func expanded(_ corrections: Set<RowSet>, count: Int) -> (sets: [[Int]], isComplete: Bool) {
    let merged = corrections.map { $0.members }.sorted(by: Self.precedes)
    var sets: [[Int]] = []
    var isComplete = true
    for members in merged {
      var partial: [[Int]] = [[]]
      for member in members {
        let parts = self.merged.parts[member]
        if partial.count * parts.count > max(1, count) { isComplete = false }
        partial = Array(
          partial.lazy.flatMap { set in parts.lazy.map { set + [rows[$0.row]] } }.prefix(max(1, count)))
      }
      sets += partial.map { $0.sorted() }
      guard sets.count < count else { break }
    }
    sets.sort(by: Self.precedes)
    let total = merged.reduce(0) { sum, members in
      members.reduce(1) { min(1 << 30, $0 * self.merged.parts[$1].count) } + sum
    }
    return (Array(sets.prefix(max(1, count))), isComplete && total <= max(1, count))
  }

  /// Returns whether a set is to be listed before another: the smaller one, or that with the earlier rows.
  private static func precedes(_ first: [Int], _ second: [Int]) -> Bool {
    guard first.count == second.count else { return first.count < second.count }
    return first.lexicographicallyPrecedes(second)
  }
}
