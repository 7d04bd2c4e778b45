package import LayoutModel
import TextSource

/// Reads changes and questions about a system that was read before: a line each, in the manner of the `alc 1` format.
///
///     set LABEL CONST                   the row has another right side
///     priority LABEL PRIORITY           the row has another priority
///     on LABEL…                         the rows take part
///     off LABEL…                        the rows do not take part
///     ask conflicts                     all minimal conflicts instead of one
///     ask reasons                       why rows that are off are off
///     ask freedom                       the variables that are not unique
///     ask range NAME LABEL…             the values of a variable for which the required rows hold, without some rows
///     ask profile NAME LOW HIGH LABEL…  the optimum as a function of a variable, without some rows
///
/// Lines that begin with `#` are comments.
package struct LinearSystemRequestReader {
  /// The places of labels and variables, by name.
  package struct Vocabulary: Sendable {
    fileprivate var rows: [String: Int] = [:]
    fileprivate var variables: [String: Int] = [:]

    /// Collects the names of a system.
    package init(_ file: LinearSystemFile) {
      for (place, row) in file.rows.enumerated() { rows[row.label] = place }
      for (place, name) in file.variables.enumerated() { variables[name] = place }
    }
  }

  private var cursor: FieldCursor
  private let vocabulary: Vocabulary
  private var request = LinearSystemRequest()

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - vocabulary: the names of the system that it speaks about.
  /// - Returns: what the text asks for.
  /// - Throws: the first place that does not follow the format.
  package static func read(
    _ bytes: [UInt8], _ vocabulary: Vocabulary
  ) throws(LinearSystemFileError) -> LinearSystemRequest {
    var reader = LinearSystemRequestReader(cursor: FieldCursor(bytes), vocabulary: vocabulary)
    while !reader.cursor.isAtEnd {
      try reader.readLine()
      let surplus = reader.cursor.next()
      guard surplus.isEmpty else { throw reader.error(.lineEnd, surplus) }
      reader.cursor.advanceLine()
    }
    return reader.request
  }

  private init(cursor: FieldCursor, vocabulary: Vocabulary) {
    self.cursor = cursor
    self.vocabulary = vocabulary
  }

  private mutating func readLine() throws(LinearSystemFileError) {
    let word = cursor.next()
    if word.isEmpty { return }
    if cursor.bytes[word.lowerBound] == UInt8(ascii: "#") {
      _ = cursor.rest()
    } else if cursor.matches(word, "set") {
      request.edits.append(.bound(row: try row(), try number()))
    } else if cursor.matches(word, "priority") {
      request.edits.append(.priority(row: try row(), try priority()))
    } else if cursor.matches(word, "on") {
      for row in try rows() { request.edits.append(.activity(row: row, true)) }
    } else if cursor.matches(word, "off") {
      for row in try rows() { request.edits.append(.activity(row: row, false)) }
    } else if cursor.matches(word, "ask") {
      request.questions.append(try question())
    } else {
      throw error(.edit, word)
    }
  }

  private mutating func question() throws(LinearSystemFileError) -> LinearSystemQuestion {
    let word = cursor.next()
    if cursor.matches(word, "conflicts") { return .conflicts }
    if cursor.matches(word, "reasons") { return .reasons }
    if cursor.matches(word, "freedom") { return .freedom }
    if cursor.matches(word, "range") { return .range(variable: try variable(), without: try rows()) }
    guard cursor.matches(word, "profile") else { throw error(.question, word) }
    return .profile(variable: try variable(), low: try number(), high: try number(), without: try rows())
  }
}

// MARK: - Fields

extension LinearSystemRequestReader {
  private mutating func row() throws(LinearSystemFileError) -> Int { try row(cursor.next()) }

  private func row(_ field: Range<Int>) throws(LinearSystemFileError) -> Int {
    guard let row = vocabulary.rows[cursor.text(field)] else { throw error(.knownLabel, field) }
    return row
  }

  /// Reads the rows at the end of a line.
  private mutating func rows() throws(LinearSystemFileError) -> [Int] {
    var rows: [Int] = []
    var field = cursor.next()
    while !field.isEmpty {
      rows.append(try row(field))
      field = cursor.next()
    }
    return rows
  }

  private mutating func variable() throws(LinearSystemFileError) -> Int {
    let field = cursor.next()
    guard let variable = vocabulary.variables[cursor.text(field)] else { throw error(.knownName, field) }
    return variable
  }

  private mutating func number() throws(LinearSystemFileError) -> Rational {
    try cursor.number(cursor.next(), path: "")
  }

  private mutating func priority() throws(LinearSystemFileError) -> Priority {
    try cursor.priority(cursor.next(), path: "")
  }

  private func error(
    _ expected: LinearSystemFileError.Expectation, _ field: Range<Int>
  ) -> LinearSystemFileError {
    cursor.error(expected, field, path: "")
  }
}
