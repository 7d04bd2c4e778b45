import LayoutModel

/// Reads the visual format in which logs print sizes and spacing: `V:[UILabel:0x…'Hi'(>=121)]`,
/// `H:|-(NSSpace(20))-[A]`, `V:[A]-(34)-[B]`, `H:[A]-(8@750)-|`.
struct VisualFormatParser {
  private let bytes: Bytes
  private var index: Int
  private let axis: Axis
  private let direction: Layout.Direction?

  /// The statement and the priority that stands inside it, if any.
  typealias Result = (statement: RawStatement, priority: Priority?)

  /// Returns what the visual format says, or `nil` when the bytes are none.
  static func statement(_ bytes: Bytes, direction: Layout.Direction?) -> Result? {
    guard bytes.count > 3, bytes[bytes.startIndex + 1] == .ascii(":") else { return nil }
    let start = bytes.skipBlanks(from: bytes.startIndex + 2)
    guard start < bytes.endIndex, bytes[start] == .ascii("|") || bytes[start] == .ascii("[") else {
      return nil
    }
    let axis: Axis
    switch bytes[bytes.startIndex] {
    case .ascii("H"): axis = .horizontal
    case .ascii("V"): axis = .vertical
    default: return nil
    }
    var parser = VisualFormatParser(bytes: bytes, index: start, axis: axis, direction: direction)
    return parser.statement()
  }

  private mutating func statement() -> Result? {
    guard let first = element() else { return nil }
    if index == bytes.endIndex { return first.size.map { sizeStatement(of: first.item, $0) } }
    guard let gap = connection(), let second = element(), bytes.skipBlanks(from: index) == bytes.endIndex,
      first.size == nil, second.size == nil
    else { return nil }
    return spacing(first.item, gap, second.item)
  }

  private func sizeStatement(of item: RawItem, _ size: Predicate) -> Result {
    let attribute: Attribute = axis == .horizontal ? .width : .height
    let left = [term(item, attribute)]
    let right = size.item.map { term($0, attribute) } ?? RawTerm(factor: size.value, reference: nil)
    return (RawStatement(left: left, relation: size.relation, right: [right]), size.priority)
  }

  /// Says `second.near == first.far + gap`, where `|` stands for the superview on either side.
  private func spacing(_ first: RawItem, _ gap: Predicate, _ second: RawItem) -> Result {
    let near: Attribute
    let far: Attribute
    switch (axis, direction) {
    case (.vertical, _): (near, far) = (.top, .bottom)
    case (.horizontal, .leftToRight): (near, far) = (.left, .right)
    case (.horizontal, .rightToLeft): (near, far) = (.right, .left)
    case (.horizontal, nil): (near, far) = (.leading, .trailing)
    }
    let left = term(second, second.name == "|" ? far : near)
    let right = term(first, first.name == "|" ? near : far)
    // In "(RTL)" the row runs to the left: the gap counts against the axis.
    let sign: Rational = axis == .horizontal && direction == .rightToLeft ? -1 : 1
    return (
      RawStatement(
        left: [left], relation: sign == 1 ? gap.relation : gap.relation.flipped,
        right: [right, RawTerm(factor: sign * gap.value, reference: nil)]),
      gap.priority
    )
  }

  private func term(_ item: RawItem, _ attribute: Attribute) -> RawTerm {
    RawTerm(
      factor: .one,
      reference: RawAttribute(item: item, attribute: attribute, printedAttribute: attribute.rawValue))
  }
}

// MARK: - Parts

extension VisualFormatParser {
  /// How many closing brackets are tried; texts and names may hold some of their own.
  private static let mostTries = 12

  /// Reads `|` or `[item]` or `[item(size)]`.
  private mutating func element() -> (item: RawItem, size: Predicate?)? {
    index = bytes.skipBlanks(from: index)
    guard index < bytes.endIndex else { return nil }
    if bytes[index] == .ascii("|") {
      index += 1
      return (RawItem(name: "|"), nil)
    }
    guard bytes[index] == .ascii("[") else { return nil }
    var close = index
    var tries = 0
    while tries < Self.mostTries, let next = bytes[(close + 1)...].firstIndex(of: .ascii("]")) {
      close = next
      guard endsElement(at: close + 1) else { continue }
      tries += 1
      if let found = content(bytes[(index + 1)..<close]) {
        index = close + 1
        return found
      }
    }
    return nil
  }

