/// A number that path lengths can be computed in, without any overflow or with a mark of it.
protocol PathLength: Comparable, Sendable {
  /// The length of the empty path.
  static var zero: Self { get }
  /// Returns the sum.
  static func + (left: Self, right: Self) -> Self
}

// 64-bit arc lengths add up in 128 bits whatever the number of arcs.
extension Int128: PathLength {}

/// A graph whose arc from u to v with length c stands for the row `v − u ≤ c`.
///
/// The rows can be satisfied exactly when no cycle has a negative length; shortest path lengths are a solution.
struct DifferenceGraph<Length: PathLength>: Sendable {
  /// Where each node's arcs begin, and behind the last node where they end.
  private(set) var firstArc: [Int32]
  /// The arcs' lower ends, by node.
  private(set) var tails: [Int32]
  /// The arcs' upper ends.
  private(set) var heads: [Int32]
  /// The arcs' lengths.
  private(set) var lengths: [Length]
  /// The arcs' numbers in the order in which they were given.
  private(set) var numbers: [Int32]

  /// The number of nodes.
  var nodeCount: Int { firstArc.count - 1 }

  /// Creates the graph of arcs in any order.
  init(nodeCount: Int, tails arcTails: [Int32], heads arcHeads: [Int32], lengths arcLengths: [Length]) {
    firstArc = [Int32](repeating: 0, count: nodeCount + 1)
    for tail in arcTails { firstArc[Int(tail) + 1] += 1 }
    for node in 0..<nodeCount { firstArc[node + 1] += firstArc[node] }
    tails = [Int32](repeating: 0, count: arcTails.count)
    heads = tails
    numbers = tails
    lengths = [Length](repeating: .zero, count: arcTails.count)
    var place = firstArc
    for arc in arcTails.indices {
      let tail = Int(arcTails[arc])
      let slot = Int(place[tail])
      place[tail] += 1
      tails[slot] = arcTails[arc]
      heads[slot] = arcHeads[arc]
      lengths[slot] = arcLengths[arc]
      numbers[slot] = Int32(arc)
    }
  }
}
