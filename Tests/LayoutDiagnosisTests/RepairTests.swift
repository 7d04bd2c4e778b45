import LayoutDiagnosis
import TextSource
import Testing

@Suite struct RepairTests {
  /// Writes a fix into the entries of a log; an entry below 1000 is no longer listed.
  private func apply(_ fix: Fix, to entries: [String], _ report: Report) throws -> [String] {
    let first = try #require(report.constraints.first { $0.location != nil }?.location?.line)
    let indices = try ([fix.constraint] + fix.also).map { id in
      let constraint = try #require(report.constraints.first { $0.id == id })
      return try #require(constraint.location?.line) - first
    }
    let index = try #require(indices.first)
    var changed = entries
    switch fix.kind {
    case .lowerPriority, .removeConstraint:
      for index in indices.sorted().reversed() { changed.remove(at: index) }
    case .relaxRelation:
      changed[index] = changed[index].replacing(" == ", with: fix.summary.contains("≤") ? " <= " : " >= ")
    case .changeConstant:
      let target =
        fix.summary.dropLast().split(separator: " ").last.map { $0.replacing("−", with: "-") } ?? ""
      changed[index] = try withConstant(Double(target) ?? 0, in: changed[index])
    case .disableAutoresizing: Issue.record("rows have no autoresizing masks")
    }
    return changed
  }

  /// Replaces the constant of an equation in the text of an entry.
  private func withConstant(_ value: Double, in entry: String) throws -> String {
    let body = try #require(entry.split(separator: "   (active").first)
    let hasReference = body.contains("== UI") || body.contains("== Shop") || body.contains("*")
    let stem: Substring
    if hasReference {
      stem = body.firstRange(of: " + ").map { body[..<$0.lowerBound] } ?? body
    } else {
      stem = body[..<(try #require(body.lastIndex(of: " ")))]
    }
    let sign = value < 0 ? "-" : "+"
    let constant = hasReference ? " \(sign) \(abs(value))" : " \(value)"
    return "\(stem)\(constant)   (active)>"
  }

  @Test(
    "a verified repair, written into the log and read again, leaves no conflict", arguments: UInt64(0)..<150)
  func reimport(seed: UInt64) throws {
    let row = RowLog(seed: seed)
    let report = diagnose(conflictLog(row.entries))
    for fix in report.findings.flatMap(\.fixes) where fix.isVerified {
      let changed = try apply(fix, to: row.entries, report)
      let verdict = diagnose(conflictLog(changed)).findings.first?.conflict
      // A constant is printed with two decimals, so it may miss the exact amount by less than rounding.
      #expect(verdict?.verdict != .contradictory || verdict?.isRounding == true, "\(fix.summary)")
    }
  }

  @Test("equal heights that are too much together are lowered together")
  func alike() throws {
    var writer = EntryWriter()
    let page = "UIView:0x7f80c0"
    var entries = [writer.entry("\(page).height == 100", "UIView-Encapsulated-Layout-Height")]
    var previous = "\(page).top"
    for index in 1...4 {
      entries.append(writer.entry("Shop.Card:0x7f80\(index)0.top == \(previous)"))
      entries.append(writer.entry("Shop.Card:0x7f80\(index)0.height == 80"))
      previous = "Shop.Card:0x7f80\(index)0.bottom"
    }
    entries.append(writer.entry("\(previous) == \(page).bottom"))
    let fixes = try #require(diagnose(conflictLog(entries)).findings.first).fixes
    let together = try #require(fixes.first { !$0.also.isEmpty })
    #expect(together.also.count == 3)
    #expect(together.isVerified)
    #expect(fixes.allSatisfy { $0.isVerified })
  }

  @Test("a conflict of two independent ones has no repair by one constraint, and says so")
  func twoConflicts() throws {
    var writer = EntryWriter()
    let entries = [
      writer.entry("UIView:0x7f8010.width == 10"), writer.entry("UIView:0x7f8010.width == 20"),
      writer.entry("UIView:0x7f8020.height == 10"), writer.entry("UIView:0x7f8020.height == 20"),
    ]
    let finding = try #require(diagnose(conflictLog(entries)).findings.first)
    let fix = try #require(finding.fixes.first)
    #expect(finding.fixes.count == 1)
    #expect(fix.isVerified)
    #expect(fix.also.count == 1)
    #expect(fix.summary.hasPrefix("No single change is enough."))
    #expect(finding.conflict?.otherCores.count == 1)
    #expect(finding.explanation.contains { $0.contains("1 separate conflict") })
  }

  @Test("switching the autoresizing mask off comes first where it was left on")
  func autoresizing() throws {
    var writer = EntryWriter()
    let mask = "NSAutoresizingMaskLayoutConstraint"
    let entries = [
      writer.entry("h=--& v=--& UILabel:0x7f8010'Sum'.midX == 0", class: mask),
      writer.entry("h=--& v=--& UILabel:0x7f8010'Sum'.width == 0", class: mask),
      writer.entry("UILabel:0x7f8010'Sum'.width >= 40"),
    ]
    let finding = try #require(diagnose(conflictLog(entries)).findings.first)
    #expect(finding.fixes.first?.kind == .disableAutoresizing)
    #expect(finding.fixes.first?.isVerified == true)
    #expect(finding.fixes.first?.summary.contains("UILabel 'Sum'") == true)
  }

  @Test("no repair makes a size 0 or turns a space into an overlap")
  func sensibleConstants() throws {
    var writer = EntryWriter()
    let entries = [
      writer.entry("UIView:0x7f80c0.width == 10", "UIView-Encapsulated-Layout-Width"),
      writer.entry("UIView:0x7f8010.leading == UIView:0x7f80c0.leading + 8"),
      writer.entry("UIView:0x7f8010.width == 30"),
      writer.entry("UIView:0x7f80c0.trailing == UIView:0x7f8010.trailing + 8"),
    ]
    let fixes = try #require(diagnose(conflictLog(entries)).findings.first).fixes
    #expect(fixes.allSatisfy { $0.kind != .changeConstant })
    #expect(fixes.contains { $0.kind == .lowerPriority })
  }
}
