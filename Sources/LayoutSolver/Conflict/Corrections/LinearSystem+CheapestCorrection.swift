package import LayoutModel

/// Rows without which the others can be satisfied, at least total weight.
package struct CheapestCorrection: Sendable, Hashable {
  /// The rows, ascending; none of them could stay.
  package let rows: [Int]
  /// The sum of their weights.
  package let weight: BigRational
  /// A Boolean value that indicates whether it is proved that no correction set weighs less.
  package let isProvedCheapest: Bool
}

/// How a system can be corrected, or why it cannot.
package enum CorrectionOutcome: Sendable, Hashable {
  /// The best correction set that was found; no row when the system can be satisfied as it is.
  case corrected(CheapestCorrection)
  /// Rows that must not be touched contradict each other.
  case impossible(MinimalConflict)
}

extension LinearSystem {
  /// Returns the correction set of the least total weight.
  ///
  /// Among equally heavy sets it is one of the fewest rows.
  ///
  /// - Parameters:
  ///   - weights: for each row what leaving it out costs: `nil`, or no entry at all, where it must stay; a weight
  ///     below 0 counts as 0.
  ///   - limits: the work to spend; its other parts do not matter. One correction set is always found.
  /// - Returns: the best correction set, or the conflict among rows that must stay.
  package func cheapestCorrection(
    weights: [Rational?], limits: ConflictLimits = .init()
  ) -> CorrectionOutcome {
    let costs = (0..<rowCount).map { row -> RowCost? in
      guard weights.indices.contains(row), let weight = weights[row], weight.isExact else { return nil }
      return RowCost(weight: BigRational(weight.isNegative ? .zero : weight), count: 1)
    }
    let fixed = costs.indices.filter { costs[$0] == nil }
    if case .contradictory(let conflict) = subsystem(rows: fixed).verdict(needsSolution: false) {
      return .impossible(MinimalConflict(conflict, renumbered: fixed))
    }
    var rows: [Int] = []
    var total = RowCost.zero
    var isProved = true
    var steps = limits.steps
    guard case .contradictory = verdict(needsSolution: false) else {
      return .corrected(CheapestCorrection(rows: [], weight: .zero, isProvedCheapest: true))
    }
    for block in conflictBlocks(budget: limits.steps) {
      let choices = block.cheapestParts(costs)
      var search = CheapestSearch(block, costs: choices.map { $0?.cost }, steps: steps)
      if !search.run() { isProved = false }
      steps = search.steps
      guard let best = search.best else { continue }
      total = total + best.cost
      rows += best.rows.compactMap { choices[$0]?.row }
    }
    return .corrected(
      CheapestCorrection(rows: rows.sorted(), weight: total.weight, isProvedCheapest: isProved))
  }
}

extension ConflictBlock {
  /// Returns for each merged row its cheapest row, by the system's numbers, that may be left out.
  fileprivate func cheapestParts(_ costs: [RowCost?]) -> [(row: Int, cost: RowCost)?] {
    merged.parts.map { parts in
      var best: (row: Int, cost: RowCost)?
      for part in parts {
        guard let cost = costs[rows[part.row]] else { continue }
        if let best, !(cost < best.cost) { continue }
        best = (rows[part.row], cost)
      }
      return best
    }
  }
}
