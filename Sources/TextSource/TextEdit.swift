/// A replacement for the bytes in one range of a file.
package struct TextEdit: Hashable, Sendable {
  /// The bytes to take out; empty for an insertion.
  package let range: SourceRange

  /// The text to put in their place; empty for a deletion.
  package let replacement: String

  /// Creates the edit that puts a text in the place of a range.
  package init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
