/// Other bounds for a tableau that was solved.
extension TableauKernel {
  /// The values of the variables, which mean nothing yet, and of the slacks, by column.
  var placedValues: [Number] { [Number](repeating: .zero, count: variableCount) + slackValues }

  /// Begins to note what changes.
  mutating func prepareForChanges() {
    rowOfSlack = [Int32](repeating: -1, count: slackValues.count)
    for row in basics.indices where tableau.isActive[row] { rowOfSlack[basics[row]] = Int32(row) }
  }

  /// Changes the bound of a slack, and with it the slack if that is independent.
  mutating func setBound(_ slack: Int, to bound: Number) {
    bounds[slack] = bound
    guard rowOfSlack[slack] < 0 else {
      if bound < slackValues[slack] { violated.append(Int(rowOfSlack[slack])) }
      return
    }
    let step = bound - slackValues[slack]
    guard !step.isZero else { return }
    setValue(slack, bound)
    let column = Int32(variableCount + slack)
    let (rows, nodeCount) = rows(of: column)
    var count = 0
    for row in rows {
      guard let factor = tableau.rows.value(row, column) else { continue }
      count += 1
      let basic = basics[row]
      setValue(basic, slackValues[basic] + factor * step)
      if bounds[basic] < slackValues[basic] { violated.append(row) }
    }
    // Rows that have lost the column, or are named twice, pile up in its list.
    if nodeCount > 2 * count + 8 {
      tableau.rows.relist(column, rows.filter { tableau.rows.value($0, column) != nil }.map { Int32($0) })
    }
    freeRows = rows
  }

  /// Returns the active rows in the list of a column, ascending, in memory that is free, and the length of the list.
  private mutating func rows(of column: Int32) -> (rows: [Int], nodeCount: Int) {
    var (rows, nodeCount) = ([Int](), 0)
    swap(&rows, &freeRows)
    rows.removeAll(keepingCapacity: true)
    var node = tableau.rows.firstNode(of: column)
    while node >= 0 {
      let row = tableau.rows.row(of: node)
      node = tableau.rows.node(after: node)
      nodeCount += 1
      if tableau.isActive[row] { rows.append(row) }
    }
    guard rows.count > 1 else { return (rows, nodeCount) }
    rows.sort()
    var last = -1
    rows.removeAll { row in
      defer { last = row }
      return row == last
    }
    return (rows, nodeCount)
  }

  /// Returns and forgets the slacks whose values changed, some perhaps repeatedly.
  mutating func takeChangedSlacks() -> [Int] {
    defer { changedSlacks.removeAll() }
    return changedSlacks
  }
}
