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
  /// What a solve leaves for another one with other right sides.
  struct State {
    /// The reduction of the rows.
    var reduction: Reduction<Number>
    /// For each variable that was turned into an edge the variable that it measures from, else −1.
    var origins: [Int32]
    /// The reduced rows that are differences of components without other rows.
    var differenceRows: [Int]
    /// The tableau of the other reduced rows; `nil` when there are none.
    var tableau: TableauKernel<Number>?
  }

  private var reduction: Reduction<Number>
  private var origins: [Int32]
  private var differenceRows: [Int] = []
  private var tableau: TableauKernel<Number>?

  /// Creates a solver for a system.
  init(_ system: LinearSystem) {
    reduction = Reduction(system)
    origins = system.origins
  }

  /// Decides the system.
  ///
  /// - Parameters:
  ///   - needsSolution: whether a solution's values are wanted; else only those over edges of variables that the
  ///     reduced rows hold mean something.
  ///   - retains: whether `state` is wanted as well.
  /// - Returns: the verdict with its proof.
  mutating func solve(needsSolution: Bool, retains: Bool = false) -> SolverOutcome<Number> {
    guard !reduction.isPoisoned else { return .poisoned }
    reduction.retireEmptyRows()
    guard reduction.contradictoryRow == nil else { return outcome(.satisfied) }
    reduction.prune()
    reduction.keepSizes(&origins)
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
    var kernels = ComponentKernels(left, of: reduction.rows)
    let result = kernels.solve(into: &values, projects: !retains)
    guard case .satisfied = result else { return outcome(result) }
    if needsSolution { reduction.complete(&values, origins: origins) }
    if retains { (differenceRows, tableau) = (kernels.differenceRows, kernels.tableau) }
    return .solution(values)
  }

  /// What a solve that was to retain it left, or `nil` when an approximation had to show the way.
  var state: State? {
    let leftCount = reduction.isActive.reduce(0) { $1 ? $0 + 1 : $0 }
    guard leftCount == differenceRows.count + (tableau?.sourceRows.count ?? 0) else { return nil }
    return State(reduction: reduction, origins: origins, differenceRows: differenceRows, tableau: tableau)
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
