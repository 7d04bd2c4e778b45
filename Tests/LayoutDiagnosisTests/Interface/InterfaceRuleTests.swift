import LayoutModel
import LayoutPlatform
import TestSupport
import Testing
import TextSource

@testable import LayoutDiagnosis

@Suite("What a layout file shows")
struct InterfaceRuleTests {
  /// Diagnoses a tree as the only one of a document.
  private static func report(
    _ tree: InterfaceTree, _ change: (inout InterfaceDocument) -> Void = { _ in }
  ) -> Report {
    var document = SmallTree.document()
    change(&document)
    document.trees = [tree]
    return InterfaceDiagnosis.report(document, path: "Test.storyboard")
  }

  /// A tree with one view whose x, y, width and height are fixed where its frame is.
  private static func fixed(
    _ frame: (Int64, Int64, Int64, Int64), _ element: String = "view"
  ) -> (tree: InterfaceTree, view: Int) {
    var tree = SmallTree.tree(root: (400, 800))
    let view = SmallTree.view("box", element, in: &tree, translates: false, frame)
    SmallTree.constrain(view, .leading, .equal, 0, Rational(frame.0), in: &tree)
    SmallTree.constrain(view, .top, .equal, 0, Rational(frame.1), in: &tree)
    SmallTree.constrain(view, .width, .equal, Rational(frame.2), in: &tree)
    SmallTree.constrain(view, .height, .equal, Rational(frame.3), in: &tree)
    return (tree, view)
  }

  @Test("a frame that differs from what the constraints prove is misplaced, by how much is said")
  func misplaced() throws {
    var (tree, view) = Self.fixed((20, 30, 100, 50))
    tree.views[view].frame?.x = 37
    let finding = try #require(Self.report(tree).findings.first)
    #expect(finding.rule == "misplaced-view")
    #expect(finding.summary.contains("17 pt further left"))
  }

  @Test("a view without room is told from one that only lies elsewhere")
  func noRoom() throws {
    var (tree, view) = Self.fixed((20, 30, 0, 50))
    tree.views[view].frame?.width = 90
    #expect(Self.report(tree).findings.map(\.rule) == ["no-room"])
  }

  @Test("two inequalities leave a number open between them")
  func unpaired() throws {
    var (tree, view) = Self.fixed((20, 30, 100, 50))
    tree.constraints.remove(at: 2)
    SmallTree.constrain(view, .width, .greaterThanOrEqual, Rational(60), in: &tree)
    SmallTree.constrain(view, .width, .lessThanOrEqual, Rational(140), in: &tree)
    let finding = try #require(Self.report(tree).findings.first)
    #expect(finding.rule == "unpaired-inequality")
    let range = try #require(finding.ambiguity?.ranges.first)
    #expect(range.minimum == 60 && range.maximum == 140)
  }

  @Test("two labels of equal hugging trade the room between them")
  func tie() throws {
    var tree = SmallTree.tree(root: (400, 800))
    var labels: [Int] = []
    for (index, x) in [Int64(0), 60].enumerated() {
      let label = SmallTree.view("label\(index)", "label", in: &tree, translates: false, (x, 0, 40, 21))
      tree.views[label].text = InterfaceText("Name")
      SmallTree.constrain(label, .top, .equal, 0, 0, in: &tree)
      labels.append(label)
    }
    SmallTree.constrain(labels[0], .leading, .equal, 0, 0, in: &tree)
    SmallTree.constrain(labels[1], .leading, .equal, labels[0], .trailing, 20, in: &tree)
    SmallTree.constrain(0, .trailing, .equal, labels[1], 0, in: &tree)
    let finding = try #require(Self.report(tree).findings.first { $0.rule == "equal-priorities" })
    #expect(finding.ambiguity?.items == ["label0", "label1"])
    tree.views[labels[0]].hugging.horizontal = Priority(251)
    #expect(!Self.report(tree).findings.contains { $0.rule == "equal-priorities" })
  }

  @Test("a scroll view needs a chain from edge to edge")
  func scrollContent() throws {
    var (tree, scroll) = Self.fixed((0, 0, 400, 800), "scrollView")
    let content = SmallTree.view("content", in: &tree, parent: scroll, translates: false, (0, 0, 400, 900))
    for edge in [Attribute.leading, .top, .trailing, .bottom] {
      SmallTree.constrain(content, edge, .equal, scroll, 0, in: &tree)
    }
    let open = try #require(Self.report(tree).findings.first)
    #expect(open.ambiguity?.freedom == 1)
    SmallTree.constrain(content, .width, .equal, scroll, 0, in: &tree)
    SmallTree.constrain(content, .height, .equal, Rational(900), in: &tree)
    #expect(Self.report(tree).findings.isEmpty)
  }

