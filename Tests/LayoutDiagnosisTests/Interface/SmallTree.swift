import LayoutModel
import TextSource

/// Small trees of views for tests.
enum SmallTree {
  static let place = SourceLocation(line: 1, column: 1)
  static let bytes = SourceRange(start: 0, end: 0)

  /// Returns a document without trees.
  static func document(_ platform: InterfaceDocument.Platform = .iOS) -> InterfaceDocument {
    var document = InterfaceDocument()
    document.platform = platform
    document.usesAutoLayout = true
    return document
  }

  /// Returns a tree with a root of some size.
  static func tree(root: (Int64, Int64)) -> InterfaceTree {
    var tree = InterfaceTree(name: "Test")
    tree.controller = InterfaceController(element: "viewController", id: "controller")
    var view = InterfaceView(id: "root", element: "view", location: place, range: bytes)
    view.frame = InterfaceRect(x: 0, y: 0, width: Rational(root.0), height: Rational(root.1))
    tree.views.append(view)
    return tree
  }

  /// Adds a view and returns its place.
  static func view(
    _ id: String, _ element: String = "view", in tree: inout InterfaceTree, parent: Int = 0,
    translates: Bool = true, _ frame: (Int64, Int64, Int64, Int64)
  ) -> Int {
    var view = InterfaceView(id: id, element: element, location: place, range: bytes)
    view.frame = InterfaceRect(
      x: Rational(frame.0), y: Rational(frame.1), width: Rational(frame.2), height: Rational(frame.3))
    view.parent = parent
    view.translatesMask = translates
    tree.views.append(view)
    return tree.views.count - 1
  }

  /// Adds `first.attribute relation multiplier · second.attribute + constant`.
  static func constrain(
    _ first: Int, _ attribute: Attribute, _ relation: Relation = .equal, _ second: Int? = nil,
    _ secondAttribute: Attribute? = nil, multiplier: Rational = 1, _ constant: Rational = 0,
    priority: Float = 1000, in tree: inout InterfaceTree
  ) {
    var constraint = InterfaceConstraint(
      id: "c\(tree.constraints.count)", owner: 0, .view(first), attribute, location: place, range: bytes)
    constraint.relation = relation
    constraint.second = second.map { .view($0) }
    constraint.secondAttribute = second == nil ? nil : secondAttribute ?? attribute
    constraint.multiplier = multiplier
    constraint.constant = constant
    constraint.priority = Priority(priority)
    tree.constraints.append(constraint)
  }
}
