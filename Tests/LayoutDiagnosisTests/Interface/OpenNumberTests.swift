import LayoutModel
import LayoutPlatform
import TestSupport
import Testing

@testable import LayoutDiagnosis

@Suite("Which numbers of a view are open")
struct OpenNumberTests {
  private static func open(
    _ tree: InterfaceTree, _ platform: InterfaceDocument.Platform, era: Int = 0
  ) throws -> [String: [String]] {
    var document = SmallTree.document(platform)
    document.era = era
    document.trees = [tree]
    let layout = try #require(InterfaceDiagnosis.report(document, path: "Test.xib").layouts.first)
    return Dictionary(layout.items.map { ($0.id, $0.ambiguous) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "a place is seen from the top, on macOS from the bottom",
    arguments: [
      (InterfaceDocument.Platform.iOS, Attribute.top, false), (.iOS, .bottom, true),
      (.macOS, .top, true), (.macOS, .bottom, false),
    ])
  func side(platform: InterfaceDocument.Platform, edge: Attribute, isOpen: Bool) throws {
    var tree = SmallTree.tree(root: (400, 800))
    let box = SmallTree.view("box", in: &tree, translates: false, (0, 0, 400, 90))
    for edge in [Attribute.leading, .top, .trailing] {
      SmallTree.constrain(box, edge, .equal, 0, 0, in: &tree)
    }
    SmallTree.constrain(box, .height, .greaterThanOrEqual, Rational(60), in: &tree)
    let inner = SmallTree.view("inner", in: &tree, parent: box, translates: false, (0, 0, 40, 20))
    SmallTree.constrain(inner, .leading, .equal, box, 0, in: &tree)
    SmallTree.constrain(inner, edge, .equal, box, 0, in: &tree)
    SmallTree.constrain(inner, .width, .equal, Rational(40), in: &tree)
    SmallTree.constrain(inner, .height, .equal, Rational(20), in: &tree)
    #expect(try Self.open(tree, platform)["inner"] == (isOpen ? ["y"] : []))
  }

  @Test(
    "a table that keeps to no edge leaves its clip view open, or is open itself since Xcode 11",
    arguments: [(true, 11762, "clip"), (true, 14868, "clip"), (false, 11762, ""), (false, 14868, "table")])
  func untiledTable(isFixed: Bool, era: Int, open: String) throws {
    var tree = SmallTree.tree(root: (400, 800))
    let scroll = SmallTree.view("scroll", "scrollView", in: &tree, translates: false, (0, 0, 400, 800))
    tree.views[scroll].isFixed = isFixed
    if !isFixed {
      for edge in [Attribute.leading, .top, .trailing, .bottom] {
        SmallTree.constrain(scroll, edge, .equal, 0, 0, in: &tree)
      }
    }
    let clip = SmallTree.view("clip", "clipView", in: &tree, parent: scroll, (1, 1, 398, 798))
    tree.views[clip].slot = "contentView"
    tree.views[clip].mask = [.widthSizable, .heightSizable]
    let table = SmallTree.view("table", "tableView", in: &tree, parent: clip, (0, 0, 398, 798))
    tree.views[table].mask = []
    let items = try Self.open(tree, .macOS, era: era)
    #expect(items.filter { !$0.value.isEmpty }.map(\.key) == (open.isEmpty ? [] : [open]))
    tree.views[table].mask = [.widthSizable, .heightSizable]
    #expect(try Self.open(tree, .macOS, era: era).allSatisfy { $0.value.isEmpty })
  }
}
