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

/// The screen that is laid out for, and the one that the file was drawn on.
struct ScreenPair {
  /// The screen that is laid out for.
  var wanted: Screen
  /// The screen that the file was drawn on.
  var drawn: Screen
  /// The width of the root, in points.
  var rootWidth: Rational
}

extension LayoutDraft {
  /// Returns whether the root fills the screen that it was drawn on.
  func isFullScreen(_ screens: ScreenPair) -> Bool {
    guard let root = geometry.absolute[0]?.size else { return false }
    guard let device = screens.drawn.device else {
      return root.width == root.height || tree.controller != nil
    }
    return root == device.size(isLandscape: screens.drawn.isLandscape)
  }

  /// Returns how far the safe area lies inside of a view.
  func safeInsets(of view: Int, _ seen: EdgeEvidence, _ screens: ScreenPair) -> InterfaceInsets {
    carry(
      seen, from: usualSafeInsets(of: view, screens.drawn, screens),
      to: usualSafeInsets(of: view, screens.wanted, screens))
  }

  /// Returns the layout margins of a view.
  func margins(of index: Int, _ seen: EdgeEvidence, _ screens: ScreenPair) -> InterfaceInsets {
    let width = geometry.absolute[index]?.width ?? 0
    return carry(
      seen, from: usualMargins(of: index, screens.drawn, width: width),
      to: usualMargins(of: index, screens.wanted, width: index == 0 ? screens.rootWidth : width))
  }

  /// Returns the length of the bars at the top or at the bottom.
  func barLength(_ seen: Rational?, isTop: Bool, _ screens: ScreenPair) -> Rational {
    guard isFullScreen(screens) else { return seen ?? 0 }
    let (drawn, wanted) = (screens.drawn.safeArea, screens.wanted.safeArea)
    return carry(
      seen, from: isTop ? drawn.top : drawn.bottom, to: isTop ? wanted.top : wanted.bottom)
  }

  /// Returns insets that were seen on the canvas as they are on another screen.
  ///
  /// What bars take stays, and what the screen takes changes with it. Less than the screen takes means that the view
  /// does not reach there.
  private func carry(
    _ seen: EdgeEvidence, from drawn: InterfaceInsets, to wanted: InterfaceInsets
  ) -> InterfaceInsets {
    let isMirrored = builder.layout.direction == .rightToLeft
    return InterfaceInsets(
      top: carry(seen.inset(.top), from: drawn.top, to: wanted.top),
      left: carry(seen.inset(isMirrored ? .right : .left), from: drawn.left, to: wanted.left),
      bottom: carry(seen.inset(.bottom), from: drawn.bottom, to: wanted.bottom),
      right: carry(seen.inset(isMirrored ? .left : .right), from: drawn.right, to: wanted.right))
  }

  private func carry(_ seen: Rational?, from drawn: Rational, to wanted: Rational) -> Rational {
    guard let seen else { return wanted }
    return seen < drawn ? seen : seen - drawn + wanted
  }

  private func usualSafeInsets(of view: Int, _ screen: Screen, _ screens: ScreenPair) -> InterfaceInsets {
    guard let frame = geometry.absolute[view], let root = geometry.absolute[0], isFullScreen(screens) else {
      return .zero
    }
    return InterfaceInsets(
      top: max(0, screen.safeArea.top - frame.y), left: max(0, screen.safeArea.left - frame.x),
      bottom: max(0, frame.y + frame.height - root.height + screen.safeArea.bottom),
      right: max(0, frame.x + frame.width - root.width + screen.safeArea.right))
  }

  private func usualMargins(of index: Int, _ screen: Screen, width: Rational) -> InterfaceInsets {
    let view = tree.views[index]
    if var own = view.margins {
      if view.hasDirectionalMargins, builder.layout.direction == .rightToLeft { swap(&own.left, &own.right) }
      return own
    }
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
