/// Breaks text into lines of limited width.
enum WordWrap {
  /// What may be broken when a single word is wider than a line.
  enum LongWords {
    /// Only between wide characters, which stand without spaces in running text.
    case whole
    /// Anywhere between characters, so that a column of a table holds.
    case broken
  }

  /// Returns the lines of a text, each at most `width` columns wide, where words allow it.
  static func lines(_ spans: [Span], width: Int, firstWidth: Int? = nil, longWords: LongWords) -> [[Span]] {
    var lines: [[Span]] = []
    var line: [Span] = []
    var room = firstWidth ?? width
    for word in spans.flatMap(words) {
      for piece in pieces(of: word, width: max(width, 1), longWords) {
        let columns = DisplayWidth.columns(of: piece.text)
        if !line.isEmpty, columns + 1 > room {
          lines.append(line)
          line = []
          room = width
        }
        if let last = line.last, last.ink == piece.ink {
          line[line.count - 1].text += " " + piece.text
          room -= columns + 1
        } else {
          room -= columns + (line.isEmpty ? 0 : 1)
          line.append(piece)
        }
      }
    }
    return (lines + [line]).map { $0.map { Span(withPlainSpaces($0.text), $0.ink) } }
  }

  /// Returns the text with ordinary spaces for those that kept words on one line.
  private static func withPlainSpaces(_ text: String) -> String {
    text.utf8.contains(0xA0) ? String(text.map { $0 == "\u{A0}" ? " " : $0 }) : text
  }

  /// Returns the words of a piece of text; a number and its unit stay together.
  private static func words(_ span: Span) -> [Span] {
    var words: [Span] = []
    for word in PlainText.visible(span.text).split(separator: " ") {
      if word.hasPrefix("pt"), word.count <= 3, let last = words.last,
        last.text.utf8.last.map(isDigit) == true
      {
        words[words.count - 1].text += "\u{A0}" + word
      } else {
        words.append(Span(String(word), span.ink))
      }
    }
    return words
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Returns the parts of a word that is wider than a line.
  private static func pieces(of word: Span, width: Int, _ longWords: LongWords) -> [Span] {
    guard DisplayWidth.columns(of: word.text) > width else { return [word] }
    let isWide = word.text.contains { DisplayWidth.columns(of: $0) == 2 }
    guard longWords == .broken || isWide else { return [word] }
    var pieces: [Span] = []
    var piece = ""
    var columns = 0
    for character in word.text {
      let next = DisplayWidth.columns(of: character)
      if columns + next > width, !piece.isEmpty {
        pieces.append(Span(piece, word.ink))
        piece = ""
        columns = 0
      }
      piece.append(character)
      columns += next
    }
    return pieces + [Span(piece, word.ink)]
  }
}
