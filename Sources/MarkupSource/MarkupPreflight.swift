import TextSource

/// A look at the tags of a text before it is parsed, for what a parser must never see.
///
/// libxml2 takes time quadratic in the attributes of one tag and in the namespaces in scope, and would read a
/// document type. The look follows the text exactly as far as it is well-formed; the parser stops where it is not.
struct MarkupPreflight {
  private let input: MarkupInput
  private let limits: MarkupLimits
  private var cursor: ByteCursor
  private var namespaceCount = 0

  /// Creates a look at a text.
  init(_ input: MarkupInput, limits: MarkupLimits) {
    self.input = input
    self.limits = limits
    self.cursor = ByteCursor(input.bytes)
  }

  /// Checks all tags.
  ///
  /// - Throws: A document type or a limit exceeded, at its place.
  consuming func check() throws(MarkupError) {
    cursor.skip("\u{FEFF}")
    cursor.skipSpaces()
    guard cursor.current != nil else { throw .empty }
    while true {
      cursor.skip(to: UInt8(ascii: "<"))
      guard cursor.current != nil else { return }
      let start = cursor.offset
      cursor.advance()
      if cursor.current == UInt8(ascii: "!") || cursor.current == UInt8(ascii: "?") {
        try skipDeclaration(from: start)
      } else {
        try checkTag(from: start)
      }
    }
  }

  /// Moves behind a comment, a CDATA section or a processing instruction whose `<` was just passed.
  private mutating func skipDeclaration(from start: Int) throws(MarkupError) {
    if cursor.skip("!--") {
      cursor.skip(past: "-->")
    } else if cursor.skip("![CDATA[") {
      cursor.skip(past: "]]>")
    } else if cursor.skip("?") {
      cursor.skip(past: "?>")
    } else if cursor.skip("!DOCTYPE") {
      throw .documentType(input.lines.location(of: start))
    }
  }

  /// Checks the tag whose `<` was just passed.
  private mutating func checkTag(from start: Int) throws(MarkupError) {
    _ = cursor.skipName()
    var attributeCount = 0
    while true {
      cursor.skipSpaces()
      guard let byte = cursor.current, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") else { return }
      let name = cursor.skipName()
      if cursor.bytes[name.start..<name.end].starts(with: "xmlns".utf8) { namespaceCount += 1 }
      if namespaceCount > limits.namespaceCount {
        throw .limitExceeded(.namespaces(limits.namespaceCount), input.lines.location(of: name.start))
      }
      if !name.isEmpty { attributeCount += 1 }
      if attributeCount > limits.attributeCount {
        throw .limitExceeded(.attributes(limits.attributeCount), input.lines.location(of: start))
      }
      cursor.skipSpaces()
      if cursor.skip(UInt8(ascii: "=")) { cursor.skipSpaces() }
      if cursor.skipQuoted() == nil, name.isEmpty { cursor.advance() }
    }
  }
}
