import LayoutModel

/// A sparse matrix with right sides whose rows can be combined, with the rows of every column at hand.
///
/// Each row is a slice of two flat arrays, sorted by column; a row that outgrows its slice moves to their end.
/// Column lists are linked nodes that may name rows which have lost the column since: they are checked on use.
struct SparseRows<Number: FieldNumber>: Sendable {
  /// Where each row's slice begins.
  private(set) var starts: [Int] = []
  /// The number of entries of each row.
  private(set) var lengths: [Int32] = []
  private var capacities: [Int32] = []
  /// The columns of all slices.
  private(set) var columns: [Int32] = []
  /// The values of all slices.
  private(set) var values: [Number] = []
  /// The rows' right sides.
  var rightSides: [Number] = []
  /// The number of active rows that hold each column.
  var columnCounts: [Int32]
  /// A Boolean value that indicates whether some result did not fit, so that nothing here can be relied on.
  private(set) var isPoisoned = false
  /// The number of entries that row operations have read so far.
  private(set) var work = 0

  /// The number of entries and nodes in memory, also of those that are no more.
  var storedCount: Int { columns.count + listNodes.count }

  private var listHeads: [Int32]
  private var listNodes: [(next: Int32, row: Int32)] = []
  private var newColumns: [Int32] = []
  private var newValues: [Number] = []

  /// Creates a matrix without rows.
  init(columnCount: Int) {
    columnCounts = [Int32](repeating: 0, count: columnCount)
    listHeads = [Int32](repeating: -1, count: columnCount)
  }

  /// The number of rows.
  var rowCount: Int { starts.count }

  /// The positions of a row's entries in `columns` and `values`.
  func entries(of row: Int) -> Range<Int> { starts[row]..<starts[row] + Int(lengths[row]) }

  /// Returns the value of a row in a column, or `nil` when there is none.
  func value(_ row: Int, _ column: Int32) -> Number? {
    var range = entries(of: row)
    while range.count > 12 {
      let middle = range.lowerBound + range.count / 2
      range = columns[middle] > column ? range.lowerBound..<middle : middle..<range.upperBound
    }
    for entry in range where columns[entry] == column { return values[entry] }
    return nil
  }

  /// Makes room for a matrix of known size.
  mutating func reserveCapacity(rows: Int, entries: Int) {
    starts.reserveCapacity(rows)
    lengths.reserveCapacity(rows)
    capacities.reserveCapacity(rows)
    rightSides.reserveCapacity(rows)
    columns.reserveCapacity(entries)
    values.reserveCapacity(entries)
  }

  /// Adds an entry to the row under construction; columns have to ascend.
  mutating func append(_ column: Int32, _ value: Number) {
    columns.append(column)
    values.append(value)
    if !value.isExact { isPoisoned = true }
  }

  /// Ends the row under construction.
  mutating func finishRow(rightSide: Number) {
    let start = (starts.last ?? 0) + Int(capacities.last ?? 0)
    starts.append(start)
    lengths.append(Int32(columns.count - start))
    capacities.append(Int32(columns.count - start))
    rightSides.append(rightSide)
    if !rightSide.isExact { isPoisoned = true }
  }

  /// Adds a copy of a row of another matrix, without its right side.
  mutating func copy(_ row: Int, of other: SparseRows) {
    for entry in other.entries(of: row) { append(other.columns[entry], other.values[entry]) }
    finishRow(rightSide: .zero)
  }

  /// Removes the entry of a row in a column.
  mutating func removeEntry(_ row: Int, _ column: Int32) {
    var isFound = false
    for entry in entries(of: row) {
      if isFound {
        columns[entry - 1] = columns[entry]
        values[entry - 1] = values[entry]
      } else if columns[entry] == column {
        isFound = true
      }
    }
    guard isFound else { return }
    lengths[row] -= 1
    columnCounts[Int(column)] -= 1
  }

  /// Writes new entries for a row; columns have to ascend.
  mutating func replace(_ row: Int, _ entryColumns: [Int32], _ entryValues: [Number]) {
    if entryColumns.count > Int(capacities[row]) {
      starts[row] = columns.count
      capacities[row] = Int32(entryColumns.count)
      columns.append(contentsOf: entryColumns)
      values.append(contentsOf: entryValues)
    } else {
      let start = starts[row]
      for index in entryColumns.indices {
        columns[start + index] = entryColumns[index]
        values[start + index] = entryValues[index]
      }
    }
    lengths[row] = Int32(entryColumns.count)
    for value in entryValues where !value.isExact { isPoisoned = true }
  }

