import LayoutModel

/// Names of a layout's items that people can read and tell apart.
struct ItemNames: Sendable {
  private let names: [String]
  private let codeNames: [String]

  /// Names the items of a layout; alike ones are numbered in the order of the input.
  init(_ layout: Layout) {
    let plain = layout.items.map { Self.plainName($0) }
    var counts: [String: Int] = [:]
    for name in plain { counts[name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    let numbered = plain.map { name in
      guard counts[name, default: 0] > 1, !name.isEmpty else { return name }
      seen[name, default: 0] += 1
      return "\(name) \(seen[name, default: 1])"
    }
    var firstChild: [ItemIndex: ItemIndex] = [:]
    for (index, item) in layout.items.enumerated() {
      if let parent = item.parent, firstChild[parent] == nil { firstChild[parent] = index }
    }
    let names = layout.items.indices.map { Self.fullName($0, layout, numbered, firstChild) }
    self.names = names
    codeNames = names.map { Self.codeName($0) }
  }

  /// Returns the name of an item.
  subscript(_ item: ItemIndex) -> String { names[item] }

  /// Returns the name in an equation, with the names of properties that people know from code.
  func code(_ item: ItemIndex) -> String { codeNames[item] }

  /// Returns the name for the beginning of a sentence.
  func capitalized(_ item: ItemIndex) -> String { Self.capitalized(names[item]) }

  /// Returns the text with its first letter in upper case, where it begins with an article.
  static func capitalized(_ text: String) -> String {
    text.hasPrefix("the ") ? "The " + text.dropFirst(4) : text
  }

  /// Returns a sentence behind a beginning that leaves its first word inside the sentence.
  static func joined(_ beginning: String, _ sentence: String) -> String {
    guard !beginning.isEmpty, sentence.hasPrefix("The ") else { return beginning + sentence }
    return beginning + "the " + sentence.dropFirst(4)
  }

  private static func plainName(_ item: Item) -> String {
    guard !item.isImplied else { return "" }
    if item.kind == .guide { return guideName(item) }
    let className = ClassName.readable(item.className)
    if className == "UITableViewCellContentView" || className == "UICollectionViewCellContentView" {
      return "the cell's content view"
    }
    if let text = item.text, !text.isEmpty { return "\(className) '\(singleLine(text))'" }
    if let name = item.name { return className.isEmpty ? name : "\(className) '\(name)'" }
    return className
  }

  /// The phrases that stand for a property in code; a number may follow.
  private static let properties: [(phrase: String, property: String)] = [
    ("the cell's content view", "contentView"), ("the safe area", "safeAreaLayoutGuide"),
    ("the layout margins guide", "layoutMarginsGuide"), ("the keyboard layout guide", "keyboardLayoutGuide"),
    ("the readable content guide", "readableContentGuide"),
  ]

  private static func codeName(_ name: String) -> String {
    guard let entry = properties.first(where: { name.hasPrefix($0.phrase) }) else { return name }
    return entry.property + name.dropFirst(entry.phrase.count)
  }

  private static func guideName(_ item: Item) -> String {
    switch item.name ?? item.className {
    case "UIViewSafeAreaLayoutGuide": "the safe area"
    case "UIViewLayoutMarginsGuide": "the layout margins guide"
    case "UIViewReadableContentGuide": "the readable content guide"
    case "UIViewKeyboardLayoutGuide": "the keyboard layout guide"
    case "UIScrollViewContentLayoutGuide": "the scroll view's content area"
    case "UIScrollViewFrameLayoutGuide": "the scroll view's frame guide"
    case "UISV-alignment-spanner": "the stack view's spacer"
    case "UINavigationBarItemContentLayoutGuide": "the bar's content guide"
    case "_UILayoutGuide": "the top or bottom layout guide"
    case let name: item.name == nil ? ClassName.readable(name) : "layout guide '\(name)'"
    }
  }

  private static func fullName(
    _ index: ItemIndex, _ layout: Layout, _ plain: [String], _ firstChild: [ItemIndex: ItemIndex]
  ) -> String {
    let item = layout.items[index]
    switch item.kind {
    case .view, .guide:
      if !plain[index].isEmpty { return plain[index] }
      return firstChild[index].map { "the superview of \(plain[$0])" } ?? "an unnamed view"
    case .margins(let owner): return "the layout margins of \(plain[owner])"
    case .baseline(let owner, let isFirst):
      return "the \(isFirst ? "first" : "last") baseline of \(plain[owner])"
    case .anchor: return "\(item.className) of \(item.parent.map { plain[$0] } ?? "a view")"
    case .ancestor: return "the common superview"
    }
  }

  private static func singleLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
