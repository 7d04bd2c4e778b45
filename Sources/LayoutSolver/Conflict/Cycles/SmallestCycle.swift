/// Finds the negative cycle that takes the fewest rows.
///
/// Paths from an arc's upper end are extended in the order of their row numbers; at each node only a path that is
/// shorter than all with fewer rows is kept: a dynamic program over (rows, node). The closed walk with the fewest rows
/// is a simple cycle, for else it would contain a smaller negative one.
struct SmallestCycle {
  /// A path: its last arc, and the path before that.
  private struct Label {
    var node: Int32
    var length: Int64
    var arc: Int32
    var previous: Int32
  }

  private let plan: CyclePlan
  private let sizes: [Int]
  private var isExcluded: [Bool]
  private let nowhere: [Bool]
  private var best: (arcs: [Int], size: Int)?
  private var bound: Int
  /// The work left to spend.
  private(set) var steps: Int

  /// Creates the search of a graph.
  ///
  /// - Parameters:
  ///   - graph: the arcs.
  ///   - sizes: for each arc the number of rows it stands for.
  ///   - bound: a number of rows to stay below.
  ///   - steps: the work to spend.
  init(_ graph: RowGraph, sizes: [Int], below bound: Int, steps: Int) {
    plan = CyclePlan(graph, steps: steps)
    self.sizes = sizes
    self.bound = bound
    self.steps = plan.steps
    isExcluded = [Bool](repeating: false, count: graph.rows.count)
    nowhere = [Bool](repeating: false, count: graph.nodeCount)
  }

  /// Returns the smallest cycle below the bound, if there is any, and whether the work sufficed to be sure.
  mutating func run() -> (cycle: [Int]?, isProved: Bool) {
    for cycle in plan.cycles { note(cycle) }
    for arc in plan.through {
      isExcluded[arc] = true
      guard search(through: arc) else { return (best?.arcs, false) }
    }
    return (best?.arcs, true)
  }

  private mutating func note(_ cycle: [Int]) {
    let size = cycle.reduce(0) { $0 + sizes[$1] }
    guard size < bound else { return }
    best = (cycle, size)
    bound = size
  }

  /// Looks for the smallest closed walk that begins with an arc and returns whether the work sufficed.
  private mutating func search(through arc: Int) -> Bool {
    let target = plan.arcs.tails[arc]
    // Any other arc than a loop needs at least one more to close.
    guard sizes[arc] + (target == plan.arcs.heads[arc] ? 0 : 1) < bound else { return true }
    let bounds = PathBounds(to: Int(target), plan, isExcluded: isExcluded, avoiding: nowhere)
    steps -= bounds.work
    // A walk may take an arc more than once, so that gains cannot be told where there are any.
    let isExact = bounds.totalGain == 0
    var shortest = [Int64](repeating: PathBounds.unreachable, count: plan.arcs.nodeCount)
    var labels = [
      Label(node: plan.arcs.heads[arc], length: plan.reduced[arc], arc: Int32(arc), previous: -1)
    ]
    var heap = LengthHeap()
    heap.push(Int64(sizes[arc]), 0)
    while let (size, number) = heap.pop(), Int(size) < bound {
      let label = labels[Int(number)]
      let node = Int(label.node)
      guard label.length < shortest[node] else { continue }
      shortest[node] = label.length
      if label.node == target, label.length < 0 {
        note(cycle(of: number, labels))
        return true
      }
      for place in Int(plan.forward.firstArc[node])..<Int(plan.forward.firstArc[node + 1]) {
        steps -= 1
        guard steps > 0 else { return false }
        let next = Int(plan.forward.numbers[place])
        let head = plan.forward.heads[place]
        let length = label.length + plan.reduced[next]
        let total = Int(size) + sizes[next]
        guard !isExcluded[next], total < bound, length < shortest[Int(head)] else { continue }
        let rest = bounds.distances[Int(head)]
        guard rest < PathBounds.unreachable, !isExact || length + rest < 0 else { continue }
        heap.push(Int64(total), Int32(labels.count))
        labels.append(Label(node: head, length: length, arc: Int32(next), previous: number))
      }
    }
    return true
  }

  private func cycle(of number: Int32, _ labels: [Label]) -> [Int] {
    var arcs: [Int] = []
    var number = number
    while number >= 0 {
      arcs.append(Int(labels[Int(number)].arc))
      number = labels[Int(number)].previous
    }
    return arcs
  }
}
