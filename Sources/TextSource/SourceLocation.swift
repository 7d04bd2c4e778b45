/// A place in a text as an editor shows it.
///
/// Lines and columns count from 1. A column counts Unicode scalars from the start of the line, so that a tab, an
/// accented letter and an emoji of one scalar are one column each, however many bytes they take.
public struct SourceLocation: Hashable, Comparable, Sendable {
  /// The number of the line, from 1.
  public var line: Int

  /// The number of the Unicode scalar in its line, from 1.
  public var column: Int

  /// Creates the location at a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns whether one location lies before another.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The line and the column in the form that compilers print, such as `12:5`.
  public var description: String { "\(line):\(column)" }
}
