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
    /// A Boolean value that indicates whether rows have left, so that the part may have fallen apart.
    var needsArranging = false
    /// A Boolean value that indicates whether its rows are those of the last solve.
    var isAsSolved = false
    /// A Boolean value that indicates whether the answer has to be looked at.
    var isStale = false
    /// What was found last.
    var answer: Answer?
  }

  /// The parts, and empty ones that were dissolved.
  var parts: [Part] = []
  /// For each row its part, or −1.
  var partOfRow: [Int32]
  /// For each variable its part, or −1.
  var partOfVariable: [Int32]
  /// For each variable the row that fixes it, or −1.
  var fixers: [Int32]
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

  /// Notes the answer of a part as it is now.
  mutating func settle(_ part: Int, _ answer: Answer) {
    parts[part].answer = answer
    parts[part].changedRows.removeAll(keepingCapacity: true)
    parts[part].isStale = false
  }

  /// Forgets the answer of a part, so that it is found anew.
  mutating func forgetAnswer(of part: Int) {
    if let answer = parts[part].answer { retiredAnswers.append(answer) }
    parts[part].answer = nil
    touch(part)
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
  /// - Returns: the rows, first those to begin with, and the variables.
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
