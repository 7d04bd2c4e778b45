/// A stretch of a log, in UTF-8.
typealias Bytes = ArraySlice<UInt8>

extension StaticString {
  /// The bytes of the text, for comparisons with a log.
  var bytes: [UInt8] { Array(description.utf8) }
}

/// A phrase that is looked for in logs.
struct Phrase: Sendable {
  /// The bytes of the phrase; never empty.
  let bytes: [UInt8]

  /// Creates a phrase.
  init(_ text: StaticString) { bytes = text.bytes }
}

extension ArraySlice where Element == UInt8 {
  /// Returns whether the phrase stands at the index.
  func hasPhrase(_ phrase: Phrase, at index: Int) -> Bool {
    guard index >= startIndex, endIndex - index >= phrase.bytes.count else { return false }
    for offset in phrase.bytes.indices where self[index + offset] != phrase.bytes[offset] { return false }
    return true
  }

  /// Returns the first index at or after `start` at which the phrase stands.
  func firstIndex(of phrase: Phrase, from start: Int? = nil) -> Int? {
    guard let head = phrase.bytes.first else { return nil }
    var index = start ?? startIndex
    let last = endIndex - phrase.bytes.count
    while index <= last {
      if self[index] == head, hasPhrase(phrase, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Returns whether the bytes end with the phrase.
  func hasSuffix(_ phrase: Phrase) -> Bool { hasPhrase(phrase, at: endIndex - phrase.bytes.count) }

  /// Returns whether the phrase stands anywhere.
  func contains(_ phrase: Phrase) -> Bool { firstIndex(of: phrase) != nil }

  /// The slice without blanks, tabs and line ends at both ends.
  var trimmed: Bytes {
    var start = startIndex
    var end = endIndex
    while start < end, self[start].isBlank { start += 1 }
    while end > start, self[end - 1].isBlank { end -= 1 }
    return self[start..<end]
  }

  /// The number of Unicode scalars that begin in the bytes, as columns count them.
  var scalarCount: Int { reduce(0) { $0 + ($1.isScalarStart ? 1 : 0) } }

  /// The text, with invalid UTF-8 repaired.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Returns the index of the first byte at or after `start` that is no blank, tab or line end.
  func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < endIndex, self[index].isBlank { index += 1 }
    return index
  }

  /// Returns the index after the run of bytes that fulfil the condition.
  func skip(from start: Int, while condition: (UInt8) -> Bool) -> Int {
    var index = start
    while index < endIndex, condition(self[index]) { index += 1 }
    return index
  }
}

extension UInt8 {
  /// The byte of an ASCII character.
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

  /// A Boolean value that indicates whether the byte is a blank, a tab or part of a line end.
  var isBlank: Bool { self == 32 || (self >= 9 && self <= 13) }
  /// A Boolean value that indicates whether a Unicode scalar begins with the byte.
  var isScalarStart: Bool { self & 0xC0 != 0x80 }
  /// A Boolean value that indicates whether the byte is an ASCII digit.
  var isDigit: Bool { self >= 48 && self <= 57 }
  /// A Boolean value that indicates whether the byte is an ASCII letter.
  var isLetter: Bool { (self | 32) >= 97 && (self | 32) <= 122 }
  /// A Boolean value that indicates whether the byte is a hexadecimal digit.
  var isHexDigit: Bool { isDigit || ((self | 32) >= 97 && (self | 32) <= 102) }
  /// A Boolean value that indicates whether the byte can be part of a class name, also a mangled one.
  var isClassNamePart: Bool {
    isLetter || isDigit || self == .ascii("_") || self == .ascii(".") || self == .ascii("$")
      || self == .ascii("*") || self >= 128
  }
}
