import LayoutModel

/// A system whose right sides, priorities and membership of rows change, over terms that stay.
struct EditableSystem: Sendable {
  /// The terms and relations of all rows that ever were.
  private(set) var system: LinearSystem
  /// The rows' right sides.
  var rightSides: [Rational]
  /// The rows' priorities.
  var priorities: [Priority]
  /// A Boolean value for each row: whether it takes part.
  var isActive: [Bool]
  /// A Boolean value for each row: whether its numbers could be read; the others never take part.
  private(set) var isUsable: [Bool]
  /// For each variable the rows that hold it, ascending.
  private(set) var rowsOfVariable: [[Int32]]

  /// Creates the editable form of a system, with all its rows active.
  init(_ system: LinearSystem) {
    self.system = system
    rightSides = system.rightSides
    priorities = system.priorities
    isUsable = [Bool](repeating: true, count: system.rowCount)
    for row in system.unusableRows { isUsable[row] = false }
    isActive = isUsable
    rowsOfVariable = [[Int32]](repeating: [], count: system.variableCount)
    for row in 0..<system.rowCount { index(row) }
  }

  /// Adds a variable and returns its number.
  mutating func addVariable() -> Int {
    rowsOfVariable.append([])
    return system.addVariable()
  }

  /// Adds an active row, or an unusable one that stays inactive, and returns its number.
  mutating func addRow(
    _ terms: [LinearTerm], _ relation: Relation, _ rhs: Rational, priority: Priority
  ) -> Int {
    let unusable = system.unusableRows.count
    let row = system.addRow(terms, relation, rhs, priority: priority)
    rightSides.append(system.rightSides[row])
    priorities.append(system.priorities[row])
    isUsable.append(system.unusableRows.count == unusable)
    isActive.append(isUsable[row])
    index(row)
    return row
  }

  /// Adds a row to the lists of its variables.
  private mutating func index(_ row: Int) {
    for term in system.terms(of: row) { rowsOfVariable[Int(system.columns[term])].append(Int32(row)) }
  }

  /// Keeps a row from ever taking part again.
  mutating func retire(_ row: Int) {
    guard isUsable.indices.contains(row) else { return }
    isUsable[row] = false
  }

  /// The variables of a row, ascending.
  func variables(of row: Int) -> ArraySlice<Int32> { system.columns[system.terms(of: row)] }

  /// Returns whether a row takes part and has to hold.
  func isRequired(_ row: Int) -> Bool { isActive[row] && priorities[row].isRequired }

  /// Returns the variable that a required equation of one term fixes, or `nil` for any other row.
  func fixedVariable(of row: Int) -> Int? {
    let terms = system.terms(of: row)
    guard terms.count == 1, system.relations[row] == .equal, isRequired(row) else { return nil }
    return Int(system.columns[terms.lowerBound])
  }

  /// Returns the value that a required equation of one term gives to its variable.
  func fixedValue(of row: Int) -> BigRational {
    BigRational(rightSides[row]) / BigRational(system.coefficients[system.firstTerm[row]])
  }

  /// Returns the weighted sum of a row at some values.
  func leftSide(_ row: Int, at values: [BigRational]) -> BigRational {
    var sum = BigRational.zero
    for term in system.terms(of: row) {
      sum += BigRational(system.coefficients[term]) * values[Int(system.columns[term])]
    }
    return sum
  }

  /// Returns by how much values more than satisfy a row with some right side; at most 0 for an equation.
  func slack(_ row: Int, _ rightSide: Rational, at values: [BigRational]) -> BigRational {
    let difference = BigRational(rightSide) - leftSide(row, at: values)
    switch system.relations[row] {
    case .lessThanOrEqual: return difference
    case .equal: return -difference.magnitude
    case .greaterThanOrEqual: return -difference
    }
  }

  /// Returns whether values satisfy a row.
  func holds(_ row: Int, at values: [BigRational]) -> Bool {
    !slack(row, rightSides[row], at: values).isNegative
  }

  /// Returns a conflict with the excess that the right sides of today give it, or `nil` when it is none any more.
  func recheck(_ conflict: MinimalConflict) -> MinimalConflict? {
    var excess = BigRational.zero
    for (row, multiplier) in zip(conflict.rows, conflict.multipliers) {
      guard isRequired(row) else { return nil }
      excess -= multiplier * BigRational(rightSides[row])
    }
    guard BigRational.zero < excess else { return nil }
    return MinimalConflict(rows: conflict.rows, multipliers: conflict.multipliers, excess: excess)
  }

  /// Returns the system as it is now, and for each of its rows the number here.
  func snapshot() -> (system: LinearSystem, rows: [Int]) {
    var result = LinearSystem()
    for _ in 0..<system.variableCount { _ = result.addVariable() }
    for size in system.origins.indices where system.origins[size] >= 0 {
      result.pair(origin: Int(system.origins[size]), size: size)
    }
    let rows = isActive.indices.filter { isActive[$0] }
    for row in rows {
      let terms = system.terms(of: row).map {
        LinearTerm(variable: Int(system.columns[$0]), coefficient: system.coefficients[$0])
      }
      _ = result.addRow(terms, system.relations[row], rightSides[row], priority: priorities[row])
    }
    return (result, rows)
  }
}
