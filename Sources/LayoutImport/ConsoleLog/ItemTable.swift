import LayoutModel

/// The items of a block: finds out which printed spellings mean the same item.
///
/// An address is the surest key: text may be escaped in one line and not in another, markdown may have eaten
/// underscores, and a name may stand for class and address.
struct ItemTable {
  /// The items so far.
  private(set) var items: [Item] = []
  private var byAddress: [String: ItemIndex] = [:]
  private var byName: [String: ItemIndex] = [:]
  private var addressOfName: [String: String] = [:]
  private var superviews: [ItemIndex: ItemIndex] = [:]
  private var anchors: [String: ItemIndex] = [:]
  /// A Boolean value that indicates whether items with masked addresses occur.
  private(set) var hasMaskedItems = false

  /// Creates an empty table.
  init() {}

  /// Learns which items the names of an entry mean.
  mutating func learn(_ names: [(name: String, item: RawItem)]) {
    for (name, item) in names where name != "|" {
      guard let address = item.address else { continue }
      if addressOfName[name] == nil { addressOfName[name] = address }
      items[index(address: address)].name = name
    }
  }

  /// Returns the item that an entry means, adding it when it is new.
  mutating func index(of raw: RawItem, names: [(name: String, item: RawItem)]) -> ItemIndex {
    if let address = raw.address {
      let index = index(address: address)
      describe(index, raw)
      return index
    }
    if raw.className.isEmpty, let name = raw.name {
      let own = names.first { $0.name == name && $0.name != "|" }?.item.address
      if let address = own ?? addressOfName[name] { return index(address: address) }
    }
    if raw.isMasked {
      // Nothing tells whether two mentions mean the same item, so that each counts as one of its own.
      hasMaskedItems = true
      items.append(Item(.view))
      describe(items.count - 1, raw)
      return items.count - 1
    }
    return index(key: raw.className + ":" + (raw.name ?? ""), raw)
  }

  /// Returns the superview that `|` means in an entry about `item`.
  mutating func superview(of item: ItemIndex, names: [(name: String, item: RawItem)]) -> ItemIndex {
    if let raw = names.first(where: { $0.name == "|" })?.item {
      let parent = index(of: raw, names: names)
      if parent != item { items[item].parent = parent }
      return parent
    }
    if let parent = items[item].parent ?? superviews[item] { return parent }
    items.append(Item(.view))
    superviews[item] = items.count - 1
    items[item].parent = items.count - 1
    return items.count - 1
  }

  /// Returns the implied item that stands for an attribute the tool does not know.
  mutating func anchor(_ attribute: String, of item: ItemIndex, distinguishedBy mark: String) -> ItemIndex {
    let key = "\(item).\(attribute).\(mark)"
    if let known = anchors[key] { return known }
    items.append(Item(.anchor, className: attribute, parent: item))
    anchors[key] = items.count - 1
    return items.count - 1
  }

  private mutating func index(address: String) -> ItemIndex {
    if let known = byAddress[address] { return known }
    items.append(Item(.view, address: address))
    byAddress[address] = items.count - 1
    return items.count - 1
  }

  private mutating func index(key: String, _ raw: RawItem) -> ItemIndex {
    if let known = byName[key] { return known }
    items.append(Item(.view, name: raw.name))
    byName[key] = items.count - 1
    describe(items.count - 1, raw)
    return items.count - 1
  }

  /// Adds to an item what one more mention of it says.
  private mutating func describe(_ index: ItemIndex, _ raw: RawItem) {
    var item = items[index]
    if !raw.className.isEmpty, raw.className != item.name,
      item.className.isEmpty || item.className.contains("*")
    {
      item.className = raw.className
    }
    if Self.isGuide(item.className) {
      item.kind = .guide
      if let text = raw.text, !text.isEmpty { item.name = text }
    } else if let text = raw.text, item.text == nil {
      item.text = text
    }
    if let name = raw.name, item.name == nil { item.name = name }
    items[index] = item
  }

  private static func isGuide(_ className: String) -> Bool {
    className.hasSuffix("LayoutGuide") || className.hasSuffix("LayoutSpacer") || className == "UILayoutGuide"
  }
}
