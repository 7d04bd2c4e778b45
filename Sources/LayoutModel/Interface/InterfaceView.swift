package import TextSource

/// An attribute of an element of the file that no other property holds.
package struct InterfaceAttribute: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The value.
  package var value: String

  /// Creates an attribute.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A view as the file describes it.
package struct InterfaceView: Sendable {
  /// How much of a view Interface Builder checks for ambiguity.
  package enum Verification: Sendable, Hashable { case always, positionOnly, never }

  /// A size that only Interface Builder assumes, in place of the view's own.
  package enum Placeholder: Sendable, Hashable {
    /// The view has no size of its own along the axis.
    case none
    /// The view is as long as this, in points.
    case points(Rational)
  }

  /// The object id.
  package var id: String
  /// The element, which tells the kind of view, for example `label`.
  package var element: String
  /// The class of the app, where the file names one.
  package var customClass: String?
  /// The name that someone gave to the view in Interface Builder.
  package var label: String?
  /// The slot of the superview that it fills, such as `contentView`; `nil` for a plain subview.
  package var slot: String?
  /// The superview, by its place in the tree; `nil` for the root.
  package var parent: Int?
  /// The saved frame, in the superview's coordinates as the platform has them.
  package var frame: InterfaceRect?
  /// A Boolean value that indicates whether the frame is kept by constraints that the build adds.
  package var isFixed = false
  /// A Boolean value that indicates whether it is hidden.
  package var isHidden = false
  /// A Boolean value that indicates whether frame and mask are translated into constraints.
  package var translatesMask = true
  /// The autoresizing mask.
  package var mask: AutoresizingMask?
  /// How strongly it resists growing beyond its content, horizontally and vertically.
  package var hugging = (horizontal: Priority(250), vertical: Priority(250))
  /// How strongly it resists shrinking below its content, horizontally and vertically.
  package var compression = (horizontal: Priority(750), vertical: Priority(750))
  /// Sizes that stand in for its own while designing.
  package var placeholder: (width: Placeholder?, height: Placeholder?) = (nil, nil)
  /// How much of it Interface Builder checks.
  package var verification = Verification.always
  /// A Boolean value that indicates whether Interface Builder saved it as ambiguous.
  package var isSavedAmbiguous = false
  /// A Boolean value that indicates whether Interface Builder saved it as misplaced.
  package var isSavedMisplaced = false
  /// Its layout margins, or the insets of a stack view, where the file sets them.
  package var margins: InterfaceInsets?
  /// A Boolean value that indicates whether `margins` follow the reading direction.
  package var hasDirectionalMargins = false
  /// A Boolean value that indicates whether its margins are at least the superview's.
  package var preservesSuperviewMargins = false
  /// A Boolean value that indicates whether its margins begin at the safe area.
  package var insetsMarginsFromSafeArea = true
  /// A Boolean value that indicates whether its margins keep text at a readable width.
  package var followsReadableWidth = false
  /// What it shows as text.
  package var text: InterfaceText?
  /// The segments of a segmented control, or the items of a pop-up button's menu.
  package var choices: [InterfaceChoice] = []
  /// The name of the image that it shows.
  package var image: String?
  /// The cell of a macOS control.
  package var cell: InterfaceCell?
  /// How it arranges its subviews, for a stack view.
  package var stack: InterfaceStack?
  /// The gravity area of an `NSStackView` in which it lies: 0 beginning, 1 middle, 2 end.
  package var gravity: Int?
  /// What differs in some size classes.
  package var variations: [InterfaceVariation] = []
  /// The attributes of the element that no other property holds.
  package var attributes: [InterfaceAttribute] = []
  /// Where its element begins.
  package var location: SourceLocation
  /// The bytes of its element.
  package var range: SourceRange

  /// Creates a view.
  package init(id: String, element: String, location: SourceLocation, range: SourceRange) {
    self.id = id
    self.element = element
    self.location = location
    self.range = range
  }

  /// Returns the value of an attribute that no other property holds.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Returns how strongly it resists growing along an axis.
  package func hugging(_ axis: Axis) -> Priority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }
  /// Returns how strongly it resists shrinking along an axis.
  package func compression(_ axis: Axis) -> Priority {
    axis == .horizontal ? compression.horizontal : compression.vertical
  }
  /// Returns the size that stands in for its own along an axis.
  package func placeholder(_ axis: Axis) -> Placeholder? {
    axis == .horizontal ? placeholder.width : placeholder.height
  }
}
