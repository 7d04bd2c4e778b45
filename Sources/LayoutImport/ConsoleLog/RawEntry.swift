import LayoutModel

/// An item as one line of a log writes it, before names are looked up.
struct RawItem: Sendable, Hashable {
  var className = ""
  var text: String?
  /// A name that stands instead of class and address, or beside them.
  var name: String?
  var address: String?
  /// A Boolean value that indicates whether an address stood there that names nothing, such as `0x...`.
  var isMasked = false
}

/// An attribute of an item as printed.
struct RawAttribute: Sendable, Hashable {
  var item: RawItem
  /// The attribute, or `nil` for one that is not known.
  var attribute: Attribute?
  /// The attribute's name as printed.
  var printedAttribute: String
}

/// One summand of an expression: a multiple of an attribute, or a number.
struct RawTerm: Sendable, Hashable {
  var factor: Rational
  /// The attribute, or `nil` when the summand is a number.
  var reference: RawAttribute?
}

/// What a line says: `left relation right`, both sums.
struct RawStatement: Sendable, Hashable {
  var left: [RawTerm]
  var relation: Relation
  var right: [RawTerm]
}

/// A constraint as one entry of a log writes it, before names are looked up.
struct RawEntry: Sendable {
  var className: String
  var address: String?
  /// A label or key that stands instead of the address.
  var label: String?
  var code: Constraint.CodeReference?
  var mask: String?
  var identifier: String?
  /// What the entry says; superviews of visual format stand as an item with the name `|`.
  var statement: RawStatement
  var priority: Priority = .required
  /// Hugging and compression resistance of a content size, where printed.
  var contentPriorities: (hugging: Priority, compression: Priority)?
  var direction: Layout.Direction?
  /// A Boolean value that indicates whether the entry does not say that it is inactive.
  var isActive = true
  /// The names that the entry explains, `|` for the superview of visual format.
  var names: [(name: String, item: RawItem)] = []
  /// The entry's words without addresses.
  var printed: String
  /// The entry as it stands in the log.
  var source = ""
}