  /// Returns whether what follows a bracket shows that it closes the element and is not part of a text.
  private func endsElement(at next: Int) -> Bool {
    next == bytes.endIndex || bytes[next] == .ascii("-") || bytes[next...].trimmed.isEmpty
  }

  private func content(_ inside: Bytes) -> (item: RawItem, size: Predicate?)? {
    let inside = inside.trimmed
    if inside.last == .ascii(")"), let open = openingParenthesis(inside),
      let size = Predicate(inside[(open + 1)..<(inside.endIndex - 1)]),
      let item = ItemParser.item(inside[..<open])
    {
      return (item, size)
    }
    return ItemParser.item(inside).map { ($0, nil) }
  }

  /// Returns the parenthesis that the last byte closes.
  private func openingParenthesis(_ inside: Bytes) -> Int? {
    var level = 0
    for index in inside.indices.reversed() {
      if inside[index] == .ascii(")") { level += 1 }
      if inside[index] == .ascii("(") {
        level -= 1
        if level == 0 { return index }
      }
    }
    return nil
  }

  /// Reads `-(8)-`, `-8-` or `-`, the standard space.
  private mutating func connection() -> Predicate? {
    index = bytes.skipBlanks(from: index)
    guard index < bytes.endIndex, bytes[index] == .ascii("-") else { return nil }
    var end = index + 1
    if end < bytes.endIndex, bytes[end] == .ascii("[") || bytes[end] == .ascii("|") {
      index = end
      return Predicate.standard
    }
    while end < bytes.endIndex {
      if bytes[end] == .ascii("-"), isElement(at: bytes.skipBlanks(from: end + 1)) {
        let inside = bytes[(index + 1)..<end].trimmed
        index = end + 1
        let isParenthesised = inside.first == .ascii("(") && inside.last == .ascii(")")
        return Predicate(isParenthesised ? inside.dropFirst().dropLast() : inside)
      }
      end += 1
    }
    return nil
  }

  private func isElement(at index: Int) -> Bool {
    index < bytes.endIndex && (bytes[index] == .ascii("[") || bytes[index] == .ascii("|"))
  }
}

/// A condition in visual format: `>=8@750`, `NSSpace(20)`, or the name of an item of the same size.
private struct Predicate {
  var relation: Relation = .equal
  var value: Rational = .zero
  var item: RawItem?
  var priority: Priority?

  /// The space of a bare `-`, which is 8 points between siblings.
  static let standard: Predicate = {
    var predicate = Predicate()
    predicate.value = 8
    return predicate
  }()

  private init() {}

  init?(_ bytes: Bytes) {
    var rest = bytes.trimmed
    if let at = rest.lastIndex(of: .ascii("@")), let (value, end) = rest.number(at: at + 1),
      end == rest.endIndex
    {
      priority = Priority(Float(value.doubleValue))
      rest = rest[..<at].trimmed
    }
    for (mark, relation) in [("==", Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual)]
    where rest.starts(with: mark.utf8) {
      self.relation = relation
      rest = rest.dropFirst(2).trimmed
    }
    if rest.last == .ascii(")"), let open = rest.firstIndex(of: .ascii("(")),
      rest[..<open].text.hasSuffix("Space"), let (value, end) = rest.number(at: open + 1),
      end == rest.endIndex - 1
    {
      self.value = EquationParser.constant(value)
    } else if let (value, end) = rest.number(at: rest.startIndex), end == rest.endIndex {
      self.value = EquationParser.constant(value)
    } else if relation != .equal || bytes.starts(with: "==".utf8), let item = ItemParser.item(rest) {
      self.item = item
    } else {
      return nil
    }
  }
}
