/// How far a weighted sum of a face graph's nodes can rise.
///
/// A node may rise above another one by the length of a path, so the sum rises until it pays to carry its weights along
/// shortest paths from its negative nodes to its positive ones, by the duality of linear programming. That is the
/// transportation problem (Hitchcock, *The distribution of a product from several sources to numerous localities*,
/// Journal of Mathematics and Physics 1941), here a very small one.
struct FaceTransport<Number: OrderedNumber> {
  /// What carrying everything costs.
  enum Cost {
    /// The least cost.
    case least(Number)
    /// Something cannot be carried at all: the sum can rise without limit.
    case none
    /// It was not found in a few steps.
    case unknown
  }

  private let supplies: [Number]
  private let demands: [Number]
  /// The path lengths, `nil` where there is no path, by supply and then by demand.
  private let lengths: ArraySlice<Number?>
  private var flows: [Number]
  private var isPoisoned = false

  /// Creates the problem of supplies and demands above 0 whose sums are the same.
  init(_ supplies: [Number], _ demands: [Number], _ lengths: ArraySlice<Number?>) {
    self.supplies = supplies
    self.demands = demands
    self.lengths = lengths
    flows = []
  }

  /// Returns the least cost.
  mutating func cost() -> Cost {
    if supplies.count == 1 { return total(demands) }
    if demands.count == 1 { return total(supplies) }
    flows = [Number](repeating: .zero, count: supplies.count * demands.count)
    var (open, wanted) = (supplies, demands)
    // Each path uses up a supply, a demand or a flow; only odd weights need many.
    for _ in 0..<8 * (supplies.count + demands.count) {
      guard wanted.contains(where: { !$0.isZero }) else { return total(flows) }
      guard augment(&open, &wanted) else { return isPoisoned ? .unknown : .none }
    }
    return .unknown
  }

  /// Returns the cost of carrying amounts, one a length.
  private func total(_ amounts: [Number]) -> Cost {
    var sum = Number.zero
    for (amount, length) in zip(amounts, lengths) where !amount.isZero {
      guard let length else { return .none }
      sum = sum + amount * length
    }
    return sum.isExact ? .least(sum) : .unknown
  }

  /// Carries as much as possible along the cheapest path, on which earlier flows may be taken back.
  private mutating func augment(_ open: inout [Number], _ wanted: inout [Number]) -> Bool {
    let (first, count) = (lengths.startIndex, demands.count)
    // Supplies come first, then demands.
    var costs: [Number?] = open.map { $0.isZero ? nil : .zero } + demands.map { _ in nil }
    var origins = [Int](repeating: -1, count: costs.count)
    var isChanged = true
    while isChanged, !isPoisoned {
      isChanged = false
      for place in flows.indices {
        let (supply, demand) = (place / count, supplies.count + place % count)
        guard let length = lengths[first + place] else { continue }
        if relax(supply, demand, length, &costs, &origins) { isChanged = true }
        if !flows[place].isZero, relax(demand, supply, -length, &costs, &origins) { isChanged = true }
      }
    }
    var best: (demand: Int, cost: Number)?
    for demand in demands.indices where !wanted[demand].isZero {
      guard let cost = costs[supplies.count + demand] else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (demand, cost) }
    }
    guard let best, !isPoisoned else { return false }
    let path = path(to: supplies.count + best.demand, origins)
    guard let source = path.first?.place else { return false }
    var amount = min(wanted[best.demand], open[source / count])
    for (place, isForward) in path where !isForward { amount = min(amount, flows[place]) }
    for (place, isForward) in path { flows[place] = flows[place] + (isForward ? amount : -amount) }
    open[source / count] = open[source / count] - amount
    wanted[best.demand] = wanted[best.demand] - amount
    return amount.isExact
  }

  private mutating func relax(
    _ tail: Int, _ head: Int, _ length: Number, _ costs: inout [Number?], _ origins: inout [Int]
  ) -> Bool {
    guard let start = costs[tail] else { return false }
    let cost = start + length
    if !cost.isExact { isPoisoned = true }
    if let other = costs[head], !(cost < other) { return false }
    costs[head] = cost
    origins[head] = tail
    return true
  }

  /// Returns the flows on the path to a node and whether they grow, the first one first.
  private func path(to node: Int, _ origins: [Int]) -> [(place: Int, isForward: Bool)] {
    var path: [(place: Int, isForward: Bool)] = []
    var node = node
    while origins[node] >= 0 {
      let (supply, demand) = (min(node, origins[node]), max(node, origins[node]))
      path.append((supply * demands.count + demand - supplies.count, demand == node))
      node = origins[node]
    }
    return path.reversed()
  }
}
