/// Rows that come and go.
extension RowParts {
  /// Adds a row to the parts of its variables, which become one.
  mutating func insert(_ row: Int, of source: EditableSystem) {
    if let variable = source.fixedVariable(of: row), fixers[variable] < 0, partOfVariable[variable] < 0 {
      fixers[variable] = Int32(row)
      return
    }
    let free = source.variables(of: row).filter { fixers[Int($0)] < 0 }
    var part = -1
    for variable in free where partOfVariable[Int(variable)] >= 0 {
      let other = Int(partOfVariable[Int(variable)])
      part = part < 0 ? other : merge(part, other)
    }
    if part < 0 {
      part = parts.count
      parts.append(Part())
    }
    for variable in free { assign(variable, to: part) }
    parts[part].rows.append(Int32(row))
    parts[part].isAsSolved = false
    partOfRow[row] = Int32(part)
    touch(row: row)
  }

  /// Moves the smaller of two parts into the other one and returns that.
  private mutating func merge(_ first: Int, _ second: Int) -> Int {
    guard first != second else { return first }
    let isFirstLarger = parts[first].rows.count >= parts[second].rows.count
    let (large, small) = isFirstLarger ? (first, second) : (second, first)
    let moved = parts[small]
    parts[large].isAsSolved = false
    for variable in moved.variables { partOfVariable[Int(variable)] = Int32(large) }
    for row in moved.rows where partOfRow[Int(row)] == small {
      partOfRow[Int(row)] = Int32(large)
      parts[large].rows.append(row)
    }
    parts[large].variables += moved.variables
    parts[large].changedRows += moved.changedRows
    if moved.needsArranging { parts[large].needsArranging = true }
    let answer = Answer.merged(parts[large].answer, moved.answer)
    if let old = parts[large].answer { retiredAnswers.append(old) }
    parts[large].answer = answer
    retire(small)
    touch(large)
    return large
  }

  /// Takes a row out; when it fixed a variable, the parts that hold this become one.
  mutating func remove(_ row: Int, of source: EditableSystem) {
    guard isFixer(row, of: source), let variable = source.variables(of: row).first else {
      guard partOfRow[row] >= 0 else { return }
      parts[Int(partOfRow[row])].needsArranging = true
      touch(Int(partOfRow[row]))
      partOfRow[row] = -1
      return
    }
    fixers[Int(variable)] = -1
    var part = -1
    for other in source.rowsOfVariable[Int(variable)] where partOfRow[Int(other)] >= 0 {
      part = part < 0 ? Int(partOfRow[Int(other)]) : merge(part, Int(partOfRow[Int(other)]))
    }
    guard part >= 0 else { return }
    assign(variable, to: part)
    touch(part)
    // Another equation may fix the variable as well.
    parts[part].needsArranging = true
  }
}
