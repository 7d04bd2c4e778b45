import LayoutModel

/// The proof that a weighted sum of rows is a minimal conflict.
///
/// A set of rows is one exactly when the left null space of its rows has dimension 1, no entry of its spanning vector
/// is 0, the signs fit and the weighted right side is negative (Gleeson and Ryan, *Identifying minimally infeasible
/// subsystems of inequalities*, ORSA Journal on Computing 1990). So minimality costs one rank and no further solve.
extension LinearSystem {
  /// Returns the conflict of a weighted sum, or of fewer rows should the sum prove not to be minimal.
  ///
  /// - Parameter weights: multipliers ≥ 0 on inequalities, with `>=` rows taken negated; rows ascend.
  /// - Returns: the checked conflict, or `nil` when the sum is no contradiction at all.
  func minimalConflict(of weights: [WeightedRow<BigRational>]) -> MinimalConflict? {
    var multipliers: [BigRational] = []
    var excess = BigRational.zero
    for weight in weights {
      let multiplier = relations[weight.row] == .greaterThanOrEqual ? -weight.multiplier : weight.multiplier
      if weight.multiplier.isNegative, relations[weight.row] != .equal { return nil }
      multipliers.append(multiplier)
      excess -= multiplier * BigRational(rightSides[weight.row])
    }
    let rows = weights.map { $0.row }
    guard BigRational.zero < excess, cancels(rows, multipliers) else { return nil }
    if hasFullRank(rows) { return MinimalConflict(rows: rows, multipliers: multipliers, excess: excess) }
    return DeletionFilter(self).conflict(within: rows)
  }

  /// Returns whether the weighted left sides of rows cancel.
  func cancels(_ rows: [Int], _ multipliers: [BigRational]) -> Bool {
    var sums: [Int32: BigRational] = [:]
    for index in rows.indices {
      for term in terms(of: rows[index]) {
        sums[columns[term], default: .zero] += BigRational(coefficients[term]) * multipliers[index]
      }
    }
    return sums.values.allSatisfy { $0.isZero }
  }

  /// Returns whether the rank of rows, which depend on each other, is only one below their number.
  func hasFullRank(_ rows: [Int]) -> Bool {
    if rank(of: rows, ModularNumber.self) == rows.count - 1 { return true }
    return rank(of: rows, BigRational.self) == rows.count - 1
  }

  /// Returns the rank of rows over a field.
  ///
  /// The columns are taken as equations between the rows' multipliers: in a conflict most of them hold only two.
  private func rank<Number: FieldNumber>(of rows: [Int], _: Number.Type) -> Int {
    let system = compacted(rows: rows)
    var ends = [Int](repeating: 0, count: system.variableCount + 1)
    for column in system.columns { ends[Int(column) + 1] += 1 }
    for column in 0..<system.variableCount { ends[column + 1] += ends[column] }
    var places = ends
    var equationRows = [Int32](repeating: 0, count: system.columns.count)
    var equationTerms = [Int](repeating: 0, count: system.columns.count)
    for row in rows.indices {
      for term in system.terms(of: row) {
        let place = places[Int(system.columns[term])]
        places[Int(system.columns[term])] += 1
        equationRows[place] = Int32(row)
        equationTerms[place] = term
      }
    }
    var matrix = SparseRows<Number>(columnCount: rows.count)
    for column in 0..<system.variableCount {
      for place in ends[column]..<ends[column + 1] {
        matrix.append(equationRows[place], Number(rational: system.coefficients[equationTerms[place]]))
      }
      matrix.finishRow(rightSide: .zero)
    }
    var elimination = Reduction(equalities: matrix)
    elimination.rows.buildColumnLists(active: elimination.isActive)
    elimination.eliminateEqualities(below: rows.count)
    return elimination.isPoisoned ? -1 : elimination.steps.count
  }
}
