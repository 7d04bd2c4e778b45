import LayoutModel

extension SolverSession {
  /// Finds the optimum by priority level as it is now.
  ///
  /// - Returns: the result, as `LinearSystem.optimum()` gives it for `snapshot()`, under the session's row numbers.
  package mutating func optimalSolution() -> Optimization {
    if let conflict = conflict(isThorough: false) { return .contradictory(conflict) }
    retract()
    while let part = all.nextStalePart() {
      if keepsErrors(part) { continue }
      let variables = all.parts[part].needsArranging ? all.parts[part].variables : []
      let parts = all.rearrange(part, of: source)
      for variable in variables where all.fixers[Int(variable)] >= 0 {
        settleFixer(Int(all.fixers[Int(variable)]))
      }
      retract()
      var found: MinimalConflict?
      for part in parts {
        guard let conflict = optimise(part) else { continue }
        found = found ?? conflict
        all.touch(part)
      }
      if let found { return .contradictory(found) }
    }
    return .optimal(optimum.whole())
  }

  /// Takes back what parts that are no more had contributed.
  private mutating func retract() {
    for answer in all.retiredAnswers { optimum.retract(answer) }
    all.retiredAnswers.removeAll()
  }

  /// Finds the optimum of a part, or returns the conflict of its required rows and leaves everything as it was.
  private mutating func optimise(_ part: Int) -> MinimalConflict? {
    let rows = all.rowsWithFixers(all.parts[part].rows, of: source)
    guard let local = builder.system(of: rows, in: source, at: values) else { return nil }
    switch local.system.optimum(explains: explains) {
    case .contradictory(let conflict): return MinimalConflict(conflict, renumbered: rows)
    case .optimal(let result):
      if let old = all.parts[part].answer { optimum.retract(old) }
      all.parts[part].changedRows.removeAll()
      all.parts[part].answer = optimum.add(result, of: local, source)
      return nil
    }
  }
}

// MARK: - Optima that stay

extension SolverSession {
  /// Tries to make changed rows of a part hold by moving a few values, with every error as it is.
  ///
  /// - Returns: whether the part is optimal again.
  private mutating func keepsErrors(_ part: Int) -> Bool {
    guard let answer = all.parts[part].answer, answer.isOptimal, !all.parts[part].needsArranging else {
      return false
    }
    let changed = all.parts[part].changedRows.filter { all.partOfRow[Int($0)] == part }
    if !answer.isPerfect, changed.contains(where: { optimum.mayImprove(Int($0), source) }) { return false }
    let violated = changed.filter { !source.holds(Int($0), at: optimum.solution) }
    var isDone = violated.isEmpty
    for budget in [40, 600] where !isDone && (budget == 40 || budget < all.parts[part].rows.count) {
      isDone = moveNearby(violated, budget: budget)
    }
    guard isDone else { return false }
    for row in changed { optimum.hold(Int(row), source) }
    all.parts[part].changedRows.removeAll()
    return true
  }

  /// Moves the values near rows that do not hold so that they do, if that is possible.
  private mutating func moveNearby(_ violated: [Int32], budget: Int) -> Bool {
    let (near, free) = all.neighbourhood(of: violated, budget: budget, source)
    let rows = all.rowsWithFixers(near, of: source)
    guard !free.isEmpty else { return false }
    var variables = free
    for row in rows where all.isFixer(row, of: source) { variables += source.variables(of: row) }
    var held: [Int: BigRational] = [:]
    for row in rows where !optimum.errors[row].isZero {
      held[row] = source.leftSide(row, at: optimum.solution)
    }
    let local = builder.system(of: rows, over: variables, in: source, at: optimum.solution, held: held)
    guard let local, case .satisfiable(let solution) = local.system.feasibility() else { return false }
    optimum.move(local.variables, to: solution)
    return true
  }
}
