import TextSource

/// The escapes of HTML and markdown that a copied log may hold.
enum MarkupEscapes {
  private static let entities: [(name: Phrase, value: UInt8)] = [
    (Phrase("&lt;"), .ascii("<")), (Phrase("&gt;"), .ascii(">")), (Phrase("&quot;"), .ascii("\"")),
    (Phrase("&#60;"), .ascii("<")), (Phrase("&#62;"), .ascii(">")), (Phrase("&#34;"), .ascii("\"")),
    (Phrase("&#39;"), .ascii("'")), (Phrase("&#x27;"), .ascii("'")), (Phrase("&apos;"), .ascii("'")),
    (Phrase("&nbsp;"), 32), (Phrase("&#160;"), 32), (Phrase("&amp;"), .ascii("&")),
  ]
  private static let escapedBracket = Phrase("\\<")
  private static let escapable = Set("<>_*[]()|#-.".utf8)

  /// Returns the line with entities and markdown's backslashes replaced by what they mean, or `nil` when it
  /// holds none.
  static func decoded(_ line: LogLine) -> LogLine? {
    let hasEntities = holdsEntity(line.bytes)
    // A lone backslash is more often an escape of the system's own; `\<` can only be markdown.
    let hasBackslashes = line.bytes.contains(escapedBracket)
    guard hasEntities || hasBackslashes else { return nil }
    let bytes = line.bytes
    var result: [UInt8] = []
    var anchors: [LogLine.Anchor] = []
    var index = bytes.startIndex
    var column = line.location.column
    while index < bytes.endIndex {
      if hasEntities, let entity = entity(in: bytes, at: index) {
        result.append(entity.value)
        index += entity.name.bytes.count
        column += entity.name.bytes.count
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
    bytes.indices.contains { entity(in: bytes, at: $0) != nil }
  }

  private static func entity(in bytes: Bytes, at index: Int) -> (name: Phrase, value: UInt8)? {
    guard bytes[index] == .ascii("&") else { return nil }
    return entities.first { bytes.hasPhrase($0.name, at: index) }
  }

  private static func isEscape(_ bytes: Bytes, at index: Int) -> Bool {
    bytes[index] == .ascii("\\") && index + 1 < bytes.endIndex && escapable.contains(bytes[index + 1])
  }
}
