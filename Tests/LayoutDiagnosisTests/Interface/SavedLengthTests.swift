import LayoutModel
import LayoutPlatform
import TestSupport
import Testing

@testable import LayoutDiagnosis

@Suite("Lengths taken from saved frames")
struct SavedLengthTests {
  /// A box around a label with some lines of text, both as high as a rendered text of a class of its own was saved.
  private static func boxedLabel(_ height: Int64) -> (tree: InterfaceTree, label: Int) {
    var tree = SmallTree.tree(root: (400, 800))
    let box = SmallTree.view("box", in: &tree, translates: false, (0, 0, 400, height))
    let label = SmallTree.view(
      "label", "label", in: &tree, parent: box, translates: false, (0, 0, 400, height))
    tree.views[label].text = InterfaceText("Some words")
    tree.views[label].text?.lines = 0
    for view in [box, label] {
      let outer = view == box ? 0 : box
      for edge in [Attribute.leading, .top, .trailing] {
        SmallTree.constrain(view, edge, .equal, outer, 0, in: &tree)
      }
    }
    SmallTree.constrain(label, .bottom, .equal, box, 0, in: &tree)
    return (tree, label)
  }

  private static func items(
    _ tree: InterfaceTree, _ platform: InterfaceDocument.Platform = .iOS,
    rendered: [String: InterfaceSize] = [:]
  ) throws -> [String: ReportPlacement] {
    var document = SmallTree.document(platform)
    document.renderedSizes = rendered
    document.trees = [tree]
    let report = InterfaceDiagnosis.report(document, path: "Test.xib")
    let layout = try #require(report.layouts.first)
    return Dictionary(
      layout.items.compactMap { item in item.placement.map { (item.id, $0) } },
      uniquingKeysWith: { a, _ in a })
  }

  @Test("a text of a class of its own is as high as it was saved, not as the long line that was rendered")
  func renderedText() throws {
    let (tree, _) = Self.boxedLabel(101)
    let items = try Self.items(
      tree, rendered: ["label": InterfaceSize(width: 1500, height: Rational(41, 2))])
    #expect(items["box"]?.frame == [0, 0, 400, 101])
    #expect(items["label"]?.assumed == ["height"])
    #expect(items["box"]?.assumed == [])
  }

  @Test("a saved length gives way to every constraint, and is then not assumed")
  func givesWay() throws {
    var (tree, label) = Self.boxedLabel(101)
    SmallTree.constrain(label, .height, .equal, Rational(40), in: &tree)
    tree.views[label].compression.vertical = .required
    let items = try Self.items(tree)
    #expect(items["box"]?.frame == [0, 0, 400, 40])
    #expect(items["label"]?.assumed == [])
  }

  @Test(
    "a control that is as its kind is proves its length; one that is not has it assumed", arguments: [31, 50])
  func control(height: Int64) throws {
    var tree = SmallTree.tree(root: (400, 800))
    let toggle = SmallTree.view("switch", "switch", in: &tree, translates: false, (0, 0, 51, height))
    SmallTree.constrain(toggle, .leading, .equal, 0, 0, in: &tree)
    SmallTree.constrain(toggle, .top, .equal, 0, 0, in: &tree)
    let items = try Self.items(tree)
    #expect(items["switch"]?.frame == [0, 0, 51, Double(height)])
    #expect(items["switch"]?.assumed == (height == 31 ? [] : ["height"]))
  }

  @Test("a content that must be whole but cannot be keeps more than one that only should be")
  func requiredContent() throws {
    var tree = SmallTree.tree(root: (400, 800))
    let box = SmallTree.view("box", in: &tree, translates: false, (0, 0, 400, 10))
    for edge in [Attribute.leading, .top, .trailing] {
      SmallTree.constrain(box, edge, .equal, 0, 0, in: &tree)
    }
    SmallTree.constrain(box, .height, .equal, Rational(10), in: &tree)
    let label = SmallTree.view("label", "label", in: &tree, parent: box, translates: false, (0, 0, 400, 21))
    let slider = SmallTree.view(
      "slider", "slider", in: &tree, parent: box, translates: false, (-2, 21, 404, 31))
    tree.views[label].text = InterfaceText("Hue")
    for view in [label, slider] { tree.views[view].frame = nil }
    tree.views[label].compression.vertical = .required
    tree.views[slider].compression.vertical = Priority(999)
    for view in [label, slider] {
      for edge in [Attribute.leading, .trailing] {
        SmallTree.constrain(view, edge, .equal, box, 0, in: &tree)
      }
    }
    SmallTree.constrain(label, .top, .equal, box, 0, in: &tree)
    SmallTree.constrain(slider, .top, .equal, label, .bottom, 0, in: &tree)
    SmallTree.constrain(slider, .bottom, .equal, box, 0, in: &tree)
    let items = try Self.items(tree)
    #expect(items["label"]?.frame == [0, 0, 400, 10])
    #expect(items["slider"]?.frame == [-2, 10, 404, 1])
  }

  @Test("a view of a xib for macOS stays as large as it was drawn while nothing forces it to grow")
  func drawnSize() throws {
    var tree = SmallTree.tree(root: (400, 300))
    tree.controller = nil
    let label = SmallTree.view("label", "textField", in: &tree, translates: false, (20, 260, 360, 17))
    for edge in [Attribute.leading, .top] { SmallTree.constrain(label, edge, .equal, 0, 20, in: &tree) }
    SmallTree.constrain(0, .trailing, .equal, label, 20, in: &tree)
    SmallTree.constrain(0, .bottom, .greaterThanOrEqual, label, 20, in: &tree)
    #expect(try Self.items(tree, .macOS)["root"]?.frame == [0, 0, 400, 300])
    SmallTree.constrain(label, .height, .equal, Rational(280), in: &tree)
    #expect(try Self.items(tree, .macOS)["root"]?.frame == [0, 0, 400, 320])
  }
}
