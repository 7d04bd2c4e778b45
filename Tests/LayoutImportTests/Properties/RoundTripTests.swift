import TestSupport
import LayoutModel
import Testing
import TextSource

@Suite("Random layouts, printed and read back")
struct RoundTripTests {
  @Test("a printed layout is read back whole", arguments: UInt64(0)..<150)
  func whole(seed: UInt64) throws {
    let printed = PrintedLayout(seed: seed)
    let block = try block(printed.log)
    #expect(block.statements == printed.statements, "\(printed.log)")
    #expect(block.broken == printed.statements.count - 1)
    #expect(block.notes.isEmpty)
    #expect(block.gaps.isEmpty)
  }

  @Test("damage that loses nothing changes nothing", arguments: UInt64(0)..<150)
  func harmlessDamage(seed: UInt64) throws {
    let printed = PrintedLayout(seed: seed)
    var random = SplitMix64(seed: seed)
    let damage = Damage.allCases.randomElement(using: &random) ?? .prefix
    // A line end in a text is a real one in the broken constraint, where a mark may then stand in the text.
    let block = try block(damage.applied(to: printed.log, &random))
    #expect(block.statements == printed.statements, "\(damage) \(printed.log)")
    #expect(block.notes.isEmpty, "\(damage)")
  }

  @Test("all layouts of a log on one line are read", arguments: UInt64(0)..<30)
  func oneLine(seed: UInt64) {
    let all = (0..<3).map { PrintedLayout(seed: seed * 3 + $0) }
    let log = all.map { $0.log.replacing("\n", with: " ") }.joined(separator: " ")
    #expect(blocks(log).map(\.statements) == all.map(\.statements))
  }

  @Test("lines wrapped at blanks are read", arguments: UInt64(0)..<150)
  func wrapped(seed: UInt64) throws {
    let printed = PrintedLayout(seed: seed)
    let block = try block(printed.log.wrapped(at: Int(60 + seed % 60), inside: false))
    #expect(block.statements == printed.statements, "\(printed.log)")
  }

  @Test(
    "whatever is cut, entries before the cut are read and the cut one is a note", arguments: UInt64(0)..<100)
  func truncated(seed: UInt64) {
    let printed = PrintedLayout(seed: seed)
    let bytes = Array(printed.log.utf8)
    var random = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let cut = String(decoding: bytes[..<Int.random(in: 300..<bytes.count, using: &random)], as: UTF8.self)
      let found = blocks(cut)
      let whole = cut.split(separator: "\n").filter { $0.hasSuffix(">\",") || $0.hasSuffix(">\"") }.count
      #expect(
        found.first.map { Array($0.statements.prefix(whole)) } == Array(printed.statements.prefix(whole)))
      let begun = cut.components("    \"<").count
      let accounted = found.reduce(0) { $0 + $1.notes.count + $1.listedCount }
      // Of an entry that is cut before its colon nothing is known but that something is missing.
      let isCutOff = found.contains { $0.gaps.contains(.cutOff) }
      #expect(accounted >= min(begun, printed.statements.count) - (isCutOff ? 1 : 0), "\(cut)")
    }
  }

  @Test(
    "an entry that lost its middle is a note with its line, and all others are read",
    arguments: UInt64(0)..<150)
  func gutted(seed: UInt64) throws {
    let printed = PrintedLayout(seed: seed)
    let victim = Int(seed) % printed.statements.count
    let lines = conflict(printed.entries.map { _ in "E" }).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.hasPrefix("    \"E") } ?? 0) + victim + 1
    var entries = printed.entries.map {
      $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
    entries[victim] = "<NSLayoutConstraint:0x60ff ~ ~>"
    let block = try block(conflict(entries))
    var statements = printed.statements
    statements.remove(at: victim)
    #expect(block.statements == statements)
    #expect(block.notes.map(\.location) == [.init(line: line, column: 5)])
  }
}

extension String {
  /// Returns the places at which a text stands.
  fileprivate func components(_ text: String) -> [Range<String.Index>] { ranges(of: text) }
}
