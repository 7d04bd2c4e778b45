import LayoutDiagnosis

/// Where the views of a screen lie, all in points from the top left of the root, y running down.
struct ScreenGeometry {
  /// A rectangle in points.
  struct Box: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// Returns whether two rectangles differ by more than a pixel could explain.
    func differs(from other: Box) -> Bool {
      let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
      return pairs.contains { abs($0.0 - $0.1) > 0.5 }
    }
  }

  /// A view with the places that it has.
  struct View {
    /// The view.
    var item: ReportItem
    /// Where the constraints put it.
    var solved: Box?
    /// Where it was saved.
    var saved: Box?
    /// A Boolean value that indicates whether other views lie in it.
    var isContainer = false
  }

  /// The views, superviews before their subviews.
  private(set) var views: [View] = []
  /// The size of the root.
  let width: Double
  /// The size of the root.
  let height: Double

  /// Collects the views of a layout; `nil` for a layout without frames.
  ///
  /// - Complexity: O(*n*) for *n* views.
  init?(_ layout: ReportLayout) {
    guard let root = layout.items.first?.placement, let size = layout.configuration else { return nil }
    guard size.width > 0, size.height > 0, size.width < Self.most, size.height < Self.most else { return nil }
    guard root.frame != nil || root.savedFrame != nil else { return nil }
    (width, height) = (size.width, size.height)
    var places: [String: Int] = [:]
    for item in layout.items {
      guard let placement = item.placement else { continue }
      let outer = item.parent.flatMap { places[$0] }.map { views[$0] }
      let isBottomUp = outer?.item.placement?.isBottomUp ?? false
      let view = View(
        item: item, solved: Self.box(placement.frame, in: outer?.solved, isRoot: outer == nil, isBottomUp),
        saved: Self.box(placement.savedFrame, in: outer?.saved, isRoot: outer == nil, isBottomUp))
      if let place = item.parent.flatMap({ places[$0] }) { views[place].isContainer = true }
      places[item.id] = views.count
      views.append(view)
    }
  }

  /// No screen is larger, in points; what is comes from a mistake.
  private static let most = 20_000.0

  /// Returns a frame of a file as a rectangle from the root's top left.
  private static func box(_ frame: [Double]?, in outer: Box?, isRoot: Bool, _ isBottomUp: Bool) -> Box? {
    guard let frame, frame.count == 4, frame.allSatisfy({ abs($0) < most * 10 }) else { return nil }
    if isRoot { return Box(x: 0, y: 0, width: frame[2], height: frame[3]) }
    guard let outer else { return nil }
    let y = isBottomUp ? outer.height - frame[1] - frame[3] : frame[1]
    return Box(x: outer.x + frame[0], y: outer.y + y, width: frame[2], height: frame[3])
  }

  /// What has to be seen: the root, and what reaches beyond it as far as half its size.
  var visible: Box {
    var (left, top, right, bottom) = (0.0, 0.0, width, height)
    for box in views.flatMap({ [$0.solved, $0.saved] }) {
      guard let box else { continue }
      left = min(left, max(box.x, -width / 2))
      top = min(top, max(box.y, -height / 2))
      right = max(right, min(box.x + box.width, width * 1.5))
      bottom = max(bottom, min(box.y + box.height, height * 1.5))
    }
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }
}
