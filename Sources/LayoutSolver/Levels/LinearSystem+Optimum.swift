import LayoutModel

extension LinearSystem {
  /// Finds a solution of the required rows that comes as close to the optional ones as their priorities say.
  ///
  /// Each priority is a level of its own, the highest first; within a level the sum of the errors is minimal, where an
  /// inequality is off only on its far side. The result is exact, and its solution is checked before it is returned.
  ///
  /// - Parameters:
  ///   - explains: whether to prove, for each row that is off, why it is.
  ///   - wanted: the rows to explain; all where it is `nil`.
  /// - Returns: the optimum, or the conflict of the required rows.
  package func optimum(explains: Bool = true, only wanted: Set<Int>? = nil) -> Optimization {
    if let optimum = optimum(OptimumSolver<Rational>(self), explains, wanted) { return .optimal(optimum) }
    switch feasibility() {
    case .contradictory(let conflict): return .contradictory(conflict)
    case .satisfiable(let solution):
      let solver = OptimumSolver<BigRational>(self)
      let best = optimum(solver, explains, wanted) ?? optimum(solver, false, wanted)
      return .optimal(best ?? optimum(at: solution))
    }
  }

  /// Returns the checked result of a solver, or `nil` when it failed.
  private func optimum<Number: OrderedNumber>(
    _ solver: OptimumSolver<Number>?, _ explains: Bool, _ wanted: Set<Int>?
  ) -> Optimum? {
    guard let solver, let solution = solver.solution() else { return nil }
    let differences = differences(of: solution)
    guard holds(differences), let shortfalls = explains ? solver.shortfalls(differences, of: wanted) : []
    else {
      return nil
    }
    let errors = errors(differences)
    return Optimum(
      solution: solution, errors: errors, levels: levels(errors), shortfalls: shortfalls, isOptimal: true,
      face: solver.face(differences))
  }

  /// Returns a solution of the required rows as if it were the only one.
  private func optimum(at solution: [BigRational]) -> Optimum {
    let differences = differences(of: solution)
    let errors = errors(differences)
    let face = differences.indices.map { row in
      let value = BigRational(rightSides[row]) + differences[row]
      return RowInterval(low: value, high: value)
    }
    return Optimum(
      solution: solution, errors: errors, levels: levels(errors), shortfalls: [], isOptimal: false, face: face
    )
  }

  /// Returns whether every required row holds, from by how much each row's left side exceeds its right side.
  private func holds(_ differences: [BigRational]) -> Bool {
    for row in 0..<rowCount where priorities[row].isRequired && !differences[row].isZero {
      switch relations[row] {
      case .lessThanOrEqual: if !differences[row].isNegative { return false }
      case .equal: return false
      case .greaterThanOrEqual: if differences[row].isNegative { return false }
      }
    }
    return true
  }

  /// Returns by how much each row fails to hold, from by how much its left side exceeds its right side.
  private func errors(_ differences: [BigRational]) -> [BigRational] {
    differences.indices.map { row in
      let difference = differences[row]
      let isOff =
        switch relations[row] {
        case .lessThanOrEqual: !difference.isNegative
        case .equal: true
        case .greaterThanOrEqual: difference.isNegative
        }
      return isOff && !priorities[row].isRequired ? difference.magnitude : .zero
    }
  }

  /// Returns the levels with the sums of their rows' errors.
  private func levels(_ errors: [BigRational]) -> [Optimum.PriorityLevel] {
    var keys: [(priority: Priority, row: Int)] = []
    for row in 0..<rowCount where !priorities[row].isRequired { keys.append((priorities[row], row)) }
    keys.sort { $0.priority == $1.priority ? $0.row < $1.row : $1.priority < $0.priority }
    var levels: [Optimum.PriorityLevel] = []
    var start = 0
    while start < keys.count {
      var end = start
      var sum = BigRational.zero
      while end < keys.count, keys[end].priority == keys[start].priority {
        sum += errors[keys[end].row]
        end += 1
      }
      levels.append(
        Optimum.PriorityLevel(priority: keys[start].priority, error: sum, rowCount: end - start))
      start = end
    }
    return levels
  }
}
