import TextSource

/// The escapes of HTML and markdown, and the typographic characters of a word processor, that a copied log may hold.
enum MarkupEscapes {
  private static let entities: [(name: Phrase, value: UInt8)] = [
    (Phrase("&lt;"), .ascii("<")), (Phrase("&gt;"), .ascii(">")), (Phrase("&quot;"), .ascii("\"")),
    (Phrase("&#60;"), .ascii("<")), (Phrase("&#62;"), .ascii(">")), (Phrase("&#34;"), .ascii("\"")),
    (Phrase("&#39;"), .ascii("'")), (Phrase("&#x27;"), .ascii("'")), (Phrase("&apos;"), .ascii("'")),
    (Phrase("&nbsp;"), 32), (Phrase("&#160;"), 32), (Phrase("&amp;"), .ascii("&")),
  ]
  private static let noBreakSpace = Phrase("\u{A0}")
  /// Typographic quotes: the opening ones show that an editor has put them there, and a text has them otherwise.
  private static let quotes: [(name: Phrase, value: UInt8)] = [
    (Phrase("‘"), .ascii("'")), (Phrase("’"), .ascii("'")), (Phrase("“"), .ascii("\"")),
    (Phrase("”"), .ascii("\"")),
  ]
  private static let escapedBracket = Phrase("\\<")
  private static let escapable = Set("<>_*[]()|#-.".utf8)

  /// Returns the line with entities and markdown's backslashes replaced by what they mean, or `nil` when it
  /// holds none.
  static func decoded(_ line: LogLine) -> LogLine? {
    let hasEntities = holdsEntity(line.bytes)
    // A lone backslash is more often an escape of the system's own; `\<` can only be markdown.
    let hasBackslashes = line.bytes.contains(escapedBracket)
    let hasQuotes = line.bytes.contains(quotes[0].name) || line.bytes.contains(quotes[2].name)
    guard hasEntities || hasBackslashes || hasQuotes else { return nil }
    let bytes = line.bytes
    var result: [UInt8] = []
    var anchors: [LogLine.Anchor] = []
    var index = bytes.startIndex
    var column = line.location.column
    while index < bytes.endIndex {
      if hasEntities || hasQuotes, let entity = entity(in: bytes, at: index, hasQuotes) {
        result.append(entity.value)
        index += entity.name.bytes.count
        column += entity.name.bytes[...].scalarCount
        anchors.append(LogLine.Anchor(index: result.count, column: column))
        continue
      }
      if hasBackslashes, isEscape(bytes, at: index) {
        index += 1
        column += 1
        anchors.append(LogLine.Anchor(index: result.count, column: column))
      }
      result.append(bytes[index])
      column += bytes[index].isScalarStart ? 1 : 0
      index += 1
    }
    return LogLine(result[...], number: line.number, column: line.location.column, anchors: anchors)
  }

  private static func holdsEntity(_ bytes: Bytes) -> Bool {
    bytes.indices.contains { entity(in: bytes, at: $0, false) != nil }
  }

  private static func entity(
    in bytes: Bytes, at index: Int, _ hasQuotes: Bool
  ) -> (name: Phrase, value: UInt8)? {
    if bytes[index] == .ascii("&") { return entities.first { bytes.hasPhrase($0.name, at: index) } }
    guard bytes[index] >= 0xC0 else { return nil }
    if bytes.hasPhrase(noBreakSpace, at: index) { return (noBreakSpace, 32) }
    return hasQuotes ? quotes.first { bytes.hasPhrase($0.name, at: index) } : nil
  }

  private static func isEscape(_ bytes: Bytes, at index: Int) -> Bool {
    bytes[index] == .ascii("\\") && index + 1 < bytes.endIndex && escapable.contains(bytes[index + 1])
  }
}
