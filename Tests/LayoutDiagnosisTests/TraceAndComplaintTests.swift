import LayoutDiagnosis
import TextSource
import Testing

@Suite struct TraceDiagnosisTests {
  @Test("a trace names the ambiguous view and its open variables")
  func variables() throws {
    let finding = try #require(
      diagnose(
        """
        •UIWindow:0x7f8000
        |   •UIView:0x7f8010
        |   |   *UILabel:0x7f8020'Total'- AMBIGUOUS LAYOUT for UILabel:0x7f8020'Total'.minX{id: 3}, UILabel:0x7f8020'Total'.Width{id: 5}
        """
      ).findings.first)
    #expect(finding.rule == "ambiguous-layout")
    #expect(finding.severity == .warning)
    #expect(finding.summary == "UILabel 'Total' is ambiguous: its x position and width are not fixed.")
    #expect(finding.ambiguity?.items.count == 1)
    #expect(finding.location.line == 3)
  }

  @Test("guides of the system that are always ambiguous are a note")
  func noise() throws {
    let finding = try #require(
      diagnose(
        """
        UIWindow:0x7f8000
        |   •UIView:0x7f8010
        |   |   *_UILayoutGuide:0x7f8020- AMBIGUOUS LAYOUT for _UILayoutGuide:0x7f8020.minY{id: 3}
        """
      ).findings.first)
    #expect(finding.severity == .note)
    #expect(finding.advice.isEmpty)
  }

  @Test("a trace of older systems names no variables, and the finding says what would tell")
  func old() throws {
    let finding = try #require(
      diagnose("*<UIWindow:0x7f8000>\n|   *<UIView:0x7f8010> - AMBIGUOUS LAYOUT\n").findings.first)
    #expect(finding.summary == "UIView is ambiguous: its position or size is not fixed.")
    #expect(finding.advice.contains { $0.contains("iOS 8") })
  }

  @Test("a log of traces alone is an input of that kind")
  func kind() {
    let report = diagnose("*<UIWindow:0x7f8000>\n|   *<UIView:0x7f8010> - AMBIGUOUS LAYOUT\n")
    #expect(report.inputs.first?.kind == .trace)
  }
}

@Suite struct ComplaintDiagnosisTests {
  @Test("views without a common superview are named")
  func ancestor() throws {
    let finding = try #require(
      diagnose(
        "reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x60001 \"UILabel:0x7f8010.left\"> and "
          + "<NSLayoutXAxisAnchor:0x60002 \"Shop.Page:0x7f8020.left\"> because they have no common ancestor.'"
      ).findings.first)
    #expect(finding.rule == "no-common-ancestor")
    #expect(finding.summary == "UILabel and Page have no superview in common, so no constraint can tie them.")
  }

  @Test(
    "an update that matches nothing is set beside the nearest existing constraint",
    arguments: [
      ("Shop.Bar:0x7f8010.height >= 20.0", "the relation (=, not ≥)"),
      ("Shop.Bar:0x7f8010.height == 20.0 ^750", "the priority (1000, not 750)"),
      (
        "Shop.Bar:0x7f8010.height == UIView:0x7f8020.height * 0.5",
        "the second item, which only one of them has"
      ),
      ("Shop.Bar:0x7f8010.width == 20.0", "the attribute (height, not width)"),
    ])
  func update(_ wanted: (body: String, difference: String)) throws {
    let log = """
      <SnapKit.LayoutConstraint:0x600001@Page.swift#12 Shop.Bar:0x7f8010.height == 44.0>
      <SnapKit.LayoutConstraint:0x600002@Page.swift#13 UIView:0x7f8030.width == 10.0>



      unrelated
      Fatal error: Updated constraint could not find existing matching constraint to update: \
      <SnapKit.LayoutConstraint:0x600003@Page.swift#40 \(wanted.body)>
      """
    let finding = try #require(diagnose(log).findings.first { $0.rule == "update-without-match" })
    #expect(finding.explanation.contains { $0.contains("Page.swift, line 40") })
    #expect(finding.explanation.contains { $0.contains(wanted.difference) && $0.contains("Bar.height = 44") })
  }

  @Test("a dump without a contradiction is a note")
  func dump() throws {
    let log = "<NSLayoutConstraint:0x600001 UIView:0x7f8010.height == 44   (active)>\n"
    let finding = try #require(diagnose(log).findings.first)
    #expect(finding.rule == "constraints-hold")
    #expect(finding.severity == .note)
    #expect(finding.conflict == nil)
  }

  @Test("a dump that contradicts itself is diagnosed like a conflict")
  func contradictingDump() throws {
    let log =
      "<NSLayoutConstraint:0x600001 UIView:0x7f8010.height == 44>\n<NSLayoutConstraint:0x600002 UIView:0x7f8010.height == 45>\n"
    let finding = try #require(diagnose(log).findings.first)
    #expect(finding.rule == "duplicate-constraint")
    #expect(finding.conflict?.gap == 1)
  }

  @Test("optional constraints of a dump do not conflict")
  func optional() throws {
    let log =
      "<NSLayoutConstraint:0x600001 UIView:0x7f8010.height == 44>\n<NSLayoutConstraint:0x600002 V:[UIView:0x7f8010(45@750)] priority:750>\n"
    #expect(diagnose(log).findings.first?.rule == "constraints-hold")
  }
}
