import LayoutModel

/// Reads equation bodies: `A.leading == 0.5*B.leading + 1`, `A.width == B.height * 0.38`, `A.height >= 44`,
/// `A.bottom == B.bottom NSSpace(8)` and sums of differences such as `(A.leading - B.leading) == 0.5*(C.width)`.
enum EquationParser {
  private static let relations: [(mark: Phrase, relation: Relation)] = [
    (Phrase("=="), .equal), (Phrase("<="), .lessThanOrEqual), (Phrase(">="), .greaterThanOrEqual),
  ]
  private static let spaces = [Phrase("NSSpace("), Phrase("NSLayoutAnchorConstraintSpace(")]

  /// How many signs of relation are tried; texts and names may hold some of their own.
  private static let mostTries = 12

  /// Returns the statement, or `nil` when the bytes are no equation.
  static func statement(_ bytes: Bytes) -> RawStatement? {
    var index = bytes.startIndex
    var tries = 0
    while index + 1 < bytes.endIndex, tries < mostTries {
      for (mark, relation) in relations where bytes.hasPhrase(mark, at: index) {
        tries += 1
        if let left = side(bytes[..<index]), let right = side(bytes[(index + 2)...]),
          left.contains(where: { $0.reference != nil })
        {
          return RawStatement(left: left, relation: relation, right: right)
        }
      }
      index += 1
    }
    return nil
  }

  /// Reads a side of an equation.
  private static func side(_ bytes: Bytes) -> [RawTerm]? {
    let bytes = bytes.trimmed
    if bytes.first == .ascii("("), let sum = SumParser.sum(bytes) { return sum }
    return simpleSide(bytes) ?? SumParser.sum(bytes)
  }

  /// Reads `[m*]item.attribute[ * m][ + c]` or a number, taking the number parts off the ends first, since a
  /// name may hold blanks, signs and dots.
  static func simpleSide(_ bytes: Bytes) -> [RawTerm]? {
    if let (value, end) = bytes.number(at: bytes.startIndex), end == bytes.endIndex {
      return [RawTerm(factor: constant(value), reference: nil)]
    }
    var rest = bytes
    var terms: [RawTerm] = []
    if let (value, body) = trailingConstant(rest) {
      terms.append(RawTerm(factor: constant(value), reference: nil))
      rest = body
    }
    var factor = Rational.one
    if let (value, body) = trailingFactor(rest) {
      factor = value
      rest = body
    }
    if let (value, body) = leadingFactor(rest) {
      factor = value
      rest = body
    }
    guard let reference = reference(rest) else { return nil }
    terms.insert(RawTerm(factor: factor, reference: reference), at: 0)
    return terms
  }

  /// Reads `item.attribute`.
  static func reference(_ bytes: Bytes) -> RawAttribute? {
    var bytes = bytes.trimmed
    if bytes.last == .ascii("}"), let open = bytes.lastIndex(of: .ascii("{")) {
      bytes = bytes[..<open].trimmed
    }
    guard let dot = bytes.lastIndex(of: .ascii(".")), dot + 1 < bytes.endIndex else { return nil }
    let name = bytes[(dot + 1)...].trimmed
    guard isAttributeName(name), let item = ItemParser.item(bytes[..<dot]) else { return nil }
    return RawAttribute(item: item, attribute: Attribute(printed: name.text), printedAttribute: name.text)
  }

  private static let unknown = Phrase("(null)")

  private static func isAttributeName(_ bytes: Bytes) -> Bool {
    if bytes.elementsEqual(unknown.bytes) { return true }
    return !bytes.isEmpty && bytes.count < 40 && bytes.allSatisfy { $0.isLetter || $0 == .ascii("-") }
  }

  /// Takes ` + 5`, ` - 5`, ` NSSpace(8)` or ` + NSSpace(8)` off the end.
  private static func trailingConstant(_ bytes: Bytes) -> (Rational, Bytes)? {
    if bytes.last == .ascii(")"), let open = spaces.compactMap({ bytes.firstIndex(of: $0) }).max() {
      guard let paren = bytes[open...].firstIndex(of: .ascii("(")),
        let (value, end) = bytes.number(at: paren + 1), end == bytes.endIndex - 1
      else { return nil }
      let before = bytes[..<open].trimmed
      switch before.last {
      case .ascii("-"): return (-value, before.dropLast().trimmed)
      case .ascii("+"): return (value, before.dropLast().trimmed)
      default: return (value, before)
      }
    }
    guard let sign = bytes.lastIndex(where: { $0 == .ascii("+") || $0 == .ascii("-") }),
      sign > bytes.startIndex, bytes[sign - 1].isBlank,
      let (value, end) = bytes.number(at: sign), end == bytes.endIndex
    else { return nil }
    return (value, bytes[..<sign].trimmed)
  }

  private static func trailingFactor(_ bytes: Bytes) -> (Rational, Bytes)? {
    guard let star = bytes.lastIndex(of: .ascii("*")), star > bytes.startIndex,
      let (value, end) = bytes.number(at: star + 1), end == bytes.endIndex
    else { return nil }
    return (multiplier(value), bytes[..<star].trimmed)
  }

  private static func leadingFactor(_ bytes: Bytes) -> (Rational, Bytes)? {
    guard let (value, end) = bytes.number(at: bytes.startIndex) else {
      guard bytes.first == .ascii("-"), bytes.count > 1 else { return nil }
      return (-1, bytes.dropFirst().trimmed)
    }
    let star = bytes.skipBlanks(from: end)
    guard star < bytes.endIndex, bytes[star] == .ascii("*") else { return nil }
    return (multiplier(value), bytes[(star + 1)...].trimmed)
  }

  /// Reads a printed constant: thirds of a point lie on the pixel grid of 3× screens.
  static func constant(_ value: Rational) -> Rational { value.read(asPrintedWithDenominatorUpTo: 3) }

  /// Reads a printed multiplier: a simple ratio where one prints the same.
  static func multiplier(_ value: Rational) -> Rational { value.read(asPrintedWithDenominatorUpTo: 64) }
}
