import LayoutModel

extension SolverSession {
  /// Finds the optimum by priority level as it is now.
  ///
  /// - Returns: the result, as `LinearSystem.optimum()` gives it for `snapshot()`, under the session's row numbers.
  package mutating func optimalSolution() -> Optimization {
    retract()
    while let part = all.nextStalePart() {
      if keepsErrors(part) { continue }
      let variables = all.parts[part].needsArranging ? all.parts[part].variables : []
      let parts = all.rearrange(part, of: source)
      for variable in variables where all.fixers[Int(variable)] >= 0 {
        settleFixer(Int(all.fixers[Int(variable)]))
      }
      retract()
      for part in parts { optimise(part) }
    }
    var best: MinimalConflict?
    var contradictory: [Int] = []
    for part in optimum.contradictoryParts.sorted() where contradictory.last != part {
      guard let conflict = all.parts[part].answer?.conflict else { continue }
      contradictory.append(part)
      if let other = best, !MinimalConflict.precedes(conflict, other) { continue }
      best = conflict
    }
    optimum.contradictoryParts = contradictory
    return best.map { .contradictory($0) } ?? .optimal(optimum.whole())
  }

  /// Takes back what parts that are no more had contributed.
  private mutating func retract() {
    for answer in all.retiredAnswers { optimum.retract(answer) }
    all.retiredAnswers.removeAll()
  }

  /// Finds the optimum of a part.
  private mutating func optimise(_ part: Int) {
    if let old = all.parts[part].answer {
      all.parts[part].answer = nil
      optimum.retract(old)
      if let conflict = old.conflict, let same = source.recheck(conflict) { return record(same, part) }
    }
    all.parts[part].changedRows.removeAll()
    all.parts[part].mayImprove = false
    let rows = all.rowsWithFixers(all.parts[part].rows, of: source)
    guard let local = builder.system(of: rows, in: source, at: values) else { return }
    switch local.system.optimum(explains: explains) {
    case .optimal(let result): all.parts[part].answer = optimum.add(result, of: local, source)
    case .contradictory(let conflict): record(MinimalConflict(conflict, renumbered: rows), part)
    }
  }

  /// Notes a conflict of a part.
  private mutating func record(_ conflict: MinimalConflict, _ part: Int) {
    all.parts[part].answer = OptimalPart(conflict: conflict)
    optimum.contradictoryParts.append(part)
  }
}

// MARK: - Optima that stay

extension SolverSession {
  /// Notes that the right side of a row changed, before anything else is known about its part.
  ///
  /// An optimum stays one when a row that it does not touch moves and still holds: nearby nothing is different, and to
  /// be optimal is a local property of a convex problem, level by level. When a row that holds only gets tighter, no
  /// solution is better than before. Everything else may improve the optimum.
  mutating func touchOptimum(_ row: Int, from old: Rational) {
    let part = Int(all.partOfRow[row])
    guard part >= 0 else { return }
    guard let answer = all.parts[part].answer, answer.conflict == nil else { return all.touch(row: row) }
    let isWaiting = all.parts[part].isStale
    let before = source.slack(row, old, at: optimum.solution)
    let after = source.slack(row, source.rightSides[row], at: optimum.solution)
    let relation = source.system.relations[row]
    if !isWaiting, relation != .equal, BigRational.zero < before, !after.isNegative {
      optimum.hold(row, source)
      return
    }
    if isWaiting || relation == .equal || before.isNegative || !(after < before) {
      all.parts[part].mayImprove = true
    }
    all.touch(row: row)
  }

  /// Tries to make changed rows of a part hold by moving a few values, with every error as it is.
  ///
  /// - Returns: whether the part is optimal again.
  private mutating func keepsErrors(_ part: Int) -> Bool {
    guard let answer = all.parts[part].answer, answer.conflict == nil, !all.parts[part].needsArranging,
      answer.isPerfect || !all.parts[part].mayImprove
    else { return false }
    let changed = all.parts[part].changedRows
    let violated = changed.filter { !source.holds(Int($0), at: optimum.solution) }
    var isDone = violated.isEmpty
    for budget in [40, 600] where !isDone && (budget == 40 || budget < all.parts[part].rows.count) {
      isDone = moveNearby(violated, budget: budget)
    }
    guard isDone else { return false }
    for row in changed { optimum.hold(Int(row), source) }
    all.parts[part].changedRows.removeAll()
    all.parts[part].mayImprove = false
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
    for row in rows where !optimum.errors[row].isZero { held[row] = source.leftSide(row, at: optimum.solution) }
    let local = builder.system(of: rows, over: variables, in: source, at: optimum.solution, held: held)
    guard let local, case .satisfiable(let solution) = local.system.feasibility() else { return false }
    optimum.move(local.variables, to: solution)
    return true
  }
}
