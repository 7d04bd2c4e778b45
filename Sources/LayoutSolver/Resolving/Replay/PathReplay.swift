import LayoutModel

/// A solution of difference rows that is mended where a bound was tightened.
///
/// One arc after the other is made to hold: its head goes down, or its tail up, and what then no longer holds follows.
/// As all other arcs held before, there is a cycle of negative length exactly when that comes back to the arc's other
/// end (Ramalingam and others, *Solving systems of difference constraints incrementally*, Algorithmica 1999).
struct PathReplay: Sendable {
  /// What making an arc hold came to.
  enum Outcome {
    /// The arc holds.
    case done
    /// It cannot, because of the arcs of this cycle.
    case cycle([Int])
    /// The origin, whose value is 0, would have to move, or too much work was done.
    case blocked
  }

  private let rows: [Int32]
  /// The arcs' lower ends.
  let tails: [Int32]
  /// The arcs' upper ends.
  let heads: [Int32]
  private let factors: [Rational]
  /// The arcs' lengths.
  private(set) var lengths: [Rational]
  /// The arcs that leave each node.
  let outgoing: NumberLists
  /// The arcs that reach each node.
  let incoming: NumberLists
  private let arcOfRow: [Int32]
  /// For each node the one that stands for its component; the origin is one of its own.
  let components: [Int32]
  /// The nodes of each component.
  let members: NumberLists
  /// The arcs that do not hold, and are left out until they do.
  private var pending: [Int] = []
  /// A Boolean value for each arc: whether it is among those.
  private(set) var isPending: [Bool]
  /// The arcs by which nodes moved last.
  var parents: [Int32]
  /// The variables that moved, with the values that they had.
  var log: [(node: Int, old: Rational)] = []
  /// The value of the origin while an arc is made to hold.
  var originValue = Rational.zero
  /// The node that stands for 0.
  var origin: Int { parents.count - 1 }
  /// The number of moves after which an arc is given up; nearly always each variable moves once.
  var workLimit: Int { 4 * parents.count + 64 }

  /// Creates the graph of difference rows; the node behind the variables stands for 0.
  init(_ differenceRows: [Int], of matrix: SparseRows<Rational>) {
    let count = matrix.columnCounts.count
    var (tails, heads): ([Int32], [Int32]) = ([], [])
    var (factors, lengths): ([Rational], [Rational]) = ([], [])
    var arcOfRow = [Int32](repeating: -1, count: matrix.rowCount)
    var sets = DisjointSets(count: count + 1)
    for row in differenceRows {
      var (tail, head) = (Int32(count), Int32(count))
      var factor = Rational.one
      for entry in matrix.entries(of: row) {
        if matrix.values[entry].isNegative {
          tail = matrix.columns[entry]
          factor = -matrix.values[entry]
        } else {
          head = matrix.columns[entry]
          factor = matrix.values[entry]
        }
      }
      if tail < count, head < count { sets.unite(Int(tail), Int(head)) }
      arcOfRow[row] = Int32(tails.count)
      tails.append(tail)
      heads.append(head)
      factors.append(factor)
      lengths.append(matrix.rightSides[row] / factor)
    }
    let arcs = [Int32](0..<Int32(tails.count))
    outgoing = NumberLists(keyCount: count + 1, keys: tails, numbers: arcs)
    incoming = NumberLists(keyCount: count + 1, keys: heads, numbers: arcs)
    components = (0...count).map { Int32(sets.root(of: $0)) }
    members = NumberLists(keyCount: count + 1, keys: components, numbers: [Int32](0...Int32(count)))
    rows = differenceRows.map { Int32($0) }
    isPending = [Bool](repeating: false, count: tails.count)
    parents = [Int32](repeating: -1, count: count + 1)
    (self.tails, self.heads, self.factors, self.lengths) = (tails, heads, factors, lengths)
    self.arcOfRow = arcOfRow
  }

  /// Notes the right side of a row; other rows than those of the graph are ignored.
  mutating func setRightSide(_ row: Int, to value: Rational) {
    let arc = Int(arcOfRow[row])
    guard arc >= 0 else { return }
    lengths[arc] = value / factors[arc]
    guard !isPending[arc] else { return }
    isPending[arc] = true
    pending.append(arc)
  }

  /// Mends a solution until all rows hold.
  ///
  /// - Parameter values: what the variables are and how to change one.
  /// - Returns: the verdict; `exhausted` when it took too much work, and then the values mean nothing.
  /// - Complexity: O(arcs around the variables that move) for each row that does not hold, as a rule.
  mutating func mend(_ values: inout ValueReplay) -> KernelResult<Rational> {
    while let arc = pending.last {
      guard lengths[arc].isExact else { return .poisoned }
      if !holds(arc, values) {
        switch mend(arc, &values) {
        case .done: break
        case .cycle(let cycle):
          return .contradiction(
            cycle.map { WeightedRow(row: Int(rows[$0]), multiplier: factors[$0].reciprocal) })
        case .blocked: return .exhausted
        }
      }
      isPending[arc] = false
      pending.removeLast()
    }
    return .satisfied
  }

  private mutating func mend(_ arc: Int, _ values: inout ValueReplay) -> Outcome {
    for (isUpward, movesOrigin) in [(false, false), (true, false), (false, true)] {
      let outcome = move(arc, isUpward: isUpward, movesOrigin: movesOrigin, &values)
      if case .blocked = outcome { continue }
      return outcome
    }
    return .blocked
  }
}
