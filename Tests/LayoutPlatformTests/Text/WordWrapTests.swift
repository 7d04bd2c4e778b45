import Testing

@testable import LayoutPlatform

@Suite("Breaking lines")
struct WordWrapTests {
  /// Wraps text whose characters are all 10 points wide.
  private func lines(_ text: String, width: Double) -> Int {
    var wrap = WordWrap(limit: width)
    for character in text.unicodeScalars {
      if character == "\n" { wrap.endLine() } else { wrap.add(character, 10) }
    }
    return wrap.lines
  }

  @Test(
    "puts a word that does not fit on the next line",
    arguments: [
      ("", 100.0, 1), ("one two", 70, 1), ("one two", 60, 2), ("one two three", 70, 2),
      ("one two three", 50, 3),
      ("one two three", 130, 1),
    ])
  func wraps(text: String, width: Double, count: Int) {
    #expect(lines(text, width: width) == count)
  }

  @Test("lets spaces hang over the end of a line")
  func hangsSpaces() {
    #expect(lines("one    two", width: 30) == 2)
    #expect(lines("one    ", width: 30) == 1)
  }

  @Test("breaks a word that is longer than a line")
  func breaksWords() {
    #expect(lines("abcdefghij", width: 50) == 2)
    #expect(lines("ab abcdefghij", width: 50) == 3)
    #expect(lines("abc", width: 0) == 3)
  }

  @Test("breaks behind hyphens and between ideographs")
  func breaksElsewhere() {
    #expect(lines("well-known", width: 60) == 2)
    #expect(lines("设置设置", width: 20) == 2)
  }

  @Test("ends lines where the text does")
  func endsLines() {
    #expect(lines("a\nb\nc", width: 100) == 3)
    #expect(lines("a\n", width: 100) == 2)
  }

  @Test("needs no more lines for more width", arguments: 1..<60)
  func isMonotonic(width: Int) {
    let text = "The quick brown fox jumps over the lazy dog and runs away-from-it all"
    #expect(lines(text, width: Double(width * 10)) >= lines(text, width: Double(width * 10 + 10)))
  }
}
