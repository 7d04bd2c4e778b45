/// How many columns a text takes in a terminal.
enum DisplayWidth {
  /// Returns the columns of a text: 2 for wide characters and emoji, 0 for marks that join the one before.
  static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of a character as people see it, which can be several scalars.
  static func columns(of character: Character) -> Int {
    var width = 0
    var isEmoji = false
    for scalar in character.unicodeScalars {
      // U+FE0F asks for the coloured form of the scalar before, which is two columns wide.
      if scalar == "\u{FE0F}" { isEmoji = width > 0 }
      if width == 0 { width = columns(of: scalar) }
    }
    return isEmoji ? 2 : width
  }

  /// Returns the columns of a scalar that stands alone.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Returns whether a scalar is wide: East Asian Width W or F, or an emoji by default.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    guard scalar.value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  /// The blocks of wide characters (Unicode Standard Annex 11), emoji left out.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
