/// Text from an input, made safe to show.
enum PlainText {
  /// Returns the text without anything that a terminal or a browser would act on.
  ///
  /// Line breaks and tabs become spaces, other control characters their pictures (`␛`), and the invisible
  /// characters that turn the direction of a line around are left out, since names come from logs that anyone
  /// may have written.
  static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: visible.append(" ")
      case 0x00..<0x20: visible.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: visible.append("\u{2421}")
      case 0x80..<0xA0: visible.append("\u{FFFD}")
      case 0x202A...0x202E, 0x2066...0x2069: break
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }

  /// Returns whether a text holds a word.
  static func holds(_ word: String, in text: String) -> Bool {
    // Embedded Swift has no search for texts in texts.
    let bytes = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
  }
}
