import LayoutModel

extension SolverSession {
  /// Finds the optimum by priority level as it is now.
  ///
  /// - Returns: the result, as `LinearSystem.optimum()` gives it for `snapshot()`, under the session's row numbers.
  package mutating func optimalSolution() -> Optimization {
    retract()
    while let part = all.nextStalePart() {
      all.parts[part].changedRows.removeAll()
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
    let rows = all.rowsWithFixers(all.parts[part].rows, of: source)
    guard let local = builder.system(of: rows, in: source, at: values) else { return }
    switch local.system.optimum(explains: explains) {
    case .optimal(let result): all.parts[part].answer = optimum.add(result, of: local)
    case .contradictory(let conflict): record(MinimalConflict(conflict, renumbered: rows), part)
    }
  }

  /// Notes a conflict of a part.
  private mutating func record(_ conflict: MinimalConflict, _ part: Int) {
    all.parts[part].answer = OptimalPart(conflict: conflict)
    optimum.contradictoryParts.append(part)
  }
}
