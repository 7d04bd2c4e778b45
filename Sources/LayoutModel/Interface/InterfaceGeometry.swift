/// A size in points.
package struct InterfaceSize: Sendable, Hashable {
  /// The width.
  package var width: Rational
  /// The height.
  package var height: Rational

  /// Creates a size.
  package init(width: Rational, height: Rational) {
    self.width = width
    self.height = height
  }

  /// Returns the length along an axis.
  package subscript(axis: Axis) -> Rational { axis == .horizontal ? width : height }
}

/// A rectangle in points; where its origin lies and which way y runs depends on who holds it.
package struct InterfaceRect: Sendable, Hashable {
  /// The left edge.
  package var x: Rational
  /// The edge at the smaller y.
  package var y: Rational
  /// The width.
  package var width: Rational
  /// The height.
  package var height: Rational

  /// Creates a rectangle.
  package init(x: Rational, y: Rational, width: Rational, height: Rational) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The size.
  package var size: InterfaceSize { InterfaceSize(width: width, height: height) }
  /// A Boolean value that indicates whether all four numbers are numbers.
  package var isExact: Bool { x.isExact && y.isExact && width.isExact && height.isExact }

  /// Returns the smaller edge along an axis.
  package func origin(_ axis: Axis) -> Rational { axis == .horizontal ? x : y }
  /// Returns the length along an axis.
  package func length(_ axis: Axis) -> Rational { axis == .horizontal ? width : height }
}

/// Distances from the four edges of a rectangle to its inside, in points.
package struct InterfaceInsets: Sendable, Hashable {
  /// The distance from the top.
  package var top: Rational
  /// The distance from the left, or from the leading edge where the insets follow the reading direction.
  package var left: Rational
  /// The distance from the bottom.
  package var bottom: Rational
  /// The distance from the right, or from the trailing edge where the insets follow the reading direction.
  package var right: Rational

  /// Creates insets.
  package init(top: Rational = 0, left: Rational = 0, bottom: Rational = 0, right: Rational = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  package static let zero = InterfaceInsets()
}

/// Which edges and sizes of a view follow those of its superview without constraints.
package struct AutoresizingMask: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The space at the left can change.
  package static let flexibleMinX = AutoresizingMask(rawValue: 1)
  /// The width can change.
  package static let widthSizable = AutoresizingMask(rawValue: 2)
  /// The space at the right can change.
  package static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The space at the smaller y can change: the top on iOS, the bottom on macOS.
  package static let flexibleMinY = AutoresizingMask(rawValue: 8)
  /// The height can change.
  package static let heightSizable = AutoresizingMask(rawValue: 16)
  /// The space at the greater y can change: the bottom on iOS, the top on macOS.
  package static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}
