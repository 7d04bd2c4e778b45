package import LayoutModel

/// The circumstances under which a layout is laid out.
package struct LayoutConfiguration: Sendable, Hashable {
  /// The device; `nil` for the canvas on which the file was drawn.
  package var device: Device?
  /// A Boolean value that indicates whether the device lies on its side.
  package var isLandscape = false
  /// The size of the root view; `nil` for the device's or the saved one.
  package var size: InterfaceSize?
  /// The size classes; `nil` for those of the device or the canvas.
  package var classes: SizeClasses?
  /// Which way text runs.
  package var direction = Layout.Direction.leftToRight
  /// The text size category, such as `AX3`; `nil` for the usual one.
  package var textSize: String?

  /// Creates the configuration in which the file was saved.
  package init() {}

  /// A Boolean value that indicates whether the layout has the size that the file holds.
  package var isAsSaved: Bool {
    device == nil && size == nil && direction == .leftToRight && textSize == nil && classes == nil
  }
}

/// A configuration together with what the document says about its canvas.
package struct Screen: Sendable {
  /// The device that is drawn on, or that was drawn on.
  package var device: Device?
  /// A Boolean value that indicates whether it lies on its side.
  package var isLandscape: Bool
  /// The size classes.
  package var classes: SizeClasses
  /// The pixels in a point.
  package var scale: Int64
  /// What the system covers of the whole screen.
  package var safeArea: InterfaceInsets

  /// Finds out the screen of a document in a configuration.
  package init(of document: InterfaceDocument, in configuration: LayoutConfiguration) {
    let canvas = document.canvas.flatMap { Device.named(inFile: $0.device) }
    let drawn = configuration.device ?? canvas ?? (document.platform == .tvOS ? .appleTV : nil)
    device = drawn
    isLandscape =
      configuration.device == nil ? document.canvas?.isLandscape ?? false : configuration.isLandscape
    scale = document.platform == .macOS ? 1 : drawn?.scale ?? 1
    // Files from before Xcode 8 have no device: they are drawn on the 20-point status bar's square canvas.
    safeArea =
      drawn?.safeArea(isLandscape: isLandscape)
      ?? (document.platform == .iOS ? InterfaceInsets(top: 20) : .zero)
    classes =
      configuration.classes
      ?? (document.usesSizeClasses ? drawn?.classes(isLandscape: isLandscape) ?? .any : .any)
  }
}
