package import LayoutModel

/// What the platform knows about a control: how its frame and its alignment rectangle differ, how large it is of its
/// own, and where its baselines lie.
package enum ControlFacts {
  /// Returns how far the frame reaches beyond the alignment rectangle on each side.
  package static func alignmentInsets(of view: InterfaceView, _ context: ControlContext) -> InterfaceInsets {
    .zero
  }

  /// Returns the size of the alignment rectangle that the view has of its own.
  package static func intrinsicSize(of view: InterfaceView, _ context: ControlContext) -> IntrinsicSize {
    IntrinsicSize()
  }

  /// Returns the distance from the top of the alignment rectangle to the first baseline, and from the last baseline
  /// to the bottom, for a view of some height.
  package static func baselines(
    of view: InterfaceView, height: Rational, _ context: ControlContext
  ) -> (first: Rational, last: Rational) {
    (0, 0)
  }
}
