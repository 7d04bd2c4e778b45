import TestSupport
import Testing
import TextSource

@Suite struct LineTableTests {
  @Test(
    "each of the three line endings ends a line, and what follows the last is a line",
    arguments: [
      ("", 1), ("a", 1), ("a\n", 2), ("a\r\nb", 2), ("a\rb", 2), ("\n\r", 3), ("\r\r\n\n", 4),
      ("a\nb\r\nc\rd", 4),
    ])
  func countsLines(text: String, count: Int) {
    #expect(LineTable(Array(text.utf8)).lineCount == count)
  }

  @Test("columns count Unicode scalars, not bytes or graphemes")
  func countsScalars() {
    let lines = LineTable(Array("é🙂e\u{301}x".utf8))
    #expect(lines.location(of: 2) == SourceLocation(line: 1, column: 2))
    #expect(lines.location(of: 6) == SourceLocation(line: 1, column: 3))
    #expect(lines.location(of: 9) == SourceLocation(line: 1, column: 5))
    #expect(lines.location(of: 4) == SourceLocation(line: 1, column: 2), "inside of the emoji")
  }

  @Test("a byte-order mark takes no column and belongs to no line's range")
  func skipsByteOrderMark() {
    let lines = LineTable([0xEF, 0xBB, 0xBF] + Array("ab\nc".utf8))
    #expect(lines.location(of: 0) == SourceLocation(line: 1, column: 1))
    #expect(lines.location(of: 3) == SourceLocation(line: 1, column: 1))
    #expect(lines.location(of: 4) == SourceLocation(line: 1, column: 2))
    #expect(lines.range(ofLine: 1) == SourceRange(start: 3, end: 5))
  }

  @Test("offsets and line numbers outside of the text are moved to its ends")
  func clamps() {
    let lines = LineTable(Array("ab\ncd".utf8))
    #expect(lines.location(of: -5) == SourceLocation(line: 1, column: 1))
    #expect(lines.location(of: Int.max) == SourceLocation(line: 2, column: 3))
    #expect(lines.range(ofLine: 0) == lines.range(ofLine: 1))
    #expect(lines.range(ofLine: 9) == lines.range(ofLine: 2))
  }

  @Test("every offset has the location that a walk over the scalars finds", arguments: UInt64(0)..<60)
  func agreesWithWalk(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = "x" + randomText(pieces: Int(seed) * 12, using: &generator)
    let lines = LineTable(Array(text.utf8))
    var offset = 0
    var line = 1
    var column = 1
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if previous == "\n" || previous == "\r" && scalar != "\n" { (line, column) = (line + 1, 1) }
      #expect(lines.location(of: offset) == SourceLocation(line: line, column: column))
      offset += UTF8.width(scalar)
      column += 1
      previous = scalar
    }
  }

  @Test("lines and their endings make up the whole text", arguments: UInt64(0)..<40)
  func coversText(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let source = SourceText(path: "a.log", "x" + randomText(pieces: Int(seed) * 3, using: &generator))
    var position = 0
    for line in 1...source.lines.lineCount {
      let range = source.lines.range(ofLine: line)
      let ending = source.string(in: SourceRange(start: position, end: range.start))
      #expect(line == 1 ? ending.isEmpty : ["\n", "\r\n", "\r"].contains(ending))
      #expect(!source.string(in: range).utf8.contains { $0 == 10 || $0 == 13 })
      #expect(source.lines.line(of: range.start) == line)
      position = range.end
    }
    #expect(position == source.bytes.count)
  }

  @Test("columns far into one long line are found at once", .timeLimit(.minutes(1)))
  func findsColumnsOfLongLine() {
    let text = SourceText(path: "a.xib", bytes: Array(repeatElement("é<a/>", count: 50_000).joined().utf8))
    for index in 0..<50_000 {
      #expect(text.location(of: index * 6) == SourceLocation(line: 1, column: index * 5 + 1))
    }
  }
}
