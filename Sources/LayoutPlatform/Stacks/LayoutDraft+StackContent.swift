import LayoutModel

/// What a stack view asks of its views: how long they are of their own, and whose baseline is theirs.
extension LayoutDraft {
  /// Returns how long a view is of its own: its intrinsic length, or what its constraints and its views need.
  func naturalLength(of view: Int, along axis: Axis) -> Rational? {
    if case .points(let length)? = tree.views[view].placeholder(axis) { return length }
    if let intrinsic = intrinsicSizes[view][axis]?.points { return intrinsic }
    let fixed = axis == .horizontal ? fixedLengths.widths[view] : fixedLengths.heights[view]
    if let fixed { return fixed }
    guard let stack = StackArrangement(view, in: self) else { return nil }
    let isAlong = stack.along.axis == axis
    let lengths = stack.visible.map { naturalLength(of: $0.view, along: axis) ?? 0 }
    var length: Rational = 0
    for (index, inner) in lengths.enumerated() {
      let gap = index == 0 ? 0 : stack.visible[index - 1].spacing
      length = isAlong ? length + gap + inner : max(length, inner)
    }
    return length + (isAlong ? stack.alongInsets.sum : stack.acrossInsets.sum)
  }

  /// Returns the view whose first or last baseline is that of a view: for a stack view, one of its views.
  package mutating func baselineView(of view: Int, isFirst: Bool) -> Int {
    if let known = isFirst ? baselineViews.first[view] : baselineViews.last[view] { return known }
    let found = searchBaselineView(of: view, isFirst: isFirst)
    if isFirst { baselineViews.first[view] = found } else { baselineViews.last[view] = found }
    return found
  }

  private mutating func searchBaselineView(of view: Int, isFirst: Bool) -> Int {
    guard let stack = StackArrangement(view, in: self), let first = stack.visible.first,
      let last = stack.visible.last
    else { return view }
    let inner: ArrangedView
    switch stack.stack.alignment.place {
    case _ where stack.along.axis == .vertical, .whole: inner = isFirst ? first : last
    case .near where isFirst, .firstBaseline where isFirst: inner = first
    case .far where !isFirst, .lastBaseline where !isFirst: inner = last
    default: inner = tallest(of: stack.visible) ?? first
    }
    return baselineView(of: inner.view, isFirst: isFirst)
  }

  private func tallest(of views: [ArrangedView]) -> ArrangedView? {
    var best: (view: ArrangedView, height: Rational)?
    for view in views {
      let height = naturalLength(of: view.view, along: .vertical) ?? 0
      if height > best?.height ?? 0 { best = (view, height) }
    }
    return best?.view
  }

  /// Returns the item that has an attribute of an arranged view.
  mutating func holder(of attribute: Attribute, in arranged: ArrangedView) -> ItemIndex {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return arranged.item }
    let view = baselineView(of: arranged.view, isFirst: attribute == .firstBaseline)
    return itemOfView[view] ?? arranged.item
  }
}
