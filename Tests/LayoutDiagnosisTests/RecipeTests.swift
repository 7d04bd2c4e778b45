import LayoutDiagnosis
import LayoutModel
import Testing

/// A log that shows a signature.
struct Signature: Sendable, CustomTestStringConvertible {
  let rule: String
  let entries: [String]
  var testDescription: String { rule }

  init(_ rule: String, _ bodies: (body: String, identifier: String?, className: String?)...) {
    self.rule = rule
    var writer = EntryWriter()
    entries = bodies.map { writer.entry($0.body, $0.identifier, class: $0.className ?? "NSLayoutConstraint") }
  }
}

private let cell = "UITableViewCellContentView:0x7f80c0"
private let autoresizing = "NSAutoresizingMaskLayoutConstraint"

@Suite struct RecipeTests {
  static let signatures: [Signature] = [
    Signature("negative-size", ("UIView:0x7f8010.width == - 24", nil, nil)),
    Signature(
      "system-keyboard",
      (
        "_UIRemoteKeyboardPlaceholderView:0x7f8010.bottom == _UIKBCompatInputView:0x7f8020.top - 17",
        "accessoryView.bottom", nil
      ),
      (
        "V:[_UIRemoteKeyboardPlaceholderView:0x7f8010]-(0)-[_UIKBCompatInputView:0x7f8020]", "inputView.top",
        nil
      )),
    Signature(
      "system-bar", ("_UIButtonBarStackView:0x7f8010.width <= 0", nil, nil),
      (
        "_UIModernBarButton:0x7f8020.leading == _UIButtonBarStackView:0x7f8010.leading + 8",
        "IB_Leading_Leading", nil
      ),
      (
        "_UIModernBarButton:0x7f8020.trailing == _UIButtonBarStackView:0x7f8010.trailing - 8",
        "IB_Trailing_Trailing", nil
      )),
    Signature(
      "system-internals",
      (
        "_UIAlertControllerInterfaceActionGroupView:0x7f8010.height == 0",
        "UIView-Encapsulated-Layout-Height", nil
      ),
      (
        "_UIInterfaceActionGroupHeaderScrollView:0x7f8020.top == _UIAlertControllerInterfaceActionGroupView:0x7f8010.top + 4",
        nil, nil
      ),
      (
        "_UIInterfaceActionGroupHeaderScrollView:0x7f8020.bottom == _UIAlertControllerInterfaceActionGroupView:0x7f8010.bottom - 4",
        nil, nil
      )),
    Signature(
      "stack-view-hiding", ("UIView:0x7f8010.height == 0", "UISV-hiding", nil),
      ("UILabel:0x7f8020'Terms'.top == UIView:0x7f8010.top + 12", nil, nil),
      ("UIView:0x7f8010.bottom == UILabel:0x7f8020'Terms'.bottom + 12", nil, nil)),
    Signature(
      "interface-builder-stand-in",
      ("UIButton:0x7f8010'Buy'.width == 120", nil, nil),
      (
        "UIButton:0x7f8010'Buy'.width == 96", "IB auto generated at build time for view with fixed frame",
        "NSIBPrototypingLayoutConstraint"
      )),
    Signature(
      "passing-size", ("\(cell).width == 0", "UIView-Encapsulated-Layout-Width", nil),
      ("UILabel:0x7f8020.leading == \(cell).leading + 16", nil, nil),
      ("\(cell).trailing == UILabel:0x7f8020.trailing + 16", nil, nil)),
    Signature(
      "autoresizing-mask-left-on",
      ("h=--& v=--& UILabel:0x7f8020'Total'.width == 0", nil, autoresizing),
      ("UILabel:0x7f8020'Total'.width == 200", nil, nil)),
    Signature(
      "fitting-size", ("\(cell).width == 320", "fittingSizeHTarget", nil),
      ("UIView:0x7f8020.width == 300", nil, nil), ("UIView:0x7f8020.leading == \(cell).leading", nil, nil),
      ("UIView:0x7f8020.trailing == \(cell).trailing", nil, nil)),
    Signature(
      "cell-height", ("\(cell).height == 44", "UIView-Encapsulated-Layout-Height", nil),
      ("UIImageView:0x7f8020.height == 40", nil, nil),
      ("UIImageView:0x7f8020.top == \(cell).top + 8", nil, nil),
      ("\(cell).bottom == UIImageView:0x7f8020.bottom + 8", nil, nil)),
    Signature(
      "cell-width", ("\(cell).width == 100", "UIView-Encapsulated-Layout-Width", nil),
      ("UIImageView:0x7f8020.width == 120", nil, nil),
      ("UIImageView:0x7f8020.leading == \(cell).leading", nil, nil),
      ("\(cell).trailing == UIImageView:0x7f8020.trailing", nil, nil)),
    Signature(
      "container-size", ("UIView:0x7f80c0.height == 667", "UIView-Encapsulated-Layout-Height", nil),
      ("UIImageView:0x7f8020.height == 700", nil, nil),
      ("UIImageView:0x7f8020.top == UIView:0x7f80c0.top", nil, nil),
      ("UIView:0x7f80c0.bottom == UIImageView:0x7f8020.bottom", nil, nil)),
    Signature(
      "duplicate-constraint", ("UILabel:0x7f8010'Hi'.top == UIView:0x7f8020.top + 8", nil, nil),
      ("UILabel:0x7f8010'Hi'.top == UIView:0x7f8020.top + 20", nil, nil)),
    Signature(
      "collapsed-to-zero", ("Shop.Banner:0x7f8010.height == 0", nil, nil),
      ("UILabel:0x7f8020.top == Shop.Banner:0x7f8010.top + 10", nil, nil),
      ("Shop.Banner:0x7f8010.bottom == UILabel:0x7f8020.bottom + 10", nil, nil)),
    Signature(
      "size-and-bound", ("Shop.Button:0x7f8010.height >= 44", nil, nil),
      ("Shop.Button:0x7f8010.height == 30", nil, nil)),
    Signature(
      "aspect-ratio", ("UIImageView:0x7f8010.height == 0.5*UIImageView:0x7f8010.width", nil, nil),
      ("UIImageView:0x7f8010.width == 200", nil, nil), ("UIImageView:0x7f8010.height == 150", nil, nil)),
    Signature(
      "stack-view-fixed-sizes", ("UIStackView:0x7f8010.width == 300", nil, nil),
      ("UIStackView:0x7f8010.leading == UIView:0x7f8020.leading", "UISV-canvas-connection", nil),
      (
        "H:[UIView:0x7f8030]-(0)-|   (active, names: '|':UIStackView:0x7f8010 )", "UISV-canvas-connection",
        nil
      ),
      ("H:[UIView:0x7f8020]-(8)-[UIView:0x7f8030]", "UISV-spacing", nil),
      ("UIView:0x7f8020.width == 100", nil, nil), ("UIView:0x7f8030.width == 100", nil, nil)),
    Signature(
      "stack-view-arranged", ("UIView:0x7f8020.leading == UIStackView:0x7f8010.leading", nil, nil),
      ("UILabel:0x7f8030.leading == UIStackView:0x7f8010.leading + 20", nil, nil),
      ("UIView:0x7f8020.leading == UILabel:0x7f8030.leading", "UISV-alignment", nil)),
    Signature(
      "insets-against-sizes",
      (
        "UILayoutGuide:0x600001'UIViewSafeAreaLayoutGuide'.top == UIView:0x7f8010.top + 59",
        "UIViewSafeAreaLayoutGuide-top", nil
      ),
      ("UILabel:0x7f8020.top == UILayoutGuide:0x600001'UIViewSafeAreaLayoutGuide'.top", nil, nil),
      ("UILabel:0x7f8020.top == UIView:0x7f8010.top + 20", nil, nil)),
    Signature(
      "frame-from-outside", ("h=--& v=--& Shop.Page:0x7f8010.height == 480", nil, autoresizing),
      ("UIView:0x7f8020.top == Shop.Page:0x7f8010.top + 40", nil, nil),
      ("UIView:0x7f8020.bottom == Shop.Page:0x7f8010.bottom - 40", nil, nil),
      ("UIView:0x7f8020.height == 500", nil, nil)),
    Signature(
      "conflicting-constraints", ("H:[UIView:0x7f8010]-(8)-[UIView:0x7f8020]", nil, nil),
      ("UIView:0x7f8020.leading == UIView:0x7f8010.leading + 50", nil, nil),
      ("UIView:0x7f8010.width >= 60", nil, nil)),
  ]

