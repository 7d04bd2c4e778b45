import LayoutModel

/// The proof that a row is off because others hold as well as they do.
extension LinearSystem {
  /// Returns the checked proof that a weighted sum of rows keeps a row from coming closer.
  ///
  /// - Parameters:
  ///   - row: the row that is off, one of the weighted ones.
  ///   - weights: multipliers with `>=` rows taken negated; rows ascend.
  ///   - differences: for each row by how much its left side exceeds its right side.
  /// - Returns: the proof, or `nil` when the sum is none.
  func shortfall(
    of row: Int, _ weights: [WeightedRow<BigRational>], _ differences: [BigRational]
  ) -> Shortfall? {
    var multipliers: [BigRational] = []
    var own = BigRational.zero
    for weight in weights {
      let isNegated = relations[weight.row] == .greaterThanOrEqual
      let multiplier = isNegated ? -weight.multiplier : weight.multiplier
      guard blocks(weight.row, multiplier, differences), !(priorities[weight.row] < priorities[row]) else {
        return nil
      }
      if weight.row == row { own = multiplier }
      multipliers.append(multiplier)
    }
    let rows = weights.map { $0.row }
    guard !own.isZero, !differences[row].isZero, cancels(rows, multipliers) else { return nil }
    var proof = MinimalConflict(rows: rows, multipliers: multipliers, excess: own.magnitude)
    if !hasFullRank(rows) {
      guard let fewer = smallerProof(of: row, proof, differences) else { return nil }
      proof = fewer
    }
    return Shortfall(
      row: row, amount: differences[row].magnitude, rows: proof.rows, multipliers: proof.multipliers)
  }

  /// Returns whether a row keeps its left side from going up, when the multiplier is positive, or else from going down.
  private func blocks(_ row: Int, _ multiplier: BigRational, _ differences: [BigRational]) -> Bool {
    if multiplier.isNegative {
      return relations[row] != .lessThanOrEqual && (differences[row].isNegative || differences[row].isZero)
    }
    return relations[row] != .greaterThanOrEqual && !differences[row].isNegative && !multiplier.isZero
  }

  /// Returns a minimal conflict among the rows of a proof, with the row that is off asked to come closer by 1.
  private func smallerProof(
    of row: Int, _ proof: MinimalConflict, _ differences: [BigRational]
  ) -> MinimalConflict? {
    var relaxed = LinearSystem()
    for _ in 0..<variableCount { _ = relaxed.addVariable() }
    for (index, member) in proof.rows.enumerated() {
      let isUpper = !proof.multipliers[index].isNegative
      var bound = BigRational(rightSides[member]) + differences[member]
      if member == row { bound += isUpper ? -1 : 1 }
      guard let short = bound.rational else { return nil }
      let isEquation = relations[member] == .equal && differences[member].isZero && member != row
      let terms = terms(of: member).map {
        LinearTerm(variable: Int(columns[$0]), coefficient: coefficients[$0])
      }
      _ = relaxed.addRow(
        terms, isEquation ? .equal : isUpper ? .lessThanOrEqual : .greaterThanOrEqual, short)
    }
    guard let fewer = DeletionFilter(relaxed).conflict(within: Array(proof.rows.indices)) else { return nil }
    let conflict = MinimalConflict(fewer, renumbered: proof.rows)
    return conflict.rows.contains(row) ? conflict : nil
  }

  /// Returns for each row by how much its left side exceeds its right side.
  func differences(of values: [BigRational]) -> [BigRational] {
    (0..<rowCount).map { row in
      var difference = -BigRational(rightSides[row])
      for term in terms(of: row) {
        difference += BigRational(coefficients[term]) * values[Int(columns[term])]
      }
      return difference
    }
  }
}
