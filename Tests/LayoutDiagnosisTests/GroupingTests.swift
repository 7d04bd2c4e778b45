import LayoutDiagnosis
import Testing

@Suite struct GroupingTests {
  /// A row in which the fixed sizes exceed the container by far, with addresses that begin at a given place.
  private func cell(_ run: Int, height: Int = 44) -> [String] {
    let base = 0x6000_0000 + run * 0x1000
    func address(_ offset: Int) -> String { "0x" + String(base + offset, radix: 16) }
    let cell = "UITableViewCellContentView:\(address(0x800))"
    let image = "UIImageView:\(address(0x900))"
    return [
      "<NSLayoutConstraint:\(address(0x10)) \(image).height == 60   (active)>",
      "<NSLayoutConstraint:\(address(0x20)) \(image).top == \(cell).top + 8   (active)>",
      "<NSLayoutConstraint:\(address(0x30)) \(cell).bottom == \(image).bottom + 8   (active)>",
      "<NSLayoutConstraint:\(address(0x40)) 'UIView-Encapsulated-Layout-Height' \(cell).height == \(height)   (active)>",
    ]
  }

  @Test("equal conflicts of different views and times are one finding with a count")
  func repeats() throws {
    let log = (0..<5).map { conflictLog(cell($0), breaking: 0, at: "10:00:0\($0).000") }.joined()
    let report = diagnose(log)
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.count == 5)
    #expect(report.findings.first?.firstTime == "10:00:00.000")
    #expect(report.findings.first?.lastTime == "10:00:04.000")
    #expect(report.inputs.first?.blocks == 5)
  }

  @Test("a size that comes from outside may differ between equal conflicts")
  func imposedSizes() {
    #expect(diagnose(conflictLog(cell(0)) + conflictLog(cell(1, height: 50))).findings.count == 1)
  }

  @Test("a fingerprint holds no address, path, line or order")
  func fingerprints() throws {
    let first = try #require(diagnose(conflictLog(cell(0)), path: "a.log").findings.first)
    let moved = try #require(diagnose("\n\nnoise\n" + conflictLog(cell(7)), path: "b.log").findings.first)
    let shuffled = try #require(diagnose(conflictLog(cell(2).reversed())).findings.first)
    #expect(first.fingerprint == moved.fingerprint)
    #expect(first.fingerprint == shuffled.fingerprint)
    #expect(first.fingerprint.count == 16)
  }

  @Test(
    "another class, constant or relation is another conflict",
    arguments: [
      ("UIImageView", "UIButton"), ("== 60", "== 61"), ("top + 8", "top + 9"), ("== 60", ">= 60"),
    ])
  func differences(_ change: (from: String, to: String)) throws {
    let first = try #require(diagnose(conflictLog(cell(0))).findings.first)
    let other = try #require(
      diagnose(conflictLog(cell(0).map { $0.replacing(change.from, with: change.to) })).findings.first)
    #expect(first.fingerprint != other.fingerprint)
  }

  @Test("a list without the constraint that was broken before follows from the first")
  func followOn() throws {
    let all = cell(0)
    var writer = EntryWriter()
    let second = all.dropFirst() + [writer.entry("UIImageView:0x60000900.height >= 50")]
    let report = diagnose(conflictLog(all, breaking: 0) + conflictLog(Array(second), breaking: 3))
    #expect(report.findings.count == 2)
    #expect(report.findings.first?.follows == nil)
    #expect(report.findings.last?.follows == report.findings.first?.id)
  }

  @Test("a list that shares one constraint does not follow")
  func unrelated() throws {
    var writer = EntryWriter()
    let other = [cell(0)[3], writer.entry("UITableViewCellContentView:0x60000800.height == 99")]
    let report = diagnose(conflictLog(cell(0), breaking: 0) + conflictLog(other, breaking: 1))
    #expect(report.findings.count == 2)
    #expect(report.findings.allSatisfy { $0.follows == nil })
  }

  @Test("AppKit's two reports of one conflict count once")
  func appKit() throws {
    var writer = EntryWriter()
    let entries = [writer.entry("NSView:0x7f8010.width == 10"), writer.entry("NSView:0x7f8010.width == 20")]
    let list = entries.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let log = """
      [Layout] Conflicting constraints detected: (
      \(list)
      ).

      Will attempt to recover by breaking \(entries[0]).
      [Layout] Unable to simultaneously satisfy constraints:
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(entries[0])

      """
    let report = diagnose(log)
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.count == 1)
    #expect(report.inputs.first?.blocks == 2)
  }

  @Test("ids are unique, and everything refers to something", arguments: UInt64(0)..<20)
  func references(seed: UInt64) {
    let log = (0..<4).map { conflictLog(RowLog(seed: seed * 4 + UInt64($0)).entries, breaking: 0) }.joined()
    let report = diagnose(log)
    let constraints = Set(report.constraints.map(\.id))
    let items = Set(report.layouts.flatMap { $0.items.map(\.id) })
    #expect(constraints.count == report.constraints.count)
    #expect(Set(report.findings.map(\.id)).count == report.findings.count)
    for constraint in report.constraints { #expect(constraint.terms.allSatisfy { items.contains($0.item) }) }
    for finding in report.findings {
      #expect(finding.layout.map { id in report.layouts.contains { $0.id == id } } != false)
      for member in finding.conflict?.core ?? [] { #expect(constraints.contains(member.constraint)) }
    }
  }
}
