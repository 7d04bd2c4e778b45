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
    cursor.advance()
    if byte == ampersand {
      let start = cursor.offset
      cursor.skip(to: UInt8(ascii: ";"))
      let name = String(decoding: bytes[start..<cursor.offset], as: UTF8.self)
      cursor.advance()
      value += String(character(named: name)).utf8
    } else if byte == UInt8(ascii: "\r"), cursor.current == UInt8(ascii: "\n") {
      continue
    } else {
      value.append(isSpace(byte) ? UInt8(ascii: " ") : byte)
    }
  }
  return String(decoding: value, as: UTF8.self)
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
