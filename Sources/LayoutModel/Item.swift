/// The place of an item in the `items` of its layout.
package typealias ItemIndex = Int

/// A view, a layout guide, or another rectangle that constraints speak about.
package struct Item: Sendable, Hashable {
  /// What kind of rectangle an item is.
  package enum Kind: Sendable, Hashable {
    /// A view or a window.
    case view
    /// A layout guide; its name says which, for example `UIViewSafeAreaLayoutGuide`.
    case guide
    /// The area inside an item's layout margins that no line of the input describes.
    case margins(of: ItemIndex)
    /// A baseline that no line of the input describes: a rectangle whose top is the baseline.
    case baseline(of: ItemIndex, isFirst: Bool)
    /// A place that only an unfamiliar attribute names, such as a grid view's row boundary.
    case anchor
    /// The unknown common ancestor in whose coordinates a multiplied edge is measured.
    case ancestor
  }

  /// The kind of rectangle.
  package var kind: Kind
  /// The class as printed, with its module, for example `Shop.PriceLabel`; empty when the input has none.
  package var className: String
  /// The text that the view shows, cut as the input cuts it.
  package var text: String?
  /// The accessibility identifier, label or key that stands for the item.
  package var name: String?
  /// The address, for example `0x7fa4d0`, that tells apart items of one run and is never a stable name.
  package var address: String?
  /// The item that contains this one, where the input says so.
  package var parent: ItemIndex?

  /// Creates an item.
  package init(
    _ kind: Kind, className: String = "", text: String? = nil, name: String? = nil, address: String? = nil,
    parent: ItemIndex? = nil
  ) {
    self.kind = kind
    self.className = className
    self.text = text
    self.name = name
    self.address = address
    self.parent = parent
  }

  /// The class without its module.
  package var shortClassName: String {
    let generic = className.utf8.firstIndex(of: UInt8(ascii: "<")) ?? className.utf8.endIndex
    guard let dot = className.utf8[..<generic].lastIndex(of: UInt8(ascii: ".")) else { return className }
    return String(className[className.utf8.index(after: dot)...])
  }

  /// A Boolean value that indicates whether the tool added the item because a constraint implies it.
  package var isImplied: Bool {
    switch kind {
    case .view, .guide: false
    case .margins, .baseline, .anchor, .ancestor: true
    }
  }
}
