package import TextSource

/// A constraint that refers to something that its tree does not have.
package struct InterfaceDanglingConstraint: Sendable, Hashable {
  /// Why a reference leads nowhere.
  package enum Reason: Sendable, Hashable {
    /// No element of the file has the id.
    case missing
    /// The id is that of a view or guide in another tree.
    case otherTree
    /// The id is that of something that is neither a view nor a guide.
    case notAnItem
  }

  /// The object id of the constraint.
  package var id: String
  /// The view that holds it, by its place in the tree.
  package var owner: Int
  /// The id that it refers to.
  package var reference: String
  /// Why the reference leads nowhere.
  package var reason: Reason
  /// Where its element begins.
  package var location: SourceLocation
  /// The bytes of its element.
  package var range: SourceRange

  /// Creates a constraint that refers to nothing.
  package init(
    id: String, owner: Int, reference: String, reason: Reason, location: SourceLocation, range: SourceRange
  ) {
    self.id = id
    self.owner = owner
    self.reference = reference
    self.reason = reason
    self.location = location
    self.range = range
  }
}
