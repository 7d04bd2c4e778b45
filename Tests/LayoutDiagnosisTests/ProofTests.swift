import LayoutDiagnosis
import LayoutModel
import TestSupport
import Testing

@Suite struct ProofTests {
  @Test(
    "every minimal conflict of a random row is proved by code that shares nothing with the solver",
    arguments: UInt64(0)..<150)
  func certificates(seed: UInt64) throws {
    let row = RowLog(seed: seed)
    let report = diagnose(conflictLog(row.entries, breaking: row.broken))
    for finding in report.findings {
      let conflict = try #require(finding.conflict)
      for core in [conflict.core] + conflict.otherCores where !core.isEmpty {
        #expect(report.complaint(about: core, gap: conflict.gap) == nil)
      }
      #expect(conflict.core.isEmpty == (conflict.verdict == .satisfiableAsPrinted))
    }
  }

  @Test(
    "the parts of a sum add up to its total, and the gap is what separates it from the subject",
    arguments: UInt64(0)..<150)
  func ledgers(seed: UInt64) throws {
    let row = RowLog(seed: seed)
    for finding in diagnose(conflictLog(row.entries)).findings {
      guard let conflict = finding.conflict, let ledger = conflict.ledger else { continue }
      let sum = ledger.parts.reduce(0) { $0 + $1.amount }
      #expect(abs(sum - ledger.total) < 1e-6)
      #expect(abs(ledger.total - ledger.subject.amount) > 1e-9)
      #expect(ledger.ties.allSatisfy { $0.amount == 0 })
      #expect(1 + ledger.parts.count + ledger.ties.count == conflict.core.count)
    }
  }

  @Test("a member of the conflict and a line that plays no part make up the list", arguments: UInt64(0)..<60)
  func partition(seed: UInt64) throws {
    let row = RowLog(seed: seed)
    for finding in diagnose(conflictLog(row.entries)).findings {
      guard let conflict = finding.conflict, conflict.verdict == .contradictory else { continue }
      let members = Set(([conflict.core] + conflict.otherCores).flatMap { $0.map(\.constraint) })
      #expect(members.isDisjoint(with: conflict.unneeded))
      let listed = members.filter { $0.hasPrefix("c") }.count + conflict.unneeded.count
      #expect(listed == row.entries.count)
    }
  }

  @Test("a conflict of a hair is called rounding, one of a point is not")
  func rounding() throws {
    var writer = EntryWriter()
    let small = [
      writer.entry("UIView:0x7f8010.width == 94.3333"), writer.entry("UIView:0x7f8010.width == 94.4"),
    ]
    let large = [writer.entry("UIView:0x7f8010.width == 94"), writer.entry("UIView:0x7f8010.width == 95")]
    #expect(diagnose(conflictLog(small)).findings.first?.conflict?.isRounding == true)
    #expect(diagnose(conflictLog(large)).findings.first?.conflict?.isRounding == false)
  }

  @Test("a third that is printed with six digits is read as a third, so three of them fill their container")
  func thirds() throws {
    var writer = EntryWriter()
    let page = "UIView:0x7f80c0"
    var entries = [writer.entry("\(page).width == 320", "UIView-Encapsulated-Layout-Width")]
    var previous = "\(page).leading"
    for index in 1...3 {
      let view = "UIView:0x7f80\(index)0"
      entries.append(writer.entry("\(view).width == 0.333333*\(page).width"))
      entries.append(writer.entry("\(view).leading == \(previous)"))
      previous = "\(view).trailing"
    }
    entries.append(writer.entry("\(previous) == \(page).trailing"))
    let finding = try #require(diagnose(conflictLog(entries, breaking: 1)).findings.first)
    #expect(finding.conflict?.verdict == .satisfiableAsPrinted)
    #expect(finding.rule == "unproved-conflict")
  }

  @Test("a list that does not show its conflict says what would tell, once")
  func missingEvidence() throws {
    var writer = EntryWriter()
    let entries = [writer.entry("UIView:0x7f8010.width == 94"), writer.entry("UIView:0x7f8010.height == 20")]
    let listed = try #require(diagnose(conflictLog(entries, breaking: 0)).findings.first)
    #expect(listed.advice.count == 1)
    #expect(listed.advice.first?.contains("constraintsAffectingLayout") == true)
    let log = conflictLog(entries, breaking: 0)
    let end = try #require(log.firstRange(of: "height == 20"))
    let cut = try #require(diagnose(String(log[..<end.lowerBound])).findings.first)
    #expect(cut.advice.count == 1)
    #expect(cut.advice.first?.contains("The whole list would tell") == true)
  }

  @Test("a list that only fits exactly says so, and names the lines")
  func tightFit() throws {
    var writer = EntryWriter()
    let entries = [
      writer.entry("Shop.Cell:0x7f8010.height >= 48"), writer.entry("Shop.Cell:0x7f8010.height == 48"),
    ]
    let finding = try #require(diagnose(conflictLog(entries, breaking: 0)).findings.first)
    #expect(finding.conflict?.verdict == .satisfiableAsPrinted)
    #expect(
      finding.explanation.contains { $0.contains("nothing to spare") && $0.contains("Cell.height ≥ 48") })
  }

  @Test("an unprinted margin makes the verdict depend on a named assumption, with the margin that would do")
  func assumption() throws {
    var writer = EntryWriter()
    let cell = "UITableViewCellContentView:0x7f80c0"
    let entries = [
      writer.entry("\(cell).topMargin == UIView:0x7f8010.top"),
      writer.entry("\(cell).bottomMargin == UIView:0x7f8010.bottom"),
      writer.entry("UIView:0x7f8010.height == 60"),
      writer.entry("\(cell).height == 70", "UIView-Encapsulated-Layout-Height"),
    ]
    let finding = try #require(diagnose(conflictLog(entries)).findings.first)
    let conflict = try #require(finding.conflict)
    #expect(conflict.verdict == .contradictoryIf)
    #expect(
      conflict.assumptions == [
        "the top and bottom layout margins of the cell's content view are 8 pt each (UIKit's default)"
      ])
    #expect(finding.explanation.contains { $0.contains("add up to exactly 10 pt") })
  }

  @Test("margins that the list prints are facts, so no assumption is needed")
  func printedMargins() throws {
    var writer = EntryWriter()
    let guide = "UILayoutGuide:0x600001'UIViewLayoutMarginsGuide'"
    let entries = [
      writer.entry("UIView:0x7f80c0.topMargin == UIView:0x7f8010.top"),
      writer.entry("UIView:0x7f8010.top == UIView:0x7f80c0.top + 4"),
      writer.entry(
        "V:|-(16)-[\(guide)]   (active, names: '|':UIView:0x7f80c0 )", "UIView-topMargin-guide-constraint"),
    ]
    let finding = try #require(diagnose(conflictLog(entries)).findings.first)
    #expect(finding.conflict?.verdict == .contradictory)
    #expect(finding.conflict?.core.count == 3)
    #expect(finding.conflict?.gap == 12)
  }
}
