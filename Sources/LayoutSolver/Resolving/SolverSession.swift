package import LayoutModel

/// A system under edit that answers after every change as a fresh solve would, from what the change leaves valid.
///
/// The system falls into parts that share no variables, and only the parts that a change touches are looked at again:
/// first whether the old proof still stands, then whether a few values can move, and only then the whole part.
package struct SolverSession: Sendable {
  /// The rows as they are now.
  var source: EditableSystem
  /// The parts of the required rows.
  var required: RowParts<FeasiblePart>
  /// The parts of all rows.
  var all: RowParts<OptimalPart>
  /// The solvers of parts of the required rows that have not changed but for right sides, by part.
  var retained: [RetainedPart?] = []
  /// Builds the systems of parts.
  var builder: LocalSystemBuilder
  /// A solution of every part of the required rows that is not contradictory.
  var values: [BigRational]
  /// The parts of the required rows that were contradictory when last seen.
  var contradictoryParts: [Int] = []
  /// The optimum of every part that is not contradictory.
  var optimum: SessionOptimum
  /// A Boolean value that indicates whether optima come with proofs.
  let explains: Bool

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - system: the rows to begin with.
  ///   - explains: whether optima prove, for each row that is off, why it is.
  package init(_ system: LinearSystem, explains: Bool = true) {
    let source = EditableSystem(system)
    let active = source.isActive.indices.filter { source.isActive[$0] }.map { Int32($0) }
    all = RowParts(active, of: source)
    required = RowParts(active.filter { source.priorities[Int($0)].isRequired }, of: source)
    self.source = source
    builder = LocalSystemBuilder(variableCount: system.variableCount)
    values = [BigRational](repeating: .zero, count: system.variableCount)
    optimum = SessionOptimum(variableCount: system.variableCount, rowCount: system.rowCount)
    self.explains = explains
    for row in required.fixers where row >= 0 { settleFixer(Int(row)) }
  }

  /// The number of variables.
  package var variableCount: Int { values.count }
  /// The number of rows that ever were; their numbers stay.
  package var rowCount: Int { source.isActive.count }

  /// Returns whether a row takes part.
  package func isActive(_ row: Int) -> Bool { source.isActive.indices.contains(row) && source.isActive[row] }

  /// Returns the system as it is now, and for each of its rows the number in the session.
  package func snapshot() -> (system: LinearSystem, rows: [Int]) { source.snapshot() }
}

// MARK: - Edits

extension SolverSession {
  /// Adds a variable and returns its number.
  package mutating func addVariable() -> Int {
    required.addVariable()
    all.addVariable()
    builder.addVariable()
    values.append(.zero)
    optimum.addVariable()
    return source.addVariable()
  }

  /// Adds a row, as `LinearSystem.addRow` does, and returns its number.
  package mutating func addRow(
    _ terms: [LinearTerm], _ relation: Relation, _ rhs: Rational, priority: Priority = .required
  ) -> Int {
    let row = source.addRow(terms, relation, rhs, priority: priority)
    required.addRow()
    all.addRow()
    optimum.addRow()
    if source.isActive[row] { insert(row) }
    return row
  }

  /// Changes the right side of a row; an unknown row or a number beyond 64 bits changes nothing.
  package mutating func setConstant(_ row: Int, to rhs: Rational) {
    guard source.isUsable.indices.contains(row), source.isUsable[row], rhs.isExact,
      source.rightSides[row] != rhs
    else { return }
    source.rightSides[row] = rhs
    guard source.isActive[row] else { return }
    touch(row)
  }

  /// Changes the priority of a row; an unknown row or a priority that is not a number changes nothing.
  package mutating func setPriority(_ row: Int, to priority: Priority) {
    guard source.isUsable.indices.contains(row), source.isUsable[row], !priority.value.isNaN,
      source.priorities[row] != priority
    else { return }
    guard source.isActive[row], source.priorities[row].isRequired != priority.isRequired else {
      source.priorities[row] = priority
      if source.isActive[row] { forgetOptimum(row) }
      return
    }
    remove(row)
    source.priorities[row] = priority
    insert(row)
  }

  /// Lets a row take part again.
  package mutating func activate(_ row: Int) {
    guard source.isUsable.indices.contains(row), source.isUsable[row], !source.isActive[row] else { return }
    source.isActive[row] = true
    insert(row)
  }

  /// Keeps a row from taking part until it is activated.
  package mutating func deactivate(_ row: Int) {
    guard source.isActive.indices.contains(row), source.isActive[row] else { return }
    remove(row)
    source.isActive[row] = false
  }

  /// Removes a row; its number is not used again.
  package mutating func removeRow(_ row: Int) {
    deactivate(row)
    source.retire(row)
  }

  /// Forgets the optimum of a row's part.
  private mutating func forgetOptimum(_ row: Int) {
    guard all.partOfRow[row] >= 0 else { return }
    all.forgetAnswer(of: Int(all.partOfRow[row]))
  }

  /// Puts a row into its parts.
  private mutating func insert(_ row: Int) {
    all.insert(row, of: source)
    forgetOptimum(row)
    if source.priorities[row].isRequired { required.insert(row, of: source) }
    settleFixer(row)
  }

  /// Takes a row out of its parts.
  private mutating func remove(_ row: Int) {
    all.remove(row, of: source)
    required.remove(row, of: source)
    optimum.clear(row)
  }

  /// Notes that a right side changed.
  private mutating func touch(_ row: Int) {
    required.touch(row: row)
    all.touch(row: row)
    guard let variable = source.fixedVariable(of: row) else { return }
    let (isFixing, isFixingAll) = (required.fixers[variable] == row, all.fixers[variable] == row)
    settleFixer(row)
    for other in source.rowsOfVariable[variable] {
      if isFixing { required.touch(row: Int(other)) }
      if isFixingAll { forgetOptimum(Int(other)) }
    }
  }

  /// Gives the variable that a row fixes its value.
  mutating func settleFixer(_ row: Int) {
    guard let variable = source.fixedVariable(of: row) else { return }
    if required.fixers[variable] == row { values[variable] = source.fixedValue(of: row) }
    if all.fixers[variable] == row { optimum.fix(variable, row, source) }
  }
}
