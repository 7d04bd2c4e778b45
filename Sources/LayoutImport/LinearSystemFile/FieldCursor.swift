import LayoutModel

/// Walks over a text line by line and field by field, without copying any of it.
struct FieldCursor {
  /// The text.
  let bytes: [UInt8]
  /// Where the next field is looked for.
  private(set) var index: Int
  /// Where the current line begins.
  private(set) var lineStart: Int
  /// The number of the current line, counted from 1.
  private(set) var line = 1

  /// Begins at the start of a text, behind a byte-order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = index
  }

  /// A Boolean value that indicates whether the whole text has been read.
  var isAtEnd: Bool { index >= bytes.count }

  /// Returns the next field of the line, empty at its end.
  mutating func next() -> Range<Int> {
    let end = bytes.count
    while index < end, Self.isBlank(bytes[index]) { index += 1 }
    let start = index
    while index < end, bytes[index] > 32 { index += 1 }
    return start..<index
  }

  /// Returns the rest of the line without the blanks around it.
  mutating func rest() -> Range<Int> {
    let end = bytes.count
    while index < end, Self.isBlank(bytes[index]) { index += 1 }
    let start = index
    while index < end, bytes[index] != 10 { index += 1 }
    var last = index
    while last > start, bytes[last - 1] <= 32 { last -= 1 }
    return start..<last
  }

  /// Goes to the beginning of the next line.
  mutating func advanceLine() {
    while index < bytes.count, bytes[index] != 10 { index += 1 }
    guard index < bytes.count else { return }
    index += 1
    lineStart = index
    line += 1
  }

  /// Returns whether a field is a word.
  func matches(_ field: Range<Int>, _ word: String) -> Bool {
    guard field.count == word.utf8.count else { return false }
    return zip(field, word.utf8).allSatisfy { bytes[$0] == $1 }
  }

  /// Returns the text of a field.
  func text(_ field: Range<Int>) -> String { String(decoding: bytes[field], as: UTF8.self) }

  /// Everything below a blank separates fields, except the end of a line.
  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 32 && byte != 10 }
}
