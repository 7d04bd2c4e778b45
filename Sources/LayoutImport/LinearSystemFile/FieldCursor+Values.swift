import LayoutModel
import TextSource

extension FieldCursor {
  /// Returns the exact number that a field holds.
  func number(_ field: Range<Int>, path: String) throws(LinearSystemFileError) -> Rational {
    guard let value = ExactNumber.read(bytes, field) else { throw error(.number, field, path: path) }
    guard value.isExact else { throw error(.shortNumber, field, path: path) }
    return value
  }

  /// Returns the priority that a field holds.
  func priority(_ field: Range<Int>, path: String) throws(LinearSystemFileError) -> Priority {
    guard let value = ExactNumber.read(bytes, field), value.isExact, value >= 1, value <= 1000 else {
      throw error(.priority, field, path: path)
    }
    return Priority(Float(value.doubleValue))
  }

  /// Returns what to say about a field of the current line that is not what is expected.
  func error(
    _ expected: LinearSystemFileError.Expectation, _ field: Range<Int>, path: String
  ) -> LinearSystemFileError {
    let column = bytes[lineStart..<field.lowerBound].scalarCount + 1
    let found = field.count > 40 ? text(field.lowerBound..<field.lowerBound + 40) + "…" : text(field)
    return LinearSystemFileError(
      path: path, location: SourceLocation(line: line, column: column), expected: expected, found: found)
  }
}
