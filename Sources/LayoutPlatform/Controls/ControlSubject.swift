import LayoutModel

/// A control with all that its measures depend on.
struct ControlSubject {
  /// The control.
  let view: InterfaceView
  /// What its size depends on beside it.
  let context: ControlContext
  /// The grid of pixels.
  let grid: PixelGrid

  /// How far the frame reaches beyond the alignment rectangle.
  let insets: InterfaceInsets

  /// Creates a subject.
  init(_ view: InterfaceView, _ context: ControlContext) {
    self.view = view
    self.context = context
    grid = PixelGrid(scale: context.scale)
    insets = ControlFacts.alignmentInsets(of: view, context)
  }

  /// Returns the saved length of the alignment rectangle in points.
  func saved(_ axis: Axis) -> Rational? {
    guard let frame = view.frame, frame.isExact else { return nil }
    let outside = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    let length = frame.length(axis) - outside
    return length.isExact && !length.isNegative ? length : nil
  }

  /// Returns the saved length, for want of anything better.
  func savedLength(_ axis: Axis) -> IntrinsicSize.Length? {
    saved(axis).map { IntrinsicSize.Length($0, .saved) }
  }

  /// Chooses among the lengths that a control had over time: the one that was saved, or else the first.
  func chosen(_ lengths: [Rational], _ axis: Axis) -> IntrinsicSize.Length? {
    guard let usual = lengths.first else { return nil }
    guard let saved = saved(axis) else { return IntrinsicSize.Length(usual, .table) }
    // Saved lengths lie on the grid of the canvas but for some noise of floating point.
    let best = lengths.first { ($0 - saved).magnitude < Rational(1, 20) }
    return best.map { IntrinsicSize.Length($0, .table) } ?? IntrinsicSize.Length(usual, .usual)
  }

  /// Returns a measured length, or the saved one where the measure confirms it.
  func confirmed(_ measure: Double?, _ axis: Axis) -> IntrinsicSize.Length? {
    guard let measure else { return savedLength(axis) }
    if !hasScaledText, let saved = saved(axis) {
      let apart = (saved.doubleValue - measure).magnitude
      // The model is good to 1.5 points, for long text to 3 %.
      if apart <= max(1.5, 0.03 * measure) { return IntrinsicSize.Length(saved, .confirmed) }
    }
    return IntrinsicSize.Length(grid.roundedUp(max(0, measure)), .text)
  }

  /// A Boolean value that indicates whether the text is shown in another size than it was saved with.
  var hasScaledText: Bool {
    context.platform == .iOS && context.textSize != nil && context.textSize != "L"
      && view.text?.font?.style != nil
  }
}
