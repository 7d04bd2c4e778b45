import TextSource

/// Finds the elements and attributes of a text by its tags.
///
/// The scan is right exactly as far as the text is well-formed, which libxml2 decides afterwards. It also looks for
/// what a parser must never see: libxml2 takes time quadratic in the attributes of one tag and in the namespaces in
/// scope, and would read a document type.
struct MarkupScanner {
  private let input: MarkupInput
  private let limits: MarkupLimits
  private var names: NameTable
  private var elements: ContiguousArray<MarkupStorage.Element> = []
  private var attributes: ContiguousArray<MarkupStorage.Attribute> = []
  private var open: [Int] = []
  private var namespaceCount = 0

  /// A Boolean value that indicates whether every start tag had its end tag and the whole text was looked at.
  private(set) var isComplete = false

  /// Creates a scanner of a text.
  init(_ input: MarkupInput, limits: MarkupLimits, vocabulary: MarkupVocabulary) {
    self.input = input
    self.limits = limits
    self.names = vocabulary.names
    elements.reserveCapacity(input.bytes.count / 96)
    attributes.reserveCapacity(input.bytes.count / 24)
  }

  /// What was found.
  var storage: MarkupStorage {
    MarkupStorage(input, names: names.strings, elements: elements, attributes: attributes)
  }

  /// Scans the whole text, or as much as is well-formed.
  ///
  /// - Throws: A document type or a limit exceeded, at its place.
  mutating func scan() throws(MarkupError) {
    var cursor = ByteCursor(input.bytes)
    cursor.skip("\u{FEFF}")
    cursor.skipSpaces()
    guard cursor.current != nil else { throw .empty }
    while true {
      cursor.skip(to: UInt8(ascii: "<"))
      guard cursor.current != nil else { break }
      let start = cursor.offset
      cursor.advance()
      switch cursor.current {
      case UInt8(ascii: "/"):
        cursor.advance()
        guard endElement(from: start, &cursor) else { return }
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard try skipDeclaration(from: start, &cursor) else { return }
      default:
        guard try beginElement(from: start, &cursor) else { return }
      }
    }
    isComplete = open.isEmpty
  }

  /// Moves behind a comment, a CDATA section or a processing instruction whose `<` was just passed.
  ///
  /// - Returns: Whether it was one and had its end.
  private func skipDeclaration(from start: Int, _ cursor: inout ByteCursor) throws(MarkupError) -> Bool {
    if cursor.skip("!--") { return cursor.skip(past: "-->") }
    if cursor.skip("![CDATA[") { return cursor.skip(past: "]]>") }
    if cursor.skip("?") { return cursor.skip(past: "?>") }
    if cursor.skip("!DOCTYPE") { throw .documentType(input.lines.location(of: start)) }
    return false
  }

  /// Ends the innermost element by the end tag whose `</` was just passed.
  ///
  /// - Returns: Whether the tag has the name of the element.
  private mutating func endElement(from start: Int, _ cursor: inout ByteCursor) -> Bool {
    let name = cursor.skipName()
    guard let index = open.last, names.number(of: name, in: cursor.bytes) == elements[index].name
    else { return false }
    cursor.skipSpaces()
    guard cursor.skip(UInt8(ascii: ">")) else { return false }
    open.removeLast()
    elements[index].contentEnd = Int32(truncatingIfNeeded: start)
    close(index, at: cursor.offset)
    return true
  }

  private mutating func close(_ index: Int, at offset: Int) {
    elements[index].end = Int32(truncatingIfNeeded: offset)
    elements[index].descendantsEnd = Int32(truncatingIfNeeded: elements.count)
  }

  /// Begins the element whose `<` was just passed.
  ///
  /// - Returns: Whether its start tag is well-formed.
  private mutating func beginElement(
    from start: Int, _ cursor: inout ByteCursor
  ) throws(MarkupError) -> Bool {
    let name = cursor.skipName()
    guard !name.isEmpty else { return false }
    guard open.count < limits.depth else {
      throw .limitExceeded(.depth(limits.depth), input.lines.location(of: start))
    }
    guard elements.count < limits.elementCount else {
      throw .limitExceeded(.elements(limits.elementCount), input.lines.location(of: start))
    }
    let index = elements.count
    elements.append(
      MarkupStorage.Element(
        name: Int32(truncatingIfNeeded: names.number(of: name, in: cursor.bytes)),
        parent: Int32(truncatingIfNeeded: open.last ?? -1),
        firstAttribute: Int32(truncatingIfNeeded: attributes.count), start: Int32(truncatingIfNeeded: start)))
    let limit = attributes.count + limits.attributeCount
    while true {
      cursor.skipSpaces()
      switch cursor.current {
      case UInt8(ascii: ">"):
        cursor.advance()
        elements[index].contentStart = Int32(truncatingIfNeeded: cursor.offset)
        open.append(index)
        return true
      case UInt8(ascii: "/"):
        cursor.advance()
        guard cursor.skip(UInt8(ascii: ">")) else { return false }
        elements[index].contentStart = Int32(truncatingIfNeeded: cursor.offset)
        elements[index].contentEnd = elements[index].contentStart
        close(index, at: cursor.offset)
        return true
      default:
        guard try readAttribute(&cursor) else { return false }
        guard attributes.count <= limit else {
          throw .limitExceeded(.attributes(limits.attributeCount), input.lines.location(of: start))
        }
      }
    }
  }

  /// Reads the attribute that comes next.
  ///
  /// - Returns: Whether it is well-formed.
  private mutating func readAttribute(_ cursor: inout ByteCursor) throws(MarkupError) -> Bool {
    let name = cursor.skipName()
    guard !name.isEmpty else { return false }
    cursor.skipSpaces()
    guard cursor.skip(UInt8(ascii: "=")) else { return false }
    cursor.skipSpaces()
    guard let value = cursor.skipQuoted() else { return false }
    let number = names.number(of: name, in: cursor.bytes)
    if cursor.bytes[name.start] == UInt8(ascii: "x"), names.strings[number].hasPrefix("xmlns") {
      namespaceCount += 1
      guard namespaceCount <= limits.namespaceCount else {
        throw .limitExceeded(
          .namespaces(limits.namespaceCount), input.lines.location(of: name.start))
      }
    }
    attributes.append(
      MarkupStorage.Attribute(
        name: Int32(truncatingIfNeeded: number), nameStart: Int32(truncatingIfNeeded: name.start),
        valueStart: Int32(truncatingIfNeeded: value.start),
        valueEnd: Int32(truncatingIfNeeded: value.end)))
    return true
  }
}
