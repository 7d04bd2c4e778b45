import LayoutModel

extension Int64: PathLength {}

/// Rows that are all bounds and differences, as arcs: a minimal conflict is a simple cycle of negative length.
///
/// An arc from u to v with length c stands for `v − u ≤ c`, node 0 for the constant 0, and an equality for two
/// arcs. Variables are scaled where that turns rows like `2·u − 3·v ≤ c` into differences.
struct RowGraph: Sendable {
  /// The number of nodes.
  private(set) var nodeCount = 1
  /// The arcs' lower ends.
  private(set) var tails: [Int32] = []
  /// The arcs' upper ends.
  private(set) var heads: [Int32] = []
  /// The arcs' lengths, in a common unit in which they are whole, and so small that no sum of sums overflows.
  private(set) var lengths: [Int64] = []
  /// The arcs' rows.
  private(set) var rows: [Int32] = []
  /// What each arc's row is multiplied by to give the difference: < 0 where an equality is read backwards.
  private(set) var factors: [Rational] = []

  /// Creates the graph of `<=` and `==` rows, or returns `nil` when they have none or its numbers are too large.
  init?(_ system: LinearSystem) {
    guard let scales = Self.scales(of: system) else { return nil }
    nodeCount = system.variableCount + 1
    var bounds: [Rational] = []
    for row in 0..<system.rowCount {
      guard let (tail, head, factor) = Self.ends(of: row, system, scales) else { return nil }
      let bound = system.rightSides[row] * factor
      append(row, tail, head, factor)
      bounds.append(bound)
      guard system.relations[row] == .equal else { continue }
      append(row, head, tail, -factor)
      bounds.append(-bound)
    }
    guard let whole = Self.wholeNumbers(bounds) else { return nil }
    lengths = whole
    let levelled = levelledLengths()
    let largest = UInt64(Self.largestLength(bounds.count))
    if levelled.allSatisfy({ $0.magnitude <= largest }) { lengths = levelled }
  }

  private mutating func append(_ row: Int, _ tail: Int, _ head: Int, _ factor: Rational) {
    tails.append(Int32(tail))
    heads.append(Int32(head))
    rows.append(Int32(row))
    factors.append(factor)
  }

  /// Returns for each variable the factor by which it becomes part of differences, or `nil` when there is none.
  private static func scales(of system: LinearSystem) -> [Rational]? {
    var rows = [[Int]](repeating: [], count: system.variableCount)
    for row in 0..<system.rowCount {
      let terms = system.terms(of: row)
      guard terms.count <= 2 else { return nil }
      guard terms.count == 2 else { continue }
      for term in terms { rows[Int(system.columns[term])].append(row) }
    }
    var scales = [Rational](repeating: .zero, count: system.variableCount)
    for start in scales.indices where scales[start].isZero {
      scales[start] = .one
      var open = [start]
      while let column = open.popLast() {
        for row in rows[column] {
          let first = system.firstTerm[row]
          let isFirst = Int(system.columns[first]) == column
          let (own, other) = isFirst ? (first, first + 1) : (first + 1, first)
          let scale = -(system.coefficients[other] / system.coefficients[own]) * scales[column]
          guard scale.isExact else { return nil }
          let neighbour = Int(system.columns[other])
          if scales[neighbour].isZero {
            scales[neighbour] = scale
            open.append(neighbour)
          } else if scales[neighbour] != scale {
            return nil
          }
        }
      }
    }
    return scales
  }

  /// Returns a row's nodes and the factor that makes it a difference of scaled variables.
  private static func ends(
    of row: Int, _ system: LinearSystem, _ scales: [Rational]
  ) -> (tail: Int, head: Int, factor: Rational)? {
    let terms = system.terms(of: row)
    guard let first = terms.first else { return (0, 0, .one) }
    let column = Int(system.columns[first])
    let value = system.coefficients[first] / scales[column]
    let other = terms.count == 2 ? Int(system.columns[first + 1]) + 1 : 0
    let factor = value.magnitude.reciprocal
    guard value.isExact, factor.isExact else { return nil }
    return value.isNegative ? (column + 1, other, factor) : (other, column + 1, factor)
  }

  /// Returns the length below which no sum overflows.
  ///
  /// Potentials are sums of lengths, and bounds for paths sums of potentials.
  private static func largestLength(_ arcCount: Int) -> Int64 {
    (Int64(1) << 57) / Int64(arcCount + 1) / Int64(arcCount + 1)
  }

  /// Returns fractions over a common denominator, or `nil` when sums of these numbers might not fit.
  private static func wholeNumbers(_ bounds: [Rational]) -> [Int64]? {
    var scale: Int64 = 1
    for bound in bounds {
      guard bound.isExact else { return nil }
      guard scale % bound.denominator != 0 else { continue }
      let divisor = Int64(greatestCommonDivisor(scale.magnitude, bound.denominator.magnitude))
      let (product, isTooLong) = scale.multipliedReportingOverflow(by: bound.denominator / divisor)
      guard !isTooLong else { return nil }
      scale = product
    }
    let largest = largestLength(bounds.count)
    var result: [Int64] = []
    result.reserveCapacity(bounds.count)
    for bound in bounds {
      let (number, isTooLong) = bound.numerator.multipliedReportingOverflow(by: scale / bound.denominator)
      guard !isTooLong, number.magnitude <= UInt64(largest) else { return nil }
      result.append(number)
    }
    return result
  }
}
