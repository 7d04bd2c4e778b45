import LayoutModel

/// What is known about a part of the required rows.
enum FeasiblePart: PartAnswer {
  /// The values satisfy it, except perhaps the rows that changed since.
  case satisfied
  /// These rows of it contradict each other.
  case contradictory(MinimalConflict)

  static func merged(_ first: FeasiblePart?, _ second: FeasiblePart?) -> FeasiblePart? {
    if case .contradictory = first { return first }
    if case .contradictory = second { return second }
    return first == nil ? nil : second
  }
}

extension SolverSession {
  /// Decides exactly whether the required rows can be satisfied now.
  ///
  /// - Returns: the verdict, as `LinearSystem.feasibility()` gives it for `snapshot()`, under the session's row numbers.
  package mutating func feasibility() -> Feasibility {
    while let part = required.nextStalePart() { settle(part) }
    required.retiredAnswers.removeAll()
    var best: MinimalConflict?
    contradictoryParts.sort()
    var last = -1
    contradictoryParts.removeAll { part in
      guard part != last, case .contradictory(let conflict) = required.parts[part].answer else { return true }
      last = part
      if let other = best, !MinimalConflict.precedes(conflict, other) { return false }
      best = conflict
      return false
    }
    return best.map { .contradictory($0) } ?? .satisfiable(solution: values)
  }

  /// Finds the answer of a part that was touched.
  private mutating func settle(_ part: Int) {
    let changed = required.parts[part].changedRows.filter { required.partOfRow[Int($0)] == part }
    required.parts[part].changedRows.removeAll()
    switch required.parts[part].answer {
    case .contradictory(let conflict):
      guard let same = source.recheck(conflict) else { break }
      return record(same, part)
    case .satisfied:
      let violated = changed.filter { !source.holds(Int($0), at: values) }
      if violated.isEmpty { return }
      for budget in [40, 600] where 2 * budget < required.parts[part].rows.count {
        if repair(violated, part, budget: budget) { return }
      }
    case nil: break
    }
    let variables = required.parts[part].needsArranging ? required.parts[part].variables : []
    let parts = required.rearrange(part, of: source)
    for variable in variables where required.fixers[Int(variable)] >= 0 {
      settleFixer(Int(required.fixers[Int(variable)]))
    }
    for part in parts { solve(part) }
  }

  /// Solves a part anew.
  private mutating func solve(_ part: Int) {
    required.parts[part].changedRows.removeAll()
    let rows = required.rowsWithFixers(required.parts[part].rows, of: source)
    guard let local = builder.system(of: rows, in: source, at: values) else { return }
    switch local.system.feasibility() {
    case .satisfiable(let solution): accept(solution, of: local, part)
    case .contradictory(let conflict): record(MinimalConflict(conflict, renumbered: rows), part)
    }
  }

  /// Notes a solution of a part.
  private mutating func accept(_ solution: [BigRational], of local: LocalSystem, _ part: Int) {
    for (variable, value) in zip(local.variables, solution) { values[Int(variable)] = value }
    required.parts[part].answer = .satisfied
  }

  /// Notes a conflict of a part.
  private mutating func record(_ conflict: MinimalConflict, _ part: Int) {
    required.parts[part].answer = .contradictory(conflict)
    contradictoryParts.append(part)
  }
}

// MARK: - Repair

extension SolverSession {
  /// Tries to answer from the rows near those that no longer hold.
  ///
  /// With the variables farther away held at their values, a solution is one of the whole part. Without those rows
  /// and all variables free, a conflict is one of the whole part. Everything else proves nothing.
  ///
  /// - Parameters:
  ///   - violated: the rows that do not hold.
  ///   - part: their part.
  ///   - budget: about how many rows to look at.
  /// - Returns: whether that was enough.
  private mutating func repair(_ violated: [Int32], _ part: Int, budget: Int) -> Bool {
    let (near, free) = neighbourhood(violated, part, budget: budget)
    let rows = required.rowsWithFixers(near, of: source)
    guard !free.isEmpty else { return false }
    var variables = free
    for row in rows where required.isFixer(row, of: source) { variables += source.variables(of: row) }
    guard let narrow = builder.system(of: rows, over: variables, in: source, at: values) else { return false }
    switch narrow.system.feasibility() {
    case .satisfiable(let solution):
      accept(solution, of: narrow, part)
      return true
    case .contradictory(let conflict):
      let own = MinimalConflict(conflict, renumbered: rows)
      if source.system.cancels(own.rows, own.multipliers) {
        record(own, part)
        return true
      }
    }
    guard let wide = builder.system(of: rows, in: source, at: values),
      case .contradictory(let conflict) = wide.system.feasibility()
    else { return false }
    record(MinimalConflict(conflict, renumbered: rows), part)
    return true
  }

  /// Returns rows around some rows and the variables that occur in no others.
  private func neighbourhood(
    _ violated: [Int32], _ part: Int, budget: Int
  ) -> (rows: [Int32], free: [Int32]) {
    var rows = violated
    var known = Set(violated)
    var (free, seen): ([Int32], Set<Int32>) = ([], [])
    var next = 0
    while next < rows.count {
      for variable in source.variables(of: Int(rows[next])) where required.fixers[Int(variable)] < 0 {
        let others = source.rowsOfVariable[Int(variable)]
        guard others.count + rows.count <= budget, seen.insert(variable).inserted else { continue }
        free.append(variable)
        for row in others where required.partOfRow[Int(row)] == part && known.insert(row).inserted {
          rows.append(row)
        }
      }
      next += 1
    }
    return (rows, free)
  }
}
