import LayoutModel

/// What `NSStackView` does across its axis.
extension LayoutDraft {
  /// Adds what lines up the views and fits the stack view around them.
  mutating func addAcross(_ stack: StackArrangement) {
    let (across, insets) = (stack.across, stack.acrossInsets)
    let names = across.axis == .horizontal ? ("Leading", "Trailing") : ("Top", "Bottom")
    let hugging = stack.hugging(across.axis).value
    for arranged in stack.visible {
      addAlign(stack, arranged)
      addStack("NSStackView.Edge." + names.0, arranged.item, across.near, .greaterThanOrEqual, stack.item)
      addStack(
        "NSStackView.Edge." + names.1, stack.item, across.far, .greaterThanOrEqual, arranged.item,
        priority: stack.clippingResistance(across.axis).value)
      addStack(
        "NSStackView.Edge.Min." + names.0, arranged.item, across.near, .equal, stack.item,
        constant: insets.near, priority: hugging)
      addStack(
        "NSStackView.Edge.Min." + names.1, stack.item, across.far, .equal, arranged.item,
        constant: insets.far, priority: hugging)
    }
  }

  private mutating func addAlign(_ stack: StackArrangement, _ arranged: ArrangedView) {
    let (across, insets) = (stack.across, stack.acrossInsets)
    var item = arranged.item
    var (other, attribute, constant) = (stack.item, across.middle, Rational.zero)
    switch stack.stack.alignment.place {
    case .whole: (attribute, constant) = (across.length, -insets.sum)
    case .near: (attribute, constant) = (across.near, insets.near)
    // Measured: macOS adds the inset at the far edge where it should take it away.
    case .far: (attribute, constant) = (across.far, insets.far)
    case .middle: break
    case .firstBaseline, .lastBaseline:
      guard across.axis == .vertical, let first = stack.visible.first, first.item != item else { return }
      attribute = stack.stack.alignment.place == .firstBaseline ? .firstBaseline : .lastBaseline
      item = holder(of: attribute, in: arranged)
      other = holder(of: attribute, in: first)
    }
    addStack("NSStackView.Align", item, attribute, .equal, other, constant: constant, priority: 260)
  }
}
