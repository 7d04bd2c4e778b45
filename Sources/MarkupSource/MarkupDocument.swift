package import TextSource

/// The elements of an XML file in the order of their start tags.
///
/// Every range is one of ``bytes``. They are the bytes of the file itself unless ``isPatchable`` is `false`.
package struct MarkupDocument: Sendable {
  /// The elements, the root first and each before those inside it.
  package var nodes: MarkupNodes { MarkupNodes(storage: storage, places: storage.elements.indices) }

  /// The text that all ranges refer to, in UTF-8.
  package var bytes: [UInt8] { storage.bytes }

  /// The lines of the text.
  package var lines: LineTable { storage.lines }

  private let storage: MarkupStorage

  /// The encoding in which the file was found.
  package let encoding: TextEncoding

  /// A Boolean value that indicates whether edits of the ranges may be applied to the file.
  ///
  /// It is `false` for a file that is not in UTF-8 and was transcoded before reading.
  package let isPatchable: Bool

  /// The outermost element.
  ///
  /// - Complexity: O(1).
  package var root: MarkupNode { nodes[0] }

  /// Creates a document, or returns `nil` when there is no element.
  init?(_ storage: MarkupStorage, input: MarkupInput) {
    guard !storage.elements.isEmpty else { return nil }
    self.storage = storage
    self.encoding = input.encoding
    self.isPatchable = input.isPatchable
  }
}

extension MarkupDocument {
  /// Returns the elements directly inside another.
  package func children(of node: MarkupNode) -> [MarkupNode] {
    node.children.map { nodes[$0] }
  }

  /// Returns the elements of a name directly inside another.
  package func children(of node: MarkupNode, named name: String) -> [MarkupNode] {
    node.children.lazy.map { nodes[$0] }.filter { $0.name == name }
  }

  /// Returns the first element of a name directly inside another, or `nil` when there is none.
  package func firstChild(of node: MarkupNode, named name: String) -> MarkupNode? {
    node.children.lazy.map { nodes[$0] }.first { $0.name == name }
  }

  /// Returns the first element directly inside another whose `key` attribute has the given value.
  package func firstChild(of node: MarkupNode, key: String) -> MarkupNode? {
    node.children.lazy.map { nodes[$0] }.first { $0["key"] == key }
  }

  /// Returns the element around another, or `nil` for the root.
  package func parent(of node: MarkupNode) -> MarkupNode? {
    node.parent.map { nodes[$0] }
  }

  /// Returns the elements around another, from the nearest to the root.
  package func ancestors(of node: MarkupNode) -> [MarkupNode] {
    Array(sequence(first: node, next: parent).dropFirst())
  }

  /// Returns the elements inside another at any depth, in the order of their start tags.
  package func descendants(of node: MarkupNode) -> MarkupNodes {
    MarkupNodes(storage: storage, places: node.descendants)
  }

  /// Returns the text of a range as it is written.
  package func source(in range: SourceRange) -> String {
    let range = range.clamped(to: bytes.count)
    return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}

/// Elements in the order of their start tags.
package struct MarkupNodes: RandomAccessCollection, Sendable {
  let storage: MarkupStorage
  let places: Range<Int>

  package var startIndex: Int { places.lowerBound }
  package var endIndex: Int { places.upperBound }
  package subscript(place: Int) -> MarkupNode { MarkupNode(storage: storage, index: place) }
}
