import LayoutModel

/// A solution of difference rows that is mended where a bound was tightened.
///
/// One arc after the other is made to hold: its head goes down, or its tail up, and what then no longer holds follows.
/// As all other arcs held before, there is a cycle of negative length exactly when that comes back to the arc's other
/// end (Ramalingam and others, *Solving systems of difference constraints incrementally*, Algorithmica 1999).
struct PathReplay: Sendable {
  /// What making an arc hold came to.
  private enum Outcome {
    case done
    case cycle([Int])
    /// The origin, whose value is 0, would have to move, or too much work was done.
    case blocked
  }

  private let rows: [Int32]
  private let tails: [Int32]
  private let heads: [Int32]
  private let factors: [Rational]
  private var lengths: [Rational]
  private let outgoing: NumberLists
  private let incoming: NumberLists
  private let arcOfRow: [Int32]
  private let components: [Int32]
  private let members: NumberLists
  /// The arcs that do not hold, and are left out until they do.
  private var pending: [Int] = []
  private var isPending: [Bool]
  private var parents: [Int32]
  /// The variables that moved, with the values that they had.
  private var log: [(node: Int, old: Rational)] = []
  private var originValue = Rational.zero
  private var origin: Int { parents.count - 1 }
  /// The number of moves after which an arc is given up; nearly always each variable moves once.
  private var workLimit: Int { 4 * parents.count + 64 }

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

// MARK: - Moves

extension PathReplay {
  private func value(of node: Int, _ values: ValueReplay) -> Rational {
    node == origin ? originValue : values.values[node]
  }

  private func holds(_ arc: Int, _ values: ValueReplay) -> Bool {
    value(of: Int(heads[arc]), values) <= value(of: Int(tails[arc]), values) + lengths[arc]
  }

  /// Makes an arc hold by moving variables one way only; values are as before unless that succeeds.
  private mutating func move(
    _ arc: Int, isUpward: Bool, movesOrigin: Bool, _ values: inout ValueReplay
  ) -> Outcome {
    let (first, last) =
      isUpward ? (Int(tails[arc]), Int(heads[arc])) : (Int(heads[arc]), Int(tails[arc]))
    guard first != origin || movesOrigin else { return .blocked }
    let component = components[first == origin ? last : first]
    let arcs = isUpward ? incoming : outgoing
    log.removeAll(keepingCapacity: true)
    parents[first] = Int32(arc)
    let start = value(of: last, values)
    put(first, isUpward ? start - lengths[arc] : start + lengths[arc], &values)
    var queue = [first]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      let own = value(of: node, values)
      for position in arcs.range(of: node) {
        let other = Int(arcs[position])
        guard !isPending[other] else { continue }
        let far = Int(isUpward ? tails[other] : heads[other])
        if node == origin, components[far] != component { continue }
        let bound = isUpward ? own - lengths[other] : own + lengths[other]
        guard bound.isExact, queue.count < workLimit else { return undo(&values, .blocked) }
        let value = value(of: far, values)
        guard isUpward ? value < bound : bound < value else { continue }
        parents[far] = Int32(other)
        if far == last { return undo(&values, cycle(through: last, isUpward)) }
        guard far != origin || movesOrigin else { return undo(&values, .blocked) }
        put(far, bound, &values)
        queue.append(far)
      }
    }
    settleOrigin(component, &values)
    return .done
  }

  private mutating func put(_ node: Int, _ value: Rational, _ values: inout ValueReplay) {
    guard node != origin else {
      originValue = value
      return
    }
    log.append((node, values.values[node]))
    values.set(node, to: value)
  }

  private mutating func undo(_ values: inout ValueReplay, _ outcome: Outcome) -> Outcome {
    for (node, old) in log.reversed() { values.set(node, to: old) }
    originValue = .zero
    return outcome
  }

  /// Moves a whole component so that the origin is 0 again.
  private mutating func settleOrigin(_ component: Int32, _ values: inout ValueReplay) {
    guard !originValue.isZero else { return }
    for position in members.range(of: Int(component)) {
      let node = Int(members[position])
      values.set(node, to: values.values[node] - originValue)
    }
    originValue = .zero
  }

  /// Returns the arcs by which a move came back to where it must not.
  private func cycle(through last: Int, _ isUpward: Bool) -> Outcome {
    var cycle: [Int] = []
    var node = last
    repeat {
      let arc = Int(parents[node])
      cycle.append(arc)
      node = Int(isUpward ? heads[arc] : tails[arc])
    } while node != last && cycle.count <= parents.count
    return cycle.count > parents.count ? .blocked : .cycle(cycle)
  }
}
