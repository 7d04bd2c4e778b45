/// Dropping rows by the signs of a column, a step of linear-programming presolve that keeps every minimal conflict:
/// in a variable that occurs in no equality and from one side only, no weighted sum of its rows can cancel.
extension Reduction {
  /// Drops rows that can be satisfied whatever the others say, until none is left.
  ///
  /// - Complexity: O(entries).
  mutating func prune() {
    rows.buildColumnLists(active: isActive)
    var occurrences = ColumnSigns(columnCount: rows.columnCounts.count)
    for row in 0..<rows.rowCount where isActive[row] { count(row, by: 1, in: &occurrences) }
    var pending: [Int32] = []
    for column in stride(from: Int32(rows.columnCounts.count) - 1, through: 0, by: -1)
    where occurrences.isPrunable(column) { pending.append(column) }
    while let column = pending.popLast() {
      guard occurrences.isPrunable(column) else { continue }
      let first = droppedRows.count
      var node = rows.firstNode(of: column)
      while node >= 0 {
        let row = rows.row(of: node)
        node = rows.node(after: node)
        guard isActive[row] else { continue }
        isActive[row] = false
        droppedRows.append(Int32(row))
        rows.uncount(row)
        count(row, by: -1, in: &occurrences)
        for entry in rows.entries(of: row) where occurrences.isPrunable(rows.columns[entry]) {
          pending.append(rows.columns[entry])
        }
      }
      steps.append(Step(variable: column, rows: first..<droppedRows.count))
    }
  }

  private func count(_ row: Int, by step: Int32, in occurrences: inout ColumnSigns) {
    for entry in rows.entries(of: row) {
      let column = Int(rows.columns[entry])
      if isEquality[row] {
        occurrences.equalities[column] += step
      } else if rows.values[entry].isNegative {
        occurrences.negatives[column] += step
      } else {
        occurrences.positives[column] += step
      }
    }
  }
}

/// How often each column occurs in equalities and with either sign in inequalities.
private struct ColumnSigns {
  var equalities: [Int32]
  var positives: [Int32]
  var negatives: [Int32]

  init(columnCount: Int) {
    equalities = [Int32](repeating: 0, count: columnCount)
    positives = equalities
    negatives = equalities
  }

  /// Returns whether the rows of a column can be satisfied by that column alone.
  func isPrunable(_ column: Int32) -> Bool {
    let column = Int(column)
    let (up, down) = (positives[column] != 0, negatives[column] != 0)
    switch equalities[column] {
    case 0: return up != down
    case 1: return !up && !down
    default: return false
    }
  }
}
