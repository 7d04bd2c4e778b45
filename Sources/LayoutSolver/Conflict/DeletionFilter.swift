import LayoutModel

/// Shrinks contradictory rows to a minimal conflict by leaving out one after the other (Chinneck and Dravnieks,
/// *Locating minimal infeasible constraint sets in linear programs*, ORSA Journal on Computing 1991).
struct DeletionFilter {
  private let system: LinearSystem

  /// Creates a filter for rows of a system.
  init(_ system: LinearSystem) { self.system = system }

  /// Returns a minimal conflict within some rows, or `nil` when they do not contradict each other.
  func conflict(within rows: [Int]) -> MinimalConflict? {
    let solver = PlainSolver(system)
    var values = [BigRational](repeating: .zero, count: system.variableCount)
    guard var weights = solver.contradiction(within: rows, &values) else { return nil }
    let members = weights.map { $0.row }
    for row in members where weights.contains(where: { $0.row == row }) {
      let others = weights.map { $0.row }.filter { $0 != row }
      if let fewer = solver.contradiction(within: others, &values) { weights = fewer }
    }
    var multipliers: [BigRational] = []
    var excess = BigRational.zero
    for weight in weights {
      let isNegated = system.relations[weight.row] == .greaterThanOrEqual
      multipliers.append(isNegated ? -weight.multiplier : weight.multiplier)
      excess -= (multipliers.last ?? .zero) * BigRational(system.rightSides[weight.row])
    }
    return MinimalConflict(rows: weights.map { $0.row }, multipliers: multipliers, excess: excess)
  }
}
