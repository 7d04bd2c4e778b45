import LayoutModel
import MarkupSource

/// Reads the archives that Interface Builder wrote before Xcode 5, as far as views, frames and constraints go.
///
/// An archive is a graph of objects that refer to each other by number. The views of a tree are found from its root
/// through the lists of subviews, whose members stand there or are referred to.
struct ArchiveReader {
  /// The document so far.
  var document = InterfaceDocument()
  /// The objects by the number that others refer to.
  private(set) var objects: [String: MarkupNode] = [:]
  /// The properties that are kept beside the objects, by the number of an object's record and their name.
  private(set) var properties: [String: String] = [:]
  /// The numbers of the objects' records, by the number that others refer to.
  private(set) var records: [String: String] = [:]
  /// Where each view is.
  private var places: [String: (tree: Int, view: Int)] = [:]
  private let root: MarkupNode

  /// Returns the document of an archive.
  static func read(_ root: MarkupNode) -> InterfaceDocument {
    var reader = ArchiveReader(root)
    reader.document.notes.append(
      Note(
        root.location,
        "The file is in the form from before Xcode 5, of which only views, frames and constraints are read."))
    reader.read()
    return reader.document
  }

  private init(_ root: MarkupNode) {
    self.root = root
    let isTouch = root[.type]?.contains("CocoaTouch") == true
    document.platform = isTouch ? .iOS : .macOS
    for place in root.descendants {
      let node = root.sibling(at: place)
      if let id = node[.id], objects[id] == nil { objects[id] = node }
      switch node[.key] {
      case "IBDocument.UseAutolayout": document.usesAutoLayout = node.text == "YES"
      case "IBDocument.InterfaceBuilderVersion":
        document.era = Int(node.text.prefix { $0 != "." }) ?? 0
      case "flattenedProperties": readProperties(node)
      case "object": readRecord(node)
      default: break
      }
    }
  }

  /// Remembers the number of the record that describes an object.
  private mutating func readRecord(_ object: MarkupNode) {
    guard let record = object.parent.map(object.sibling(at:)), record["class"] == "IBObjectRecord",
      let id = object["ref"] ?? object[.id], let number = record.child(key: "objectID")?.text
    else { return }
    records[id] = number
  }

  /// Remembers the properties that are written with their names, or in two lists of names and values.
  private mutating func readProperties(_ node: MarkupNode) {
    for child in node.childNodes {
      if let key = child[.key], let value = child.boolean { properties[key] = value }
    }
    guard let keys = node.child(key: "dict.sortedKeys")?.entries,
      let values = node.child(key: "dict.values")?.entries, keys.count == values.count
    else { return }
    for (key, value) in zip(keys, values) {
      if let value = target(of: value)?.boolean { properties[key.text] = value }
    }
  }

  /// Returns the object that an element is or refers to.
  func target(of node: MarkupNode) -> MarkupNode? {
    guard node.name == "reference" else { return node }
    return node["ref"].flatMap { objects[$0] }
  }

  private mutating func read() {
    for place in root.descendants {
      let node = root.sibling(at: place)
      guard node.isArchivedView, let name = name(ofTree: node) else { continue }
      document.trees.append(InterfaceTree(name: name))
      add(node, to: document.trees.count - 1, parent: nil, depth: 0)
    }
    for place in root.descendants {
      let node = root.sibling(at: place)
      if node["class"] == "IBNSLayoutConstraint" { addConstraint(node) }
    }
  }

  /// Returns the name of the tree whose root a view is, or `nil` for a view that is no root.
  private func name(ofTree view: MarkupNode) -> String? {
    guard let parent = view.parent.map(view.sibling(at:)) else { return nil }
    switch view[.key] {
    case "NSWindowView":
      let title = parent.child(key: "NSWindowTitle")?.text ?? ""
      return title.isEmpty ? "Window" : "Window '\(title)'"
    case "IBUIView": return "View controller"
    case nil: return parent[.key] == "IBDocument.RootObjects" ? "View" : nil
    default: return nil
    }
  }

  /// Adds a view and those inside; one that was met before stays where it was.
  private mutating func add(_ node: MarkupNode, to tree: Int, parent: Int?, depth: Int) {
    let id = node[.id] ?? ""
    guard depth < 250, id.isEmpty || places[id] == nil else { return }
    let index = document.trees[tree].views.count
    if !id.isEmpty { places[id] = (tree, index) }
    var view = archivedView(node, on: document.platform)
    view.parent = parent
    if let record = records[id] {
      let name = document.platform == .macOS ? "IBNSViewMetadata" : "IBViewMetadata"
      let key = "\(record).\(name)TranslatesAutoresizingMaskIntoConstraints"
      view.translatesMask = properties[key] != "NO"
    }
    document.trees[tree].views.append(view)
    for child in node.child(key: "NSSubviews")?.entries ?? [] {
      guard let child = target(of: child), child.isArchivedView else { continue }
      add(child, to: tree, parent: index, depth: depth + 1)
    }
  }

  private mutating func addConstraint(_ node: MarkupNode) {
    let draft = ArchivedConstraint(node)
    guard let container = draft.container, let owner = places[container] else {
      document.notes.append(Note(node.location, "This constraint belongs to no view that is known."))
      return
    }
    guard draft.problem == nil, let attribute = draft.firstAttribute else {
      document.notes.append(Note(node.location, "This constraint is left out: \(draft.problem ?? "")."))
      return
    }
    for item in [draft.firstItem, draft.secondItem] {
      guard let item, places[item]?.tree != owner.tree else { continue }
      document.trees[owner.tree].danglingConstraints.append(
        InterfaceDanglingConstraint(
          id: node[.id] ?? "", owner: owner.view, reference: item,
          reason: places[item] == nil ? .missing : .otherTree, location: node.location, range: node.range))
      return
    }
    let first = draft.firstItem.flatMap { places[$0]?.view } ?? owner.view
    var constraint = InterfaceConstraint(
      id: node[.id] ?? "", owner: owner.view, .view(first), attribute, location: node.location,
      range: node.range)
    draft.fill(&constraint)
    if let second = draft.secondItem.flatMap({ places[$0]?.view }) {
      constraint.second = .view(second)
      constraint.secondAttribute = draft.secondAttribute
    }
    document.trees[owner.tree].constraints.append(constraint)
  }
}

extension MarkupNode {
  /// The members of an archived list.
  var entries: [MarkupNode] {
    childNodes.filter { $0[.key] == nil || $0[.key]?.hasPrefix("NS.object.") == true }
  }

  /// A Boolean value that indicates whether an archived object is a view: it has a frame or subviews of its own.
  var isArchivedView: Bool {
    guard name == "object", self["class"]?.hasSuffix("Window") == false else { return false }
    return child(key: "NSvFlags") != nil
  }

  /// `YES` or `NO` where the element is one of the two.
  fileprivate var boolean: String? {
    guard name == "boolean" || name == "bool" else { return nil }
    return self[.value] ?? text
  }
}
