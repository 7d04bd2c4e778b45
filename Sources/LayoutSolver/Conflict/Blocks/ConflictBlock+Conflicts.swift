import LayoutModel

/// The minimal conflicts of a block that were found.
struct BlockConflicts: Sendable {
  /// The conflicts, by merged rows.
  var conflicts: [MinimalConflict]
  /// The minimal correction sets that were found on the way, by merged rows.
  var corrections: Set<RowSet> = []
  /// A Boolean value that indicates whether these are all.
  var isComplete: Bool
  /// A Boolean value that indicates whether the limit allowed every conflict that was met.
  var hasRoom: Bool
  /// The work left to spend.
  var steps: Int
}

extension ConflictBlock {
  /// Returns the minimal conflicts of the block, at least one when there is any and the limit is not 0.
  ///
  /// - Parameters:
  ///   - limit: the number of conflicts to find.
  ///   - size: the number of rows beyond which correction sets do not matter.
  ///   - steps: the work to spend; one solve is always made.
  /// - Returns: the conflicts found, by merged rows.
  func conflicts(limit: Int, correctionSize size: Int = .max, steps: Int) -> BlockConflicts {
    guard let graph else {
      var search = ConflictSearch(merged.system, limit: limit, size: size, steps: max(1, steps))
      let isComplete = search.run()
      return BlockConflicts(
        conflicts: search.conflicts, corrections: search.corrections, isComplete: isComplete,
        hasRoom: search.hasRoom, steps: search.steps)
    }
    var search = CycleSearch(graph, limit: limit, steps: max(1, steps))
    let isComplete = search.run()
    return BlockConflicts(
      conflicts: search.cycles.map { conflict(along: $0, of: graph) }, isComplete: isComplete,
      hasRoom: search.hasRoom, steps: search.steps)
  }
}

extension LinearSystem {
  /// Returns the blocks of rows between which no minimal conflict extends, the small ones first.
  ///
  /// Rows that the signs of their columns rule out of every conflict are in none of them.
  func conflictBlocks(budget: Int) -> [ConflictBlock] {
    let participants = participants()
    let active = compacted(rows: participants)
    let blocks = active.blocks(budget: budget).sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
    return blocks.map { rows in
      ConflictBlock(active.compacted(rows: rows), rows: rows.map { participants[$0] }, budget: budget)
    }
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
