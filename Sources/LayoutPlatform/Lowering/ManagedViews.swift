import LayoutModel

extension InterfaceTree {
  /// Returns how a container keeps the frame of a view inside of it, or `nil` for a view that it leaves alone.
  ///
  /// Cells, panes, contents of boxes and bars are placed by their containers, whatever the file says about their
  /// autoresizing masks: at the saved size they lie as saved, at others they follow their container's.
  func managedMask(of index: Int, on platform: InterfaceDocument.Platform) -> AutoresizingMask? {
    let view = views[index]
    guard let parent = view.parent.map({ views[$0] }) else { return nil }
    return platform == .macOS ? Self.macMask(view, in: parent) : Self.mask(view, in: parent)
  }

  private static let filling: AutoresizingMask = [.widthSizable, .heightSizable]

  private static func mask(_ view: InterfaceView, in parent: InterfaceView) -> AutoresizingMask? {
    switch parent.element {
    case "tableView": return [.widthSizable, .flexibleMaxY]
    case "collectionView", "navigationBar", "toolbar", "tabBar", "navigationItem": return []
    case "tableViewCell", "collectionViewCell", "collectionReusableView", "visualEffectView":
      return view.slot == "contentView" ? filling : nil
    default: return nil
    }
  }

  private static func macMask(_ view: InterfaceView, in parent: InterfaceView) -> AutoresizingMask? {
    if view.element == "scroller" || view.slot == "headerView" { return [] }
    switch parent.element {
    case "box": return view.slot == "contentView" ? filling : nil
    case "scrollView": return filling
    case "clipView": return view.translatesMask ? view.mask ?? [] : nil
    case "tabView": return filling
    case "splitView": return filling
    case "tableView", "outlineView", "collectionView", "gridView": return []
    default: return nil
    }
  }
}

extension LoweredLayout {
  /// The views of macOS whose size Interface Builder calls ambiguous, although scroll views lay them out at run time.
  ///
  /// Measured on saved files: where a table keeps to no edge of the clip view that it is in, the clip view is flagged if
  /// its scroll view has a fixed frame (27 of 27), else from Xcode 11 on the table itself (6 of 7).
  package var untiledViews: [Int] {
    guard draft.context.platform == .macOS else { return [] }
    return tree.views.indices.compactMap { index in
      let table = tree.views[index]
      guard table.element == "tableView" || table.element == "outlineView", table.translatesMask,
        table.mask == [], let clip = table.parent, tree.views[clip].element == "clipView",
        let scroll = tree.views[clip].parent, draft.itemOfView[index] != nil
      else { return nil }
      if tree.views[scroll].isFixed { return clip }
      return draft.context.era >= 14868 ? index : nil
    }
  }
}
