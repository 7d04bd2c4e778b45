import LayoutModel

/// Solves rows that bound one variable or the difference of two, as shortest paths.
struct DifferenceKernel<Number: OrderedNumber> {
  private var nodes: [Int32]
  private var columns: [Int32] = [-1]
  private var tails: [Int32] = []
  private var heads: [Int32] = []
  private var bounds: [Number] = []
  private var factors: [Number] = []
  private var rows: [Int32] = []

  /// Creates a kernel without rows.
  init(columnCount: Int) { nodes = [Int32](repeating: 0, count: columnCount) }

  /// Returns whether a row is `a·u ≤ b` or `a·u − a·v ≤ b`.
  static func isDifference(_ row: Int, of matrix: SparseRows<Number>) -> Bool {
    let entries = matrix.entries(of: row)
    switch entries.count {
    case 1: return true
    case 2: return matrix.values[entries.lowerBound] == -matrix.values[entries.lowerBound + 1]
    default: return false
    }
  }

  /// Adds a row; node 0 is the constant 0.
  mutating func add(_ row: Int, of matrix: SparseRows<Number>) {
    var (tail, head): (Int32, Int32) = (0, 0)
    var factor = Number.one
    for entry in matrix.entries(of: row) {
      let node = node(of: matrix.columns[entry])
      if matrix.values[entry].isNegative {
        tail = node
        factor = -matrix.values[entry]
      } else {
        head = node
        factor = matrix.values[entry]
      }
    }
    tails.append(tail)
    heads.append(head)
    bounds.append(factor.isUnit ? matrix.rightSides[row] : matrix.rightSides[row] / factor)
    factors.append(factor)
    rows.append(Int32(row))
  }

  private mutating func node(of column: Int32) -> Int32 {
    if nodes[Int(column)] == 0 {
      nodes[Int(column)] = Int32(columns.count)
      columns.append(column)
    }
    return nodes[Int(column)]
  }

  /// Solves the rows and writes a solution's values.
  func solve(into values: inout [Number]) -> KernelResult<Number> {
    guard !rows.isEmpty else { return .satisfied }
    for bound in bounds where !bound.isExact { return .poisoned }
    if let (lengths, scale) = scaledLengths() {
      return finish(ShortestPaths(graph(lengths)), &values) { distance in
        guard let numerator = Int64(exactly: distance) else { return nil }
        return Number(rational: Rational(numerator, scale))
      }
    }
    return finish(ShortestPaths(graph(bounds.map { $0.exactValue })), &values) { Number(exactly: $0) }
  }

  private func graph<Length: PathLength>(_ lengths: [Length]) -> DifferenceGraph<Length> {
    DifferenceGraph(nodeCount: columns.count, tails: tails, heads: heads, lengths: lengths)
  }

  /// Returns the bounds as whole numbers over a common denominator, or `nil` when that needs more than 64 bits or
  /// when a path over all arcs could be too long for 128.
  private func scaledLengths() -> (lengths: [Int128], scale: Int64)? {
    var scale: Int64 = 1
    for bound in bounds {
      guard let denominator = bound.shortValue?.denominator else { return nil }
      guard scale % denominator != 0 else { continue }
      let divisor = Int64(greatestCommonDivisor(scale.magnitude, denominator.magnitude))
      let (product, isTooLong) = scale.multipliedReportingOverflow(by: denominator / divisor)
      if isTooLong { return nil }
      scale = product
    }
    var lengths: [Int128] = []
    lengths.reserveCapacity(bounds.count)
    // Sixteen times the sum of all arcs leaves room for walks that pass a cycle before it is found.
    let longest = Int128.max.magnitude / 16 / UInt128(bounds.count + columns.count + 1)
    for bound in bounds {
      guard let value = bound.shortValue else { return nil }
      let length = Int128(value.numerator) * Int128(scale / value.denominator)
      guard length.magnitude < longest else { return nil }
      lengths.append(length)
    }
    return (lengths, scale)
  }

  /// Reads the cycle or the values off the shortest paths.
  private func finish<Length: PathLength>(
    _ paths: ShortestPaths<Length>, _ values: inout [Number], value: (Length) -> Number?
  ) -> KernelResult<Number> {
    if let cycle = paths.negativeCycle {
      return .contradiction(
        cycle.map { arc in
          let factor = factors[Int(arc)]
          return WeightedRow(row: Int(rows[Int(arc)]), multiplier: factor.isUnit ? factor : .one / factor)
        })
    }
    guard let origin = value(paths.distances[0]) else { return .poisoned }
    for node in columns.indices.dropFirst() {
      guard let distance = value(paths.distances[node]) else { return .poisoned }
      values[Int(columns[node])] = distance - origin
    }
    return .satisfied
  }
}
