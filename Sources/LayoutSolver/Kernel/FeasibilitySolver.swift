/// What the solver found out about a system.
enum SolverOutcome<Number: OrderedNumber>: Sendable {
  /// A value for every variable.
  case solution([Number])
  /// Rows of the system whose weighted sum, with `>=` rows negated, is a contradiction.
  case contradiction([WeightedRow<Number>])
  /// A number overflowed.
  case poisoned
}

/// Decides a system: prune, change to edges, prune, eliminate equalities, prune, and solve what is left.
struct FeasibilitySolver<Number: OrderedNumber> {
  private var reduction: Reduction<Number>
  private let origins: [Int32]

  /// Creates a solver for a system.
  init(_ system: LinearSystem) {
    reduction = Reduction(system)
    origins = system.origins
  }

  /// Decides the system.
  ///
  /// - Parameter needsSolution: whether a solution's values are wanted; else they mean nothing.
  /// - Returns: the verdict with its proof.
  mutating func solve(needsSolution: Bool) -> SolverOutcome<Number> {
    guard !reduction.isPoisoned else { return .poisoned }
    reduction.retireEmptyRows()
    guard reduction.contradictoryRow == nil else { return outcome(.satisfied) }
    reduction.prune()
    if origins.contains(where: { $0 >= 0 }) {
      reduction.changeToEdges(origins)
      reduction.prune()
    }
    reduction.eliminateEqualities(below: origins.count)
    guard !reduction.isPoisoned else { return .poisoned }
    guard reduction.contradictoryRow == nil else { return outcome(.satisfied) }
    reduction.prune()
    var values = [Number](repeating: .zero, count: origins.count)
    let left = reduction.isActive.indices.filter { reduction.isActive[$0] }
    let result = ComponentKernels(left, of: reduction.rows).solve(into: &values)
    guard case .satisfied = result else { return outcome(result) }
    if needsSolution { reduction.complete(&values, origins: origins) }
    return .solution(values)
  }

  /// Carries a contradiction of reduced rows back to the rows as given.
  private func outcome(_ result: KernelResult<Number>) -> SolverOutcome<Number> {
    var multipliers = [Number](repeating: .zero, count: reduction.rows.rowCount)
    if let row = reduction.contradictoryRow {
      let isPositive = !reduction.rows.rightSides[row].isNegative
      multipliers[row] = isPositive ? -.one : .one
    } else {
      guard case .contradiction(let rows) = result else { return .poisoned }
      for weighted in rows { multipliers[weighted.row] = weighted.multiplier }
    }
    reduction.tape.carryBack(&multipliers)
    var rows: [WeightedRow<Number>] = []
    for row in multipliers.indices where !multipliers[row].isZero {
      guard multipliers[row].isExact else { return .poisoned }
      rows.append(WeightedRow(row: row, multiplier: multipliers[row]))
    }
    return .contradiction(rows)
  }
}
