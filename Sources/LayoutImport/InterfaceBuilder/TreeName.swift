import MarkupSource

/// Names of trees for people.
enum TreeName {
  /// Returns the name of the tree of a root: its controller's or its own class, else a label, else what it is.
  static func name(of root: MarkupNode, in parent: MarkupNode, _ place: TreeReader.Place) -> String {
    if let holder = place.holder, holder.word == .window { return held(root, by: holder) }
    if let controller = place.controller {
      let name = given(controller) ?? readable(controller.name)
      return controller == parent && root[.key] == "view" ? name : "\(part(root, place)) of \(name)"
    }
    if let holder = place.holder { return held(root, by: holder) }
    return given(root) ?? kind(of: root)
  }

  /// Returns the name that the file gives to a controller or a view.
  private static func given(_ node: MarkupNode) -> String? {
    for word in [Word.customClass, .userLabel, .storyboardIdentifier] {
      if let name = node[word], !name.isEmpty { return name }
    }
    return nil
  }

  /// Returns what part of a controller a view is that is not the controller's view.
  private static func part(_ root: MarkupNode, _ place: TreeReader.Place) -> String {
    if let label = root[.userLabel] { return label }
    if place.holder?.word == .barButtonItem { return "Bar button item" }
    return readable(root[.key] ?? root.name)
  }

  private static func held(_ root: MarkupNode, by holder: MarkupNode) -> String {
    let kind = readable(holder.name)
    for text in [holder[.title], holder[.userLabel], holder["label"], given(root)] {
      if let text, !text.isEmpty { return "\(kind) '\(text)'" }
    }
    return kind
  }

  private static func kind(of root: MarkupNode) -> String {
    switch root.word {
    case .tableViewCell, .tableCellView: "Table cell"
    case .collectionViewCell: "Collection cell"
    case .view, .customView: "View"
    default: readable(root.name)
    }
  }

  /// Returns a name in camel case as words: "Table view controller" for `tableViewController`.
  private static func readable(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      if text.isEmpty {
        text += scalar.properties.uppercaseMapping
      } else if ("A"..."Z").contains(scalar) {
        text += " " + scalar.properties.lowercaseMapping
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
