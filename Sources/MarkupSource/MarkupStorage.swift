import TextSource

/// The elements and attributes of a document in flat lists, which its nodes and attributes point into.
final class MarkupStorage: Sendable {
  /// An element; its attributes end where those of the next element begin.
  struct Element {
    /// The number of the name.
    var name: Int32
    /// The place of the element around this one, -1 for the root.
    var parent: Int32
    /// The place behind the last element inside.
    var descendantsEnd: Int32 = 0
    /// The place of the first attribute.
    var firstAttribute: Int32
    /// The offset of the start tag.
    var start: Int32
    /// The offset behind the start tag.
    var contentStart: Int32 = 0
    /// The offset of the end tag.
    var contentEnd: Int32 = 0
    /// The offset behind the end tag, 0 while the element is open.
    var end: Int32 = 0
  }

  /// An attribute.
  struct Attribute {
    /// The number of the name.
    var name: Int32
    /// The offset of the name.
    var nameStart: Int32
    /// The offset behind the opening quote.
    var valueStart: Int32
    /// The offset of the closing quote.
    var valueEnd: Int32
  }

  /// The text.
  let bytes: [UInt8]
  /// The lines of the text.
  let lines: LineTable
  /// The names by their numbers.
  let names: [String]
  /// The elements in the order of their start tags.
  let elements: ContiguousArray<Element>
  /// The attributes in the order of the text.
  let attributes: ContiguousArray<Attribute>

  /// Creates storage of what was found in a text.
  init(
    _ input: MarkupInput, names: [String], elements: ContiguousArray<Element>,
    attributes: ContiguousArray<Attribute>
  ) {
    self.bytes = input.bytes
    self.lines = input.lines
    self.names = names
    self.elements = elements
    self.attributes = attributes
  }

  /// Returns the places of an element's attributes.
  func attributes(of element: Int) -> Range<Int> {
    let start = Int(elements[element].firstAttribute)
    let next = element + 1
    return start..<(next < elements.count ? Int(elements[next].firstAttribute) : attributes.count)
  }

  /// Returns the place of the innermost element that is open at an offset, or `nil` outside of all.
  func innermost(at offset: Int) -> Int? {
    elements.indices.last {
      let element = elements[$0]
      return Int(element.contentStart) <= offset && element.contentStart > 0
        && (element.end == 0 || Int(element.end) > offset)
    }
  }
}
