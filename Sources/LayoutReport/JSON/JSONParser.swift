import TextSource

/// Reads JSON (RFC 8259) into a value whose objects keep the order of their members.
package struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// How deep arrays and objects may lie in each other.
  private static let greatestDepth = 128

  /// Returns the value of a text.
  ///
  /// - Parameter bytes: The text in UTF-8, with a byte-order mark or without.
  /// - Returns: The value.
  /// - Throws: The first place that is no JSON.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipBlanks()
    guard parser.current == nil else { throw parser.error("nothing behind the value") }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private func error(_ expected: String) -> JSONError {
    JSONError(location: LineTable(bytes).location(of: index), sentence: "Expected \(expected).")
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipBlanks()
    switch current {
    case UInt8(ascii: "{"): return try nested(Self.object)
    case UInt8(ascii: "["): return try nested(Self.array)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): if skip("true") { return .boolean(true) }
    case UInt8(ascii: "f"): if skip("false") { return .boolean(false) }
    case UInt8(ascii: "n"): if skip("null") { return .null }
    default:
      if let number = JSONNumber(in: bytes, at: &index) { return number.value }
    }
    throw error("a value: an object, an array, a string, a number, true, false or null")
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < Self.greatestDepth else { throw error("at most \(Self.greatestDepth) levels") }
    depth += 1
    index += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private static func object(_ parser: inout JSONParser) throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    parser.skipBlanks()
    if parser.skip(UInt8(ascii: "}")) { return .object(members, isPacked: false) }
    repeat {
      parser.skipBlanks()
      guard parser.current == UInt8(ascii: "\"") else { throw parser.error("a name in quotes") }
      let key = try parser.string()
      parser.skipBlanks()
      guard parser.skip(UInt8(ascii: ":")) else { throw parser.error("`:` behind a name") }
      members.append(JSONValue.Member(key: key, value: try parser.value()))
      parser.skipBlanks()
    } while parser.skip(UInt8(ascii: ","))
    guard parser.skip(UInt8(ascii: "}")) else { throw parser.error("`,` or `}`") }
    return .object(members, isPacked: false)
  }

  private static func array(_ parser: inout JSONParser) throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    parser.skipBlanks()
    if parser.skip(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      elements.append(try parser.value())
      parser.skipBlanks()
    } while parser.skip(UInt8(ascii: ","))
    guard parser.skip(UInt8(ascii: "]")) else { throw parser.error("`,` or `]`") }
    return .array(elements)
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if current == UInt8(ascii: "\"") {
      defer { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    while let byte = current, byte >= 0x20 {
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { try appendEscape(to: &text) } else { text.append(byte) }
    }
    throw error(current == nil ? "`\"` at the end of a string" : "control characters in a string as `\\u…`")
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
    guard let byte = current else { throw error("`\"` at the end of a string") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      index += 1
      text += try scalar().utf8Bytes
      return
    default: throw error("an escape that JSON knows behind `\\`")
    }
    index += 1
  }

  /// Reads the digits of an escape, and those of the next where the two make one character.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[index...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let end = index
    index += 2
    let second = try unit()
    guard (0xDC00...0xDFFF).contains(second) else {
      index = end
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = current.flatMap({ Self.digit($0) }) else { throw error("four digits behind `\\u`") }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// The bytes in UTF-8.
  fileprivate var utf8Bytes: [UInt8] { Array(UTF8.encode(self) ?? UTF8.encodedReplacementCharacter) }
}
