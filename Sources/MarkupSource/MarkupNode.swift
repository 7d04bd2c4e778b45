package import TextSource

/// An element of a document, with its place in the file and in the tree.
package struct MarkupNode: Hashable, Sendable {
  /// The position of the element in the document's nodes.
  package let index: Int

  /// The name as it is written, with its prefix if it has one.
  package let name: String

  /// The attributes in the order in which they are written.
  package let attributes: [MarkupAttribute]

  /// The position of the element around this one, or `nil` for the root.
  package let parent: Int?

  /// The positions of the elements directly inside, in the order in which they are written.
  package internal(set) var children: [Int] = []

  /// The bytes from the start tag to the end tag, both included.
  package internal(set) var range: SourceRange

  /// The bytes of the start tag, or of the whole element when it is written as one empty tag.
  package let startTagRange: SourceRange

  /// The line and the column of the start tag.
  package let location: SourceLocation

  /// The text and CDATA sections inside an element that holds no other element; else empty.
  package internal(set) var text = ""

  /// A Boolean value that indicates whether the element is written as one empty tag, such as `<view/>`.
  package var isEmptyTag: Bool { range == startTagRange }

  /// Returns the attribute of a name, or `nil` when the element has none.
  package func attribute(_ name: String) -> MarkupAttribute? {
    attributes.first { $0.name == name }
  }

  /// Returns the value of the attribute of a name, or `nil` when the element has none.
  package subscript(_ name: String) -> String? {
    attribute(name)?.value
  }
}
