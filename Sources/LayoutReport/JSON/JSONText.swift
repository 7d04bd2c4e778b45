/// The inside of a JSON string.
enum JSONText {
  /// Appends a text with everything escaped that JSON, JavaScript or a terminal would not take as text.
  ///
  /// Beyond what JSON demands that is DEL, the C1 controls, and the line breaks U+2028 and U+2029, which older
  /// JavaScript takes as the end of a line.
  static func append(_ text: String, escapesMarkup: Bool, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: "\\\"".utf8)
      case "\\": bytes.append(contentsOf: "\\\\".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\r": bytes.append(contentsOf: "\\r".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      case "<", ">", "&":
        if escapesMarkup { appendEscape(scalar, to: &bytes) } else { appendPlain(scalar, to: &bytes) }
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}": appendEscape(scalar, to: &bytes)
      default: appendPlain(scalar, to: &bytes)
      }
    }
  }

  private static func appendPlain(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private static func appendEscape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let digits = String(scalar.value, radix: 16)
    bytes.append(contentsOf: "\\u".utf8)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, 4 - digits.utf8.count)))
    bytes.append(contentsOf: digits.utf8)
  }
}
