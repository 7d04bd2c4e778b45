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
    let result = solveKernels(&values)
    guard case .satisfied = result else { return outcome(result) }
    if needsSolution { reduction.complete(&values, origins: origins) }
    return .solution(values)
  }

  /// Solves the rows that are left: components of only differences by paths, the others by a tableau.
  private func solveKernels(_ values: inout [Number]) -> KernelResult<Number> {
    let rows = reduction.rows
    let left = reduction.isActive.indices.filter { reduction.isActive[$0] }
    guard !left.isEmpty else { return .satisfied }
    var components = DisjointSets(count: origins.count)
    for row in left {
      let entries = rows.entries(of: row)
      let first = Int(rows.columns[entries.lowerBound])
      for entry in entries.dropFirst() { components.unite(first, Int(rows.columns[entry])) }
    }
    var isGeneral = [Bool](repeating: false, count: origins.count)
    for row in left where !DifferenceKernel.isDifference(row, of: rows) {
      isGeneral[components.root(of: Int(rows.columns[rows.starts[row]]))] = true
    }
    var differences = DifferenceKernel<Number>(columnCount: origins.count)
    var general: [Int32] = []
    for row in left {
      if isGeneral[components.root(of: Int(rows.columns[rows.starts[row]]))] {
        general.append(Int32(row))
      } else {
        differences.add(row, of: rows)
      }
    }
    let result = differences.solve(into: &values)
    guard case .satisfied = result, !general.isEmpty else { return result }
    // Layouts leave short rows, which stay short. Where they do not, approximate numbers show the way.
    let workLimit = 100_000 + 100 * rows.columns.count
    var bounded = TableauKernel(general, of: rows)
    let exact = bounded.solve(into: &values, workLimit: workLimit)
    switch exact {
    case .satisfied, .contradiction: return exact
    case .poisoned, .exhausted: break
    }
    if let guided = GuidedKernel(general, of: rows).solve(into: &values) { return guided }
    if case .poisoned = exact { return exact }
    var unbounded = TableauKernel(general, of: rows)
    return unbounded.solve(into: &values)
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