  @Test("a signature is told by its rule", arguments: signatures)
  func rule(_ signature: Signature) throws {
    let report = diagnose(conflictLog(signature.entries, breaking: 0))
    let finding = try #require(report.findings.first)
    #expect(finding.rule == signature.rule)
    #expect(report.findings.count == 1)
    let conflict = try #require(finding.conflict)
    #expect(conflict.verdict == .contradictory)
    #expect(report.complaint(about: conflict.core, gap: conflict.gap) == nil)
    #expect(conflict.broken != nil)
  }

  /// What the explanation or the advice must say for each signature, in words that fit no other.
  static let phrases: [String: String] = [
    "negative-size": "asks for a negative size", "system-keyboard": "belongs to the system's keyboard",
    "system-bar": "belongs to a bar of the system", "system-internals": "was made by your code",
    "stack-view-hiding": "The stack view is hiding UIView", "passing-size": "while its width was still 0",
    "interface-builder-stand-in": "was added by Interface Builder at build time",
    "autoresizing-mask-left-on": "translatesAutoresizingMaskIntoConstraints is still true",
    "fitting-size": "it tried 320 pt as a required size",
    "cell-height": "gave the cell 44 pt as a required height",
    "cell-width": "gave the cell 100 pt as a required width",
    "container-size": "gets its size from its container",
    "duplicate-constraint": "fix the same thing, to different amounts",
    "collapsed-to-zero": "Banner is set to 0 by one of your constraints",
    "size-and-bound": "One constraint fixes the size and the other bounds it",
    "aspect-ratio": "ties the height to the width", "stack-view-fixed-sizes": "3 fixed sizes of yours",
    "stack-view-arranged": "The stack view aligns its views with each other",
    "insets-against-sizes": "The safe area takes part", "frame-from-outside": "is laid out by its frame",
    "conflicting-constraints": "Proved: these 3 cannot all hold",
  ]

