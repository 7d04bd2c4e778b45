import LayoutModel

/// Tells whose a logged constraint is, by its class, its identifier and the classes of its items.
///
/// The identifiers were collected from several hundred public logs of iOS 6 to 17 and macOS 10.7 to 14.
enum OwnerTable {
  private static let classes: [(suffix: String, owner: Owner)] = [
    ("NSAutoresizingMaskLayoutConstraint", .autoresizing), ("NSContentSizeLayoutConstraint", .contentSize),
    ("NSIBPrototypingLayoutConstraint", .interfaceBuilder), ("_UILayoutSupportConstraint", .safeArea),
    ("_UIScrollViewAutomaticContentSizeConstraint", .foreign),
  ]

  private static let prefixes: [(prefix: String, owner: Owner)] = [
    ("UIView-Encapsulated-Layout-", .cellSizing), ("NSTableRowView-Encapsulated-Layout-", .cellSizing),
    ("NSView-Encapsulated-Layout-", .cellSizing), ("NSWindow-", .cellSizing), ("fittingSize", .temporary),
    ("_UITemporaryLayout", .temporary), ("UITemporaryLayout", .temporary), ("UISV-", .stackView),
    ("NSStackView.", .stackView), ("UIViewSafeAreaLayoutGuide-", .safeArea),
    ("UIScrollView-content", .margins), ("UIIBSystemGenerated", .interfaceBuilder),
    ("IB auto generated at build time", .interfaceBuilder), ("GridView.", .foreign), ("NSGridView", .foreign),
    ("accessoryView.", .keyboard), ("inputView.", .keyboard), ("assistantView.", .keyboard),
    ("assistantHeight", .keyboard), ("UIInputViewSet", .keyboard), ("TUI", .keyboard), ("UIKB", .keyboard),
    ("UINav", .bar), ("UIButtonBar", .bar), ("Mask_", .bar), ("MaskEV_", .bar),
  ]

  /// The two-letter codes of bar button parts, as in `IB_Leading_Leading` and `BIB_Trailing_CB_Leading`.
  private static let barParts: Set<String> = ["IB", "TB", "BIB", "CB"]

  private static let keyboardClasses = [
    "UIKB", "_UIKB", "UIKeyboard", "_UIKeyboard", "UIInputSet", "_UIInputSet", "_UIRemoteKeyboard",
    "UIRemoteKeyboard", "SystemInputAssistantView", "TUI", "UICompatibilityInputView", "_UITextInput",
    "UIPredictionView", "UIInputWindow", "UIContinuousPath",
  ]
  private static let barClasses = [
    "_UIButtonBar", "_UIModernBarButton", "_UINavigationBar", "_UIToolbar", "_UIBackButton",
    "_UIBarBackground",
    "_UITabBar", "UITabBarButton", "_TtCC5UIKit19NavigationButtonBar", "_UIFloatingTabBar",
    "_UITAMICAdaptorView",
  ]

  /// Returns the owner of a constraint.
  static func owner(className: String, identifier: String?, items: [Item]) -> Owner {
    if let entry = classes.first(where: { className.hasSuffix($0.suffix) }) { return entry.owner }
    if let identifier, let owner = owner(identifier: identifier) { return owner }
    let named = items.filter { !$0.isImplied }
    if !named.isEmpty, named.allSatisfy({ isKeyboard($0) }) { return .keyboard }
    if named.contains(where: { isKeyboard($0) }),
      named.allSatisfy({ isKeyboard($0) || isPrivate($0) || isPlain($0) })
    {
      return .keyboard
    }
    if named.contains(where: { matches($0, barClasses) }), named.allSatisfy({ isPrivate($0) || isPlain($0) })
    {
      return .bar
    }
    if !named.isEmpty, named.contains(where: isPrivateView),
      named.allSatisfy({ isPrivate($0) || isPlain($0) })
    {
      return .foreign
    }
    return .app
  }

  private static func owner(identifier: String) -> Owner? {
    if let entry = prefixes.first(where: { identifier.hasPrefix($0.prefix) }) { return entry.owner }
    if identifier.hasSuffix("Margin-guide-constraint") { return .margins }
    let parts = identifier.split(separator: "_")
    let sides: Set<Substring> = ["Leading", "Trailing", "Top", "Bottom"]
    let isBar = parts.contains { barParts.contains(String($0)) } && parts.contains { sides.contains($0) }
    return isBar ? .bar : nil
  }

  /// Returns whether an item shows that the whole list is about a screen of the system, down to its plain views.
  static func isSystemScreen(_ item: Item) -> Bool {
    matches(item, ["UIKBTutorial", "UIContinuousPathIntroduct"])
  }

  /// Returns whether the item belongs to the keyboard.
  static func isKeyboard(_ item: Item) -> Bool { matches(item, keyboardClasses) }

  private static func matches(_ item: Item, _ prefixes: [String]) -> Bool {
    prefixes.contains { item.className.hasPrefix($0) || item.name?.hasPrefix($0) == true }
  }

  /// Returns whether the class is one of the system's private ones.
  private static func isPrivate(_ item: Item) -> Bool {
    item.kind == .guide || isPrivateView(item) || matches(item, keyboardClasses) || matches(item, barClasses)
  }

  private static func isPrivateView(_ item: Item) -> Bool {
    if item.className.holds("5UIKit") { return true }
    return item.kind != .guide && (item.className.hasPrefix("_UI") || item.className.hasPrefix("_NS"))
      && !item.className.hasPrefix("_UIHosting")
  }

  /// Returns whether the class says nothing about whose the view is.
  private static func isPlain(_ item: Item) -> Bool {
    ["UIView", "UILabel", "UIButton", "UIImageView", "UIStackView", "NSView"].contains(item.className)
      && item.name == nil
  }
}
