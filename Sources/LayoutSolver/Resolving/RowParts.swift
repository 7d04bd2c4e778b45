import LayoutModel

/// What is known about a part of a system and may outlive a change of it.
protocol PartAnswer: Sendable {
  /// Returns what is known about the union of two parts.
  static func merged(_ first: Self?, _ second: Self?) -> Self?
}

/// The rows of a system in groups that share no variables, kept while rows come and go.
///
/// A variable that a required equation of its own fixes joins nothing: it is a constant to the rows that hold it, and
/// the equation, its *fixer*, belongs to no part. So the children of a root of known size are parts of their own.
struct RowParts<Answer: PartAnswer>: Sendable {
  /// A group of rows.
  struct Part: Sendable {
    /// The rows, and some that have left it since it was last arranged.
    var rows: [Int32] = []
    /// The variables that are not fixed.
    var variables: [Int32] = []
    /// The rows that came or changed since the answer was found.
    var changedRows: [Int32] = []
    /// A Boolean value that indicates whether a change may have made room for a better answer.
    var mayImprove = false
    /// A Boolean value that indicates whether rows have left, so that the part may have fallen apart.
    var needsArranging = false
    /// A Boolean value that indicates whether the answer has to be looked at.
    var isStale = false
    /// What was found last.
    var answer: Answer?
  }

  /// The parts, and empty ones that were dissolved.
  var parts: [Part] = []
  /// For each row its part, or −1.
  private(set) var partOfRow: [Int32]
  /// For each variable its part, or −1.
  private(set) var partOfVariable: [Int32]
  /// For each variable the row that fixes it, or −1.
  private(set) var fixers: [Int32]
  /// The parts to look at.
  private(set) var staleParts: [Int] = []
  /// The answers of parts that are no more.
  var retiredAnswers: [Answer] = []

  /// Creates the parts of some rows.
  init(_ rows: [Int32], of source: EditableSystem) {
    partOfRow = [Int32](repeating: -1, count: source.isActive.count)
    partOfVariable = [Int32](repeating: -1, count: source.rowsOfVariable.count)
    fixers = partOfVariable
    _ = arrange(rows, of: source)
  }

  /// Takes notice of another variable.
  mutating func addVariable() {
    partOfVariable.append(-1)
    fixers.append(-1)
  }

  /// Takes notice of another row.
  mutating func addRow() { partOfRow.append(-1) }

  /// Returns and forgets a part that has to be looked at.
  mutating func nextStalePart() -> Int? {
    while let part = staleParts.popLast() {
      guard parts[part].isStale else { continue }
      parts[part].isStale = false
      return part
    }
    return nil
  }

  /// Notes that a part has to be looked at.
  mutating func touch(_ part: Int) {
    guard !parts[part].isStale else { return }
    parts[part].isStale = true
    staleParts.append(part)
  }

  /// Notes that a row of a part, or the value of a variable in it, changed.
  mutating func touch(row: Int) {
    guard partOfRow[row] >= 0 else { return }
    parts[Int(partOfRow[row])].changedRows.append(Int32(row))
    touch(Int(partOfRow[row]))
  }

  /// Returns whether a row is the one that fixes its variable.
  func isFixer(_ row: Int, of source: EditableSystem) -> Bool {
    let variables = source.variables(of: row)
    guard variables.count == 1, let variable = variables.first else { return false }
    return fixers[Int(variable)] == row
  }

  /// Returns the rows of a part together with the fixers of their variables, ascending.
  func rowsWithFixers(_ rows: [Int32], of source: EditableSystem) -> [Int] {
    var result = rows.map { Int($0) }
    for row in rows {
      for variable in source.variables(of: Int(row)) where fixers[Int(variable)] >= 0 {
        result.append(Int(fixers[Int(variable)]))
      }
    }
    result.sort()
    var kept = 0
    for index in result.indices where index == 0 || result[index] != result[kept - 1] {
      result[kept] = result[index]
      kept += 1
    }
    result.removeLast(result.count - kept)
    return result
  }
}

// MARK: - Neighbourhoods

extension RowParts {
  /// Returns rows around some rows of one part and the variables that occur in no others.
  ///
  /// - Parameters:
  ///   - start: the rows to begin with.
  ///   - budget: about how many rows to return at most.
  ///   - source: the whole system.
  func neighbourhood(
    of start: [Int32], budget: Int, _ source: EditableSystem
  ) -> (rows: [Int32], free: [Int32]) {
    var rows = start
    var known = Set(start)
    var (free, seen): ([Int32], Set<Int32>) = ([], [])
    var next = 0
    while next < rows.count {
      for variable in source.variables(of: Int(rows[next])) where fixers[Int(variable)] < 0 {
        let others = source.rowsOfVariable[Int(variable)]
        guard others.count + rows.count <= budget, seen.insert(variable).inserted else { continue }
        free.append(variable)
        for row in others where partOfRow[Int(row)] >= 0 && known.insert(row).inserted { rows.append(row) }
      }
      next += 1
    }
    return (rows, free)
  }
}

// MARK: - Arranging

extension RowParts {
  /// Puts rows that belong to no part into parts and returns these.
  private mutating func arrange(_ rows: [Int32], of source: EditableSystem) -> [Int] {
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
  private mutating func assign(_ variable: Int32, to part: Int) {
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
  private mutating func retire(_ part: Int) {
    if let answer = parts[part].answer { retiredAnswers.append(answer) }
    parts[part] = Part()
  }

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
    partOfRow[row] = Int32(part)
    touch(row: row)
  }

  /// Moves the smaller of two parts into the other one and returns that.
  private mutating func merge(_ first: Int, _ second: Int) -> Int {
    guard first != second else { return first }
    let isFirstLarger = parts[first].rows.count >= parts[second].rows.count
    let (large, small) = isFirstLarger ? (first, second) : (second, first)
    let moved = parts[small]
    for variable in moved.variables { partOfVariable[Int(variable)] = Int32(large) }
    for row in moved.rows where partOfRow[Int(row)] == small {
      partOfRow[Int(row)] = Int32(large)
      parts[large].rows.append(row)
    }
    parts[large].variables += moved.variables
    parts[large].changedRows += moved.changedRows
    if moved.mayImprove { parts[large].mayImprove = true }
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
