import LayoutModel

/// Reads the anchors in "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x… "A:0x….left"> and …".
enum AnchorReader {
  private static let mark = Phrase("Anchor:0x")

  /// Returns the items and the attributes of them that the message names.
  static func anchors(in bytes: Bytes) -> (layout: Layout, references: [AttributeReference]) {
    var table = ItemTable()
    var references: [AttributeReference] = []
    var from = bytes.startIndex
    while references.count < 2, let found = bytes.firstIndex(of: mark, from: from) {
      from = found + mark.bytes.count
      guard let open = bytes[from...].firstIndex(of: .ascii("\"")),
        let close = bytes[(open + 1)...].firstIndex(of: .ascii("\"")),
        let reference = EquationParser.reference(bytes[(open + 1)..<close])
      else { continue }
      let end = bytes.firstIndex(of: mark, from: close) ?? bytes.endIndex
      let names = names(in: bytes[close..<end])
      table.learn(names)
      references.append(
        AttributeReference(table.index(of: reference.item, names: names), reference.attribute ?? .left))
      from = close + 1
    }
    return (Layout(items: table.items), references)
  }

  private static func names(in bytes: Bytes) -> [(name: String, item: RawItem)] {
    guard let open = bytes.firstIndex(of: Phrase("(names:")),
      let close = bytes[open...].firstIndex(of: .ascii(")"))
    else { return [] }
    return NamesParser.names(bytes[(open + 7)..<close])
  }
}
