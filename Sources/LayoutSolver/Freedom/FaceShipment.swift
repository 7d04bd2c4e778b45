/// A weighted sum of a face graph's nodes whose range shortest paths between them tell.
struct FaceShipment<Number: OrderedNumber> {
  /// The number of the sum.
  let part: Int
  /// The weights of the nodes with positive ones, that of the constant 0 included where it balances the sum.
  private var risers: [Number] = []
  /// The sizes of the negative weights.
  private var fallers: [Number] = []
  /// Where the lengths of the paths begin: first from the fallers to the risers, then back.
  private let firstLength: Int

  /// Creates the sum of a row of coefficients and asks for path lengths, or returns `nil` when it would take too many.
  init?(_ part: Int, of parts: SparseRows<Number>, _ distances: inout FaceDistances<Number>) {
    self.part = part
    firstLength = distances.lengths.count
    var (risingNodes, fallingNodes): ([Int], [Int]) = ([], [])
    var sum = Number.zero
    func add(_ node: Int, _ weight: Number) {
      if weight.isNegative {
        fallingNodes.append(node)
        fallers.append(-weight)
      } else {
        risingNodes.append(node)
        risers.append(weight)
      }
    }
    for entry in parts.entries(of: part) {
      sum = sum + parts.values[entry]
      add(Int(parts.columns[entry]), parts.values[entry])
    }
    guard sum.isExact else { return nil }
    if !sum.isZero { add(distances.zero, -sum) }
    let isSmall = risers.count * fallers.count <= 64
    guard risers.count == 1 || fallers.count == 1 || isSmall else { return nil }
    for source in fallingNodes {
      for target in risingNodes { distances.request(from: source, to: target) }
    }
    for source in risingNodes {
      for target in fallingNodes { distances.request(from: source, to: target) }
    }
  }

  /// Returns how far the sum can move, `nil` where there is no limit, or `nil` for both when that was not found.
  func extent(_ lengths: [Number?]) -> (low: Number?, high: Number?)? {
    let count = risers.count * fallers.count
    var up = FaceTransport(fallers, risers, lengths[firstLength..<firstLength + count])
    var down = FaceTransport(risers, fallers, lengths[firstLength + count..<firstLength + 2 * count])
    guard let high = Self.limit(up.cost()), let low = Self.limit(down.cost()) else { return nil }
    return (low.map { -$0 }, high)
  }

  private static func limit(_ cost: FaceTransport<Number>.Cost) -> Number?? {
    switch cost {
    case .least(let number): .some(number)
    case .none: .some(nil)
    case .unknown: nil
    }
  }
}
