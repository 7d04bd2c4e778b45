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
    for (row, factor) in entries(of: Int32(variableCount + slack)) {
      setValue(basics[row], slackValues[basics[row]] + factor * step)
      if bounds[basics[row]] < slackValues[basics[row]] { violated.append(row) }
    }
  }

  /// Returns the rows that hold a column, with their values in it.
  private func entries(of column: Int32) -> [(row: Int, factor: Number)] {
    var rows: [Int] = []
    var node = tableau.rows.firstNode(of: column)
    while node >= 0 {
      rows.append(tableau.rows.row(of: node))
      node = tableau.rows.node(after: node)
    }
    rows.sort()
    var last = -1
    return rows.compactMap { row in
      defer { last = row }
      guard row != last, tableau.isActive[row] else { return nil }
      return tableau.rows.value(row, column).map { (row, $0) }
    }
  }

  /// Returns and forgets the slacks whose values changed, some perhaps repeatedly.
  mutating func takeChangedSlacks() -> [Int] {
    defer { changedSlacks.removeAll() }
    return changedSlacks
  }
}
