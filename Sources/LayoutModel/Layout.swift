/// Items and the constraints between them: one screen, one cell, or one list of a console log.
package struct Layout: Sendable, Hashable {
  /// Which way text runs, which decides the side that leading and trailing mean.
  package enum Direction: String, Sendable, Hashable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The items.
  package var items: [Item]
  /// The constraints, in the order of the input.
  package var constraints: [Constraint]
  /// Which way text runs.
  package var direction: Direction

  /// Creates a layout.
  package init(items: [Item] = [], constraints: [Constraint] = [], direction: Direction = .leftToRight) {
    self.items = items
    self.constraints = constraints
    self.direction = direction
  }
}
