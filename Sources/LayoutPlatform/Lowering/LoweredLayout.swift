package import LayoutModel

/// A tree of views in one configuration as a layout, with the way back to the file.
package struct LoweredLayout: Sendable {
  /// The items and the constraints; those of the platform among them.
  package private(set) var draft: LayoutDraft
  /// The screen.
  package private(set) var screen: Screen
  /// A Boolean value that indicates whether the layout has the size that the file holds.
  package let isAsSaved: Bool
  /// The size that is asked of the root, also where the constraints do not let it have that.
  package let rootSize: InterfaceSize
  /// The lengths for which nothing better is known than the saved frame; they are in no constraint.
  package let savedLengths: [SavedLength]

  /// The layout.
  package var layout: Layout { draft.builder.layout }
  /// The tree as it is in the configuration.
  package var tree: InterfaceTree { draft.tree }

  /// Lays out a tree's views as constraints.
  ///
  /// - Parameters:
  ///   - tree: A tree of the document.
  ///   - document: The document.
  ///   - configuration: The circumstances.
  ///   - withPlaceholders: Whether constraints count that are removed when the app is built.
  /// - Complexity: O(*n*) for *n* views and constraints, but for views that have very many subviews.
  package init(
    _ tree: InterfaceTree, of document: InterfaceDocument, in configuration: LayoutConfiguration,
    withPlaceholders: Bool = true
  ) {
    screen = Screen(of: document, in: configuration)
    isAsSaved = configuration.isAsSaved
    var installed = InstalledTree(tree, on: screen.classes, usesSizeClasses: document.usesSizeClasses)
    if document.platform == .macOS { installed.uninstall(installed.tree.detachedViews) }
    let context = ControlContext(
      platform: document.platform, era: document.era, scale: screen.scale, images: document.images,
      renderedSizes: document.renderedSizes, textSize: configuration.textSize)
    draft = LayoutDraft(
      installed.tree, context, direction: configuration.direction, installed: installed.hasView)
    let canvas = Screen(of: document, in: LayoutConfiguration())
    let isOnScreen = installed.tree.fillsScreen(canvas)
    rootSize = Self.rootSize(draft, isOnScreen: isOnScreen, canvas, configuration)
    draft.addFrames(rootSize: rootSize)
    draft.addScrollGuides()
    draft.addGuides(
      on: ScreenPair(wanted: screen, drawn: canvas, rootWidth: rootSize.width),
      installed: installed.hasConstraint)
    draft.addConstraints(installed: installed.hasConstraint, withPlaceholders: withPlaceholders)
    for index in installed.tree.views.indices where installed.tree.views[index].stack != nil {
      if draft.itemOfView[index] != nil { draft.addStackConstraints(of: index) }
    }
    savedLengths = draft.addContentSizes(trustsFrames: isAsSaved)
  }

  /// Returns whether a layout of the same tree has the same solution: where a screen does not matter to a tree, most
  /// screens ask the same of it.
  package func hasSolution(of other: LoweredLayout) -> Bool {
    guard screen.classes == other.screen.classes, screen.scale == other.screen.scale,
      isAsSaved == other.isAsSaved, rootSize == other.rootSize, savedLengths == other.savedLengths,
      layout.direction == other.layout.direction, layout.items.count == other.layout.items.count,
      layout.constraints.count == other.layout.constraints.count
    else { return false }
    return zip(layout.constraints, other.layout.constraints).allSatisfy {
      $0.form == $1.form && $0.priority == $1.priority && $0.owner == $1.owner
    }
  }

  /// Takes the screen of a layout that has the same solution.
  package mutating func takeScreen(of other: LoweredLayout) { screen = other.screen }

  /// Adds lengths from the saved frames.
  package mutating func assume(_ lengths: [SavedLength]) {
    for length in lengths {
      guard let item = draft.itemOfView[length.view] else { continue }
      draft.addContentSize(item, length.view, length.axis, length.points, atMost: .almostRequired)
    }
  }

  /// Returns whether a container places a view, whatever the file says, or gives it room that the file does not tell:
  /// how much of a scroll view of macOS is seen depends on the scrollers that the user has chosen.
  package func isPlacedByContainer(_ view: Int) -> Bool {
    if tree.managedMask(of: view, on: draft.context.platform) != nil { return true }
    guard draft.context.platform == .macOS else { return false }
    var next = tree.views[view].parent
    while let outer = next {
      if tree.views[outer].element == "clipView" { return true }
      next = tree.views[outer].parent
    }
    return false
  }

  /// Puts multipliers as they are written in the place of what they are read as; returns whether one differs.
  package func restoreMultipliers(in layout: inout Layout) -> Bool {
    var differs = false
    for (row, index) in draft.sources {
      guard let written = tree.constraints[index].multiplierText.flatMap(Rational.init(decimal:)),
        written != tree.constraints[index].multiplier, var equation = layout.constraints[row].equation
      else { continue }
      differs = true
      equation.multiplier = written
      layout.constraints[row].equation = equation
      var builder = draft.builder
      layout.constraints[row].form = builder.form(of: equation)
    }
    return differs
  }

  /// Gives texts that break into lines the height that they have at the widths of a solution; returns whether one
  /// has changed.
  package mutating func wrapTexts(width: (ItemIndex) -> Rational?) -> Bool {
    draft.wrapTexts(width: width)
  }

  /// The size of the root: the saved one, unless the configuration asks for another and the root fills its screen.
  private static func rootSize(
    _ draft: LayoutDraft, isOnScreen: Bool, _ canvas: Screen, _ configuration: LayoutConfiguration
  ) -> InterfaceSize {
    let saved = draft.geometry.absolute.first??.size ?? InterfaceSize(width: 0, height: 0)
    if let size = configuration.size { return size }
    guard let device = configuration.device, isOnScreen else { return saved }
    let size = device.size(isLandscape: configuration.isLandscape)
    guard let drawn = canvas.device?.size(isLandscape: canvas.isLandscape) else { return size }
    // What bars or the gap above a sheet take on the canvas they take elsewhere.
    return InterfaceSize(width: size.width, height: max(0, size.height - (drawn.height - saved.height)))
  }
}
