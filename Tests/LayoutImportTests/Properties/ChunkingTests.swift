import TestSupport
import LayoutImport
import LayoutModel
import Testing

@Suite("Logs that come in pieces")
struct ChunkingTests {
  /// Returns what a log says when it comes in pieces of the lengths that `length` gives.
  private func words(_ bytes: [UInt8], _ length: () -> Int) -> [String] {
    var reader = LogReader()
    var result: [String] = []
    var index = 0
    while index < bytes.count {
      let end = min(bytes.count, index + max(length(), 1))
      result += reader.read(Array(bytes[index..<end])).map(\.words)
      index = end
    }
    return result + reader.finish().map(\.words)
  }

  private static func mixed(seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    var log = ""
    for part in 0..<UInt64(3) {
      let damage = Damage.allCases.randomElement(using: &random) ?? .prefix
      let text = damage.applied(to: PrintedLayout(seed: seed * 3 + part).log, &random)
      log += "2016-01-01 é app constraint line\n" + (part == 1 ? text.replacing("\n", with: " ") : text)
      log += "•UIWindow:0x1\n|   *UIView:0x2- AMBIGUOUS LAYOUT for UIView:0x2.minY{id: 3}\n"
      log += "Layout still needs update after calling -[Shop layout].\n"
    }
    let bytes = Array(log.utf8)
    return seed % 4 == 0 ? Array(bytes.dropLast(Int.random(in: 0..<bytes.count, using: &random))) : bytes
  }

  @Test("pieces of any length give the same records", arguments: UInt64(0)..<12)
  func sameRecords(seed: UInt64) {
    let bytes = Self.mixed(seed: seed)
    let whole = words(bytes) { bytes.count }
    #expect(!whole.isEmpty || seed % 4 == 0)
    for length in [1, 2, 3, 7, 64, 1000] {
      #expect(words(bytes) { length } == whole, "pieces of \(length)")
    }
    var random = SplitMix64(seed: seed)
    #expect(words(bytes) { Int.random(in: 1...200, using: &random) } == whole)
  }

  @Test("long lines are cut in the same places", arguments: [1 << 12, (1 << 16) + 1, 1 << 20])
  func longLines(_ length: Int) {
    let entry = "<NSLayoutConstraint:0xa V:[UIView:0x1(60)]>"
    let dull = String(repeating: "é word. ", count: 20_000)
    let log =
      dull + conflict([entry], broken: entry).replacing("\n", with: " ") + dull + "\n" + dull
      + conflict([entry])
    let bytes = Array(log.utf8)
    let whole = words(bytes) { bytes.count }
    #expect(whole.count == 2)
    #expect(words(bytes) { length } == whole)
  }

  @Test("a conflict is handed out as soon as it is complete")
  func early() {
    let entry = "<NSLayoutConstraint:0xa V:[UIView:0x1(60)]>"
    var reader = LogReader()
    let log = conflict([entry], broken: entry)
    let complete =
      log.utf8Offset(of: "Will attempt") + "Will attempt to recover by breaking constraint \n".utf8.count
      + entry.utf8.count + 1
    #expect(reader.read(Array(log.utf8.prefix(complete))).count == 1)
    #expect(reader.read(Array(log.utf8.dropFirst(complete))).isEmpty)
    #expect(reader.finish().isEmpty)
  }
}
