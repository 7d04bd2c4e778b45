import LayoutModel
import LayoutPlatform
import LayoutSolver

/// A frame in points, in the convention of the file: relative to the superview, bottom-up on macOS unless flipped.
struct PointFrame: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The numbers in the order of a rectangle.
  var numbers: [Double] { [x, y, width, height] }
}

extension InterfaceSolution {
  /// Returns the frame that a view gets, its edges rounded to pixels; `nil` where it is not known.
  func frame(of view: Int) -> PointFrame? {
    guard let own = edges(of: view) else { return nil }
    guard view > 0 else { return rootFrame(own) }
    guard let parent = tree.views[view].parent, let outer = edges(of: parent) else { return nil }
    let isBottomUp = lowered.draft.context.platform == .macOS && !tree.views[parent].isFlipped
    let left = rounded(own.left - outer.left)
    let right = rounded(own.right - outer.left)
    let (low, high) =
      isBottomUp
      ? (rounded(outer.bottom - own.bottom), rounded(outer.bottom - own.top))
      : (rounded(own.top - outer.top), rounded(own.bottom - outer.top))
    return PointFrame(x: left, y: low, width: right - left, height: high - low)
  }

  /// Returns the saved frame of a view from the top left of the superview's and of the root's frame.
  func savedFrameInRoot(_ view: Int) -> (inParent: [Double], inRoot: [Double])? {
    guard let parent = tree.views[view].parent, let saved = tree.views[view].frame,
      let outer = edges(of: parent), let root = edges(of: 0)
    else { return nil }
    let isBottomUp = lowered.draft.context.platform == .macOS && !tree.views[parent].isFlipped
    let (x, y) = (saved.x.doubleValue, saved.y.doubleValue)
    let size = [saved.width.doubleValue, saved.height.doubleValue]
    let top = isBottomUp ? outer.bottom - outer.top - y - size[1] : y
    return ([x, top] + size, [outer.left - root.left + x, outer.top - root.top + top] + size)
  }

  /// The size at which the tree was laid out: a window of macOS can have grown, a screen is what it is.
  var drawnSize: (width: Double, height: Double) {
    if lowered.draft.context.platform == .macOS, let frame = frame(of: 0) {
      return (frame.width, frame.height)
    }
    return (lowered.rootSize.width.doubleValue, lowered.rootSize.height.doubleValue)
  }

  /// The root keeps the place that it was saved at.
  private func rootFrame(_ own: Edges) -> PointFrame {
    let saved = tree.views[0].frame
    return PointFrame(
      x: saved?.x.doubleValue ?? 0, y: saved?.y.doubleValue ?? 0, width: rounded(own.right - own.left),
      height: rounded(own.bottom - own.top))
  }

  private struct Edges {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
  }

  /// Returns the edges of a view's frame, which reaches beyond its alignment rectangle by the control's insets.
  private func edges(of view: Int) -> Edges? {
    guard let item = lowered.draft.itemOfView[view], let solved = rectangles[item] else { return nil }
    let inset = lowered.draft.insets[view]
    let (x, y) = (solved.x.doubleValue, solved.y.doubleValue)
    return Edges(
      left: x - inset.left.doubleValue, top: y - inset.top.doubleValue,
      right: x + solved.width.doubleValue + inset.right.doubleValue,
      bottom: y + solved.height.doubleValue + inset.bottom.doubleValue)
  }

  /// Returns the nearest pixel; halves go up.
  private func rounded(_ value: Double) -> Double {
    let scale = Double(lowered.screen.scale)
    // A solution is exact, but its double is not: a hair below a half still counts as the half.
    return (value * scale + 0.5 + 1e-9).rounded(.down) / scale
  }
}
