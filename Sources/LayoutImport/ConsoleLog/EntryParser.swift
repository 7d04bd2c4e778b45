import LayoutModel

/// Reads one constraint description, from its `<` to its `>`.
///
/// Where a description ends cannot be told from its brackets alone: identifiers, names and texts hold `<`, `>`
/// and quotes. The parser therefore tries the possible ends in turn and takes the first that makes sense.
enum EntryParser {
  /// A description that was read, and the index after it.
  struct Success {
    var entry: RawEntry
    var end: Int
  }

  /// What stands behind the `>` of a generic class.
  private static let genericEnd = Phrase(":0x")
  private static let mostEnds = 32
  /// The longest description that is looked at; the longest real ones have about a thousand bytes.
  private static let longest = 1 << 14

  /// Reads the description that `EntryScanner` found at `start` and that ends at `limit` at the latest.
  ///
  /// Where the bytes may go on behind the limit, `isOpen`, an end without `>` proves nothing.
  static func entry(_ bytes: Bytes, at start: EntryScanner.Start, limit: Int, isOpen: Bool) -> Success? {
    var tries = 0
    let isTooLong = limit - start.index > longest
    let limit = min(limit, start.index + longest)
    if start.hasBracket {
      var index = start.nameEnd
      while tries < mostEnds, let close = bytes[index..<limit].firstIndex(of: .ascii(">")) {
        index = close + 1
        if index < limit, bytes[index] == .ascii("=") || bytes.hasPhrase(genericEnd, at: index) { continue }
        tries += 1
        if let entry = entry(bytes[start.nameStart..<close], start, isCutOff: false) {
          return success(entry, bytes[start.index..<index])
        }
      }
    }
    guard !start.hasBracket || !(isOpen || isTooLong) else { return nil }
    let lineEnd = bytes[start.nameEnd..<limit].firstIndex(of: 10) ?? limit
    for end in start.hasBracket ? [limit, lineEnd] : [lineEnd] {
      if let entry = entry(bytes[start.nameStart..<end], start, isCutOff: true) {
        return success(entry, bytes[start.index..<end])
      }
    }
    return nil
  }

  /// Returns an entry with the text that it was read from, without the quote before it.
  private static func success(_ entry: RawEntry, _ text: Bytes) -> Success {
    var entry = entry
    entry.source = text.drop { $0 == .ascii("\"") }.trimmed.text
    return Success(entry: entry, end: text.endIndex)
  }

  /// Reads a description between its brackets; one that is cut off may end within its state.
  private static func entry(_ bytes: Bytes, _ start: EntryScanner.Start, isCutOff: Bool) -> RawEntry? {
    let isQuoted = start.isQuoted
    let className = bytes[..<start.nameEnd].trimmed.text
    guard let head = EntryHead(bytes[(start.nameEnd + 1)...]) else { return nil }
    for candidate in head.identifierEnds {
      let rest = head.rest(afterIdentifierAt: candidate)
      for (body, tail) in EntryTail.splits(isQuoted ? PropertyListEscapes.decoded(rest) : rest) {
        guard tail.isWhole || isCutOff,
          let (statement, priority) = Self.statement(body, direction: tail.direction)
        else { continue }
        return RawEntry(
          className: className, address: head.address, label: head.label, code: head.code, mask: head.mask,
          identifier: head.identifier(endingAt: candidate, isEscaped: isQuoted), statement: statement,
          priority: priority ?? tail.priority, contentPriorities: tail.contentPriorities,
          direction: tail.direction, isActive: tail.isActive, names: tail.names,
          printed: PrintedText.withoutAddresses(body))
      }
    }
    return nil
  }

  private static func statement(
    _ body: Bytes, direction: Layout.Direction?
  ) -> (statement: RawStatement, priority: Priority?)? {
    if let visual = VisualFormatParser.statement(body, direction: direction) { return visual }
    let (equation, priority) = SymbolicPriority.split(body)
    return EquationParser.statement(equation).map { ($0, priority) }
  }
}
