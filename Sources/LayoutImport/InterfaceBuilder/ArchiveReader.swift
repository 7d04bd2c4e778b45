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
  private(set) var places: [String: (tree: Int, view: Int)] = [:]
  private let root: MarkupNode
  /// The position of the list of the file's own objects.
  private var rootObjects: Int?
  /// The objects that may be roots of trees, and the constraints, in the order of the file.
  private var roots: [MarkupNode] = []
  private var constraints: [MarkupNode] = []

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
    let isTouch = root[.type]?.split(separator: ".").contains("CocoaTouch") == true
    document.platform = isTouch ? .iOS : .macOS
    for place in root.descendants { look(at: root.sibling(at: place)) }
  }

  /// Remembers an element if it is one that the reader looks for.
  private mutating func look(at node: MarkupNode) {
    let isObject = node.word == .object
    if isObject || node.word == .boolean || node.word == .bool {
      if let id = node[.id], objects[id] == nil { objects[id] = node }
    }
    if isObject {
      if node.parent == rootObjects { roots.append(node) }
      if node.attribute(.class)?.written.elementsEqual("IBNSLayoutConstraint".utf8) == true {
        constraints.append(node)
      }
    }
    // Most keys are of other lengths and need not be compared.
    guard let key = node.attribute(.key), [6, 8, 12, 19, 22, 24, 34].contains(key.written.count) else {
      return
    }
    switch key.value {
    case "IBDocument.UseAutolayout": document.usesAutoLayout = node.text == "YES"
    case "IBDocument.InterfaceBuilderVersion": document.era = Int(node.text.prefix { $0 != "." }) ?? 0
    case "IBDocument.RootObjects": rootObjects = node.index
    case "flattenedProperties": readProperties(node)
    case "object": readRecord(node)
    case "NSWindowView", "IBUIView": if isObject { roots.append(node) }
    default: break
    }
  }

  /// Remembers the number of the record that describes an object.
  private mutating func readRecord(_ object: MarkupNode) {
    guard let record = object.parent.map(object.sibling(at:)), record[.class] == "IBObjectRecord",
      let id = object[.ref] ?? object[.id], let number = record.child(key: "objectID")?.text
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
    guard node.word == .reference else { return node }
    return node[.ref].flatMap { objects[$0] }
  }

  private mutating func read() {
    for node in roots where node.isArchivedView {
      guard let name = name(ofTree: node), node[.id].map({ places[$0] == nil }) ?? true else { continue }
      document.trees.append(InterfaceTree(name: name))
      add(node, to: document.trees.count - 1, parent: nil, depth: 0)
    }
    for node in constraints { addConstraint(node) }
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
}

extension MarkupNode {
  /// The members of an archived list.
  var entries: [MarkupNode] {
    childNodes.filter { $0[.key] == nil || $0[.key]?.hasPrefix("NS.object.") == true }
  }

  /// A Boolean value that indicates whether an archived object is a view: it has a frame or subviews of its own.
  var isArchivedView: Bool {
    guard word == .object, self[.class]?.hasSuffix("Window") == false else { return false }
    return child(key: "NSvFlags") != nil
  }

  /// `YES` or `NO` where the element is one of the two.
  fileprivate var boolean: String? {
    guard word == .boolean || word == .bool else { return nil }
    return self[.value] ?? text
  }
}
