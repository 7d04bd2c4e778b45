import TextSource

/// Returns whether a byte is white space in XML.
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

/// A place in bytes that only moves forward and never beyond the end.
struct ByteCursor {
  /// The bytes to read.
  let bytes: [UInt8]

  /// The offset of the next byte.
  private(set) var offset: Int

  /// The offset at which reading ends.
  let end: Int

  /// Creates a cursor at the start of all bytes.
  init(_ bytes: [UInt8]) {
    self.init(bytes, in: SourceRange(start: 0, end: bytes.count))
  }

  /// Creates a cursor at the start of a range.
  init(_ bytes: [UInt8], in range: SourceRange) {
    let range = range.clamped(to: bytes.count)
    self.bytes = bytes
    self.offset = range.start
    self.end = range.end
  }

  /// The next byte, or `nil` at the end.
  var current: UInt8? { offset < end ? bytes[offset] : nil }

  /// Moves behind the next byte.
  mutating func advance() {
    offset = min(offset + 1, end)
  }

  /// Moves behind a byte if it comes next, and returns whether it did.
  @discardableResult
  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  /// Moves behind a text if it comes next, and returns whether it did.
  @discardableResult
  mutating func skip(_ text: String) -> Bool {
    guard bytes[offset..<end].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  /// Moves behind white space.
  mutating func skipSpaces() {
    while offset < end, isSpace(bytes[offset]) { offset += 1 }
  }

  /// Moves to the next of the given byte, or to the end when there is none.
  mutating func skip(to byte: UInt8) {
    while offset < end, bytes[offset] != byte { offset += 1 }
  }

  /// Moves behind the next occurrence of a text, or to the end when there is none, and returns whether there is.
  @discardableResult
  mutating func skip(past text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    while offset < end {
      skip(to: first)
      if skip(text) { return true }
      advance()
    }
    return false
  }

  /// Moves behind a name, which white space, `=`, `/`, `<` and `>` end, and returns its range.
  mutating func skipName() -> SourceRange {
    let start = offset
    while let byte = current, !isSpace(byte), !Self.endsName(byte) { offset += 1 }
    return SourceRange(start: start, end: offset)
  }

  /// Moves behind a text in quotes and returns the range between them, or stays when no quote comes next.
  ///
  /// - Returns: The range, or `nil` when the text has no closing quote either.
  mutating func skipQuoted() -> SourceRange? {
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    advance()
    let start = offset
    skip(to: quote)
    guard offset < end else { return nil }
    defer { advance() }
    return SourceRange(start: start, end: offset)
  }

  /// Returns whether a byte of a tag cannot be part of a name.
  private static func endsName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "<")...UInt8(ascii: ">")).contains(byte) || byte == UInt8(ascii: "/")
  }
}
