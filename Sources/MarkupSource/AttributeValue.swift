import TextSource

/// Returns what the bytes between the quotes of a well-formed attribute mean.
///
/// libxml2 leaves `&` written out in values when it does not replace entities, so values are resolved here: references
/// become characters, and white space that is written as it is becomes a space.
func attributeValue(in range: SourceRange, of bytes: [UInt8]) -> String {
  let written = bytes[range.start..<range.end]
  guard written.contains(where: { $0 < 0x20 || $0 == ampersand }) else {
    return String(decoding: written, as: UTF8.self)
  }
  var value: [UInt8] = []
  value.reserveCapacity(written.count)
  var cursor = ByteCursor(bytes, in: range)
  while let byte = cursor.current {
    guard byte != ampersand else {
      value += cursor.skipReference().utf8
      continue
    }
    cursor.advance()
    if byte == UInt8(ascii: "\r"), cursor.current == UInt8(ascii: "\n") {
      continue
    } else {
      value.append(isSpace(byte) ? UInt8(ascii: " ") : byte)
    }
  }
  return String(decoding: value, as: UTF8.self)
}

/// Returns what the bytes between two tags mean: text and CDATA sections without comments and instructions.
func contentText(in range: SourceRange, of bytes: [UInt8]) -> String {
  let written = bytes[range.start..<range.end]
  guard written.contains(where: { $0 == ampersand || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\r") })
  else {
    return String(decoding: written, as: UTF8.self)
  }
  var text: [UInt8] = []
  var cursor = ByteCursor(bytes, in: range)
  while let byte = cursor.current {
    if cursor.skip("<!--") {
      cursor.skip(past: "-->")
    } else if cursor.skip("<?") {
      cursor.skip(past: "?>")
    } else if cursor.skip("<![CDATA[") {
      while cursor.current != nil, !cursor.skip("]]>") { text.appendText(&cursor) }
    } else if byte == ampersand {
      text += cursor.skipReference().utf8
    } else {
      text.appendText(&cursor)
    }
  }
  return String(decoding: text, as: UTF8.self)
}

extension [UInt8] {
  /// Appends the next byte; line endings become line feeds.
  fileprivate mutating func appendText(_ cursor: inout ByteCursor) {
    guard let byte = cursor.current else { return }
    cursor.advance()
    guard byte == UInt8(ascii: "\r") else { return append(byte) }
    if cursor.current != UInt8(ascii: "\n") { append(UInt8(ascii: "\n")) }
  }
}

extension ByteCursor {
  /// Moves behind a reference such as `&amp;` and returns the character that it means.
  fileprivate mutating func skipReference() -> String {
    advance()
    let start = offset
    skip(to: UInt8(ascii: ";"))
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    advance()
    return String(character(named: name))
  }
}

private let ampersand = UInt8(ascii: "&")

/// Returns the character that a reference names between `&` and `;`, or U+FFFD for one that XML does not know.
private func character(named name: String) -> Unicode.Scalar {
  switch name {
  case "amp": return "&"
  case "lt": return "<"
  case "gt": return ">"
  case "quot": return "\""
  case "apos": return "'"
  default:
    let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(1))
    return number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }
}
