/// Reads the list in `(active, names: A:0x…, '|':UIView:0x… )` that says which item a name means.
enum NamesParser {
  private static let addressMark = Phrase(":0x")
  private static let superview = Phrase("'|':")

  /// Returns the names and their items; the superview of visual format has the name `|`.
  static func names(_ bytes: Bytes) -> [(name: String, item: RawItem)] {
    var result: [(name: String, item: RawItem)] = []
    var start = bytes.skipBlanks(from: bytes.startIndex)
    while start < bytes.endIndex, let mark = bytes.firstIndex(of: addressMark, from: start) {
      let end = entryEnd(bytes, addressAt: mark + 1)
      if let entry = entry(bytes[start..<end], colonAt: mark) { result.append(entry) }
      start = bytes.skip(from: end) { $0.isBlank || $0 == .ascii(",") }
    }
    return result
  }

  /// Returns the index after the address and the text that may follow it.
  private static func entryEnd(_ bytes: Bytes, addressAt start: Int) -> Int {
    let end = ItemParser.addressEnd(bytes, at: start)
    guard end < bytes.endIndex, bytes[end] == .ascii("'") else { return end }
    var index = end + 1
    while index < bytes.endIndex {
      if bytes[index] == .ascii("'") {
        let next = bytes.skipBlanks(from: index + 1)
        if next == bytes.endIndex || bytes[next] == .ascii(",") { return index + 1 }
      }
      index += 1
    }
    return bytes.endIndex
  }

  private static func entry(_ bytes: Bytes, colonAt mark: Int) -> (name: String, item: RawItem)? {
    let isSuperview = bytes.hasPhrase(superview, at: bytes.startIndex)
    let start = isSuperview ? bytes.startIndex + superview.bytes.count : bytes.startIndex
    guard start < mark, let item = ItemParser.item(bytes[start...]) else { return nil }
    return isSuperview ? ("|", item) : (item.className, RawItem(name: item.className, address: item.address))
  }
}
