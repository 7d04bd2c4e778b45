import LayoutModel

/// Whether a system can be satisfied, with the proof.
package enum Feasibility: Sendable {
  /// The values, one a variable, satisfy every row exactly.
  case satisfiable(solution: [BigRational])
  /// No values do; these rows are enough to see that.
  case contradictory(MinimalConflict)
}

extension LinearSystem {
  /// Decides exactly whether the required rows can be satisfied.
  ///
  /// The result is checked before it is returned: a solution against every row, a conflict by signs, sums and rank.
  package func feasibility() -> Feasibility {
    guard optionalRowCount == 0 else {
      let rows = requiredRows
      switch subsystem(rows: rows).feasibility() {
      case .satisfiable(let solution): return .satisfiable(solution: solution)
      case .contradictory(let conflict): return .contradictory(MinimalConflict(conflict, renumbered: rows))
      }
    }
    switch verdict(needsSolution: true) {
    case .satisfiable(let solution) where satisfies(solution): return .satisfiable(solution: solution)
    case .contradictory(let conflict): return .contradictory(conflict)
    case .satisfiable: return PlainSolver(self).feasibility()
    }
  }

  /// Decides a system of required rows with 64-bit numbers, and when they overflow with long ones.
  func verdict(needsSolution: Bool) -> Feasibility {
    if let result = verdict(with: FeasibilitySolver<Rational>(self), needsSolution) { return result }
    if let result = verdict(with: FeasibilitySolver<BigRational>(self), needsSolution) { return result }
    return PlainSolver(self).feasibility()
  }

  /// Returns the checked verdict of a solver, or `nil` when it failed.
  private func verdict<Number: OrderedNumber>(
    with solver: FeasibilitySolver<Number>, _ needsSolution: Bool
  ) -> Feasibility? {
    var solver = solver
    return verdict(of: solver.solve(needsSolution: needsSolution), needsSolution)
  }

  /// Returns the verdict of a solver's outcome, checked if it is a conflict, or `nil` when it failed.
  func verdict<Number: OrderedNumber>(
    of outcome: SolverOutcome<Number>, _ needsSolution: Bool
  ) -> Feasibility? {
    switch outcome {
    case .poisoned: return nil
    case .contradiction(let rows):
      let weights = rows.map { WeightedRow(row: $0.row, multiplier: $0.multiplier.exactValue) }
      return minimalConflict(of: weights).map { .contradictory($0) }
    case .solution(let values):
      guard needsSolution else { return .satisfiable(solution: []) }
      if values.contains(where: { !$0.isExact }) { return nil }
      return .satisfiable(solution: values.map { $0.exactValue })
    }
  }

  /// Returns whether values satisfy every required row.
  func satisfies(_ values: [BigRational]) -> Bool {
    guard values.count == variableCount else { return false }
    for row in 0..<rowCount where priorities[row].isRequired {
      var sum = BigRational.zero
      for term in terms(of: row) { sum += BigRational(coefficients[term]) * values[Int(columns[term])] }
      let right = BigRational(rightSides[row])
      let holds =
        switch relations[row] {
        case .lessThanOrEqual: !(right < sum)
        case .equal: sum == right
        case .greaterThanOrEqual: !(sum < right)
        }
      if !holds { return false }
    }
    return true
  }
}
