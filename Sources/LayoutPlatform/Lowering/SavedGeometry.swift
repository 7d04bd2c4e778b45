package import LayoutModel

/// The saved frames of a tree in one system of coordinates: in points from the top left, y running down.
package struct SavedGeometry: Sendable {
  /// The frame of each view relative to the top left of its superview's frame.
  package private(set) var relative: [InterfaceRect?] = []
  /// The frame of each view relative to the top left of the root's frame.
  package private(set) var absolute: [InterfaceRect?] = []

  /// Collects the frames of a tree.
  package init(_ tree: InterfaceTree, on platform: InterfaceDocument.Platform) {
    for (index, view) in tree.views.enumerated() {
      guard let saved = view.frame, saved.isExact else {
        relative.append(nil)
        absolute.append(nil)
        continue
      }
      var frame = InterfaceRect(
        x: Self.snapped(saved.x), y: Self.snapped(saved.y), width: Self.snapped(saved.width),
        height: Self.snapped(saved.height))
      guard index > 0, let parent = view.parent else {
        relative.append(frame)
        absolute.append(InterfaceRect(x: 0, y: 0, width: frame.width, height: frame.height))
        continue
      }
      let outer = absolute[parent]
      if platform == .macOS, !tree.views[parent].isFlipped, let around = relative[parent] {
        frame.y = around.height - frame.y - frame.height
      }
      relative.append(frame)
      absolute.append(
        outer.map {
          InterfaceRect(x: $0.x + frame.x, y: $0.y + frame.y, width: frame.width, height: frame.height)
        })
    }
  }

  /// Returns a saved number without the noise of floating-point arithmetic, such as 43.666667938 for 43⅔.
  private static func snapped(_ value: Rational) -> Rational {
    guard value.isExact, value.denominator > 1000 else { return value }
    let sixth = Rational((value * 6).nearestInteger, 6)
    let isNear = (sixth - value).magnitude < Rational(1, 50)
    return isNear ? sixth : Rational((value * 100).nearestInteger, 100)
  }
}

extension InterfaceView {
  /// A Boolean value that indicates whether y runs down inside of it on macOS.
  package var isFlipped: Bool {
    switch element {
    case "splitView", "tableView", "outlineView", "collectionView": true
    default: false
    }
  }
}

extension InterfaceInsets {
  /// Returns the inset at the smaller edge along an axis, y running down.
  package func near(_ axis: Axis) -> Rational { axis == .horizontal ? left : top }
  /// Returns the inset at the greater edge along an axis, y running down.
  package func far(_ axis: Axis) -> Rational { axis == .horizontal ? right : bottom }
  /// Returns both insets along an axis together.
  package func sum(_ axis: Axis) -> Rational { near(axis) + far(axis) }
}
