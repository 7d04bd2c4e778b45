/// How wide the glyphs of a face are, in parts of the point size.
enum GlyphAdvances: Sendable {
  /// Each from a table, for the characters from space to tilde.
  case table([Double])
  /// All alike.
  case fixed(Double)

  /// Returns the width of the glyph of a character, or `nil` where it is unknown.
  func width(of character: Unicode.Scalar) -> Double? {
    if Self.isIdeographic(character) { return 1 }
    switch self {
    case .fixed(let width): return character.value < 0x250 ? width : nil
    case .table(let widths):
      if character.value >= 0x20, character.value < 0x7F { return widths[Int(character.value) - 0x20] }
      if let base = LatinLetters.base(of: character) { return widths[Int(base) - 0x20] }
      return LatinLetters.width(of: character)
    }
  }

  /// Returns whether a character fills a square and a line may break beside it, as Chinese and Japanese ones do.
  static func isIdeographic(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

/// Letters and marks beyond ASCII that are as wide as something known.
enum LatinLetters {
  /// The letters from U+00C0 to U+017F without their accents; a space where there is no such letter.
  private static let bases = Array(
    ("AAAAAA CEEEEIIIIDNOOOOO OUUUUY  aaaaaa ceeeeiiiionooooo ouuuuy y"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi  JjKkkLlLlLlLlL"
      + "lNnNnNnnNnOoOoOo  RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8)

  /// The widths of marks beyond ASCII in San Francisco, which other fonts come close to.
  private static let marks: [(character: UInt32, width: Double)] = [
    (0xA0, 0.281), (0xA9, 0.76), (0xAB, 0.46), (0xAE, 0.76), (0xB0, 0.4), (0xB7, 0.292), (0xBB, 0.46),
    (0xC6, 0.95), (0xD7, 0.599), (0xDE, 0.631), (0xDF, 0.594), (0xE6, 0.87), (0xF7, 0.599), (0xFE, 0.61),
    (0x2010, 0.389), (0x2011, 0.389), (0x2013, 0.55), (0x2014, 0.8), (0x2018, 0.24), (0x2019, 0.24),
    (0x201C, 0.42), (0x201D, 0.42), (0x201E, 0.42), (0x2022, 0.45), (0x2026, 0.876), (0x20AC, 0.63),
    (0x2122, 0.8),
  ]

  /// Returns the ASCII letter that a letter with an accent is as wide as.
  static func base(of character: Unicode.Scalar) -> UInt8? {
    let index = Int(character.value) - 0xC0
    guard bases.indices.contains(index), bases[index] != 0x20 else { return nil }
    return bases[index]
  }

  /// Returns the width of a mark, in parts of the point size.
  static func width(of character: Unicode.Scalar) -> Double? {
    marks.first { $0.character == character.value }?.width
  }
}
