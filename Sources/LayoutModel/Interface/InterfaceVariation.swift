/// Whether there is little or much room along an axis.
package enum SizeClass: String, Sendable, Hashable, CaseIterable { case compact, regular }

/// The size classes of a screen, or those that something is meant for.
package struct SizeClasses: Sendable, Hashable {
  /// The class of the width; `nil` for any.
  package var width: SizeClass?
  /// The class of the height; `nil` for any.
  package var height: SizeClass?

  /// Creates size classes.
  package init(width: SizeClass? = nil, height: SizeClass? = nil) {
    self.width = width
    self.height = height
  }

  /// Any width and any height.
  package static let any = SizeClasses()

  /// How many of the two are given: what is more specific wins.
  package var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  /// Returns whether something that is meant for these classes applies on a screen of others.
  package func applies(to screen: SizeClasses) -> Bool {
    (width == nil || width == screen.width) && (height == nil || height == screen.height)
  }
}

/// What differs in some size classes.
package struct InterfaceVariation: Sendable, Hashable {
  /// Where it applies; `nil` for a condition that is not about size classes, which never applies here.
  package var classes: SizeClasses?
  /// The ids of constraints that are not installed.
  package var excludedConstraints: [String] = []
  /// The ids of constraints that are installed again.
  package var includedConstraints: [String] = []
  /// The ids of subviews that are not installed.
  package var excludedViews: [String] = []
  /// The ids of subviews that are installed again.
  package var includedViews: [String] = []
  /// The saved frame.
  package var frame: InterfaceRect?
  /// The font.
  package var font: InterfaceFont?
  /// The attributes that differ, such as `constant`, `axis` or `hidden`.
  package var attributes: [InterfaceAttribute] = []

  /// Creates a variation without differences.
  package init(_ classes: SizeClasses?) { self.classes = classes }

  /// Returns the value of an attribute that differs.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
