import LayoutModel

/// A minimal conflict with what recipes ask about it.
struct ConflictCase {
  /// The layout of the block.
  let layout: Layout
  /// The conflict to explain.
  let core: Core
  /// The words for the layout.
  let words: ConstraintWords
  /// The sum, where there is one.
  let writer: LedgerWriter?

  /// The members that are constraints.
  var members: [Constraint] { core.constraints.map { layout.constraints[$0] } }
  /// The members that the app's authors can change.
  var ownMembers: [Constraint] { members.filter { $0.owner.canBeEdited } }

  /// Returns the members of an owner.
  func members(of owner: Owner) -> [Constraint] { members.filter { $0.owner == owner } }

  /// Returns whether a member has an owner.
  func has(_ owner: Owner) -> Bool { members.contains { $0.owner == owner } }

  /// Returns the first member whose identifier begins with a text.
  func member(identified prefix: String) -> Constraint? {
    members.first { $0.identifier?.hasPrefix(prefix) == true }
  }

  /// Returns the name of the item that a constraint speaks about first.
  func name(of constraint: Constraint) -> String {
    constraint.form.terms.first.map { words.names[$0.item] } ?? "a view"
  }

  /// Returns the item that a constraint speaks about first.
  func item(of constraint: Constraint) -> Item? { constraint.form.terms.first.map { layout.items[$0.item] } }

  /// The size that comes from outside the app's constraints, where one takes part.
  var imposed: Constraint? {
    let subject = writer?.subject.origin.constraint.map { layout.constraints[$0] }
    return subject?.hasImposedSize == true ? subject : members.first { $0.hasImposedSize }
  }

  /// A Boolean value that indicates whether the item of a constraint is what a cell puts its views into.
  func isCell(_ constraint: Constraint) -> Bool {
    guard let item = item(of: constraint) else { return false }
    return item.className.holds("Cell") || item.name?.holds("Cell") == true
      || item.className == "NSTableRowView"
  }

  /// The members of the app that are fixed or bounded sizes.
  var ownSizes: [Constraint] {
    ownMembers.filter { $0.form.terms.count == 1 && $0.equation?.first.attribute.isSize == true }
  }

  /// The equation of a member in quotation marks.
  func quoted(_ constraint: Constraint) -> String { "“\(words.equation(constraint))”" }
}
