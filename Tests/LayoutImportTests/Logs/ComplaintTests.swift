import LayoutModel
import Testing
import TextSource

@Suite("Exceptions and assertions about constraints")
struct ComplaintTests {
  private func complaint(_ log: String) throws -> LayoutComplaint {
    let all = records(log)
    try #require(all.count == 1)
    guard case .complaint(let complaint) = all[0] else { throw Missing() }
    return complaint
  }

  private struct Missing: Error {}

  private static let anchors =
    "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to activate constraint with "
    + "anchors <NSLayoutXAxisAnchor:0x60a \"UILabel:0x7f1'Hi'.right\"> and <NSLayoutXAxisAnchor:0x60b "
    + "\"box.leading\" (names: box:0x7f2)> because they have no common ancestor.  Does the constraint or its anchors "
    + "reference items in different view hierarchies?  That's illegal.'\n"

  @Test(
    "anchors without a common ancestor are named, on one line or on several", arguments: [200_000, 115, 80])
  func anchors(_ width: Int) throws {
    let found = try complaint(Self.anchors.wrapped(at: width, inside: false))
    #expect(found.kind == .noCommonAncestor)
    #expect(found.references.map(\.attribute) == [.right, .leading])
    #expect(found.layout.items.map(\.address) == ["0x7f1", "0x7f2"])
    #expect(found.layout.items.map(\.name) == [nil, "box"])
    #expect(found.location.line == (width == 80 ? 2 : 1))
  }

  @Test("a constraint on a view that does not contain its items is read with the view")
  func outsideSubtree() throws {
    let found = try complaint(
      "reason: 'Unable to install constraint on view.  Does the constraint reference something from outside the "
        + "subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x60a UIImageView:0x7f1.leading == "
        + "UIView:0x7f2.leading + 8   (inactive)> view:<UIImageView: 0x7f1; frame = (0 0; 10 10); layer = <CALayer: 0x6>>'"
    )
    #expect(found.kind == .outsideSubtree)
    #expect(found.subject == "UIImageView")
    #expect(found.layout.statements(1) == ["UIImageView:0x7f1.leading == UIView:0x7f2.leading + 8"])
    #expect(found.references.map(\.attribute) == [.leading, .leading])
  }

  @Test("a hierarchy that is not prepared is one complaint, with its constraint")
  func notPrepared() throws {
    let found = try complaint(
      """
      2015-01-01 10:00:00.1 App[1:2] The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x60a V:|-(8)-[UIView:0x7f1]   (inactive, names: '|':UIView:0x7f2 )>
      \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
      2015-01-01 10:00:00.1 App[1:2] *** Terminating app, reason: 'Impossible to set up layout with view hierarchy unprepared for constraint.'
      """)
    #expect(found.kind == .hierarchyNotPrepared)
    #expect(found.layout.statements(1) == ["UIView:0x7f1.top == UIView:0x7f2.top + 8"])
    #expect(found.location == .init(line: 1, column: 32))
  }

  @Test("layout that is still dirty names the method")
  func stillNeedsUpdate() throws {
    let found = try complaint(
      "*** Assertion failure: Layout still needs update after calling -[ShopView layout].  ShopView or one of its "
        + "superclasses may have overridden -layout without calling super.\nnext line\n")
    #expect(found.kind == .stillNeedsUpdate)
    #expect(found.subject == "-[ShopView layout]")
  }

  @Test("SnapKit's failed update names the wanted constraint", arguments: [200_000, 100])
  func update(_ width: Int) throws {
    let found = try complaint(
      ("Fatal error: Updated constraint could not find existing matching constraint to update: "
        + "<SnapKit.LayoutConstraint:0x60a@Cell.swift#88 UIView:0x7f1.height == 44.0>: file SnapKit/Constraint.swift, line 326\n")
        .wrapped(at: width, inside: false))
    #expect(found.kind == .updateWithoutMatch)
    #expect(found.layout.statements(1) == ["UIView:0x7f1.height == 44"])
    #expect(found.layout.constraints.first?.code == .init(file: "Cell.swift", line: 88))
  }

  @Test("a conflict may follow a complaint at once, and the other way round")
  func neighbours() {
    let entry = "<NSLayoutConstraint:0xa UIView:0x1.height == 44   (active)>"
    let kinds = { (log: String) in
      records(log).map { if case .block = $0 { "block" } else { "complaint" } }
    }
    #expect(kinds(Self.anchors + conflict([entry])) == ["complaint", "block"])
    #expect(kinds(conflict([entry], broken: entry) + Self.anchors) == ["block", "complaint"])
    #expect(kinds(Self.anchors + Self.anchors) == ["complaint", "complaint"])
  }
}
