import LayoutModel

/// A part's solver under the numbers of the whole.
struct RetainedPart: Sendable {
  /// The solver.
  var solver: RetainedSolver
  /// For each of the solver's rows its number in the whole, ascending.
  let rows: [Int]
  /// For each of the solver's variables its number in the whole.
  let variables: [Int32]

  /// Tells the solver the right side of a row that it holds.
  mutating func update(_ row: Int, of source: EditableSystem) {
    var range = rows.indices
    while let first = range.first, range.count > 1 {
      let middle = first + range.count / 2
      range = rows[middle] > row ? first..<middle : middle..<range.upperBound
    }
    guard let index = range.first, rows[index] == row else { return }
    solver.setRightSide(index, of: source, number: row)
  }
}

extension SolverSession {
  /// Solves a part's system and keeps the solver where there is something to keep.
  mutating func solveAndRetain(_ local: LocalSystem, _ part: Int) -> Feasibility {
    while retained.count < required.parts.count { retained.append(nil) }
    retained[part] = nil
    let (outcome, solver) = RetainedSolver.solve(local.system)
    switch local.system.verdict(of: outcome, true) {
    case .satisfiable(let solution) where local.system.satisfies(solution):
      retained[part] = solver.map {
        RetainedPart(solver: $0, rows: local.rows, variables: local.variables)
      }
      required.parts[part].isAsSolved = solver != nil
      return .satisfiable(solution: solution)
    case .contradictory(let conflict): return .contradictory(conflict)
    default: return local.system.feasibility()
    }
  }

  /// Tries to answer for a part of which only right sides changed since it was solved.
  ///
  /// - Parameters:
  ///   - changed: the rows that changed or hold a fixed variable that did.
  ///   - part: the part.
  ///   - hasBase: whether the values satisfy all rows but these.
  /// - Returns: true when that was enough, or `nil`.
  mutating func replay(_ changed: [Int32], _ part: Int, hasBase: Bool) -> Bool? {
    guard part < retained.count, retained[part] != nil else { return nil }
    guard required.parts[part].isAsSolved, !required.parts[part].needsArranging else {
      retained[part] = nil
      return nil
    }
    for row in changed {
      retained[part]?.update(Int(row), of: source)
      for variable in source.variables(of: Int(row)) where required.fixers[Int(variable)] >= 0 {
        retained[part]?.update(Int(required.fixers[Int(variable)]), of: source)
      }
    }
    switch retained[part]?.solver.solve() {
    case .satisfied:
      let changes = retained[part]?.solver.takeChanges() ?? []
      guard let now = retained[part] else { return nil }
      for change in changes { values[Int(now.variables[change])] = BigRational(now.solver.value(of: change)) }
      required.settle(part, .satisfied)
      return true
    case .contradiction(let weights):
      guard let conflict = conflict(of: weights, retained[part]?.rows ?? []) else { break }
      record(conflict, part, hasBase: hasBase)
      return true
    default: break
    }
    retained[part] = nil
    return nil
  }

  /// Returns the checked conflict of a weighted sum of a part's rows.
  private mutating func conflict(of weights: [WeightedRow<Rational>], _ rows: [Int]) -> MinimalConflict? {
    let members = weights.map { rows[$0.row] }
    guard let local = builder.system(of: members, in: source, at: values) else { return nil }
    let renumbered = weights.enumerated().map {
      WeightedRow(row: $0.offset, multiplier: $0.element.multiplier.exactValue)
    }
    return local.system.minimalConflict(of: renumbered).map { MinimalConflict($0, renumbered: members) }
  }
}
