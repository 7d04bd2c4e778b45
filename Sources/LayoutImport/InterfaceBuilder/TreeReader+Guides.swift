import LayoutModel
import MarkupSource

extension TreeReader {
  /// Adds a layout guide of a view.
  mutating func addGuide(_ node: MarkupNode, _ place: Place) {
    guard let tree = place.tree, let owner = place.view else { return }
    let kind =
      node.word == .keyboardLayoutGuide ? .keyboard : InterfaceGuide.Kind(key: node[.key] ?? node.name)
    add(node, kind, to: tree, owner: owner)
  }

  /// Adds the guides of a controller to the tree of its view.
  mutating func addControllerGuides(_ controller: MarkupNode, to tree: Int) {
    guard let guides = controller.child(.layoutGuides) else { return }
    for guide in guides.childNodes where guide.word == .viewControllerLayoutGuide {
      switch guide[.type] {
      case "top": add(guide, .topBars, to: tree, owner: 0)
      case "bottom": add(guide, .bottomBars, to: tree, owner: 0)
      default:
        note(guide, "A layout guide of a controller is at the top or at the bottom; this one is left aside.")
      }
    }
  }

  private mutating func add(_ node: MarkupNode, _ kind: InterfaceGuide.Kind, to tree: Int, owner: Int) {
    let guide = InterfaceGuide(id: node[.id] ?? "", kind: kind, owner: owner, location: node.location)
    register(.guide(document.trees[tree].guides.count), guide.id, node, in: tree)
    document.trees[tree].guides.append(guide)
  }

  /// Notes the row and the column of a grid view's cell, counted from 0, as attributes of the view inside.
  func placeInGrid(_ view: inout InterfaceView, cell: MarkupNode) {
    for (attribute, list) in [(Word.row, Word.rows), (.column, .columns)] {
      guard let id = cell[attribute], let grid = cell.parent.flatMap({ cell.sibling(at: $0).parent }),
        let lines = cell.sibling(at: grid).child(list),
        let index = lines.childNodes.enumerated().first(where: { $0.element[.id] == id })?.offset
      else { continue }
      view.attributes.append(InterfaceAttribute("grid." + attribute.rawValue, "\(index)"))
    }
  }
}

extension InterfaceGuide.Kind {
  /// Creates the kind that the key of an element tells.
  init(key: String) {
    switch key {
    case "safeArea": self = .safeArea
    case "layoutMargins", "layoutMarginsGuide", "margins": self = .margins
    case "readableContent", "readableContentGuide": self = .readableContent
    case "keyboard", "keyboardLayoutGuide": self = .keyboard
    case "contentLayoutGuide": self = .scrollContent
    case "frameLayoutGuide": self = .scrollFrame
    default: self = .other(key)
    }
  }
}
