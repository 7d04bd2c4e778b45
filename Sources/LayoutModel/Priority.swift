/// How strongly a constraint is meant to hold: 1000 must hold, everything below may give way.
///
/// Priorities are single-precision numbers on Apple's platforms, and values such as 999.5 occur.
package struct Priority: Hashable, Comparable, Sendable {
  /// The number, from just above 0 to 1000.
  package let value: Float

  /// Creates a priority from its number.
  package init(_ value: Float) { self.value = value }

  /// The priority of a constraint that must hold.
  package static let required = Priority(1000)
  /// The priority of a statement that gives way to every constraint that must hold, and to no other.
  package static let almostRequired = Priority(999.9)

  /// A Boolean value that indicates whether the constraint must hold.
  package var isRequired: Bool { value >= 1000 }

  /// Returns whether the left priority gives way first.
  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
