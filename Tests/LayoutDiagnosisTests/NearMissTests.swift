import LayoutDiagnosis
import Testing

/// Lists that look like a signature but are none, and what must be said or not be said about them.
@Suite struct NearMissTests {
  private func finding(_ bodies: [(body: String, identifier: String?)]) throws -> Finding {
    var writer = EntryWriter()
    let entries = bodies.map { writer.entry($0.body, $0.identifier) }
    return try #require(diagnose(conflictLog(entries)).findings.first)
  }

  @Test("two bounds are no fixed size with a bound")
  func bounds() throws {
    let finding = try finding([("UIView:0x7f8010.width >= 100", nil), ("UIView:0x7f8010.width <= 50", nil)])
    #expect(finding.rule == "conflicting-constraints")
    #expect(
      finding.summary == "UIView cannot be both at least 100 pt and at most 50 pt wide: 50 pt apart.")
  }

  @Test("a bound below 0 is not called fixed")
  func negativeBound() throws {
    let finding = try finding([("UIView:0x7f8010.width <= - 10", nil)])
    #expect(finding.summary == "UIView may be at most −10 pt wide, and a width is never negative.")
  }

  @Test("a place of 0 is no size of 0")
  func place() throws {
    let finding = try finding([
      (
        "UIView:0x7f8010.minX == 0   (active, names: '|':UIWindow:0x7f8000 )",
        "UIView-Encapsulated-Layout-Left"
      ),
      ("H:|-(8)-[UIView:0x7f8010]   (active, names: '|':UIWindow:0x7f8000 )", nil),
    ])
    #expect(finding.rule != "passing-size")
    #expect(!finding.explanation.contains { $0.contains("width was still 0") })
  }

  @Test("a cell's width is not spoken of as a height")
  func cellWidth() throws {
    let cell = "UITableViewCellContentView:0x7f80c0"
    let finding = try finding([
      ("\(cell).width == 375", "UIView-Encapsulated-Layout-Width"),
      ("UIImageView:0x7f8010.leading == \(cell).leading", nil),
      ("\(cell).trailing == UIImageView:0x7f8010.trailing", nil),
      ("UIImageView:0x7f8010.height == 0.5*UIImageView:0x7f8010.width", nil),
      ("UIImageView:0x7f8010.height == 100", nil),
    ])
    #expect(!finding.explanation.contains { $0.contains("required height") })
  }

  @Test("places in code are named only where both are known")
  func code() throws {
    let log =
      "<SnapKit.LayoutConstraint:0x600001@Cell.swift#88 UIView:0x7f8010.height == 1.0>\n"
      + "<NSLayoutConstraint:0x600002 UIView:0x7f8010.height == 2>\n"
    let finding = try #require(diagnose(log).findings.first)
    #expect(!finding.explanation.contains { $0.contains("They were made in") })
  }

  @Test("numbers that look alike are printed so that they differ")
  func alikeNumbers() throws {
    let finding = try finding([
      ("UIView:0x7f8010.width >= 48.001", nil), ("UIView:0x7f8010.width == 48", nil),
    ])
    #expect(!finding.fixes.contains { $0.summary.hasSuffix("from 48 to 48.") })
    #expect(finding.conflict?.isRounding == true)
  }

  @Test("a spacing between siblings is not said to be inside one of them")
  func siblings() throws {
    let finding = try finding([
      ("UILabel:0x7f8010.top == UIButton:0x7f8020.top + 8", nil),
      ("UILabel:0x7f8010.top == UIButton:0x7f8020.top", nil),
    ])
    #expect(finding.conflict?.ledger?.subject.label == "top edges of UILabel and UIButton")
  }

  @Test("a width equation is a difference, not a distance")
  func widths() throws {
    let finding = try finding([
      ("UIView:0x7f8010.width == UIView:0x7f8020.width", nil),
      ("UIView:0x7f8020.width == UIView:0x7f8010.width + 10", nil),
    ])
    #expect(finding.summary.contains("the difference"))
  }

  @Test("a constraint that cannot hold by itself is said to be alone")
  func alone() throws {
    let finding = try finding([("UIView:0x7f8010.width == UIView:0x7f8010.width + 5", nil)])
    #expect(finding.summary == "“UIView.width = UIView.width + 5” cannot hold by itself.")
  }

  @Test("lists that differ in a priority are not taken for equal")
  func priorities() throws {
    let first = "<NSLayoutConstraint:0x600001 UIView:0x7f8010.width == 1>\n"
    let second = "<NSLayoutConstraint:0x600002 H:[UIView:0x7f8010(2@500)] priority:500>\n"
    let required = "<NSLayoutConstraint:0x600002 H:[UIView:0x7f8010(2)]>\n"
    let report = diagnose("(\n\(first)\(second))\n(\n\(first)\(required))\n")
    #expect(report.findings.map(\.rule) == ["constraints-hold", "duplicate-constraint"])
  }

  @Test("a dump does not follow from a conflict")
  func dump() throws {
    var writer = EntryWriter()
    let entries = [
      writer.entry("UIView:0x7f8010.width == 1"), writer.entry("UIView:0x7f8010.width == 2"),
      writer.entry("UIView:0x7f8010.height == 2"),
    ]
    let log =
      conflictLog(entries, breaking: 0) + "(lldb) po view.constraints\n"
      + entries.dropFirst().joined(separator: "\n") + "\n"
    let report = diagnose(log)
    #expect(report.findings.count == 2)
    #expect(report.findings.last?.follows == nil)
  }

  @Test("an address in a name does not change the fingerprint")
  func addressInName() throws {
    func fingerprint(_ name: String) throws -> String {
      try #require(
        diagnose(
          conflictLog([
            "<NSLayoutConstraint:0x600001 \(name).width == 1   (active, names: \(name):0x7f8010 )>",
            "<NSLayoutConstraint:0x600002 \(name).width == 2   (active, names: \(name):0x7f8010 )>",
          ])
        ).findings.first
      ).fingerprint
    }
    #expect(try fingerprint("TitleView(0x109518800)") == fingerprint("TitleView(0x209518811)"))
  }

  @Test(
    "windows and cells keep their autoresizing mask", arguments: ["UIWindow", "UITableViewCellContentView"])
  func managedViews(_ name: String) throws {
    var writer = EntryWriter()
    let entries = [
      writer.entry("h=--& v=--& \(name):0x7f8010.width == 100", class: "NSAutoresizingMaskLayoutConstraint"),
      writer.entry("\(name):0x7f8010.width == 120"),
    ]
    let finding = try #require(diagnose(conflictLog(entries)).findings.first)
    #expect(finding.fixes.allSatisfy { $0.kind != .disableAutoresizing })
  }
}
