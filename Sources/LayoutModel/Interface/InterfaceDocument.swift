/// A storyboard or xib as far as layout is concerned: what the file says, before any rule of a platform is applied.
package struct InterfaceDocument: Sendable {
  /// The platform that a document is for.
  package enum Platform: Sendable, Hashable { case iOS, macOS, tvOS, watchOS }

  /// The screen on which the document was drawn.
  package struct Canvas: Sendable, Hashable {
    /// The device as the file names it, for example `retina6_12`.
    package var device: String
    /// A Boolean value that indicates whether the device lies on its side.
    package var isLandscape: Bool

    /// Creates a canvas.
    package init(device: String, isLandscape: Bool = false) {
      self.device = device
      self.isLandscape = isLandscape
    }
  }

  /// An image that the document mentions.
  package struct Image: Sendable, Hashable {
    /// The size that the file holds.
    package var size: InterfaceSize
    /// A Boolean value that indicates whether it is a symbol of the system, whose size depends on its use.
    package var isSymbol: Bool

    /// Creates an image.
    package init(size: InterfaceSize, isSymbol: Bool = false) {
      self.size = size
      self.isSymbol = isSymbol
    }
  }

  /// The platform.
  package var platform = Platform.iOS
  /// The major version of Interface Builder's plug-in that wrote the file, which tells the era; 0 when unknown.
  package var era = 0
  /// A Boolean value that indicates whether the document uses constraints at all.
  package var usesAutoLayout = false
  /// A Boolean value that indicates whether variations by size class count.
  package var usesSizeClasses = false
  /// A Boolean value that indicates whether the safe area is a layout guide of views.
  package var usesSafeAreas = false
  /// The screen on which it was drawn; `nil` for macOS and for files older than Xcode 8.
  package var canvas: Canvas?
  /// The images by name.
  package var images: [String: Image] = [:]
  /// The sizes that Interface Builder rendered for views of custom classes, by object id.
  package var renderedSizes: [String: InterfaceSize] = [:]
  /// The trees of views that are laid out on their own, in the order of the file.
  package var trees: [InterfaceTree] = []
  /// What could not be read or is left aside.
  package var notes: [Note] = []

  /// Creates an empty document.
  package init() {}
}

/// A tree of views that is laid out on its own: a scene's view, a cell, the content of a window.
package struct InterfaceTree: Sendable {
  /// A name for people, from the scene's or the view's class or label.
  package var name: String
  /// The controller whose view it is.
  package var controller: InterfaceController?
  /// The views, the root first and each before its subviews.
  package var views: [InterfaceView] = []
  /// The layout guides.
  package var guides: [InterfaceGuide] = []
  /// The constraints in the order of the file.
  package var constraints: [InterfaceConstraint] = []
  /// The constraints that are left out because they refer to something that is not in the tree.
  package var danglingConstraints: [InterfaceDanglingConstraint] = []

  /// Creates an empty tree.
  package init(name: String) { self.name = name }
}

/// What a document says about the controller of a view.
package struct InterfaceController: Sendable, Hashable {
  /// A bar that the canvas shows at an edge of the screen.
  package enum Bar: Sendable, Hashable {
    /// The file does not say; it is found out from where the controller is used.
    case inferred
    /// The file says that there is none.
    case none
    /// A bar of an element such as `simulatedNavigationBarMetrics`, behind which the view goes on if translucent.
    case shown(String, isTranslucent: Bool)
  }

  /// The element, for example `tableViewController`.
  package var element: String
  /// The object id.
  package var id: String
  /// The class of the app, where the file names one.
  package var customClass: String?
  /// A Boolean value that indicates whether the canvas shows no status bar.
  package var hidesStatusBar = false
  /// The bar at the top.
  package var topBar = Bar.inferred
  /// The bar at the bottom.
  package var bottomBar = Bar.inferred
  /// A Boolean value that indicates whether the view has a size of its own instead of the screen's.
  package var isFreeform = false
  /// A Boolean value that indicates whether margins may be smaller than the system's.
  package var ignoresMinimumMargins = false

  /// Creates a controller.
  package init(element: String, id: String) {
    self.element = element
    self.id = id
  }
}
