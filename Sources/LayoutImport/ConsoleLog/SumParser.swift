import LayoutModel

/// Reads sums with parentheses, as constraints between distances and grid views print them:
/// `(A.leading - B.trailing)`, `0.5*(C.leading - D.trailing) + 3`, `(G.row-boundary+((G.row-boundary-6) - H.top))`.
enum SumParser {
  private static let deepest = 16

  /// Returns the summands, or `nil` when the bytes are no sum.
  static func sum(_ bytes: Bytes, depth: Int = 0) -> [RawTerm]? {
    let bytes = bytes.trimmed
    guard !bytes.isEmpty, depth < deepest else { return nil }
    let cuts = operators(in: bytes)
    guard !cuts.isEmpty else { return summand(bytes, depth: depth) }
    var terms: [RawTerm] = []
    var start = bytes.startIndex
    var sign = Rational.one
    for cut in cuts + [bytes.endIndex] {
      let part = bytes[start..<cut].trimmed
      if !part.isEmpty || cut != bytes.startIndex {
        guard let inner = summand(part, depth: depth) else { return nil }
        terms += scaled(inner, by: sign)
      }
      guard cut < bytes.endIndex else { break }
      sign = bytes[cut] == .ascii("-") ? -1 : 1
      start = cut + 1
    }
    return terms
  }

  /// Returns the signs outside parentheses that join summands: those between blanks or next to a parenthesis.
  private static func operators(in bytes: Bytes) -> [Int] {
    var level = 0
    var cuts: [Int] = []
    for index in bytes.indices {
      switch bytes[index] {
      case .ascii("("): level += 1
      case .ascii(")"): level -= 1
      case .ascii("+"), .ascii("-"):
        if level == 0, joins(bytes, at: index) { cuts.append(index) }
      default: break
      }
    }
    return cuts
  }

  private static func joins(_ bytes: Bytes, at index: Int) -> Bool {
    let before = index > bytes.startIndex ? bytes[index - 1] : 32
    let after = index + 1 < bytes.endIndex ? bytes[index + 1] : 32
    return (before.isBlank && after.isBlank) || before == .ascii(")") || after == .ascii("(")
  }

  /// Reads one summand: a parenthesis with or without a factor, a number, or a reference.
  private static func summand(_ bytes: Bytes, depth: Int) -> [RawTerm]? {
    if bytes.first == .ascii("("), bytes.last == .ascii(")") {
      return sum(bytes.dropFirst().dropLast(), depth: depth + 1)
    }
    if let (value, end) = bytes.number(at: bytes.startIndex) {
      let star = bytes.skipBlanks(from: end)
      if star < bytes.endIndex, bytes[star] == .ascii("*") {
        return sum(bytes[(star + 1)...], depth: depth + 1)
          .map { scaled($0, by: EquationParser.multiplier(value)) }
      }
    } else if let star = bytes.lastIndex(of: .ascii("*")), star > bytes.startIndex,
      let (value, end) = bytes.number(at: star + 1), end == bytes.endIndex,
      let inner = sum(bytes[..<star], depth: depth + 1)
    {
      return scaled(inner, by: EquationParser.multiplier(value))
    }
    return EquationParser.simpleSide(bytes) ?? boundary(bytes)
  }

  /// Reads `G.row-boundary-6`: a reference with a constant glued to it.
  private static func boundary(_ bytes: Bytes) -> [RawTerm]? {
    guard let sign = bytes.lastIndex(where: { $0 == .ascii("+") || $0 == .ascii("-") }),
      let (value, end) = bytes.number(at: sign), end == bytes.endIndex,
      let reference = EquationParser.reference(bytes[..<sign])
    else { return nil }
    return [
      RawTerm(factor: .one, reference: reference),
      RawTerm(factor: EquationParser.constant(value), reference: nil),
    ]
  }

  private static func scaled(_ terms: [RawTerm], by factor: Rational) -> [RawTerm] {
    terms.map { RawTerm(factor: $0.factor * factor, reference: $0.reference) }
  }
}
