/// Reads items: `UILabel:0x7f…'Set lunch'`, `UIView:cell_box[0x7f…]`, `UIView:self.view`, or a bare name.
enum ItemParser {
  private static let addressMark = Phrase(":0x")
  private static let bracketMark = Phrase("[0x")

  /// Returns the item that the bytes write, or `nil` for none.
  static func item(_ bytes: Bytes) -> RawItem? {
    let bytes = bytes.trimmed
    guard !bytes.isEmpty else { return nil }
    if let mark = addressColon(bytes) { return item(bytes, colonAt: mark) }
    if let open = bytes.firstIndex(of: bracketMark), bytes.last == .ascii("]") {
      return bracketed(bytes, openAt: open)
    }
    if let colon = bytes.firstIndex(of: .ascii(":")), isClassName(bytes[..<colon].trimmed),
      colon + 1 < bytes.endIndex
    {
      return RawItem(
        className: bytes[..<colon].trimmed.text, name: PrintedText.unwrapped(bytes[(colon + 1)...]))
    }
    return RawItem(name: PrintedText.unwrapped(bytes))
  }

  /// Returns the index of the colon before the address, blanks from a hard wrap allowed behind it.
  private static func addressColon(_ bytes: Bytes) -> Int? {
    var start = bytes.startIndex
    while let colon = bytes[start...].firstIndex(of: .ascii(":")) {
      if isAddress(bytes, at: bytes.skipBlanks(from: colon + 1)) { return colon }
      start = colon + 1
    }
    return nil
  }

  /// Returns whether `0x` stands at the index.
  static func isAddress(_ bytes: Bytes, at index: Int) -> Bool {
    index + 1 < bytes.endIndex && bytes[index] == .ascii("0") && bytes[index + 1] == .ascii("x")
  }

  /// Returns the index after an address; masked ones such as `0x...` and `0x<A>` are allowed.
  static func addressEnd(_ bytes: Bytes, at start: Int) -> Int {
    var end = bytes.skip(from: start + 2) { $0.isHexDigit }
    guard end == start + 2, end < bytes.endIndex else { return end }
    if bytes[end] == .ascii("<"), let close = bytes[end...].firstIndex(of: .ascii(">")), close - end < 12 {
      return close + 1
    }
    while end < bytes.endIndex, end < start + 5, bytes[end] == .ascii(".") { end += 1 }
    return end
  }

  /// Returns the address as text, or `nil` for a masked one that names nothing.
  static func address(_ bytes: Bytes) -> String? {
    guard bytes.count > 2, bytes.last != .ascii(".") else { return nil }
    return bytes.text
  }

  private static func item(_ bytes: Bytes, colonAt colon: Int) -> RawItem? {
    let start = bytes.skipBlanks(from: colon + 1)
    let end = addressEnd(bytes, at: start)
    let className = bytes[..<colon].trimmed
    guard isPlausibleName(className) else { return nil }
    let rest = bytes[end...].trimmed
    let address = address(bytes[start..<end])
    var item = RawItem(
      className: PrintedText.unwrapped(className), address: address, isMasked: address == nil)
    if rest.isEmpty { return item }
    guard rest.count >= 2, rest.first == .ascii("'"), rest.last == .ascii("'") else { return nil }
    item.text = rest.dropFirst().dropLast().text
    return item
  }

  /// Reads `UIView:cell_box[0x7f…]`, the form of a category that prints accessibility identifiers.
  private static func bracketed(_ bytes: Bytes, openAt open: Int) -> RawItem? {
    let head = bytes[..<open]
    let address = bytes[(open + 1)..<(bytes.endIndex - 1)].text
    guard let colon = head.firstIndex(of: .ascii(":")) else {
      return RawItem(name: head.trimmed.text, address: address)
    }
    return RawItem(
      className: head[..<colon].trimmed.text, name: head[(colon + 1)...].trimmed.text, address: address)
  }

  /// Returns whether the bytes can be a class name: a capital or an underscore, then letters, digits, dots.
  static func isClassName(_ bytes: Bytes) -> Bool {
    guard let first = bytes.first, !first.isDigit, bytes.allSatisfy({ $0.isClassNamePart }) else {
      return false
    }
    return first == .ascii("_") || first == .ascii("*") || first >= 128
      || (first >= 65 && first <= 90) || bytes.contains(.ascii("."))
  }

  /// Returns whether every angle bracket, as of a generic class, has its partner.
  private static func hasMatchingBrackets(_ bytes: Bytes) -> Bool {
    var level = 0
    for byte in bytes where level >= 0 {
      if byte == .ascii("<") { level += 1 } else if byte == .ascii(">") { level -= 1 }
    }
    return level == 0
  }

  /// Returns whether the bytes before an address can be a class or an accessibility name.
  private static func isPlausibleName(_ bytes: Bytes) -> Bool {
    !bytes.isEmpty && bytes.count <= 400 && !bytes.contains(.ascii("=")) && hasMatchingBrackets(bytes)
  }
}
