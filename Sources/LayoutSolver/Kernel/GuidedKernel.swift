import LayoutModel

/// Solves general inequalities approximately and proves the result exactly, where an exact tableau grows too large.
///
/// A conflict found with floating-point numbers names its rows, and only those are solved exactly. A solution is
/// sought with a margin to every bound, so that it still holds when it is rounded. (Compare Applegate and others,
/// *Exact solutions to linear programming problems*, Operations Research Letters 2007.)
struct GuidedKernel<Number: OrderedNumber> {
  private let rows: [Int32]
  private let matrix: SparseRows<Number>
  /// The rows' numbers in a copy of them.
  private var numbers: [Int32] { [Int32](0..<Int32(rows.count)) }

  /// Creates a kernel for some rows of a matrix.
  init(_ rows: [Int32], of matrix: SparseRows<Number>) {
    self.rows = rows
    self.matrix = matrix
  }

  /// Solves the rows, or returns `nil` when the approximation led nowhere.
  ///
  /// - Parameter values: the values of all variables; those of the rows' own are written.
  /// - Returns: the proved verdict.
  func solve(into values: inout [Number]) -> KernelResult<Number>? {
    for margin in [0, 0.25, 0x1p-8, 0x1p-16] {
      var approximate = [ApproximateNumber](repeating: .zero, count: values.count)
      var kernel = TableauKernel(numbers, of: tightened(by: margin))
      switch kernel.solve(into: &approximate) {
      case .satisfied:
        if accept(approximate, &values) { return .satisfied }
      case .contradiction(let weights) where margin == 0: return prove(weights.map { Int32($0.row) })
      case .contradiction: continue
      case .poisoned, .exhausted: return nil
      }
    }
    return nil
  }

  /// Writes rounded values if they satisfy every row exactly.
  private func accept(_ approximate: [ApproximateNumber], _ values: inout [Number]) -> Bool {
    var rounded: [Int32: Number] = [:]
    for row in rows {
      var sum = BigRational.zero
      for entry in matrix.entries(of: Int(row)) {
        let value = approximate[Int(matrix.columns[entry])]
        guard let short = value.shortValue else { return false }
        sum += matrix.values[entry].exactValue * BigRational(short)
        rounded[matrix.columns[entry]] = Number(rational: short)
      }
      if matrix.rightSides[Int(row)].exactValue < sum { return false }
    }
    for (column, value) in rounded { values[Int(column)] = value }
    return true
  }

  /// Returns the exact conflict within a few rows, or `nil` when there is none.
  private func prove(_ members: [Int32]) -> KernelResult<Number>? {
    var ignored = [BigRational](repeating: .zero, count: matrix.columnCounts.count)
    var exact = TableauKernel(members.sorted(), of: copy { $0.exactValue })
    guard case .contradiction(let weights) = exact.solve(into: &ignored) else { return nil }
    var result: [WeightedRow<Number>] = []
    for weight in weights {
      guard let multiplier = Number(exactly: weight.multiplier) else { return .poisoned }
      result.append(WeightedRow(row: Int(rows[weight.row]), multiplier: multiplier))
    }
    return .contradiction(result)
  }

  /// Returns the rows in other numbers.
  private func copy<Other: OrderedNumber>(_ convert: (Number) -> Other) -> SparseRows<Other> {
    var copy = SparseRows<Other>(columnCount: matrix.columnCounts.count)
    for row in rows {
      for entry in matrix.entries(of: Int(row)) {
        copy.append(matrix.columns[entry], convert(matrix.values[entry]))
      }
      copy.finishRow(rightSide: convert(matrix.rightSides[Int(row)]))
    }
    return copy
  }

  /// Returns the rows, approximately, with every bound moved inwards in proportion to the coefficients.
  private func tightened(by margin: Double) -> SparseRows<ApproximateNumber> {
    var result = copy { ApproximateNumber($0.doubleValue) }
    for row in 0..<result.rowCount {
      let size = result.entries(of: row).reduce(0) { $0 + abs(result.values[$1].doubleValue) }
      let bound = result.rightSides[row].doubleValue
      result.rightSides[row] = ApproximateNumber(bound - margin * size)
    }
    return result
  }
}
