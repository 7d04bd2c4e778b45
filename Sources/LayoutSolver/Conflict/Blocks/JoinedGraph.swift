/// A graph of rows in which nodes that an equality holds at the same value are one node.
///
/// Equalities that lead 0 far, as most do after levelling, would let the search for shortest paths wander along them in
/// both directions, round after round.
struct JoinedGraph {
  private let arcs: RowGraph
  private var joints: DisjointSets
  private var links: [Int] = []
  private var others: [Int] = []

  /// Creates the graph of some rows.
  ///
  /// - Parameters:
  ///   - arcs: the rows as arcs.
  ///   - isLeftOut: for each arc whether to do without it.
  init(_ arcs: RowGraph, without isLeftOut: [Bool]) {
    self.arcs = arcs
    joints = DisjointSets(count: arcs.nodeCount)
    var arc = 0
    while arc < arcs.rows.count {
      let back = arc + 1
      let isPair = back < arcs.rows.count && arcs.rows[arc] == arcs.rows[back]
      if isPair, !isLeftOut[arc], !isLeftOut[back], arcs.lengths[arc] == 0 {
        links += [arc, back]
        joints.unite(Int(arcs.tails[arc]), Int(arcs.heads[arc]))
      } else {
        if !isLeftOut[arc] { others.append(arc) }
        if isPair, !isLeftOut[back] { others.append(back) }
      }
      arc += isPair ? 2 : 1
    }
  }

  /// Returns the arcs of a simple cycle of negative length, or the path lengths that prove that there is none.
  mutating func negativeCycle() -> (cycle: [Int]?, distances: [Int64]) {
    var roots = [Int32](repeating: 0, count: arcs.nodeCount)
    var numbers = [Int32](repeating: -1, count: arcs.nodeCount)
    var count: Int32 = 0
    for node in roots.indices {
      let root = joints.root(of: node)
      if numbers[root] < 0 {
        numbers[root] = count
        count += 1
      }
      roots[node] = numbers[root]
    }
    var kept: [Int] = []
    for arc in others {
      // A loop says something only if it contradicts itself.
      let isLoop = roots[Int(arcs.tails[arc])] == roots[Int(arcs.heads[arc])]
      if isLoop, arcs.lengths[arc] < 0 { return (closed([arc]), []) }
      if !isLoop { kept.append(arc) }
    }
    let graph = DifferenceGraph(
      nodeCount: Int(count), tails: kept.map { roots[Int(arcs.tails[$0])] },
      heads: kept.map { roots[Int(arcs.heads[$0])] }, lengths: kept.map { arcs.lengths[$0] })
    let paths = ShortestPaths(graph)
    let cycle = paths.negativeCycle.map { closed($0.map { kept[Int($0)] }) }
    return (cycle, cycle == nil ? roots.map { paths.distances[Int($0)] } : [])
  }

  /// Returns a cycle of joined nodes with the links in it that lead from each arc to the next.
  private func closed(_ cycle: [Int]) -> [Int] {
    guard !links.isEmpty else { return cycle }
    let graph = DifferenceGraph(
      nodeCount: arcs.nodeCount, tails: links.map { arcs.tails[$0] }, heads: links.map { arcs.heads[$0] },
      lengths: links.map { arcs.lengths[$0] })
    var result: [Int] = []
    for index in cycle.indices {
      let next = cycle[(index + 1) % cycle.count]
      result.append(cycle[index])
      result += path(from: Int(arcs.heads[cycle[index]]), to: Int(arcs.tails[next]), graph)
    }
    return result
  }

  /// Returns the fewest links that lead from one node to another.
  private func path(from start: Int, to end: Int, _ graph: DifferenceGraph<Int64>) -> [Int] {
    guard start != end else { return [] }
    var arrivals = [Int32](repeating: -1, count: arcs.nodeCount)
    var queue = [start]
    var next = 0
    while next < queue.count, arrivals[end] < 0 {
      let node = queue[next]
      next += 1
      for place in Int(graph.firstArc[node])..<Int(graph.firstArc[node + 1]) {
        let head = Int(graph.heads[place])
        guard arrivals[head] < 0, head != start else { continue }
        arrivals[head] = graph.numbers[place]
        queue.append(head)
      }
    }
    var path: [Int] = []
    var node = end
    while node != start, arrivals[node] >= 0 {
      let link = links[Int(arrivals[node])]
      path.append(link)
      node = Int(arcs.tails[link])
    }
    return path.reversed()
  }
}
