/// Lower bounds for the reduced lengths of the paths from every node to one node.
///
/// They are the distances with negative lengths taken for 0, after Dijkstra. What those negative arcs could gain is
/// added up apart: no simple path enters a node twice, so at most the best of the arcs into each node counts.
struct PathBounds {
  /// The bound that stands for a node without a path.
  static let unreachable = Int64.max / 4

  /// For each node the least length of a path to the target.
  private(set) var distances: [Int64]
  /// For each node the most that an arc of negative length into it gains, ≥ 0.
  private(set) var gains: [Int64]
  /// The sum of all gains.
  private(set) var totalGain: Int64 = 0
  /// The number of arcs looked at.
  private(set) var work = 0

  /// Computes the bounds.
  ///
  /// - Parameters:
  ///   - target: the node where paths end.
  ///   - plan: the arcs.
  ///   - isExcluded: for each arc whether paths do without it.
  ///   - isOnPath: for each node whether paths do without it.
  init(to target: Int, _ plan: CyclePlan, isExcluded: [Bool], avoiding isOnPath: [Bool]) {
    distances = [Int64](repeating: Self.unreachable, count: plan.arcs.nodeCount)
    gains = [Int64](repeating: 0, count: plan.arcs.nodeCount)
    for arc in plan.through where !isExcluded[arc] && plan.reduced[arc] < 0 {
      let head = Int(plan.arcs.heads[arc])
      if !isOnPath[head] { gains[head] = max(gains[head], -plan.reduced[arc]) }
    }
    for gain in gains { totalGain += gain }
    run(target, plan, isExcluded, isOnPath)
  }

  private mutating func run(_ target: Int, _ plan: CyclePlan, _ isExcluded: [Bool], _ isOnPath: [Bool]) {
    var heap = LengthHeap()
    distances[target] = 0
    heap.push(0, Int32(target))
    let graph = plan.backward
    while let (length, node) = heap.pop() {
      guard length == distances[Int(node)] else { continue }
      for place in Int(graph.firstArc[Int(node)])..<Int(graph.firstArc[Int(node) + 1]) {
        work += 1
        let arc = Int(graph.numbers[place])
        let tail = Int(graph.heads[place])
        guard !isExcluded[arc], !isOnPath[tail] else { continue }
        let sum = length + max(0, plan.reduced[arc])
        guard sum < distances[tail] else { continue }
        distances[tail] = sum
        heap.push(sum, Int32(tail))
      }
    }
  }
}

/// Numbers by a length, the shortest first and among equals the lowest, as a binary heap.
struct LengthHeap {
  private var items: [(length: Int64, number: Int32)] = []

  /// Creates an empty heap.
  init() {}

  /// Adds a number.
  mutating func push(_ length: Int64, _ number: Int32) {
    items.append((length, number))
    var child = items.count - 1
    while child > 0, items[child] < items[(child - 1) / 2] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes the number of the shortest length.
  mutating func pop() -> (length: Int64, number: Int32)? {
    guard let top = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return top }
    items[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < items.count else { return top }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      guard items[child] < items[parent] else { return top }
      items.swapAt(parent, child)
      parent = child
    }
  }
}
