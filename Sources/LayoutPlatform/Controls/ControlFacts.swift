package import LayoutModel

/// What the platform knows about a control: how its frame and its alignment rectangle differ, how large it is of its
/// own, and where its baselines lie.
package enum ControlFacts {
  /// Returns how far the frame reaches beyond the alignment rectangle on each side, in points.
  package static func alignmentInsets(of view: InterfaceView, _ context: ControlContext) -> InterfaceInsets {
    if context.platform == .macOS { return MacMeasures.of(view, context)?.insets ?? .zero }
    return MobileMeasures.of(view, context)?.insets ?? .zero
  }

  /// Returns the size of the alignment rectangle that the view has of its own, in points.
  ///
  /// A placeholder comes before a rendered size, and that before what the control is of its own.
  package static func intrinsicSize(of view: InterfaceView, _ context: ControlContext) -> IntrinsicSize {
    let subject = ControlSubject(view, context)
    let rendered = context.renderedSizes[view.id]
    var own = IntrinsicSize()
    if view.placeholder.width == nil || view.placeholder.height == nil, rendered == nil {
      own = context.platform == .macOS ? subject.macSize : subject.mobileSize
    }
    return IntrinsicSize(
      width: length(view.placeholder.width, rendered?.width, own.width),
      height: length(view.placeholder.height, rendered?.height, own.height))
  }

  /// Returns the height of a text that breaks into lines where the view is of some width, in points; `nil` where the
  /// height does not depend on the width.
  package static func height(
    of view: InterfaceView, forWidth width: Rational, _ context: ControlContext
  ) -> IntrinsicSize.Length? {
    guard view.placeholder.height == nil else { return nil }
    let subject = ControlSubject(view, context)
    // What was rendered of a text is one long line.
    if context.renderedSizes[view.id] != nil { return subject.wraps ? subject.savedLength(.vertical) : nil }
    return subject.multilineHeight(forWidth: width)
  }

  /// Returns the distance from the top of the alignment rectangle to the first baseline, and from the last baseline
  /// to the bottom, for a view of some height, in points.
  package static func baselines(
    of view: InterfaceView, height: Rational, _ context: ControlContext
  ) -> (first: Rational, last: Rational) {
    guard height.isExact else { return (0, 0) }
    let subject = ControlSubject(view, context)
    return context.platform == .macOS
      ? subject.macBaselines(height: height.doubleValue) : subject.mobileBaselines(height: height.doubleValue)
  }

  private static func length(
    _ placeholder: InterfaceView.Placeholder?, _ rendered: Rational?, _ own: IntrinsicSize.Length?
  ) -> IntrinsicSize.Length? {
    switch placeholder {
    case .some(.none): nil
    case .some(.points(let points)): IntrinsicSize.Length(points, .placeholder)
    case nil:
      // A rendered length below 0 says that the view has none.
      rendered.map { $0.isNegative ? nil : IntrinsicSize.Length($0, .rendered) } ?? own
    }
  }
}
