/// Lists the simple cycles of negative length, each once, by extending paths that can still become one.
///
/// The paths from an arc's upper end back to its lower end are walked through depth first. A path is extended only
/// while its length, the bound for the rest and what negative arcs could gain are below 0 together. Where such bounds
/// keep leading astray they are computed anew without the path's own nodes, as in Read and Tarjan, *Bounds on backtrack
/// algorithms for listing cycles, paths, and spanning trees*, Networks 1975.
struct CycleSearch {
  private let plan: CyclePlan
  private let limit: Int
  private var isExcluded: [Bool]
  private var isOnPath: [Bool]
  private var path: [Int] = []
  private var fruitless = 0

  /// The cycles found so far, as arcs in the order of the cycle.
  private(set) var cycles: [[Int]] = []
  /// The work left to spend.
  private(set) var steps: Int
  /// A Boolean value that indicates whether the limit allowed every cycle that was met.
  private(set) var hasRoom = true

  /// Creates the search of a graph.
  init(_ graph: RowGraph, limit: Int, steps: Int) {
    plan = CyclePlan(graph, steps: steps)
    self.limit = limit
    self.steps = plan.steps
    isExcluded = [Bool](repeating: false, count: graph.rows.count)
    isOnPath = [Bool](repeating: false, count: graph.nodeCount)
  }

  /// Searches and returns whether all cycles were found.
  mutating func run() -> Bool {
    var isComplete = true
    for arc in plan.through where isComplete {
      isExcluded[arc] = true
      isComplete = search(through: arc)
    }
    if !isComplete, hasRoom { addKnownCycles() }
    return isComplete
  }

  /// Adds the cycles that the preparation met, when the search did not come to them.
  private mutating func addKnownCycles() {
    var known = Set(cycles.map { $0.sorted() })
    for cycle in plan.cycles where known.insert(cycle).inserted {
      guard cycles.count < limit else {
        hasRoom = false
        return
      }
      cycles.append(cycle)
    }
  }

  /// Walks through the negative cycles that begin with an arc.
  private mutating func search(through arc: Int) -> Bool {
    let target = Int(plan.arcs.tails[arc])
    let start = Int(plan.arcs.heads[arc])
    if start == target { return plan.reduced[arc] < 0 ? report([arc]) : true }
    let bounds = PathBounds(to: target, plan, isExcluded: isExcluded, avoiding: isOnPath)
    steps -= bounds.work
    var gain = bounds.totalGain - bounds.gains[start]
    var length = plan.reduced[arc]
    guard length + bounds.distances[start] - gain < 0 else { return true }
    path = [arc]
    fruitless = 0
    isOnPath[start] = true
    var stack = [(node: start, place: Int(plan.forward.firstArc[start]))]
    while let (node, place) = stack.last {
      guard place < Int(plan.forward.firstArc[node + 1]) else {
        stack.removeLast()
        isOnPath[node] = false
        gain += bounds.gains[node]
        if let last = path.popLast() { length -= plan.reduced[last] }
        continue
      }
      stack[stack.count - 1].place += 1
      steps -= 1
      guard steps > 0 else { break }
      let next = Int(plan.forward.numbers[place])
      let head = Int(plan.forward.heads[place])
      guard !isExcluded[next], !isOnPath[head] else { continue }
      let sum = length + plan.reduced[next]
      let rest = gain - bounds.gains[head]
      guard sum + bounds.distances[head] - (head == target ? 0 : rest) < 0 else { continue }
      if head == target {
        guard report(path + [next]) else { break }
        continue
      }
      guard isPromising(head, sum, target) else { continue }
      fruitless += 1
      path.append(next)
      isOnPath[head] = true
      gain = rest
      length = sum
      stack.append((head, Int(plan.forward.firstArc[head])))
    }
    for (node, _) in stack { isOnPath[node] = false }
    return stack.isEmpty
  }

  /// Returns whether a path can still become a cycle, by fresh bounds where the old ones have led astray.
  private mutating func isPromising(_ head: Int, _ length: Int64, _ target: Int) -> Bool {
    guard fruitless > 2 * plan.arcs.nodeCount else { return true }
    let bounds = PathBounds(to: target, plan, isExcluded: isExcluded, avoiding: isOnPath)
    steps -= bounds.work
    return length + bounds.distances[head] - (bounds.totalGain - bounds.gains[head]) < 0
  }

  /// Adds a cycle and returns whether the limit allows it.
  private mutating func report(_ cycle: [Int]) -> Bool {
    guard cycles.count < limit else {
      hasRoom = false
      return false
    }
    cycles.append(cycle)
    steps -= cycle.count
    fruitless = 0
    return true
  }
}
