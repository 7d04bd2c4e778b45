/// Splitting rows into parts.
extension RowParts {
  /// Puts rows that belong to no part into parts and returns these.
  mutating func arrange(_ rows: [Int32], of source: EditableSystem) -> [Int] {
    for row in rows {
      guard let variable = source.fixedVariable(of: Int(row)), fixers[variable] < 0,
        partOfVariable[variable] < 0
      else { continue }
      fixers[variable] = row
    }
    var sets = DisjointSets(count: fixers.count)
    for row in rows {
      var first: Int?
      for variable in source.variables(of: Int(row)) where fixers[Int(variable)] < 0 {
        if let first { sets.unite(first, Int(variable)) } else { first = Int(variable) }
      }
    }
    var created: [Int] = []
    for row in rows where !isFixer(Int(row), of: source) {
      let free = source.variables(of: Int(row)).filter { fixers[Int($0)] < 0 }
      let root = free.first.map { sets.root(of: Int($0)) }
      var part = root.map { Int(partOfVariable[$0]) } ?? -1
      if part < 0 {
        part = parts.count
        parts.append(Part())
        created.append(part)
        touch(part)
        if let root { assign(Int32(root), to: part) }
      }
      for variable in free { assign(variable, to: part) }
      parts[part].rows.append(row)
      partOfRow[Int(row)] = Int32(part)
    }
    return created
  }

  /// Puts a variable into a part unless it is in one.
  mutating func assign(_ variable: Int32, to part: Int) {
    guard partOfVariable[Int(variable)] < 0 else { return }
    partOfVariable[Int(variable)] = Int32(part)
    parts[part].variables.append(variable)
  }

  /// Splits a part as far as it has fallen apart and returns the parts that it became, which are no longer stale.
  mutating func rearrange(_ part: Int, of source: EditableSystem) -> [Int] {
    guard parts[part].needsArranging else { return [part] }
    let old = parts[part]
    retire(part)
    for variable in old.variables { partOfVariable[Int(variable)] = -1 }
    var rows: [Int32] = []
    for row in old.rows where partOfRow[Int(row)] == part {
      partOfRow[Int(row)] = -1
      rows.append(row)
    }
    let created = arrange(rows, of: source)
    for part in created { parts[part].isStale = false }
    return created
  }

  /// Empties a part.
  mutating func retire(_ part: Int) {
    if let answer = parts[part].answer { retiredAnswers.append(answer) }
    parts[part] = Part()
  }
}
