package import TextSource

/// An attribute of an element, with its place in the file.
package struct MarkupAttribute: Hashable, Sendable {
  /// The name as it is written, with its prefix if it has one.
  package let name: String

  /// The value with entities and character references resolved.
  package let value: String

  /// The bytes of the name.
  package let nameRange: SourceRange

  /// The bytes between the quotes, in which entities are still written out.
  package let valueRange: SourceRange

  /// The bytes from the name to the closing quote.
  package var range: SourceRange {
    SourceRange(start: nameRange.start, end: valueRange.end + 1)
  }
}