  @Test("a signature is explained in words of its own", arguments: signatures)
  func explanation(_ signature: Signature) throws {
    let finding = try #require(diagnose(conflictLog(signature.entries, breaking: 0)).findings.first)
    let phrase = try #require(Self.phrases[signature.rule])
    #expect(finding.explanation.contains { $0.contains(phrase) }, "\(finding.explanation)")
    #expect(finding.explanation.contains { $0.contains("The log says the system broke") })
  }

  @Test("every recipe has a signature among the tests")
  func coverage() {
    let tested = Set(Self.signatures.map(\.rule))
    let all = Rule.all.map(\.id).prefix { $0 != "unproved-conflict" }
    #expect(Set(all) == tested)
  }

  @Test("only constraints of the app are ever changed", arguments: signatures)
  func fixesTouchOnlyOwn(_ signature: Signature) {
    let report = diagnose(conflictLog(signature.entries))
    for finding in report.findings {
      for fix in finding.fixes where fix.kind != .disableAutoresizing {
        #expect(report.constraints.first { $0.id == fix.constraint }?.owner == .app)
      }
      #expect(!finding.fixes.isEmpty || report.constraints.filter { $0.owner == .app }.isEmpty)
    }
  }

  @Test(
    "the system's own noise is a note and says that there is nothing to do",
    arguments: signatures.filter { $0.rule.hasPrefix("system-") })
  func noise(_ signature: Signature) throws {
    let finding = try #require(diagnose(conflictLog(signature.entries)).findings.first)
    #expect(finding.severity == .note)
    #expect(finding.fixes.isEmpty)
    #expect(!finding.advice.isEmpty)
  }

  @Test("rule ids are unique and kebab-case, and every rule has an article")
  func catalogue() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in Rule.all {
      #expect(rule.id.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) })
      #expect(!rule.article.isEmpty && !rule.title.isEmpty)
    }
  }
}
