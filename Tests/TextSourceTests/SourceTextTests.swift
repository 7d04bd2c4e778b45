import Testing
import TextSource

@Suite struct SourceTextTests {
  @Test("what is not UTF-8 is repaired, and what is outside of the text is left out")
  func repairs() {
    let text = SourceText(path: "a.log", bytes: Array("ab".utf8) + [0xFF] + Array("c\nd".utf8))
    #expect(text.string(in: SourceRange(start: 1, end: 4)) == "b\u{FFFD}c")
    #expect(text.string(in: SourceRange(start: -3, end: 1)) == "a")
    #expect(text.string(in: SourceRange(start: 5, end: 99)) == "d")
    #expect(text.string(in: SourceRange(start: 50, end: 99)).isEmpty)
    #expect(text.string(ofLine: 2) == "d")
    #expect(text.string(in: text.range) == "ab\u{FFFD}c\nd")
  }

  @Test("a range never runs backwards")
  func keepsOrder() {
    let range = SourceRange(start: 5, end: 2)
    #expect(range == SourceRange(at: 5))
    #expect(range.isEmpty && range.count == 0)
  }

  @Test("ranges overlap when an edit of one disturbs the other")
  func overlaps() {
    let range = SourceRange(start: 2, end: 5)
    #expect(range.overlaps(SourceRange(start: 4, end: 9)))
    #expect(range.overlaps(SourceRange(at: 3)))
    #expect(!range.overlaps(SourceRange(start: 5, end: 9)))
    #expect(!range.overlaps(SourceRange(at: 2)))
    #expect(range.contains(4) && !range.contains(5))
    #expect(range.contains(SourceRange(at: 5)) && !range.contains(SourceRange(start: 1, end: 3)))
  }

  @Test("locations are ordered by line, then column, and print as compilers do")
  func ordersLocations() {
    let early = SourceLocation(line: 2, column: 9)
    let late = SourceLocation(line: 10, column: 1)
    #expect(early < late && early < SourceLocation(line: 2, column: 10))
    #expect("\(late)" == "10:1")
  }
}