  @Test("what only a placeholder fixes is open once it is removed")
  func placeholder() throws {
    var (tree, _) = Self.fixed((20, 30, 100, 50))
    tree.constraints[2].isPlaceholder = true
    #expect(Self.report(tree).findings.map(\.rule) == ["placeholder-removed"])
  }

  @Test("a constraint that says nothing new is named once", arguments: [100, 60])
  func redundant(bound: Int64) {
    var (tree, view) = Self.fixed((20, 30, 100, 50))
    SmallTree.constrain(view, .width, .greaterThanOrEqual, Rational(bound), in: &tree)
    #expect(Self.report(tree).findings.map(\.rule) == ["redundant-constraint"])
  }

  @Test("a conflict of another size class is found, and says where")
  func sizeClass() throws {
    var (tree, view) = Self.fixed((20, 30, 100, 50))
    SmallTree.constrain(view, .width, .equal, Rational(140), in: &tree)
    var base = InterfaceVariation(.any)
    base.excludedConstraints = [tree.constraints[4].id]
    var compact = InterfaceVariation(SizeClasses(height: .compact))
    compact.includedConstraints = [tree.constraints[4].id]
    tree.views[0].variations = [base, compact]
    let report = Self.report(tree) { $0.usesSizeClasses = true }
    let finding = try #require(report.findings.first { $0.conflict != nil })
    #expect(finding.explanation.first?.contains("compact height") == true)
    #expect(finding.conflict?.gap == 40)
  }

  @Test("a multiplier of six digits that misses by a hair is a rounding conflict")
  func rounding() throws {
    var (tree, view) = Self.fixed((20, 30, 27, 25))
    tree.constraints.remove(at: 3)
    SmallTree.constrain(
      view, .height, .equal, view, .width, multiplier: Rational(25, 27), in: &tree)
    tree.constraints[3].multiplierText = "0.925926"
    SmallTree.constrain(view, .height, .equal, Rational(25), in: &tree)
    let finding = try #require(Self.report(tree).findings.first { $0.conflict != nil })
    #expect(finding.conflict?.isRounding == true)
    #expect(finding.severity == .warning)
  }

  @Test("a size that only the file's canvas has makes a conflict conditional")
  func assumption() throws {
    var (tree, view) = Self.fixed((20, 30, 100, 50))
    tree.controller = nil
    SmallTree.constrain(0, .trailing, .equal, view, 20, in: &tree)
    let conflict = try #require(Self.report(tree).findings.first { $0.conflict != nil }?.conflict)
    #expect(conflict.verdict == .contradictoryIf)
    #expect(conflict.assumptions.count == 1)
  }

  @Test("a conflict with what a proportional stack view is only thought to do is conditional")
  func proportional() throws {
    var (tree, stack) = Self.fixed((0, 0, 400, 100), "stackView")
    tree.views[stack].stack = InterfaceStack()
    tree.views[stack].stack?.distribution = .fillProportionally
    let label = SmallTree.view("label", "label", in: &tree, parent: stack, translates: false, (0, 0, 40, 100))
    tree.views[label].text = InterfaceText("Name")
    let plain = SmallTree.view("plain", in: &tree, parent: stack, translates: false, (40, 0, 360, 100))
    SmallTree.constrain(plain, .width, .greaterThanOrEqual, Rational(30), in: &tree)
    let conflict = try #require(Self.report(tree).findings.first { $0.conflict != nil }?.conflict)
    #expect(conflict.verdict == .contradictoryIf)
    #expect(conflict.assumptions.first?.contains("in proportion") == true)
  }

  @Test("safe areas are read back from the views that are tied to them")
  func safeArea() {
    var tree = SmallTree.tree(root: (400, 800))
    let view = SmallTree.view("box", in: &tree, translates: false, (0, 91, 400, 709))
    tree.guides.append(InterfaceGuide(id: "safe", kind: .safeArea, owner: 0, location: SmallTree.place))
    for edge in [Attribute.leading, .top, .trailing, .bottom] {
      SmallTree.constrain(view, edge, .equal, 0, 0, in: &tree)
      tree.constraints[tree.constraints.count - 1].second = .guide(0)
    }
    #expect(Self.report(tree).findings.isEmpty)
  }
}
