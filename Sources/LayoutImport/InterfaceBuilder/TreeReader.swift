import LayoutModel
import MarkupSource

/// Finds the trees of views of a document and fills them.
///
/// Elements are visited in the order of the file. An element that is no view is passed through, so that a view's
/// superview is the nearest view around it, and a view without one is the root of a tree.
struct TreeReader {
  /// The document so far.
  var document: InterfaceDocument
  /// The ids of everything that an outlet leads to.
  var outletDestinations: Set<String> = []
  /// The trees in which views and guides of an id are.
  var treesOfItem: [String: Int] = [:]
  /// The views and guides of each tree by their ids, the first of each id.
  var targets: [[String: InterfaceTarget]] = []
  /// The objects of a xib by the ids of the views that are theirs.
  var owners: [String: MarkupNode] = [:]
  private var notedElements: Set<String> = []
  private var pending: [PendingConstraints] = []

  /// The constraints of a view that wait for all items of its tree.
  struct PendingConstraints {
    /// The tree.
    var tree: Int
    /// The view, by its place in the tree.
    var owner: Int
    /// The element `<constraints>`.
    var node: MarkupNode
  }

  /// Where the reader is.
  struct Place {
    /// The tree, `nil` outside of all.
    var tree: Int?
    /// The view around, by its place in the tree.
    var view: Int?
    /// The gravity area of a stack view around.
    var gravity: Int?
    /// The controller around, which is no view.
    var controller: MarkupNode?
    /// The element that a tree is named after: a window, an item of a toolbar.
    var holder: MarkupNode?
  }

  /// Creates a reader that adds to a document.
  init(_ document: InterfaceDocument) {
    self.document = document
  }

  /// Reads all trees of a document's element.
  mutating func read(_ root: MarkupNode) {
    readOwners(root)
    visit(root, Place(), in: nil)
    for constraints in pending { readConstraints(constraints) }
    markOutlets()
  }

  /// The document with all that was found.
  var finished: InterfaceDocument { document }

  /// Visits the elements inside another.
  private mutating func visit(_ node: MarkupNode, _ place: Place, in parent: MarkupNode?) {
    let word = node.word
    let kind = ViewPlace(inside: word)
    for child in node.childNodes {
      let childWord = child.word
      switch childWord {
      case .constraints: collect(child, place)
      case .connections: readOutlets(child)
      case .viewLayoutGuide, .keyboardLayoutGuide: addGuide(child, place)
      default:
        guard childWord?.hasNoViews != true else { continue }
        if kind.isView(child, childWord) {
          visitView(child, childWord, place, in: node)
        } else {
          visit(child, inside(child, childWord, place), in: node)
        }
      }
    }
  }

  /// Returns where the reader is inside an element that is no view.
  private func inside(_ node: MarkupNode, _ word: Word?, _ place: Place) -> Place {
    var place = place
    switch word {
    case .beginningViews: place.gravity = 0
    case .middleViews: place.gravity = 1
    case .endViews: place.gravity = 2
    case .window, .popover, .toolbarItem, .barButtonItem, .navigationItem: place.holder = node
    default:
      if place.view == nil, node.isController { place.controller = node }
    }
    return place
  }

  private mutating func visitView(
    _ node: MarkupNode, _ word: Word?, _ place: Place, in parent: MarkupNode
  ) {
    if word?.isView != true {
      note(node, "`\(node.name)` is no kind of view that is known; it is taken for a plain view.")
    }
    var view = ViewReader.read(node, on: document.platform, &document.notes)
    view.parent = place.view
    view.gravity = place.gravity
    if parent.word == .gridCell { placeInGrid(&view, cell: parent) }
    let tree: Int
    if let current = place.tree {
      tree = current
    } else {
      tree = document.trees.count
      document.trees.append(InterfaceTree(name: TreeName.name(of: node, in: parent, place)))
      targets.append([:])
      readController(of: tree, node, place, in: parent)
    }
    let index = document.trees[tree].views.count
    register(.view(index), view.id, node, in: tree)
    document.trees[tree].views.append(view)
    var inner = place
    (inner.tree, inner.view, inner.gravity) = (tree, index, nil)
    visit(node, inner, in: parent)
  }

  /// Makes a view or a guide known under its id; the first of an id counts.
  mutating func register(_ target: InterfaceTarget, _ id: String, _ node: MarkupNode, in tree: Int) {
    guard !id.isEmpty else { return }
    if treesOfItem[id] == nil { treesOfItem[id] = tree }
    if targets[tree][id] == nil {
      targets[tree][id] = target
    } else {
      document.notes.append(
        Note(node.location, "The id \(id) is already taken; constraints mean the first that has it."))
    }
  }

  /// Remembers the constraints of a view.
  private mutating func collect(_ node: MarkupNode, _ place: Place) {
    guard let tree = place.tree, let owner = place.view else {
      if !node.descendants.isEmpty { note(node, "These constraints belong to no view and are left aside.") }
      return
    }
    pending.append(PendingConstraints(tree: tree, owner: owner, node: node))
  }

  /// Remembers what outlets lead to.
  private mutating func readOutlets(_ connections: MarkupNode) {
    for child in connections.childNodes where child.word == .outlet || child.word == .outletCollection {
      if let destination = child[.destination] { outletDestinations.insert(destination) }
    }
  }

  /// Marks the constraints that program code holds.
  private mutating func markOutlets() {
    for tree in document.trees.indices {
      for index in document.trees[tree].constraints.indices
      where outletDestinations.contains(document.trees[tree].constraints[index].id) {
        document.trees[tree].constraints[index].isOutlet = true
      }
    }
  }

  /// Adds a note about an element, once for each name of an element.
  mutating func note(_ node: MarkupNode, _ message: String) {
    guard notedElements.insert(node.name).inserted else { return }
    document.notes.append(Note(node.location, message))
  }
}
