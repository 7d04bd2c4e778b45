import LayoutModel

/// What is known about safe areas and margins where no saved frame shows them.
enum UsualInsets {
  /// The layout margin of a view that sets none.
  static let plainMargin: Rational = 8
  /// The margins at the sides of a controller's view: wider from this width on.
  static func rootMargin(width: Rational) -> Rational { width >= 414 ? 20 : 16 }
  /// The margins of a cell's content at the top and at the bottom, and at the sides, in files of an era.
  ///
  /// Measured on saved files: 8 all around before Xcode 9; 15 at the sides between Xcode 9 and 12 for cells that do
  /// not take over the table's margins, which are 16 up to 393 points and 20 beyond.
  static func cellMargins(
    width: Rational, era: Int, takesOverTables: Bool
  ) -> (vertical: Rational, sides: Rational) {
    if era > 0, era < 13_000 { return (8, 8) }
    if !takesOverTables, era < 18_000 { return (11, 15) }
    return (11, width >= 414 ? 20 : 16)
  }
}

extension LayoutDraft {
  /// Returns whether the root fills the screen that it was drawn on.
  func isFullScreen(_ screen: Screen) -> Bool {
    guard let root = geometry.absolute[0]?.size else { return false }
    guard let device = screen.device else { return root.width == root.height || tree.controller != nil }
    return root == device.size(isLandscape: screen.isLandscape)
  }

  /// Returns how far the safe area lies inside of a view.
  func safeInsets(of view: Int, _ seen: EdgeEvidence, _ screen: Screen) -> InterfaceInsets {
    var usual = InterfaceInsets.zero
    if let frame = geometry.absolute[view], let root = geometry.absolute[0], isFullScreen(screen) {
      usual = InterfaceInsets(
        top: max(0, screen.safeArea.top - frame.y), left: max(0, screen.safeArea.left - frame.x),
        bottom: max(0, frame.y + frame.height - root.height + screen.safeArea.bottom),
        right: max(0, frame.x + frame.width - root.width + screen.safeArea.right))
    }
    return InterfaceInsets(
      top: seen.inset(.top) ?? usual.top, left: seen.inset(.left) ?? usual.left,
      bottom: seen.inset(.bottom) ?? usual.bottom, right: seen.inset(.right) ?? usual.right)
  }

  /// Returns the layout margins of a view.
  func margins(of index: Int, _ seen: EdgeEvidence, _ screen: Screen) -> InterfaceInsets {
    let usual = usualMargins(of: index, screen)
    return InterfaceInsets(
      top: seen.inset(.top) ?? usual.top, left: seen.inset(.left) ?? usual.left,
      bottom: seen.inset(.bottom) ?? usual.bottom, right: seen.inset(.right) ?? usual.right)
  }

  private func usualMargins(of index: Int, _ screen: Screen) -> InterfaceInsets {
    let view = tree.views[index]
    if var own = view.margins {
      if view.hasDirectionalMargins, builder.layout.direction == .rightToLeft { swap(&own.left, &own.right) }
      return own
    }
    let width = geometry.absolute[index]?.width ?? 0
    if index == 0, tree.controller != nil {
      let side = UsualInsets.rootMargin(width: width)
      return InterfaceInsets(
        top: screen.safeArea.top, left: side, bottom: screen.safeArea.bottom, right: side)
    }
    if view.element == "tableViewCellContentView" {
      let (vertical, sides) = UsualInsets.cellMargins(
        width: width, era: context.era, takesOverTables: view.preservesSuperviewMargins)
      return InterfaceInsets(top: vertical, left: sides, bottom: vertical, right: sides)
    }
    let plain = UsualInsets.plainMargin
    return InterfaceInsets(top: plain, left: plain, bottom: plain, right: plain)
  }
}
