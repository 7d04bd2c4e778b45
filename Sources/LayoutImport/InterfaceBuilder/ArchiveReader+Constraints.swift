import LayoutModel
import MarkupSource

extension ArchiveReader {
  /// Adds a constraint to the tree of the view that holds it.
  mutating func addConstraint(_ node: MarkupNode) {
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
