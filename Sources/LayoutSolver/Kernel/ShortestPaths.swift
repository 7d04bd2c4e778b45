/// Shortest paths from everywhere, or a cycle of negative length.
///
/// Nodes are scanned in the order of Goldberg and Radzik (*A heuristic improvement of the Bellman-Ford algorithm*,
/// Applied Mathematics Letters 1993): every round sorts topologically what improving arcs can reach, so that most
/// nodes are scanned once. Cycles show in that sort, or else in the graph of parents (Cherkassky and Goldberg,
/// *Negative-cycle detection algorithms*, Mathematical Programming 1999).
struct ShortestPaths<Length: PathLength> {
  /// The graph.
  private let graph: DifferenceGraph<Length>
  /// The path lengths found so far.
  private(set) var distances: [Length]
  /// A simple cycle of negative length as the numbers of its arcs.
  private(set) var negativeCycle: [Int32]?

  private var parents: [Int32]
  private var visits: [Int32]
  private var queuedIn: [Int32]
  private var cursors: [Int32]
  private var isOnStack: [Bool]
  private var round: Int32 = 0
  private var changes = 0

  /// Computes the shortest paths of a graph.
  init(_ graph: DifferenceGraph<Length>) {
    self.graph = graph
    let count = graph.nodeCount
    distances = [Length](repeating: .zero, count: count)
    parents = [Int32](repeating: -1, count: count)
    visits = [Int32](repeating: 0, count: count)
    queuedIn = visits
    cursors = visits
    isOnStack = [Bool](repeating: false, count: count)
    run()
  }

  private mutating func run() {
    var labelled = [Int32](0..<Int32(graph.nodeCount))
    while !labelled.isEmpty {
      round += 1
      let order = sort(labelled)
      if negativeCycle != nil { return }
      labelled = scan(order)
      guard changes > graph.nodeCount else { continue }
      changes = 0
      if findParentCycle() { return }
    }
  }

  /// Returns whether an arc shortens the path to its head.
  private func improves(_ arc: Int, _ distance: Length) -> Bool {
    distance + graph.lengths[arc] < distances[Int(graph.heads[arc])]
  }

  /// Returns the nodes that can be reached by arcs which do not lengthen a path, upper ends first.
  private mutating func sort(_ labelled: [Int32]) -> [Int32] {
    var order: [Int32] = []
    var stack: [Int32] = []
    for root in labelled where visits[Int(root)] != round {
      let distance = distances[Int(root)]
      let arcs = Int(graph.firstArc[Int(root)])..<Int(graph.firstArc[Int(root) + 1])
      guard arcs.contains(where: { improves($0, distance) }) else { continue }
      enter(root, &stack)
      while let node = stack.last {
        let arc = cursors[Int(node)]
        if arc == graph.firstArc[Int(node) + 1] {
          order.append(node)
          isOnStack[Int(node)] = false
          stack.removeLast()
          continue
        }
        cursors[Int(node)] += 1
        let head = Int(graph.heads[Int(arc)])
        let length = distances[Int(node)] + graph.lengths[Int(arc)]
        if length < distances[head] {
          if isOnStack[head] {
            negativeCycle = cycle(from: Int32(head), closing: Int(arc), stack)
            return order
          }
          distances[head] = length
          parents[head] = arc
          changes += 1
        } else if distances[head] < length {
          continue
        }
        if visits[head] != round { enter(Int32(head), &stack) }
      }
    }
    return order
  }

  private mutating func enter(_ node: Int32, _ stack: inout [Int32]) {
    visits[Int(node)] = round
    isOnStack[Int(node)] = true
    cursors[Int(node)] = graph.firstArc[Int(node)]
    stack.append(node)
  }

  /// Returns the arcs between the nodes of the stack from one node on, and the arc back to it.
  ///
  /// The arc by which a node was left is the one before its cursor.
  private func cycle(from first: Int32, closing arc: Int, _ stack: [Int32]) -> [Int32] {
    guard let start = stack.lastIndex(of: first) else { return [] }
    return stack[start...].map { graph.numbers[Int(cursors[Int($0)]) - 1] }
  }

  /// Relaxes the arcs of sorted nodes and returns the nodes whose paths became shorter.
  private mutating func scan(_ order: [Int32]) -> [Int32] {
    var labelled: [Int32] = []
    for node in order.reversed() {
      let distance = distances[Int(node)]
      for arc in Int(graph.firstArc[Int(node)])..<Int(graph.firstArc[Int(node) + 1]) {
        let head = Int(graph.heads[arc])
        let length = distance + graph.lengths[arc]
        guard length < distances[head] else { continue }
        distances[head] = length
        parents[head] = Int32(arc)
        changes += 1
        guard queuedIn[head] != round else { continue }
        queuedIn[head] = round
        labelled.append(Int32(head))
      }
    }
    return labelled
  }

  /// Looks for a cycle of parent arcs; such a cycle has a negative length.
  private mutating func findParentCycle() -> Bool {
    var seen = [Int32](repeating: -1, count: graph.nodeCount)
    for root in 0..<Int32(graph.nodeCount) {
      var node = root
      while seen[Int(node)] < 0 {
        seen[Int(node)] = root
        guard parents[Int(node)] >= 0 else { break }
        node = graph.tails[Int(parents[Int(node)])]
      }
      guard seen[Int(node)] == root, parents[Int(node)] >= 0 else { continue }
      var cycle: [Int32] = []
      let end = node
      repeat {
        cycle.append(graph.numbers[Int(parents[Int(node)])])
        node = graph.tails[Int(parents[Int(node)])]
      } while node != end
      negativeCycle = cycle
      return true
    }
    return false
  }
}
