/// Breaks lines greedily: a word that does not fit begins the next line, and a word longer than a line is broken.
struct WordWrap {
  /// The number of lines so far, at least one.
  private(set) var lines = 1
  private let limit: Double
  /// The width of the line up to where it can break.
  private var line = 0.0
  /// The width of the word behind that.
  private var word = 0.0

  /// Creates a wrap for lines of a width in points.
  init(limit: Double) {
    // Solved widths are rounded to pixels, measures are not: a hair too much is no reason to break.
    self.limit = limit + 0.5
  }

  /// Adds a character of a width in points.
  mutating func add(_ character: Unicode.Scalar, _ width: Double) {
    if character == " " || character == "\t" {
      // Spaces hang over the end of a line.
      line += word + width
      word = 0
      return
    }
    if GlyphAdvances.isIdeographic(character) {
      line += word
      word = 0
    }
    if line > 0, line + word + width > limit {
      lines += 1
      line = 0
    }
    if word > 0, word + width > limit {
      lines += 1
      word = 0
    }
    word += width
    if character == "-" || character == "\u{2013}" || character == "\u{2014}" {
      line += word
      word = 0
    }
  }

  /// Ends the line.
  mutating func endLine() {
    lines += 1
    (line, word) = (0, 0)
  }
}
