import LayoutModel
import MarkupSource

extension TreeReader {
  /// Reads the controller of a tree whose root was just found, and its guides.
  ///
  /// A view at the top of a xib may have the canvas' settings itself, in place of its controller, the file's owner.
  mutating func readController(of tree: Int, _ root: MarkupNode, _ place: Place, in parent: MarkupNode) {
    if let controller = place.controller, controller == parent, root[.key] == "view" || root.isControllersView
    {
      document.trees[tree].controller = InterfaceController(controller, sizedBy: root)
      addControllerGuides(controller, to: tree)
    } else if parent.word == .objects, let id = root[.id], let owner = owners[id] {
      let isNamed = [Word.customClass, .userLabel].contains { root[$0]?.isEmpty == false }
      if !isNamed, let name = owner[.customClass], name != "NSObject" { document.trees[tree].name = name }
      var controller = InterfaceController(root, sizedBy: root)
      (controller.element, controller.id, controller.customClass) = (
        owner.name, owner[.id] ?? "", owner[.customClass]
      )
      document.trees[tree].controller = controller
    }
  }

  /// Remembers which objects of a xib, the file's owner above all, have which view as theirs.
  mutating func readOwners(_ root: MarkupNode) {
    guard let objects = root.child(.objects) else { return }
    for object in objects.childNodes where object.word == .placeholder || object.word == .customObject {
      guard let connections = object.child(.connections) else { continue }
      for outlet in connections.childNodes
      where outlet.attribute(.property)?.written.elementsEqual("view".utf8) == true {
        if let id = outlet[.destination], owners[id] == nil { owners[id] = object }
      }
    }
  }
}

extension MarkupNode {
  /// A Boolean value that indicates whether the element is a controller of views.
  var isController: Bool { name.hasSuffix("ontroller") }

  /// A Boolean value that indicates whether the element fills a slot of its controller with a bar or the like.
  fileprivate var isControllersView: Bool {
    switch self[.key] {
    case "splitView", "tabView": true
    default: false
    }
  }
}

extension InterfaceController {
  /// Creates a controller from its element.
  ///
  /// - Parameters:
  ///   - node: The element, or the view that has the canvas' settings in its place.
  ///   - view: The controller's view.
  init(_ node: MarkupNode, sizedBy view: MarkupNode) {
    self.init(element: node.name, id: node[.id] ?? "")
    customClass = node[.customClass]
    if let respects = node.attribute(.viewRespectsSystemMinimumLayoutMargins) {
      ignoresMinimumMargins = !respects.isYes
    }
    for child in node.childNodes { readMetrics(child) }
    if view != node {
      for child in view.childNodes where child.word == .freeformSimulatedSizeMetrics { isFreeform = true }
    }
  }

  private mutating func readMetrics(_ node: MarkupNode) {
    switch node[.key] {
    case "simulatedStatusBarMetrics": hidesStatusBar = node.word == .nil
    case "simulatedTopBarMetrics": topBar = Self.bar(node)
    case "simulatedBottomBarMetrics": bottomBar = Self.bar(node)
    case "simulatedDestinationMetrics": isFreeform = node.word == .freeformSimulatedSizeMetrics
    case "freeformSize": isFreeform = true
    default: break
    }
  }

  /// Returns the bar that an element stands for; bars let the view shine through unless the file says not to.
  private static func bar(_ node: MarkupNode) -> Bar {
    guard node.word != .nil else { return .none }
    return .shown(node.name, isTranslucent: node.attribute(.translucent)?.isYes ?? true)
  }
}
