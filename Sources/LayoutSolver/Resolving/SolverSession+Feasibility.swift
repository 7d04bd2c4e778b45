import LayoutModel

/// What is known about a part of the required rows.
enum FeasiblePart: PartAnswer {
  /// The values satisfy it, except perhaps the rows that changed since.
  case satisfied
  /// These rows of it contradict each other; if it has a base, its values satisfy all but the rows that changed.
  case contradictory(MinimalConflict, hasBase: Bool)

  /// The conflict, if there is one.
  var conflict: MinimalConflict? {
    if case .contradictory(let conflict, _) = self { return conflict }
    return nil
  }

  /// A Boolean value that indicates whether the values satisfy all rows but those that changed.
  var hasBase: Bool {
    if case .contradictory(_, let hasBase) = self { return hasBase }
    return true
  }

  static func merged(_ first: FeasiblePart?, _ second: FeasiblePart?) -> FeasiblePart? {
    guard let first, let second else {
      return (first?.conflict ?? second?.conflict).map { .contradictory($0, hasBase: false) }
    }
    guard let conflict = first.conflict ?? second.conflict else { return .satisfied }
    return .contradictory(conflict, hasBase: first.hasBase && second.hasBase)
  }
}

extension SolverSession {
  /// Decides exactly whether the required rows can be satisfied now.
  ///
  /// - Returns: the verdict, as `LinearSystem.feasibility()` gives it for `snapshot()`, under the session's row numbers.
  package mutating func feasibility() -> Feasibility {
    conflict(isThorough: true).map { .contradictory($0) } ?? .satisfiable(solution: values)
  }

  /// Returns a conflict, the same for the same edits, or `nil` when none was found.
  ///
  /// - Parameter isThorough: whether to solve parts anew; else only what can be told from near the changes is told, and
  ///   the other parts stay to be looked at.
  /// - Returns: the conflict.
  mutating func conflict(isThorough: Bool) -> MinimalConflict? {
    var postponed: [Int] = []
    if isThorough { solveSmallParts() }
    while let part = required.nextStalePart() {
      if !settle(part, isThorough: isThorough) { postponed.append(part) }
    }
    for part in postponed { required.touch(part) }
    required.retiredAnswers.removeAll()
    var best: MinimalConflict?
    contradictoryParts.sort()
    var last = -1
    contradictoryParts.removeAll { part in
      guard part != last, let conflict = required.parts[part].answer?.conflict else { return true }
      last = part
      if let other = best, !MinimalConflict.precedes(conflict, other) { return false }
      best = conflict
      return false
    }
    return best
  }

  /// Finds the answer of a part that was touched, and returns whether it did.
  private mutating func settle(_ part: Int, isThorough: Bool) -> Bool {
    let changed = required.parts[part].changedRows.filter { required.partOfRow[Int($0)] == part }
    let hasBase = required.parts[part].answer?.hasBase ?? false
    required.parts[part].changedRows = changed
    if let conflict = required.parts[part].answer?.conflict, let same = source.recheck(conflict) {
      record(same, part, hasBase: hasBase)
      return true
    }
    if let isSettled = replay(changed, part, hasBase: hasBase) { return isSettled }
    if !hasBase { required.parts[part].answer = nil }
    var violated: [Int32] = []
    if hasBase {
      violated = changed.filter { !source.holds(Int($0), at: values) }
      required.parts[part].changedRows = violated
      required.parts[part].answer = .satisfied
      if violated.isEmpty { return true }
      for budget in [40, 600] where 2 * budget < required.parts[part].rows.count {
        if repair(violated, part, budget: budget) { return true }
      }
    }
    guard isThorough else { return false }
    let variables = required.parts[part].needsArranging ? required.parts[part].variables : []
    let parts = required.rearrange(part, of: source)
    for variable in variables where required.fixers[Int(variable)] >= 0 {
      settleFixer(Int(required.fixers[Int(variable)]))
      violated += source.rowsOfVariable[Int(variable)].filter { !source.holds(Int($0), at: values) }
    }
    for part in parts {
      let own = violated.filter { required.partOfRow[Int($0)] == part }
      required.parts[part].changedRows = own
      guard hasBase, own.isEmpty else {
        solve(part, hasBase: hasBase)
        continue
      }
      required.parts[part].answer = .satisfied
    }
    return true
  }

  /// Solves small parts that were never looked at all at once, which is cheaper, unless they contradict each other.
  private mutating func solveSmallParts() {
    guard required.staleParts.count > 2 else { return }
    let small = required.staleParts.filter { part in
      required.parts[part].isStale && required.parts[part].answer == nil
        && !required.parts[part].needsArranging && required.parts[part].rows.count < 40
    }
    guard small.count > 2 else { return }
    let rows = required.rowsWithFixers(small.flatMap { required.parts[$0].rows }, of: source)
    guard let local = builder.system(of: rows, in: source, at: values),
      case .satisfiable(let solution) = local.system.feasibility()
    else { return }
    for (variable, value) in zip(local.variables, solution) { values[Int(variable)] = value }
    for part in small { required.settle(part, .satisfied) }
  }

  /// Solves a part anew.
  private mutating func solve(_ part: Int, hasBase: Bool) {
    let rows = required.rowsWithFixers(required.parts[part].rows, of: source)
    guard let local = builder.system(of: rows, in: source, at: values) else { return }
    switch solveAndRetain(local, part) {
    case .satisfiable(let solution): accept(solution, of: local, part)
    case .contradictory(let conflict):
      record(MinimalConflict(conflict, renumbered: rows), part, hasBase: hasBase)
    }
  }

  /// Notes a solution of a part.
  private mutating func accept(_ solution: [BigRational], of local: LocalSystem, _ part: Int) {
    for (variable, value) in zip(local.variables, solution) { values[Int(variable)] = value }
    required.settle(part, .satisfied)
  }

  /// Notes a conflict of a part.
  mutating func record(_ conflict: MinimalConflict, _ part: Int, hasBase: Bool) {
    required.parts[part].answer = .contradictory(conflict, hasBase: hasBase)
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
    let (near, free) = required.neighbourhood(of: violated, budget: budget, source)
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
        record(own, part, hasBase: true)
        return true
      }
    }
    guard let wide = builder.system(of: rows, in: source, at: values),
      case .contradictory(let conflict) = wide.system.feasibility()
    else { return false }
    record(MinimalConflict(conflict, renumbered: rows), part, hasBase: true)
    return true
  }
}
