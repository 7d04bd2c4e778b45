package import LayoutModel

/// The size that a view has of its own, in its alignment rectangle, as far as it can be told.
package struct IntrinsicSize: Sendable, Hashable {
  /// What a length rests on.
  package enum Source: Sendable, Hashable {
    /// A table of control sizes, confirmed by many files.
    case table
    /// A table of control sizes that does not hold the saved length: what the control usually is.
    case usual
    /// The measure of the text, good to about a point.
    case text
    /// The saved frame where the measure of the text agrees with it: exact, but no more certain than the measure.
    case confirmed
    /// The size of an image that the file states.
    case image
    /// The size that Interface Builder rendered for a view of a custom class.
    case rendered
    /// A size that someone set to stand in for the view's own while designing.
    case placeholder
    /// The saved frame, for want of anything better: it proves nothing about this axis.
    case saved
  }

  /// A length with what it rests on.
  package struct Length: Sendable, Hashable {
    /// The length in points.
    package var points: Rational
    /// What it rests on.
    package var source: Source

    /// Creates a length.
    package init(_ points: Rational, _ source: Source) {
      self.points = points
      self.source = source
    }
  }

  /// The width; `nil` where the view has none of its own.
  package var width: Length?
  /// The height; `nil` where the view has none of its own.
  package var height: Length?

  /// Creates a size.
  package init(width: Length? = nil, height: Length? = nil) {
    self.width = width
    self.height = height
  }

  /// Returns the length along an axis.
  package subscript(axis: Axis) -> Length? { axis == .horizontal ? width : height }
}

/// What the size of a control depends on beside the control itself.
package struct ControlContext: Sendable {
  /// The platform.
  package var platform: InterfaceDocument.Platform
  /// The major version of the plug-in that wrote the file; 0 when unknown.
  package var era: Int
  /// The pixels in a point on the canvas: 1, 2 or 3.
  package var scale: Int64
  /// The images by name.
  package var images: [String: InterfaceDocument.Image]
  /// The sizes that Interface Builder rendered, by object id.
  package var renderedSizes: [String: InterfaceSize]
  /// How much larger than usual text is shown, as a text size category's name, such as `AX3`; `nil` for `L`.
  package var textSize: String?

  /// Creates a context.
  package init(
    platform: InterfaceDocument.Platform, era: Int, scale: Int64,
    images: [String: InterfaceDocument.Image] = [:], renderedSizes: [String: InterfaceSize] = [:],
    textSize: String? = nil
  ) {
    self.platform = platform
    self.era = era
    self.scale = scale
    self.images = images
    self.renderedSizes = renderedSizes
    self.textSize = textSize
  }
}
