/// The arcs through which every negative cycle of a graph passes, and what bounds the length of the others.
///
/// Without those arcs no cycle is negative, so potentials make every other arc's reduced length ≥ 0 while cycles keep
/// their lengths. A negative cycle is then sought through the first arc, through the second without the first, and so
/// on; each cycle is met once. No method can list them all in a time polynomial in their number, unless P = NP (Boros
/// and others, *Generating all vertices of a polyhedron is hard*, Discrete & Computational Geometry 2008): the fewer
/// such arcs, the better the bounds. Where they cost too much to find, all arcs of negative length have to do.
struct CyclePlan {
  /// The rows as arcs.
  let arcs: RowGraph
  /// The arcs through which every negative cycle passes, in the order of the search.
  private(set) var through: [Int] = []
  /// The arcs' lengths by potentials, < 0 on no other arcs than those of `through`.
  private(set) var reduced: [Int64] = []
  /// Negative cycles that were met on the way, as ascending arcs.
  private(set) var cycles: [[Int]] = []
  /// The work left to spend.
  private(set) var steps: Int

  /// Arcs by their lower ends.
  private(set) var forward: DifferenceGraph<Int64>
  /// Arcs by their upper ends, turned round.
  private(set) var backward: DifferenceGraph<Int64>

  private var hits: [Int]
  private var isLeftOut: [Bool]

  /// Creates a plan for a graph.
  ///
  /// - Parameters:
  ///   - arcs: the graph.
  ///   - total: the work to spend on all; up to half of it goes into the plan.
  init(_ arcs: RowGraph, steps total: Int) {
    self.arcs = arcs
    steps = total - total / 2
    forward = DifferenceGraph(
      nodeCount: arcs.nodeCount, tails: arcs.tails, heads: arcs.heads, lengths: arcs.lengths)
    backward = DifferenceGraph(
      nodeCount: arcs.nodeCount, tails: arcs.heads, heads: arcs.tails, lengths: arcs.lengths)
    hits = [Int](repeating: 0, count: arcs.rows.count)
    isLeftOut = [Bool](repeating: false, count: arcs.rows.count)
    var potentials = [Int64](repeating: 0, count: arcs.nodeCount)
    if let distances = leaveOutArcs() {
      potentials = distances
      takeBackArcs(&potentials)
    } else {
      isLeftOut = arcs.lengths.map { $0 < 0 }
    }
    steps += total / 2
    reduced = arcs.rows.indices.map {
      arcs.lengths[$0] + potentials[Int(arcs.tails[$0])] - potentials[Int(arcs.heads[$0])]
    }
    // The arcs that gain most come first, so that there is little left to gain for the later ones.
    through = arcs.rows.indices.filter { isLeftOut[$0] }.sorted { (reduced[$0], $0) < (reduced[$1], $1) }
  }

  /// Leaves out arcs, in each negative cycle the one that was in most of them so far, until there is none.
  ///
  /// - Returns: the path lengths that prove it, or `nil` when there was too much work.
  private mutating func leaveOutArcs() -> [Int64]? {
    while true {
      var joined = JoinedGraph(arcs, without: isLeftOut)
      let (cycle, distances) = joined.negativeCycle()
      guard let cycle else { return distances }
      steps -= arcs.rows.count + arcs.nodeCount
      for arc in cycle { hits[arc] += 1 }
      cycles.append(cycle.sorted())
      guard steps > 0, let most = cycle.max(by: { (hits[$0], $1) < (hits[$1], $0) }) else { return nil }
      isLeftOut[most] = true
    }
  }

  /// Takes arcs back, those of few cycles first, as long as no cycle becomes negative.
  private mutating func takeBackArcs(_ potentials: inout [Int64]) {
    let candidates = isLeftOut.indices.filter { isLeftOut[$0] }.sorted { (hits[$0], $0) < (hits[$1], $1) }
    guard candidates.count > 1 else { return }
    for arc in candidates {
      guard steps > 0 else { return }
      steps -= arcs.rows.count + arcs.nodeCount
      isLeftOut[arc] = false
      var joined = JoinedGraph(arcs, without: isLeftOut)
      let (cycle, distances) = joined.negativeCycle()
      if let cycle {
        isLeftOut[arc] = true
        cycles.append(cycle.sorted())
      } else {
        potentials = distances
      }
    }
  }
}
