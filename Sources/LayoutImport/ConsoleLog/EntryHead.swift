import LayoutModel

/// What stands between a description's class and its body: address or label, file and line, mask, identifier.
struct EntryHead {
  private(set) var address: String?
  private(set) var label: String?
  private(set) var code: Constraint.CodeReference?
  private(set) var mask: String?
  /// The bytes from the identifier, or from the body where there is none.
  private var rest: Bytes

  private static let bracketMark = Phrase("[0x")

  /// Reads the bytes behind the colon of the class, or returns `nil` when no description can begin so.
  init?(_ bytes: Bytes) {
    rest = bytes
    var index = bytes.skipBlanks(from: bytes.startIndex)
    guard index < bytes.endIndex else { return nil }
    if ItemParser.isAddress(bytes, at: index) {
      let end = ItemParser.addressEnd(bytes, at: index)
      address = ItemParser.address(bytes[index..<end])
      index = end
    } else {
      guard let end = Self.labelEnd(bytes, at: index) else { return nil }
      readLabel(bytes[index..<end])
      index = end
    }
    if index < bytes.endIndex, bytes[index] == .ascii("@") {
      guard let end = readCode(bytes, at: index + 1) else { return nil }
      index = end
    }
    index = bytes.skipBlanks(from: index)
    if let end = Self.maskEnd(bytes, at: index) {
      mask = PrintedText.singleSpaced(bytes[index..<end])
      index = bytes.skipBlanks(from: end)
    }
    rest = bytes[index...]
  }

  /// The places where the identifier may end; just one, before the body, where there is no identifier.
  ///
  /// An identifier may hold quotes of its own, so every quote before a blank is a candidate.
  var identifierEnds: [Int?] {
    guard rest.first == .ascii("'") else { return [nil] }
    var ends: [Int?] = []
    for index in rest.indices.dropFirst() where rest[index] == .ascii("'") && ends.count < 8 {
      if index + 1 < rest.endIndex, rest[index + 1].isBlank { ends.append(index) }
    }
    return ends
  }

  /// Returns the bytes behind the identifier.
  func rest(afterIdentifierAt end: Int?) -> Bytes { end.map { rest[($0 + 1)...] } ?? rest }

  /// Returns the identifier, or the label that a category prints in its place.
  ///
  /// In an entry of a list, quotes and others are escaped.
  func identifier(endingAt end: Int?, isEscaped: Bool) -> String? {
    guard let end else { return label }
    let bytes = rest[(rest.startIndex + 1)..<end]
    return PrintedText.unwrapped(isEscaped ? PropertyListEscapes.decoded(bytes) : bytes)
  }

  /// Returns the end of a label: before `@File.swift#88`, else before the first blank.
  private static func labelEnd(_ bytes: Bytes, at start: Int) -> Int? {
    let blank = bytes.skip(from: start) { !$0.isBlank }
    guard blank < bytes.endIndex else { return nil }
    let at = bytes[start...].firstIndex(of: .ascii("@"))
    guard let at, codeEnd(bytes, at: at + 1) != nil,
      !bytes[start..<at].contains(where: { $0 == .ascii("=") || $0 == .ascii(":") })
    else { return blank }
    return at
  }

  private mutating func readLabel(_ bytes: Bytes) {
    guard let open = bytes.firstIndex(of: Self.bracketMark), bytes.last == .ascii("]") else {
      label = bytes.text
      return
    }
    label = bytes[..<open].text
    address = bytes[(open + 1)..<(bytes.endIndex - 1)].text
  }

  /// Reads `File.swift#88`, a path with blanks allowed, and returns the index after it.
  private mutating func readCode(_ bytes: Bytes, at start: Int) -> Int? {
    guard let (hash, end) = Self.codeEnd(bytes, at: start), let (line, _) = bytes.number(at: hash + 1) else {
      return nil
    }
    code = Constraint.CodeReference(file: bytes[start..<hash].text, line: Int(line.numerator))
    return end
  }

  private static func codeEnd(_ bytes: Bytes, at start: Int) -> (hash: Int, end: Int)? {
    var from = start
    while let hash = bytes[min(from, bytes.endIndex)...].firstIndex(of: .ascii("#")) {
      let end = bytes.skip(from: hash + 1) { $0.isDigit }
      if end > hash + 1, end - hash < 9, end < bytes.endIndex, bytes[end].isBlank { return (hash, end) }
      from = hash + 1
    }
    return nil
  }

  /// Returns the index after `h=--& v=--&`.
  private static func maskEnd(_ bytes: Bytes, at start: Int) -> Int? {
    func triple(_ letter: UInt8, at index: Int) -> Int? {
      guard index + 4 < bytes.endIndex, bytes[index] == letter, bytes[index + 1] == .ascii("="),
        bytes[(index + 2)..<(index + 5)].allSatisfy({ $0 == .ascii("-") || $0 == .ascii("&") })
      else { return nil }
      return index + 5
    }
    return triple(.ascii("h"), at: start).flatMap { triple(.ascii("v"), at: bytes.skipBlanks(from: $0)) }
  }
}
