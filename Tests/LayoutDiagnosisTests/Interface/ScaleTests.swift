import LayoutModel
import LayoutPlatform
import Testing

@testable import LayoutDiagnosis

@Suite("Layout files that are large, or laid out for many screens")
struct ScaleTests {
  @Test(
    "many groups, many redundant bounds and many equal gaps take no more than a moment",
    .timeLimit(.minutes(1)))
  func large() {
    var tree = SmallTree.tree(root: (400, 20_000))
    for index in 0..<400 {
      let view = SmallTree.view(
        "v\(index)", in: &tree, translates: false, (0, Int64(index) * 20, 50, 20))
      SmallTree.constrain(view, .top, .equal, 0, Rational(Int64(index) * 20), in: &tree)
      SmallTree.constrain(view, .height, .equal, Rational(20), in: &tree)
      SmallTree.constrain(view, .width, .lessThanOrEqual, Rational(500 - Int64(index)), in: &tree)
      SmallTree.constrain(view, .leading, .equal, 0, Rational(0), in: &tree)
    }
    for index in 0..<400 {
      SmallTree.constrain(1, .width, .lessThanOrEqual, Rational(9000 - Int64(index)), in: &tree)
    }
    let findings = Self.report(tree, []).findings
    #expect(findings.count { $0.rule == "unpaired-inequality" } == 400)
    #expect(findings.count { $0.rule == "redundant-constraint" } == 400)
  }

  @Test("on many screens the findings are those of each screen alone")
  func shares() throws {
    var tree = SmallTree.tree(root: (390, 844))
    let box = SmallTree.view("box", in: &tree, translates: false, (20, 30, 100, 50))
    SmallTree.constrain(box, .top, .equal, 0, Rational(30), in: &tree)
    SmallTree.constrain(box, .height, .equal, Rational(50), in: &tree)
    SmallTree.constrain(box, .leading, .equal, 0, Rational(100), in: &tree)
    SmallTree.constrain(0, .trailing, .greaterThanOrEqual, box, Rational(300), in: &tree)
    let screens = [Int64(390), 395, 390, 500, 396].map { width in
      var configuration = LayoutConfiguration()
      configuration.size = InterfaceSize(width: Rational(width), height: 844)
      return configuration
    }
    let alone = screens.map { Self.report(tree, [$0]) }
    let together = Self.report(tree, screens)
    #expect(together.layouts.count == screens.count)
    for (layout, single) in zip(together.layouts, alone) {
      #expect(layout.isSatisfiable == single.layouts[0].isSatisfiable)
      #expect(layout.items.map { $0.placement?.frame } == single.layouts[0].items.map { $0.placement?.frame })
    }
    let keys = { (report: Report) in Set(report.findings.map { $0.rule + $0.fingerprint }) }
    #expect(keys(together) == alone.reduce(into: Set()) { $0.formUnion(keys($1)) })
    #expect(together.findings.allSatisfy { !$0.summary.isEmpty })
    #expect(Set(together.layouts.map(\.id)).count == screens.count)
  }

  @Test("a squeezed label says to what its content gives way, and by how much")
  func squeezed() throws {
    var tree = SmallTree.tree(root: (390, 844))
    let label = SmallTree.view("label", "label", in: &tree, translates: false, (0, 0, 60, 21))
    tree.views[label].text = InterfaceText("A rather long title that needs room")
    for edge in [Attribute.leading, .top] {
      SmallTree.constrain(label, edge, .equal, 0, Rational(0), in: &tree)
    }
    SmallTree.constrain(label, .width, .equal, Rational(60), in: &tree)
    let report = Self.report(tree, [])
    let unmet = try #require(report.layouts[0].unmet.first)
    #expect(report.layouts[0].unmet.count == 1 && unmet.reason.count == 2)
    let constraints = report.constraints.filter { entry in unmet.reason.contains { $0.constraint == entry.id }
    }
    #expect(constraints.map(\.owner.rawValue).sorted() == ["app", "content-size"])
    let clipped = try #require(report.findings.first { $0.rule == "clipped-text" })
    #expect(clipped.explanation.first?.contains("horizontal compression resistance (750) gives way") == true)
  }

  @Test("a label that must not be stretched is named where it is, with the repair")
  func requiredHugging() throws {
    var tree = SmallTree.tree(root: (390, 844))
    let label = SmallTree.view("label", "label", in: &tree, translates: false, (0, 0, 390, 21))
    tree.views[label].text = InterfaceText("Hello")
    tree.views[label].hugging.horizontal = .required
    for edge in [Attribute.leading, .trailing, .top] {
      SmallTree.constrain(label, edge, .equal, 0, Rational(0), in: &tree)
    }
    let finding = try #require(Self.report(tree, []).findings.first { $0.conflict != nil })
    #expect(finding.explanation.contains { $0.contains("The horizontal hugging priority of UILabel") })
    #expect(finding.fixes.contains { $0.isVerified && $0.summary.contains("horizontal hugging priority") })
  }

  private static func report(_ tree: InterfaceTree, _ screens: [LayoutConfiguration]) -> Report {
    var document = SmallTree.document()
    document.trees = [tree]
    return InterfaceDiagnosis.report(document, path: "Test.storyboard", configurations: screens)
  }
}
