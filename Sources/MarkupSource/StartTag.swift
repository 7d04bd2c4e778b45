import TextSource

/// The parts of a start tag by their bytes.
struct StartTag {
  /// The bytes from `<` to `>`.
  let range: SourceRange

  /// The name of the element.
  let name: SourceRange

  /// The names and values of the attributes, in order.
  let attributes: [(name: SourceRange, value: SourceRange)]

  /// Creates the tag that a well-formed text holds around an offset.
  ///
  /// A `<` cannot stand in an attribute's value, so the last one before the offset begins the tag.
  init?(around offset: Int, in bytes: [UInt8]) {
    var start = min(offset, bytes.count - 1)
    while start >= 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
    guard start >= 0 else { return nil }
    var cursor = ByteCursor(bytes, in: SourceRange(start: start + 1, end: bytes.count))
    name = cursor.skipName()
    var attributes: [(name: SourceRange, value: SourceRange)] = []
    cursor.skipSpaces()
    while let byte = cursor.current, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">") {
      let name = cursor.skipName()
      cursor.skipSpaces()
      guard cursor.skip(UInt8(ascii: "=")) else { return nil }
      cursor.skipSpaces()
      guard let value = cursor.skipQuoted() else { return nil }
      attributes.append((name, value))
      cursor.skipSpaces()
    }
    cursor.skip(UInt8(ascii: "/"))
    cursor.skip(UInt8(ascii: ">"))
    self.attributes = attributes
    self.range = SourceRange(start: start, end: cursor.offset)
  }

  /// Returns the range of the first attribute's name that an earlier attribute has, or `nil` when there is none.
  func repeatedName(in bytes: [UInt8]) -> SourceRange? {
    var names: Set<ArraySlice<UInt8>> = []
    return attributes.first { !names.insert(bytes[$0.name.start..<$0.name.end]).inserted }?.name
  }
}
