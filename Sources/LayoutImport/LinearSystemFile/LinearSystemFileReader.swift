package import LayoutModel
import TextSource

/// Reads a file in the `alc 1` format.
///
///     alc 1
///     meta KEY VALUE…
///     var NAME
///     con LABEL PRIORITY REL CONST (COEF VAR)…
///
/// Lines that begin with `#` are comments. Fields may be separated by any number of blanks and tabs, and lines may
/// end with a carriage return. Numbers are exact; one that needs more than 64 bits is an error.
package struct LinearSystemFileReader {
  private var cursor: FieldCursor
  private let path: String
  private var file = LinearSystemFile()
  private var names = FieldTable()
  private var labels = FieldTable()

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8.
  ///   - path: the path by which errors name it.
  /// - Returns: what the file says.
  /// - Throws: the first place that does not follow the format.
  package static func read(_ bytes: [UInt8], path: String) throws(LinearSystemFileError) -> LinearSystemFile {
    var reader = LinearSystemFileReader(cursor: FieldCursor(bytes), path: path)
    try reader.readHeader()
    while !reader.cursor.isAtEnd { try reader.readLine() }
    return reader.file
  }

  /// Returns whether a file that begins with the bytes claims to be in the format.
  package static func isSystem(_ bytes: [UInt8]) -> Bool {
    var reader = LinearSystemFileReader(cursor: FieldCursor(bytes), path: "")
    do throws(LinearSystemFileError) {
      try reader.readHeader()
      return true
    } catch {
      return false
    }
  }

  private init(cursor: FieldCursor, path: String) {
    self.cursor = cursor
    self.path = path
  }

  private mutating func readHeader() throws(LinearSystemFileError) {
    while !cursor.isAtEnd {
      let word = cursor.next()
      if word.isEmpty || isComment(word) {
        endComment(word)
        continue
      }
      guard cursor.matches(word, "alc") else { throw error(.header, word) }
      let version = cursor.next()
      guard cursor.matches(version, "1") else { throw error(.header, version) }
      return try endLine()
    }
    throw error(.header, cursor.next())
  }

  private mutating func readLine() throws(LinearSystemFileError) {
    let word = cursor.next()
    if word.isEmpty || isComment(word) { return endComment(word) }
    if cursor.matches(word, "con") { return try readRow() }
    if cursor.matches(word, "var") { return try readVariable(word) }
    guard cursor.matches(word, "meta") else { throw error(.record, word) }
    let key = cursor.next()
    guard !key.isEmpty else { throw error(.key, key) }
    let value = cursor.rest()
    file.meta.append(LinearSystemFile.Meta(cursor.text(key), cursor.text(value)))
    cursor.advanceLine()
  }
}

// MARK: - Lines

extension LinearSystemFileReader {
  private func isComment(_ word: Range<Int>) -> Bool { cursor.bytes[word.lowerBound] == UInt8(ascii: "#") }

  /// Ends a line that is empty or a comment.
  private mutating func endComment(_ word: Range<Int>) {
    if !word.isEmpty {
      let end = max(word.upperBound, cursor.rest().upperBound)
      let text = cursor.text(word.lowerBound + 1..<end)
      file.comments.append(text.hasPrefix(" ") ? String(text.dropFirst()) : text)
    }
    cursor.advanceLine()
  }

  private mutating func readVariable(_ word: Range<Int>) throws(LinearSystemFileError) {
    guard file.rows.isEmpty else { throw error(.row, word) }
    let field = cursor.next()
    guard !field.isEmpty else { throw error(.name, field) }
    guard names.insert(field, of: cursor.bytes) else { throw error(.newName, field) }
    file.variables.append(cursor.text(field))
    try endLine()
  }

  private mutating func readRow() throws(LinearSystemFileError) {
    if file.rows.isEmpty { file.rows.reserveCapacity((cursor.bytes.count - cursor.index) / 40) }
    let line = cursor.line
    let field = cursor.next()
    guard !field.isEmpty else { throw error(.label, field) }
    guard labels.insert(field, of: cursor.bytes) else { throw error(.newLabel, field) }
    let label = cursor.text(field)
    let priority = try cursor.priority(cursor.next(), path: path)
    let relation = try readRelation()
    let right = cursor.next()
    let bound = try cursor.number(right, path: path)
    var terms: [LinearSystemFile.Term] = []
    var next = cursor.next()
    while !next.isEmpty {
      if terms.isEmpty { terms.reserveCapacity(2) }
      let coefficient = try cursor.number(next, path: path)
      let place = cursor.next()
      guard let variable = ExactNumber.readPlace(cursor.bytes, place), variable < file.variables.count else {
        throw error(.variable(count: file.variables.count), place)
      }
      terms.append(LinearSystemFile.Term(variable, coefficient))
      next = cursor.next()
    }
    file.rows.append(
      LinearSystemFile.Row(label, priority: priority, terms, relation, bound, line: line))
    cursor.advanceLine()
  }

  private mutating func readRelation() throws(LinearSystemFileError) -> Relation {
    let field = cursor.next()
    if cursor.matches(field, "=") { return .equal }
    if cursor.matches(field, "<=") { return .lessThanOrEqual }
    guard cursor.matches(field, ">=") else { throw error(.relation, field) }
    return .greaterThanOrEqual
  }

  private mutating func endLine() throws(LinearSystemFileError) {
    let surplus = cursor.next()
    guard surplus.isEmpty else { throw error(.lineEnd, surplus) }
    cursor.advanceLine()
  }

  private func error(
    _ expected: LinearSystemFileError.Expectation, _ field: Range<Int>
  ) -> LinearSystemFileError {
    cursor.error(expected, field, path: path)
  }
}
