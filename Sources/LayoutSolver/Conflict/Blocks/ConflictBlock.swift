import LayoutModel

/// Rows beyond which no minimal conflict of theirs extends, prepared for the searches.
struct ConflictBlock: Sendable {
  /// The rows' numbers in the whole system, ascending.
  let rows: [Int]
  /// The rows, merged where they only occur together.
  let merged: MergedRows
  /// The merged rows as a graph, where they are all differences.
  let graph: RowGraph?

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - system: the rows alone.
  ///   - rows: their numbers in the whole system.
  ///   - budget: the work to spend on merging them.
  init(_ system: LinearSystem, rows: [Int], budget: Int) {
    self.rows = rows
    merged = MergedRows(system, budget: budget)
    graph = merged.isReduced ? RowGraph(merged.system) : nil
  }

  /// The number of merged rows.
  var count: Int { merged.parts.count }

  /// The work of one solve of the block.
  var solveCost: Int { merged.system.solveCost }

  /// Returns the number of rows that merged rows stand for.
  func size(of members: [Int]) -> Int { members.reduce(0) { $0 + merged.parts[$1].count } }

  /// Returns the conflict, by the whole system's row numbers, that a conflict of merged rows stands for.
  func original(_ conflict: MinimalConflict) -> MinimalConflict {
    var weights: [(row: Int, multiplier: BigRational)] = []
    for (member, multiplier) in zip(conflict.rows, conflict.multipliers) {
      for part in merged.parts[member] {
        weights.append((rows[part.row], multiplier * BigRational(part.factor)))
      }
    }
    weights.sort { $0.row < $1.row }
    return MinimalConflict(
      rows: weights.map { $0.row }, multipliers: weights.map { $0.multiplier }, excess: conflict.excess)
  }

  /// Returns the conflict of merged rows that a simple negative cycle of the graph is.
  ///
  /// Along the cycle every variable cancels, and nowhere but in the whole cycle, so it needs no further check.
  func conflict(along cycle: [Int], of graph: RowGraph) -> MinimalConflict {
    let arcs = cycle.sorted { graph.rows[$0] < graph.rows[$1] }
    var excess = BigRational.zero
    for arc in arcs {
      excess -= BigRational(graph.factors[arc]) * BigRational(merged.system.rightSides[Int(graph.rows[arc])])
    }
    return MinimalConflict(
      rows: arcs.map { Int(graph.rows[$0]) }, multipliers: arcs.map { BigRational(graph.factors[$0]) },
      excess: excess)
  }

  /// Returns a minimal conflict among some of the merged rows, or `nil` when they can be satisfied.
  func conflict(among members: [Int]) -> MinimalConflict? {
    if let graph {
      var isLeftOut = [Bool](repeating: true, count: count)
      for member in members { isLeftOut[member] = false }
      let arcs = graph.rows.map { isLeftOut[Int($0)] }
      var joined = JoinedGraph(graph, without: arcs)
      return joined.negativeCycle().cycle.map { conflict(along: $0, of: graph) }
    }
    guard
      case .contradictory(let found) = merged.system.subsystem(rows: members).verdict(needsSolution: false)
    else { return nil }
    return MinimalConflict(found, renumbered: members)
  }
}
