/// The minimal conflict of the fewest rows that was found.
package struct SmallestConflict: Sendable, Hashable {
  /// The conflict.
  package let conflict: MinimalConflict
  /// A Boolean value that indicates whether it is proved that no conflict has fewer rows.
  package let isProvedSmallest: Bool
}

extension LinearSystem {
  /// Returns the minimal conflict with the fewest rows, or `nil` when the system can be satisfied.
  ///
  /// - Parameter limits: the work to spend; its other parts do not matter.
  /// - Returns: the conflict, and whether it is proved to be the smallest.
  package func smallestConflict(limits: ConflictLimits = .init()) -> SmallestConflict? {
    guard case .contradictory(var best) = verdict(needsSolution: false) else { return nil }
    var isProved = true
    var steps = limits.steps
    for block in conflictBlocks(budget: limits.steps) {
      let found = block.smallest(below: best.rows.count, steps: &steps)
      if let conflict = found.conflict { best = block.original(conflict) }
      if !found.isProved { isProved = false }
    }
    return SmallestConflict(conflict: best, isProvedSmallest: isProved)
  }
}

extension ConflictBlock {
  /// Returns the block's smallest conflict below a number of rows, by merged rows, and whether that is sure.
  fileprivate func smallest(
    below bound: Int, steps: inout Int
  ) -> (conflict: MinimalConflict?, isProved: Bool) {
    guard let graph else {
      var search = SmallestSearch(self, below: bound, steps: steps)
      let isProved = search.run()
      steps = search.steps
      return (search.best, isProved)
    }
    let sizes = graph.rows.map { merged.parts[Int($0)].count }
    var search = SmallestCycle(graph, sizes: sizes, below: bound, steps: max(1, steps))
    let (cycle, isProved) = search.run()
    steps = search.steps
    return (cycle.map { conflict(along: $0, of: graph) }, isProved)
  }
}
