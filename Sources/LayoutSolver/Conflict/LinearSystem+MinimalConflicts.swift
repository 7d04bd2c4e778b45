import LayoutModel

extension LinearSystem {
  /// Returns the minimal conflicts of the required rows within limits, at least one when there is any.
  ///
  /// Rows that cannot take part are left out first. The others are searched block by block, since no conflict extends
  /// over two blocks of their matroid.
  package func minimalConflicts(limits: ConflictLimits = .init()) -> ConflictSet {
    guard optionalRowCount == 0 else {
      let rows = requiredRows
      let set = subsystem(rows: rows).minimalConflicts(limits: limits)
      return ConflictSet(set, renumbered: rows)
    }
    guard case .contradictory(let first) = verdict(needsSolution: false) else {
      return ConflictSet([], isComplete: true, limits: limits)
    }
    let participants = participants()
    let active = compacted(rows: participants)
    var conflicts: [MinimalConflict] = []
    var isComplete = true
    var steps = limits.steps
    // Small blocks first: they are the ones that can be searched to the end. Once the steps are spent, every further
    // block still gets the single solve that shows whether it holds a conflict.
    let blocks = active.blocks(budget: limits.steps).sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
    for block in blocks {
      var search = ConflictSearch(
        active.compacted(rows: block), limit: limits.count - conflicts.count, steps: max(1, steps))
      if !search.run() { isComplete = false }
      steps = search.steps
      let numbers = block.map { participants[$0] }
      conflicts += search.conflicts.map { MinimalConflict($0, renumbered: numbers) }
      guard search.hasRoom else { break }
    }
    if !conflicts.contains(where: { $0.rows == first.rows }) {
      conflicts.append(first)
      isComplete = false
    }
    return ConflictSet(conflicts, isComplete: isComplete, limits: limits)
  }

  /// Returns the rows that the signs of their columns do not rule out of every conflict.
  private func participants() -> [Int] {
    rowsAfterPruning(Rational.self) ?? rowsAfterPruning(BigRational.self) ?? Array(0..<rowCount)
  }

  private func rowsAfterPruning<Number: OrderedNumber>(_: Number.Type) -> [Int]? {
    var reduction = Reduction<Number>(self)
    reduction.prune()
    reduction.changeToEdges(origins)
    guard !reduction.isPoisoned else { return nil }
    reduction.prune()
    return reduction.isActive.indices.filter { reduction.isActive[$0] }
  }

  /// Returns the groups of rows between which no minimal conflict extends.
  private func blocks(budget: Int) -> [[Int]] {
    var short = RowBlocks<Rational>(self, budget: budget)
    if let blocks = short.blocks() { return blocks }
    var long = RowBlocks<BigRational>(self, budget: budget)
    return long.blocks() ?? [Array(0..<rowCount)]
  }
}