  /// Multiplies a row and its right side.
  mutating func scale(_ row: Int, by factor: Number) {
    for entry in entries(of: row) {
      values[entry] = values[entry] * factor
      if !values[entry].isExact { isPoisoned = true }
    }
    rightSides[row] = rightSides[row] * factor
    if !rightSides[row].isExact { isPoisoned = true }
  }
}

// MARK: - Columns

extension SparseRows {
  /// Builds the column lists and counts from the active rows.
  mutating func buildColumnLists(active: [Bool]) {
    for column in listHeads.indices {
      listHeads[column] = -1
      columnCounts[column] = 0
    }
    listNodes.removeAll(keepingCapacity: true)
    listNodes.reserveCapacity(columns.count)
    // Backwards, so that the lists ascend.
    for row in stride(from: rowCount - 1, through: 0, by: -1) where active[row] { enlist(row) }
  }

  /// The first node of a column's list, or −1.
  func firstNode(of column: Int32) -> Int32 { listHeads[Int(column)] }
  /// The node behind another one, or −1.
  func node(after node: Int32) -> Int32 { listNodes[Int(node)].next }
  /// The row of a node; it may have lost the column, and may occur twice.
  func row(of node: Int32) -> Int { Int(listNodes[Int(node)].row) }

  /// Takes a row, about to be set aside, out of the column counts.
  mutating func uncount(_ row: Int) {
    for entry in entries(of: row) { columnCounts[Int(columns[entry])] -= 1 }
  }

  /// Forgets the nodes of a column that only one row holds any more.
  mutating func keep(only row: Int, in column: Int32) {
    listHeads[Int(column)] = -1
    columnCounts[Int(column)] = 0
    addNode(row, column)
  }

  /// Replaces the nodes of a column, among which many name rows that have lost it, by those of its rows.
  mutating func relist(_ column: Int32, _ rows: [Int32]) {
    listHeads[Int(column)] = -1
    columnCounts[Int(column)] = 0
    for row in rows.reversed() { addNode(Int(row), column) }
  }

  /// Puts a row into the lists of its columns.
  mutating func enlist(_ row: Int) {
    for entry in entries(of: row) { addNode(row, columns[entry]) }
  }

  private mutating func addNode(_ row: Int, _ column: Int32) {
    listNodes.append((listHeads[Int(column)], Int32(row)))
    listHeads[Int(column)] = Int32(listNodes.count - 1)
    columnCounts[Int(column)] += 1
  }
}

// MARK: - Row operations

extension SparseRows {
  /// Subtracts a multiple of a row, right side included, from another one.
  mutating func subtract(_ factor: Number, times source: Int, from target: Int) {
    newColumns.removeAll(keepingCapacity: true)
    newValues.removeAll(keepingCapacity: true)
    let first = entries(of: target)
    let second = entries(of: source)
    work += first.count + second.count
    var i = first.lowerBound
    var j = second.lowerBound
    while i < first.upperBound || j < second.upperBound {
      let left = i < first.upperBound ? columns[i] : .max
      let right = j < second.upperBound ? columns[j] : .max
      if left < right {
        newColumns.append(left)
        newValues.append(values[i])
        i += 1
        continue
      }
      var value = factor * values[j]
      j += 1
      if left == right {
        value = values[i] - value
        i += 1
        if value.isZero {
          columnCounts[Int(left)] -= 1
          continue
        }
      } else {
        value = -value
        addNode(target, right)
      }
      newColumns.append(right)
      newValues.append(value)
      if !value.isExact { isPoisoned = true }
    }
    write(newColumns.count, to: target)
    guard !rightSides[source].isZero else { return }
    rightSides[target] = rightSides[target] - factor * rightSides[source]
    if !rightSides[target].isExact { isPoisoned = true }
  }

  /// Copies the combined entries into a row.
  private mutating func write(_ count: Int, to row: Int) {
    if count > Int(capacities[row]) {
      starts[row] = columns.count
      capacities[row] = Int32(count)
      columns.append(contentsOf: newColumns)
      values.append(contentsOf: newValues)
    } else {
      let start = starts[row]
      for index in 0..<count {
        columns[start + index] = newColumns[index]
        values[start + index] = newValues[index]
      }
    }
    lengths[row] = Int32(count)
  }
}
