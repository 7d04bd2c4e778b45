package import TextSource

/// An element of a document, with its place in the file and in the tree.
package struct MarkupNode: Sendable {
  /// The document's elements.
  let storage: MarkupStorage

  /// The position of the element in the document's nodes.
  package let index: Int

  private var element: MarkupStorage.Element { storage.elements[index] }

  /// The name as it is written, with its prefix if it has one.
  package var name: String { storage.names[nameNumber] }

  /// The number of the name, which is its place in the vocabulary for a name of that.
  package var nameNumber: Int { Int(element.name) }

  /// The attributes in the order in which they are written.
  package var attributes: MarkupAttributes {
    MarkupAttributes(storage: storage, places: storage.attributes(of: index))
  }

  /// The position of the element around this one, or `nil` for the root.
  package var parent: Int? { element.parent < 0 ? nil : Int(element.parent) }

  /// The positions of the elements directly inside, in the order in which they are written.
  package var children: MarkupChildren {
    MarkupChildren(storage: storage, place: index + 1, end: Int(element.descendantsEnd))
  }

  /// Returns the element at a position of the same document.
  package func sibling(at position: Int) -> MarkupNode { MarkupNode(storage: storage, index: position) }

  /// The positions of the elements inside at any depth.
  package var descendants: Range<Int> { (index + 1)..<Int(element.descendantsEnd) }

  /// The bytes from the start tag to the end tag, both included.
  package var range: SourceRange { SourceRange(start: Int(element.start), end: Int(element.end)) }

  /// The bytes of the start tag, or of the whole element when it is written as one empty tag.
  package var startTagRange: SourceRange {
    SourceRange(start: Int(element.start), end: Int(element.contentStart))
  }

  /// The line and the column of the start tag.
  package var location: SourceLocation { storage.lines.location(of: Int(element.start)) }

  /// The text and CDATA sections inside an element that holds no other element; else empty.
  package var text: String {
    guard descendants.isEmpty else { return "" }
    let range = SourceRange(start: Int(element.contentStart), end: Int(element.contentEnd))
    return contentText(in: range, of: storage.bytes)
  }

  /// A Boolean value that indicates whether the element is written as one empty tag, such as `<view/>`.
  package var isEmptyTag: Bool { element.contentStart == element.end }

  /// Returns the attribute of a name, or `nil` when the element has none.
  package func attribute(_ name: String) -> MarkupAttribute? {
    attributes.first { $0.name == name }
  }

  /// Returns the attribute whose name has a number, or `nil` when the element has none.
  package func attribute(number: Int) -> MarkupAttribute? {
    for place in storage.attributes(of: index) where Int(storage.attributes[place].name) == number {
      return MarkupAttribute(storage: storage, place: place)
    }
    return nil
  }

  /// Returns the value of the attribute of a name, or `nil` when the element has none.
  package subscript(_ name: String) -> String? {
    attribute(name)?.value
  }
}

extension MarkupNode: Hashable {
  package static func == (left: MarkupNode, right: MarkupNode) -> Bool {
    left.index == right.index && left.storage === right.storage
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The positions of the elements directly inside another.
package struct MarkupChildren: Sequence, IteratorProtocol, Sendable {
  let storage: MarkupStorage
  var place: Int
  let end: Int

  /// Returns the next position and moves behind its element.
  package mutating func next() -> Int? {
    guard place < end else { return nil }
    defer { place = Int(storage.elements[place].descendantsEnd) }
    return place
  }
}
