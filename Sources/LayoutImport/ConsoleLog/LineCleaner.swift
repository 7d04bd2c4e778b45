/// Takes off a line what the way it travelled has put around it: comment marks, quotation marks, runner prefixes,
/// markdown and HTML escapes.
enum LineCleaner {
  private static let rowPrefix = Phrase("[IOS_SYSLOG_ROW ]")
  private static let commentEnd = Phrase("*/")

  /// Returns the line without decoration; its number and the column of its first byte are those in the log.
  static func clean(_ line: Bytes, number: Int, column: Int) -> LogLine {
    var rest = line
    if let row = rest.firstIndex(of: rowPrefix) { rest = rest[(row + rowPrefix.bytes.count)...] }
    rest = withoutTrailingMarks(rest[contentStart(rest)...])
    let plain = LogLine(
      rest, number: number, column: column + line[line.startIndex..<rest.startIndex].scalarCount)
    guard let decoded = MarkupEscapes.decoded(plain) else { return plain }
    // A quotation mark may have been an entity too.
    let start = contentStart(decoded.bytes)
    return decoded.dropping(to: start).prefix(to: withoutTrailingMarks(decoded.bytes[start...]).endIndex)
  }

  /// Returns the index behind blanks, `//`, `/*`, `>`, `*` and back ticks, in any order and number.
  private static func contentStart(_ line: Bytes) -> Int {
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
    return index
  }

  private static func withoutTrailingMarks(_ line: Bytes) -> Bytes {
    var line = line
    while let last = line.last, last.isBlank || last == .ascii("`") { line = line.dropLast() }
    return line.hasSuffix(commentEnd) ? line.dropLast(2) : line
  }
}
