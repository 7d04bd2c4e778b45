/// Path lengths between nodes of a face's graph: asked for one by one, found together.
struct FaceDistances<Number: OrderedNumber> {
  /// The node of the constant 0.
  let zero: Int
  /// The lengths that were asked for, `nil` where there is no path.
  private(set) var lengths: [Number?] = []
  /// A Boolean value that indicates whether a number overflowed.
  private(set) var isPoisoned: Bool
  private var graph: FaceGraph<Number>
  private var fromZero: [Number?]
  private var toZero: [Number?]
  private var requests: [(source: Int, target: Int, place: Int)] = []

  /// Creates the lengths in the graph of some forms.
  init(_ forms: FaceForms<Number>) {
    graph = FaceGraph(forms)
    zero = graph.zero
    let nodes = 0...graph.zero
    graph.search(from: zero)
    fromZero = nodes.map { [graph] in graph.distance(to: $0) }
    var reversed = FaceGraph(forms, isReversed: true)
    reversed.search(from: zero)
    toZero = nodes.map { reversed.distance(to: $0) }
    isPoisoned = reversed.isPoisoned
  }

  /// Returns how far a node can move in either direction.
  func extent(of node: Int) -> (low: Number?, high: Number?) { (toZero[node].map { -$0 }, fromZero[node]) }

  /// Asks for the length of the shortest path between two nodes, the next one in `lengths`.
  mutating func request(from source: Int, to target: Int) {
    if source == zero || target == zero {
      lengths.append(source == zero ? fromZero[target] : toZero[source])
    } else {
      requests.append((source, target, lengths.count))
      lengths.append(nil)
    }
  }

  /// Finds the lengths that were asked for, from each node at once.
  mutating func find() {
    requests.sort { $0.source == $1.source ? $0.place < $1.place : $0.source < $1.source }
    var start = 0
    while start < requests.count {
      var end = start
      while end < requests.count, requests[end].source == requests[start].source { end += 1 }
      graph.search(from: requests[start].source, to: requests[start..<end].map { $0.target })
      for request in requests[start..<end] { lengths[request.place] = graph.distance(to: request.target) }
      start = end
    }
    requests.removeAll()
    if graph.isPoisoned { isPoisoned = true }
  }
}
