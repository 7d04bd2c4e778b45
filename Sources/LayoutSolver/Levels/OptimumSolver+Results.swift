import LayoutModel

/// The optimum in terms of the system as given.
extension OptimumSolver {
  /// Returns a value for every variable, or `nil` when a number overflowed.
  func solution() -> [BigRational]? {
    var values = point
    forms.writeVariables(into: &values)
    reduction.complete(&values, origins: origins)
    var result: [BigRational] = []
    result.reserveCapacity(values.count)
    for value in values {
      guard value.isExact else { return nil }
      result.append(value.exactValue)
    }
    return result
  }

  /// Returns the checked proofs for the rows that are off, or `nil` when one failed because a number overflowed.
  ///
  /// - Parameters:
  ///   - differences: for each row by how much its left side exceeds its right side.
  ///   - wanted: the rows whose proofs are asked for; all where it is `nil`.
  /// - Returns: the proofs in the order of their rows.
  func shortfalls(_ differences: [BigRational], of wanted: Set<Int>? = nil) -> [Shortfall]? {
    var blocks = FormBlocks<Number>(count: forms.count)
    for item in rows { blocks.add(item, at: forms.values[Int(item.form)]) }
    let reader = TapeReader(reduction.tape, rowCount: reduction.rows.rowCount)
    // The descent has dropped the forms that it fixed.
    var complete = FormTableau(table.forms, at: point, basis: forms)
    complete.values = forms.values
    var search = ShortfallSearch(complete, blocks, table, reader)
    var found: [Shortfall] = []
    func add(_ row: Int, _ weights: [WeightedRow<Number>]?) -> Bool {
      guard let weights else { return false }
      let exact = weights.map { WeightedRow(row: $0.row, multiplier: $0.multiplier.exactValue) }
      guard let shortfall = system.shortfall(of: row, exact, differences) else { return false }
      found.append(shortfall)
      return true
    }
    // By level, because rows of one level tend to be kept by the same forms.
    let off = rows.filter { $0.priority != .infinity && $0.isOff(at: forms.values[Int($0.form)]) }
    for item in off.sorted(by: { ($0.priority, -$0.row) > ($1.priority, -$1.row) })
    where wanted?.contains(Int(item.row)) ?? true {
      guard add(Int(item.row), search.weights(of: item)) else { return nil }
    }
    for row in reduction.constantRows where wanted?.contains(Int(row)) ?? true {
      let rightSide = reduction.rows.rightSides[Int(row)]
      guard !rightSide.isZero, reduction.isEquality[Int(row)] || rightSide.isNegative else { continue }
      guard add(Int(row), search.weights(ofConstant: Int(row), isAbove: rightSide.isNegative)) else {
        return nil
      }
    }
    return found.sorted { $0.row < $1.row }
  }

  /// Returns for each row the values of its left side over all optima.
  ///
  /// A row that could be dropped for its signs holds at every optimum, optional or not.
  ///
  /// - Parameter differences: for each row by how much its left side exceeds its right side.
  /// - Returns: one interval a row.
  func face(_ differences: [BigRational]) -> [RowInterval] {
    var face: [RowInterval] = []
    face.reserveCapacity(system.rowCount)
    for row in 0..<system.rowCount {
      let right = BigRational(system.rightSides[row])
      face.append(
        RowInterval(
          low: system.relations[row] == .lessThanOrEqual ? nil : right,
          high: system.relations[row] == .greaterThanOrEqual ? nil : right))
    }
    for item in rows {
      let (row, form) = (Int(item.row), Int(item.form))
      let isNegated = system.relations[row] == .greaterThanOrEqual
      let scale = isNegated ? -table.scales[row].exactValue : table.scales[row].exactValue
      let value = BigRational(system.rightSides[row]) + differences[row]
      let start = forms.values[form].exactValue
      let low = forms.lower[form].map { value + scale * ($0.exactValue - start) }
      let high = forms.upper[form].map { value + scale * ($0.exactValue - start) }
      face[row] = scale.isNegative ? RowInterval(low: high, high: low) : RowInterval(low: low, high: high)
    }
    for row in reduction.constantRows { face[Int(row)] = RowInterval() }
    return face
  }
}
