/// The forms of a face that bound one coordinate or the difference of two, as a graph; its last node is the constant 0.
///
/// Since no move at all is allowed, no arc has a negative length, and Dijkstra's algorithm (*A note on two problems in
/// connexion with graphs*, Numerische Mathematik 1959) finds how far two nodes can move apart.
struct FaceGraph<Number: OrderedNumber> {
  /// The node of the constant 0.
  let zero: Int
  private let graph: DifferenceGraph<Number>
  private let components: StrongComponents
  private var distances: [Number]
  private var stamps: [Int32]
  private var isFinal: [Bool]
  private var stamp: Int32 = 0
  private var targetStamps: [Int32]
  private var heap = PathHeap<Number>()
  /// A Boolean value that indicates whether a number overflowed.
  private(set) var isPoisoned = false

  /// Creates the graph of some forms.
  ///
  /// - Parameters:
  ///   - forms: the face's forms, of which groups that hold others than differences are left out.
  ///   - isTight: whether to take only arcs of length 0.
  ///   - isReversed: whether to turn all arcs round.
  init(_ forms: FaceForms<Number>, isTight: Bool = false, isReversed: Bool = false) {
    zero = forms.roots.count
    var (tails, heads, lengths): ([Int32], [Int32], [Number]) = ([], [], [])
    for form in 0..<forms.table.count where forms.isDifference[forms.root(of: form)] {
      let (head, tail) = Self.ends(of: form, forms)
      for (length, isUp) in [(forms.upper[form], true), (forms.lower[form].map { -$0 }, false)] {
        guard let length, !isTight || length.isZero else { continue }
        tails.append(isUp != isReversed ? tail : head)
        heads.append(isUp != isReversed ? head : tail)
        lengths.append(length)
      }
    }
    graph = DifferenceGraph(nodeCount: zero + 1, tails: tails, heads: heads, lengths: lengths)
    components = StrongComponents(graph)
    distances = [Number](repeating: .zero, count: zero + 1)
    stamps = [Int32](repeating: 0, count: zero + 1)
    targetStamps = stamps
    isFinal = [Bool](repeating: false, count: zero + 1)
  }

  /// Returns the nodes of which a form is the difference.
  private static func ends(of form: Int, _ forms: FaceForms<Number>) -> (head: Int32, tail: Int32) {
    let entries = forms.table.forms.entries(of: form)
    let head = forms.table.forms.columns[entries.lowerBound]
    let tail =
      entries.count == 1 ? Int32(forms.roots.count) : forms.table.forms.columns[entries.lowerBound + 1]
    return (head, tail)
  }

  /// Returns whether a form's ends lie on a common cycle.
  func isOnCycle(_ form: Int, _ forms: FaceForms<Number>) -> Bool {
    let (head, tail) = Self.ends(of: form, forms)
    return components.numbers[Int(head)] == components.numbers[Int(tail)]
  }

  /// Computes the path lengths from a node up to the last of some targets, or to all nodes when there are none.
  ///
  /// `distance(to:)` is about the last call.
  mutating func search(from source: Int, to targets: [Int] = []) {
    stamp += 1
    // Arcs lead to lower components, so that nothing below the lowest target leads to a target.
    var lowest: Int32 = targets.isEmpty ? -1 : .max
    var open = 0
    for target in targets where targetStamps[target] != stamp {
      targetStamps[target] = stamp
      lowest = min(lowest, components.numbers[target])
      open += 1
    }
    heap.removeAll()
    reach(source, .zero)
    while let (length, node) = heap.pop() {
      guard !isFinal[node] else { continue }
      isFinal[node] = true
      if targetStamps[node] == stamp {
        open -= 1
        if open == 0 { return }
      }
      for arc in Int(graph.firstArc[node])..<Int(graph.firstArc[node + 1])
      where components.numbers[Int(graph.heads[arc])] >= lowest {
        reach(Int(graph.heads[arc]), length + graph.lengths[arc])
      }
    }
  }

  private mutating func reach(_ node: Int, _ length: Number) {
    if !length.isExact { isPoisoned = true }
    if stamps[node] == stamp, !(length < distances[node]) { return }
    if stamps[node] != stamp { isFinal[node] = false }
    stamps[node] = stamp
    distances[node] = length
    heap.push(length, node)
  }

  /// Returns the length of the shortest path to a node, or `nil` when there is no path.
  func distance(to node: Int) -> Number? { stamps[node] == stamp && isFinal[node] ? distances[node] : nil }
}

/// Nodes by path length, the shortest first, as a binary heap.
private struct PathHeap<Number: OrderedNumber> {
  private var items: [(length: Number, node: Int)] = []

  mutating func removeAll() { items.removeAll(keepingCapacity: true) }

  mutating func push(_ length: Number, _ node: Int) {
    items.append((length, node))
    var child = items.count - 1
    while child > 0, items[child].length < items[(child - 1) / 2].length {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (length: Number, node: Int)? {
    guard let top = items.first else { return nil }
    items.swapAt(0, items.count - 1)
    items.removeLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < items.count else { return top }
      if child + 1 < items.count, items[child + 1].length < items[child].length { child += 1 }
      guard items[child].length < items[parent].length else { return top }
      items.swapAt(parent, child)
      parent = child
    }
  }
}
