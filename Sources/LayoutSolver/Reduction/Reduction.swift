import LayoutModel

/// A system under reduction: `<=` and `==` rows that are dropped, rewritten and eliminated stage by stage.
///
/// Every stage keeps two ways back: the tape turns a contradiction of the reduced rows into one of the rows as
/// given, and the steps turn a solution of the reduced rows into one of all.
struct Reduction<Number: FieldNumber>: Sendable {
  /// What fixes one variable, or one change of basis, when a solution is built from the last step to the first.
  struct Step: Sendable {
    /// The variable, or −1 for the change from edges back to sizes.
    var variable: Int32
    /// The rows in `droppedRows` that bound the variable: all from one side, or one equality.
    var rows: Range<Int>
  }

  /// The rows; `>=` rows are negated.
  var rows: SparseRows<Number>
  /// A Boolean value for each row: whether it still takes part.
  var isActive: [Bool]
  /// A Boolean value for each row: whether it is an equality.
  var isEquality: [Bool]
  /// A Boolean value for each row: whether it need not hold; such a row is rewritten but removes no variable.
  var isOptional: [Bool]
  /// How to extend a solution, last step first.
  var steps: [Step] = []
  /// The rows that the steps refer to.
  var droppedRows: [Int32] = []
  /// What the elimination did.
  var tape = RowOperationTape<Number>()
  /// The equalities that became `0 = 0`: they follow from others.
  var redundantRows: [Int32] = []
  /// The optional rows whose left side became a constant.
  var constantRows: [Int32] = []
  /// A row that became `0 ≤ negative` or `0 = nonzero`.
  var contradictoryRow: Int?

  /// Creates a reduction of rows that are all equalities.
  init(equalities: SparseRows<Number>) {
    rows = equalities
    isActive = [Bool](repeating: true, count: equalities.rowCount)
    isEquality = isActive
    isOptional = [Bool](repeating: false, count: equalities.rowCount)
  }

  /// Creates a reduction of a system, with `>=` rows negated.
  init(_ system: LinearSystem) {
    rows = SparseRows(columnCount: system.variableCount)
    rows.reserveCapacity(rows: system.rowCount, entries: system.columns.count)
    isActive = [Bool](repeating: true, count: system.rowCount)
    isEquality = [Bool](repeating: false, count: system.rowCount)
    isOptional = isEquality
    if system.optionalRowCount > 0 {
      for row in 0..<system.rowCount { isOptional[row] = !system.priorities[row].isRequired }
    }
    for row in 0..<system.rowCount {
      let isNegated: Bool
      switch system.relations[row] {
      case .lessThanOrEqual: isNegated = false
      case .greaterThanOrEqual: isNegated = true
      case .equal:
        isNegated = false
        isEquality[row] = true
      }
      for term in system.terms(of: row) {
        let value = Number(rational: system.coefficients[term])
        rows.append(system.columns[term], isNegated ? -value : value)
      }
      let rightSide = Number(rational: system.rightSides[row])
      rows.finishRow(rightSide: isNegated ? -rightSide : rightSide)
    }
  }

  /// A Boolean value that indicates whether a number overflowed, so that nothing here can be relied on.
  var isPoisoned: Bool { rows.isPoisoned }

  /// Retires a row that has lost all its entries and notes whether it contradicts itself.
  mutating func retireEmpty(_ row: Int) {
    isActive[row] = false
    guard !isOptional[row] else {
      constantRows.append(Int32(row))
      return
    }
    let rightSide = rows.rightSides[row]
    if isEquality[row] ? !rightSide.isZero : rightSide.isNegative {
      contradictoryRow = row
    } else if isEquality[row] {
      redundantRows.append(Int32(row))
    }
  }

  /// Retires the rows that are empty from the start.
  mutating func retireEmptyRows() {
    for row in 0..<rows.rowCount where isActive[row] && rows.lengths[row] == 0 { retireEmpty(row) }
  }
}
