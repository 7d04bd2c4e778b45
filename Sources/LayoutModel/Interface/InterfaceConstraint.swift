package import TextSource

/// What a side of a constraint in a file refers to.
package enum InterfaceTarget: Sendable, Hashable {
  /// A view, by its place in the tree.
  case view(Int)
  /// A layout guide, by its place in the tree.
  case guide(Int)
}

/// A layout guide as the file describes it.
package struct InterfaceGuide: Sendable, Hashable {
  /// What a guide is for.
  package enum Kind: Sendable, Hashable {
    /// What bars and rounded corners leave of a view.
    case safeArea
    /// What the layout margins leave of a view.
    case margins
    /// What text should stay in.
    case readableContent
    /// What the keyboard covers.
    case keyboard
    /// The area that a scroll view scrolls over.
    case scrollContent
    /// The part of a scroll view that is seen.
    case scrollFrame
    /// What lies above the top bars' lower edge, from before safe areas.
    case topBars
    /// What lies below the bottom bars' upper edge, from before safe areas.
    case bottomBars
    /// Another one, by its key.
    case other(String)
  }

  /// The object id.
  package var id: String
  /// What it is for.
  package var kind: Kind
  /// The view that owns it, by its place in the tree.
  package var owner: Int
  /// Where its element begins.
  package var location: SourceLocation

  /// Creates a guide.
  package init(id: String, kind: Kind, owner: Int, location: SourceLocation) {
    self.id = id
    self.kind = kind
    self.owner = owner
    self.location = location
  }
}

/// A constraint as the file describes it, with both sides found.
package struct InterfaceConstraint: Sendable, Hashable {
  /// The object id.
  package var id: String
  /// The view that holds it, by its place in the tree.
  package var owner: Int
  /// The item on the left side.
  package var first: InterfaceTarget
  /// The attribute on the left side.
  package var firstAttribute: Attribute
  /// How the sides compare.
  package var relation = Relation.equal
  /// The item on the right side; `nil` for a constant.
  package var second: InterfaceTarget?
  /// The attribute on the right side; `nil` for a constant.
  package var secondAttribute: Attribute?
  /// The factor of the right side.
  package var multiplier: Rational = 1
  /// The factor as written, where it is not 1.
  package var multiplierText: String?
  /// The constant, in points.
  package var constant: Rational = 0
  /// How strongly it is meant to hold.
  package var priority = Priority.required
  /// The identifier that shows up in logs.
  package var identifier: String?
  /// The name that someone gave to it in Interface Builder.
  package var label: String?
  /// A Boolean value that indicates whether it stands for the standard space.
  package var isSymbolic = false
  /// A Boolean value that indicates whether it is removed when the app is built.
  package var isPlaceholder = false
  /// A Boolean value that indicates whether program code holds it and may change it.
  package var isOutlet = false
  /// A Boolean value that indicates whether it is of a class of the app, which may change it.
  package var hasCustomClass = false
  /// What differs in some size classes.
  package var variations: [InterfaceVariation] = []
  /// Where its element begins.
  package var location: SourceLocation
  /// The bytes of its element.
  package var range: SourceRange

  /// Creates a constraint.
  package init(
    id: String, owner: Int, _ first: InterfaceTarget, _ firstAttribute: Attribute, location: SourceLocation,
    range: SourceRange
  ) {
    self.id = id
    self.owner = owner
    self.first = first
    self.firstAttribute = firstAttribute
    self.location = location
    self.range = range
  }
}
