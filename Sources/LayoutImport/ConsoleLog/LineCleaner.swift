/// Takes off a line what the way it travelled has put around it: comment marks, quotation marks, runner prefixes,
/// markdown and HTML escapes.
enum LineCleaner {
  private static let rowPrefix = Phrase("[IOS_SYSLOG_ROW ]")
  private static let entities: [(name: Phrase, value: UInt8)] = [
    (Phrase("&lt;"), .ascii("<")), (Phrase("&gt;"), .ascii(">")), (Phrase("&quot;"), .ascii("\"")),
    (Phrase("&#39;"), .ascii("'")), (Phrase("&#x27;"), .ascii("'")), (Phrase("&nbsp;"), 32),
    (Phrase("&amp;"), .ascii("&")),
  ]
  private static let escapedBracket = Phrase("\\<")
  private static let commentEnd = Phrase("*/")

  /// Returns the line without decoration; its indices are those of the line where nothing had to be unescaped.
  static func clean(_ line: Bytes) -> Bytes {
    var line = line
    if line.contains(.ascii("&")) { line = withoutEntities(line) }
    if line.contains(escapedBracket) { line = withoutMarkdownEscapes(line) }
    if let row = line.firstIndex(of: rowPrefix) { line = line[(row + rowPrefix.bytes.count)...] }
    line = withoutLeadingMarks(line)
    while let last = line.last, last.isBlank || last == .ascii("`") { line = line.dropLast() }
    if line.count >= 2, line.hasPhrase(commentEnd, at: line.endIndex - 2) { line = line.dropLast(2) }
    return line
  }

  /// Drops blanks, `//`, `/*`, `>`, `*` and back ticks, in any order and number, from the front.
  private static func withoutLeadingMarks(_ line: Bytes) -> Bytes {
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      let next = index + 1 < line.endIndex ? line[index + 1] : 32
      if byte.isBlank || byte == .ascii("`") {
        index += 1
      } else if byte == .ascii("/"), next == .ascii("/") || next == .ascii("*") {
        index = line.skip(from: index + 1) { $0 == .ascii("/") || $0 == .ascii("*") }
      } else if byte == .ascii(">") && (next.isBlank || next == .ascii(">")) {
        index += 1
      } else {
        break
      }
    }
    return line[index...]
  }

  private static func withoutEntities(_ line: Bytes) -> Bytes {
    guard entities.contains(where: { line.contains($0.name) }) else { return line }
    var result: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == .ascii("&"), let entity = entities.first(where: { line.hasPhrase($0.name, at: index) }) {
        result.append(entity.value)
        index += entity.name.bytes.count
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result[...]
  }

  /// Drops the backslash before the characters that markdown gives a meaning to.
  private static func withoutMarkdownEscapes(_ line: Bytes) -> Bytes {
    let escapable = Set("<>_*[]()|#-.".utf8)
    var result: [UInt8] = []
    for index in line.indices {
      let isEscape =
        line[index] == .ascii("\\") && index + 1 < line.endIndex && escapable.contains(line[index + 1])
      if !isEscape { result.append(line[index]) }
    }
    return result[...]
  }
}
