import TestSupport
import Testing
import TextSource

@Suite struct TextPatchTests {
  static func edit(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
    TextEdit(range: SourceRange(start: start, end: end), replacement: text)
  }

  @Test("edits are made in the order of their ranges, and all other bytes stay")
  func splices() throws {
    let patch = try TextPatch([Self.edit(6, 7, ""), Self.edit(0, 1, "AA"), Self.edit(3, 3, "é")])
    #expect(try patch.apply(to: Array("abc\r\nde".utf8)) == Array("AAbcé\r\nd".utf8))
    #expect(patch.edits.map(\.range.start) == [0, 3, 6])
  }

  @Test("insertions at one place keep their order and come before a replacement there")
  func keepsOrderOfInsertions() throws {
    let patch = try TextPatch([Self.edit(1, 2, "X"), Self.edit(1, 1, "1"), Self.edit(1, 1, "2")])
    #expect(try patch.apply(to: Array("abc".utf8)) == Array("a12Xc".utf8))
  }

  @Test("edits that claim the same bytes are refused")
  func refusesOverlap() {
    let ranges = (SourceRange(start: 0, end: 4), SourceRange(start: 3, end: 5))
    let expected = TextPatchError.overlappingEdits(ranges.0, ranges.1)
    #expect(throws: expected) { try TextPatch([Self.edit(3, 5, ""), Self.edit(0, 4, "")]) }
    #expect(throws: TextPatchError.self) { try TextPatch([Self.edit(0, 4, ""), Self.edit(2, 2, "x")]) }
    #expect(expected.description == "The edits of bytes 0..<4 and 3..<5 overlap.")
  }

  @Test("edits beyond the bytes are refused", arguments: [(-1, 1), (2, 4), (7, 9)])
  func refusesOutOfBounds(start: Int, end: Int) throws {
    let patch = try TextPatch([Self.edit(start, end, "x")])
    let error = TextPatchError.rangeOutOfBounds(SourceRange(start: start, end: end), byteCount: 3)
    #expect(throws: error) { try patch.apply(to: Array("abc".utf8)) }
    #expect(error.description.contains("a file of 3 bytes"))
  }

  @Test("a patch is the same as its edits made one by one from the back", arguments: UInt64(0)..<100)
  func agreesWithSingleEdits(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let bytes = Array(("x" + randomText(pieces: Int(seed), using: &generator)).utf8)
    let places = (0..<8).map { _ in Int.random(in: 0...bytes.count, using: &generator) }.sorted()
    let edits = stride(from: 0, to: 8, by: 2).map { Self.edit(places[$0], places[$0 + 1], "<\($0)>") }
    var expected = bytes
    for edit in edits.reversed() {
      expected.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement.utf8)
    }
    let isOrdered = zip(edits, edits.dropFirst()).allSatisfy { $0.range.start < $1.range.start }
    let patch = try TextPatch(isOrdered ? edits.shuffled(using: &generator) : edits)
    #expect(try patch.apply(to: bytes) == expected)
  }
}
