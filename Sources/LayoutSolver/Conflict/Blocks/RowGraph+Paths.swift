extension RowGraph {
  /// Returns lengths that give every cycle the same length and make the arcs of most equalities 0 long.
  ///
  /// Nodes get the values that equalities, followed from one node on, give them. Shortest paths along chains of
  /// equalities, which lead both ways, would otherwise be corrected again and again.
  func levelledLengths() -> [Int64] {
    let graph = DifferenceGraph(nodeCount: nodeCount, tails: tails, heads: heads, lengths: lengths)
    var isEquality = [Bool](repeating: false, count: tails.count)
    for arc in tails.indices.dropLast() where rows[arc] == rows[arc + 1] {
      isEquality[arc] = true
      isEquality[arc + 1] = true
    }
    var levels = [Int64](repeating: 0, count: nodeCount)
    var isReached = [Bool](repeating: false, count: nodeCount)
    for start in 0..<nodeCount where !isReached[start] {
      isReached[start] = true
      var open = [start]
      while let node = open.popLast() {
        for place in Int(graph.firstArc[node])..<Int(graph.firstArc[node + 1]) {
          let head = Int(graph.heads[place])
          guard isEquality[Int(graph.numbers[place])], !isReached[head] else { continue }
          isReached[head] = true
          levels[head] = levels[node] + graph.lengths[place]
          open.append(head)
        }
      }
    }
    return tails.indices.map { lengths[$0] + levels[Int(tails[$0])] - levels[Int(heads[$0])] }
  }
}
