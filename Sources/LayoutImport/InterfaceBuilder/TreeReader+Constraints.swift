import LayoutModel
import MarkupSource

extension TreeReader {
  /// Reads the constraints of a view, now that all items of its tree are known.
  mutating func readConstraints(_ pending: PendingConstraints) {
    for node in pending.node.childNodes where node.word == .constraint {
      read(node, pending)
    }
  }

  private mutating func read(_ node: MarkupNode, _ pending: PendingConstraints) {
    let draft = ConstraintDraft(node)
    if let problem = draft.problem {
      let id = node[.id].map { " \($0)" } ?? ""
      document.notes.append(Note(node.location, "Constraint\(id) is left out: \(problem)."))
      return
    }
    let owner = pending.owner
    var dangling: (id: String, reason: InterfaceDanglingConstraint.Reason)?
    let first = draft.firstItem.map { find($0, pending.tree, &dangling) } ?? .view(owner)
    let second = draft.secondItem.map { find($0, pending.tree, &dangling) }
    guard let first, dangling == nil, let firstAttribute = draft.firstAttribute else {
      if let dangling { leaveOut(node, owner: owner, in: pending.tree, dangling.id, dangling.reason) }
      return
    }
    var constraint = InterfaceConstraint(
      id: node[.id] ?? "", owner: owner, first, firstAttribute, location: node.location, range: node.range)
    draft.fill(&constraint)
    if let second, let second {
      constraint.second = second
      constraint.secondAttribute = draft.secondAttribute
    }
    if draft.constant == nil, constraint.isSymbolic { constraint.constant = standardSpace(constraint) }
    document.trees[pending.tree].constraints.append(constraint)
  }

  /// Returns the view or the guide of an id in a tree.
  private func find(
    _ id: String, _ tree: Int, _ dangling: inout (id: String, reason: InterfaceDanglingConstraint.Reason)?
  ) -> InterfaceTarget? {
    if let target = targets[tree][id] { return target }
    if dangling == nil {
      dangling = (id, treesOfItem[id] != nil ? .otherTree : .missing)
    }
    return nil
  }

  /// Remembers a constraint that refers to nothing; that is a finding, so there is no note.
  private mutating func leaveOut(
    _ node: MarkupNode, owner: Int, in tree: Int, _ reference: String,
    _ reason: InterfaceDanglingConstraint.Reason
  ) {
    let id = node[.id] ?? ""
    document.trees[tree].danglingConstraints.append(
      InterfaceDanglingConstraint(
        id: id, owner: owner, reference: reference, reason: reason, location: node.location, range: node.range
      ))
  }

  /// Returns the standard space that a constraint without a constant stands for: 20 to a superview or a guide of
  /// it, 8 between others.
  private func standardSpace(_ constraint: InterfaceConstraint) -> Rational {
    guard let second = constraint.second, !constraint.firstAttribute.isSize else { return 0 }
    for target in [constraint.first, second] {
      switch target {
      case .view(constraint.owner), .guide: return 20
      default: break
      }
    }
    return 8
  }
}
