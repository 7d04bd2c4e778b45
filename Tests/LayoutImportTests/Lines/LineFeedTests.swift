import LayoutModel
import TestSupport
import Testing

@testable import LayoutImport

@Suite("Lines cut from pieces")
struct LineFeedTests {
  /// Returns number, column and length of each line that comes out.
  private func lines(_ bytes: [UInt8], pieces length: Int, skipsDullLines: Bool) -> [String] {
    var feed = LineFeed()
    var result: [String] = []
    func note(_ line: LineFeed.Line) { result.append("\(line.number):\(line.column) \(line.bytes.count)") }
    for start in stride(from: 0, to: bytes.count, by: length) {
      feed.append(Array(bytes[start..<min(start + length, bytes.count)]))
      while let line = feed.next(skipsDullLines: skipsDullLines) { note(line) }
      feed.forgetHandedOut()
    }
    if let line = feed.rest(skipsDullLines: skipsDullLines) { note(line) }
    return result
  }

  private let entry = "<NSLayoutConstraint:0xa V:[UIView:0x1(60)]>"

  @Test("every line comes out with its number and without its end")
  func plain() {
    let log = Array("one\r\n\ntwo\n\(entry)\nlast".utf8)
    #expect(lines(log, pieces: 100, skipsDullLines: false) == ["1:1 3", "2:1 0", "3:1 3", "4:1 43", "5:1 4"])
    #expect(lines(log, pieces: 100, skipsDullLines: true) == ["4:1 43"])
  }

  @Test(
    "a very long line is cut before an entry, at the same place for all pieces", arguments: [false, true])
  func longLine(skipsDullLines: Bool) {
    let block = Array(String(repeating: "é 60 \"\(entry)\", ", count: 1 << 16).utf8)
    let log = Array("first\n".utf8) + block + block + Array("\nlast \(entry)".utf8)
    let whole = lines(log, pieces: log.count, skipsDullLines: skipsDullLines)
    #expect(whole.count == (skipsDullLines ? 3 : 4))
    for length in [1 << 16, (1 << 20) + 7] {
      #expect(lines(log, pieces: length, skipsDullLines: skipsDullLines) == whole)
    }
  }

  @Test("of a dull line no more is kept than a marker needs")
  func dullLine() {
    let log = Array(String(repeating: "日本 ", count: 100_000).utf8) + Array("the constraint:0x1".utf8)
    let whole = lines(log, pieces: log.count, skipsDullLines: true)
    #expect(whole.count == 1)
    for length in [1000, 4096, 65_537] { #expect(lines(log, pieces: length, skipsDullLines: true) == whole) }
    #expect(lines(Array(repeating: 0x80, count: 200_000), pieces: 1000, skipsDullLines: true).isEmpty)
  }

  @Test(
    "the scanner finds all that a plain search finds, and nothing else but the word constraint",
    arguments: UInt64(0)..<40)
  func scanner(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = [
      "Constraint:0x1", "AMBIGUOUS LAYOUT", "Layout still needs update", "UIWindow:0x", "|   |   |",
      "satisfy constraints",
      "the constraint", "a constraint of mine", "Constraints", "rain", "BIG", "Layout", "w:0", "|   |", "\n",
      "\n\n", "é",
      "some longer words that hold no marker at all, ",
    ]
    var text: [UInt8] = []
    while text.count < 3000 {
      text += Array((words[random.below(words.count)] + " ").utf8.dropLast(random.below(2)))
    }
    let scanner = MarkerScanner()
    var start = 0
    while start < text.count {
      let found = scanner.scan(text, from: start, notBefore: 0)
      let end = found.marker ?? text.count
      #expect(text[start..<end].filter { $0 == 10 }.count == found.lineEndCount)
      #expect(text[start..<end].lastIndex(of: 10) == found.lastLineEnd)
      #expect(end <= Self.plainSearch(text, from: start) ?? text.count)
      #expect(found.marker == nil || Self.markers.contains { text[end...].starts(with: $0.utf8) })
      start = end + 1
    }
  }

  private static let markers = [
    "AMBIGUOUS LAYOUT", "Layout still needs update", "Window:0x", "|   |   |", "onstraint",
  ]

  private static func plainSearch(_ text: [UInt8], from start: Int) -> Int? {
    let sure = markers.dropLast() + ["onstraint:"]
    return text.indices[start...].first { index in
      sure.contains { text[index...].starts(with: $0.utf8) }
        || text[..<index].suffix(9).elementsEqual("satisfy c".utf8)
          && text[index...].starts(with: "onstraint".utf8)
    }
  }
}
