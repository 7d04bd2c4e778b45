import LayoutModel

/// A view that a stack view arranges.
struct ArrangedView {
  /// Its place in the tree.
  let view: Int
  /// Its item.
  let item: ItemIndex
  /// The space behind it, in points.
  let spacing: Rational
  /// The gravity area in which it lies: 0 beginning, 1 middle, 2 end (macOS).
  let gravity: Int
}

/// A stack view with the views that it arranges, the ground on which its constraints are made.
struct StackArrangement {
  /// The place of the stack view in the tree.
  let view: Int
  /// The item of the stack view.
  let item: ItemIndex
  /// How it arranges its views.
  let stack: InterfaceStack
  /// The attributes along the stack.
  let along: StackAxis
  /// The attributes across the stack.
  let across: StackAxis
  /// The distances to the views along the stack.
  let alongInsets: StackInsets
  /// The distances to the views across the stack.
  let acrossInsets: StackInsets
  /// The views that take part in the layout, hidden ones too.
  var all: [ArrangedView] = []
  /// The views that share the room.
  var visible: [ArrangedView] = []

  /// Creates the arrangement of a stack view; `nil` when the view is none, or is not installed.
  init?(_ view: Int, in draft: LayoutDraft) {
    guard draft.tree.views.indices.contains(view), let stack = draft.tree.views[view].stack,
      let item = draft.itemOfView[view]
    else { return nil }
    self.view = view
    self.item = item
    self.stack = stack
    along = StackAxis(stack.axis)
    across = StackAxis(stack.axis.crossing)
    let direction = draft.builder.layout.direction
    alongInsets = StackInsets(of: draft.tree.views[view], along: along.axis, direction)
    acrossInsets = StackInsets(of: draft.tree.views[view], along: across.axis, direction)
    let isMac = draft.context.platform == .macOS
    for inner in draft.subviews[view] where draft.tree.views[inner].slot == nil {
      let position = draft.positions[inner]
      guard let item = draft.itemOfView[inner] else { continue }
      let inside = draft.tree.views[inner]
      guard !isMac || !stack.isDetached(inside, at: position) else { continue }
      let custom = stack.customSpacing.indices.contains(position) ? stack.customSpacing[position] : nil
      let arranged = ArrangedView(
        view: inner, item: item, spacing: custom ?? stack.spacing, gravity: inside.gravity ?? 0)
      all.append(arranged)
      if isMac || !inside.isHidden { visible.append(arranged) }
    }
  }

  /// The first and the last visible view.
  var ends: (first: ItemIndex, last: ItemIndex)? {
    guard let first = visible.first, let last = visible.last else { return nil }
    return (first.item, last.item)
  }
}

extension InterfaceStack {
  /// Returns whether an `NSStackView` takes a view out of its superview.
  func isDetached(_ view: InterfaceView, at position: Int) -> Bool {
    if detachesHiddenViews, view.isHidden { return true }
    return visibility.indices.contains(position) && visibility[position].value <= 0
  }
}

extension InterfaceTree {
  /// The place of each view among the plain subviews of its superview, as the lists of a stack view count them.
  var positions: [Int] {
    var counts = Array(repeating: 0, count: views.count)
    return views.map { view in
      guard view.slot == nil, let parent = view.parent else { return 0 }
      counts[parent] += 1
      return counts[parent] - 1
    }
  }

  /// The places of the views that an `NSStackView` takes out of the layout, constraints and all: hidden ones, and
  /// those that need not be visible.
  package var detachedViews: [Int] {
    let positions = positions
    return views.indices.filter { index in
      guard views[index].slot == nil, let parent = views[index].parent, let stack = views[parent].stack else {
        return false
      }
      return stack.isDetached(views[index], at: positions[index])
    }
  }
}
