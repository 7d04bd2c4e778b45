/// Measures how wide text is, and how many lines it breaks into.
struct TextMeasure {
  private let advances: GlyphAdvances?
  private let scale: Double
  private let tracking: Double

  /// Creates a measure with a font.
  init(_ font: TextFont) {
    let family = font.family
    let hasBold = family?.boldAdvances != nil
    // Only the system's faces are known to be wider than the regular one by a factor.
    advances =
      hasBold && font.isOddFace ? nil : hasBold && font.isBold ? family?.boldAdvances : family?.advances
    let isSystem = family?.isSystem == true
    scale = font.size * (isSystem ? font.widthFactor : 1)
    tracking = isSystem ? Tracking.points(at: font.size, era: font.era) : 0
  }

  /// Returns the width of the widest line of a text that is broken only at its own line ends, in points; `nil` where
  /// a character's width is unknown.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func width(of text: String) -> Double? {
    var (widest, line) = (0.0, 0.0)
    for character in text.unicodeScalars {
      if Self.isLineEnd(character) {
        widest = max(widest, line)
        line = 0
        continue
      }
      guard let width = width(of: character) else { return nil }
      line += width
    }
    return max(widest, line)
  }

  /// Returns the number of lines into which words are broken for a width in points, at most a limit, 0 for none;
  /// `nil` where a character's width is unknown.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func lines(of text: String, width limit: Double, atMost most: Int) -> Int? {
    var wrap = WordWrap(limit: limit)
    for character in text.unicodeScalars {
      if most > 0, wrap.lines >= most { return most }
      if Self.isLineEnd(character) {
        wrap.endLine()
        continue
      }
      guard let width = width(of: character) else { return nil }
      wrap.add(character, width)
    }
    return wrap.lines
  }

  private func width(of character: Unicode.Scalar) -> Double? {
    if Self.isInvisible(character) { return 0 }
    guard let width = advances?.width(of: character) else { return nil }
    return width * scale + (GlyphAdvances.isIdeographic(character) ? 0 : tracking)
  }

  private static func isLineEnd(_ character: Unicode.Scalar) -> Bool {
    character == "\n" || character == "\u{2028}"
  }

  private static func isInvisible(_ character: Unicode.Scalar) -> Bool {
    character == "\r" || (character.value >= 0x200B && character.value <= 0x200F)
  }
}
