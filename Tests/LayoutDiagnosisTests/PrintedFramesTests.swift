import LayoutDiagnosis
import TestSupport
import Testing

/// A random tree of real frames, printed as constraints that it fulfils, the way UIKit would print them.
private struct PrintedFrames {
  private(set) var entries: [String] = []
  private var writer = EntryWriter()
  private var random: SplitMix64
  private let isRightToLeft: Bool

  init(seed: UInt64, isRightToLeft: Bool) {
    random = SplitMix64(seed: seed)
    self.isRightToLeft = isRightToLeft
    add("UIWindow:0x7f1000.width == 390")
    if isRightToLeft { add("H:|-(0)-[UIView:0x7fffff](RTL)   (active, names: '|':UIWindow:0x7f1000 )") }
    nest(in: "UIWindow:0x7f1000", width: 390, depth: 0, address: 0x7f2000)
  }

  /// Places two or three views in a parent, each with constraints of another style, and nests in one of them.
  private mutating func nest(in parent: String, width: Int, depth: Int, address: Int) {
    guard depth < 3, width > 60 else { return }
    var x = 0
    var previous: String?
    for index in 0..<(random.below(2) + 2) where width - x > 30 {
      let view = "UIView:0x" + String(address + index * 0x10, radix: 16)
      let gap = random.below(9)
      let size = random.below(max(width - x - gap - 1, 1)) + 1
      let left = isRightToLeft ? width - x - gap - size : x + gap
      switch random.below(previous == nil ? 3 : 4) {
      case 0:
        add("\(view).minX == \(left)   (active, names: '|':\(parent) )", "NSAutoresizingMaskLayoutConstraint")
      case 1: add("H:|-(\(x + gap))-[\(view)]   (active, names: '|':\(parent) )")
      case 2: add("\(view).leading == \(parent).leading + \(x + gap)")
      default: add("H:[\(previous ?? view)]-(\(gap))-[\(view)]")
      }
      add(random.below(2) == 0 ? "\(view).width == \(size)" : "H:[\(view)(\(size))]")
      let share = Double(left * 2 + size) / Double(width)
      if random.below(3) == 0, !isRightToLeft, share * 8 == (share * 8).rounded() {
        add("\(view).centerX == \(share)*\(parent).centerX   (active, names: '|':\(parent) )")
      }
      if random.below(3) == 0 {
        let rest = width - x - gap - size
        add("\(view).trailing == \(parent).trailing\(rest == 0 ? "" : " - \(rest)")")
      }
      nest(in: view, width: size, depth: depth + 1, address: (address << 4) + (index << 12))
      previous = view
      x += gap + size
    }
  }

  private mutating func add(_ body: String, _ name: String = "NSLayoutConstraint") {
    let mask = name == "NSLayoutConstraint" ? "" : "h=--& v=--& "
    entries.append(
      writer.entry(mask + body, class: name).replacing(
        "   (active)>", with: body.contains("(active") ? ">" : "   (active)>"))
  }
}

@Suite struct PrintedFramesTests {
  @Test("constraints that real frames fulfil never contradict each other", arguments: UInt64(0)..<120)
  func holds(seed: UInt64) throws {
    let frames = PrintedFrames(seed: seed, isRightToLeft: false)
    let finding = try #require(diagnose(conflictLog(frames.entries, breaking: 0)).findings.first)
    #expect(finding.conflict?.verdict == .satisfiableAsPrinted, "\(finding.summary)")
    #expect(frames.entries.count >= 3)
  }

  @Test("nor do they where the row runs to the left", arguments: UInt64(0)..<120)
  func mirrored(seed: UInt64) throws {
    let frames = PrintedFrames(seed: seed, isRightToLeft: true)
    let finding = try #require(diagnose(conflictLog(frames.entries, breaking: 0)).findings.first)
    #expect(finding.conflict?.verdict == .satisfiableAsPrinted, "\(finding.summary)")
  }

  @Test("a row of leading and trailing edges says the same in both directions", arguments: UInt64(0)..<80)
  func sameInBothDirections(seed: UInt64) throws {
    let row = RowLog(seed: seed)
    var writer = EntryWriter()
    let other = "H:|-(3)-[UISwitch:0x7fee00](RTL)   (active, names: '|':Shop.Other:0x7fed00 )"
    let plain = diagnose(conflictLog(row.entries + [writer.entry(other.replacing("RTL", with: "LTR"))]))
    let mirrored = diagnose(conflictLog(row.entries + [writer.entry(other)]))
    #expect(plain.findings.map(\.summary) == mirrored.findings.map(\.summary))
    #expect(
      plain.findings.map { $0.conflict?.ledger?.total }
        == mirrored.findings.map { $0.conflict?.ledger?.total })
    #expect(
      plain.findings.map { $0.fixes.map(\.summary) } == mirrored.findings.map { $0.fixes.map(\.summary) })
  }
}
