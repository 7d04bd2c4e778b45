import LayoutModel

/// What follows the body of an entry: priority, content priorities, direction, state and names.
struct EntryTail {
  var priority: Priority = .required
  var contentPriorities: (hugging: Priority, compression: Priority)?
  var direction: Layout.Direction?
  var names: [(name: String, item: RawItem)] = []
  var isActive = true
  /// A Boolean value that indicates whether the state has its closing parenthesis.
  var isWhole = true

  private static let states = [
    Phrase("(active"), Phrase("(inactive"), Phrase("(Names:"), Phrase("(names:"),
  ]
  private static let mostPlaces = 4
  private static let namesMarks = [Phrase("names:"), Phrase("Names:")]
  private static let priorityMark = Phrase("priority:")
  private static let hugMark = Phrase("Hug:")
  private static let compressionMark = Phrase("CompressionResistance:")
  private static let leftToRight = Phrase("(LTR)")
  private static let rightToLeft = Phrase("(RTL)")

  /// Returns the ways to split the bytes behind the identifier into the body and what follows it, likeliest first.
  ///
  /// A text or a name may hold the words of a state too, so the last place with such words is tried first.
  static func splits(_ bytes: Bytes) -> [(body: Bytes, tail: EntryTail)] {
    let bytes = bytes.trimmed
    let places = statePlaces(in: bytes)
    guard !places.isEmpty else { return [split(bytes, stateAt: bytes.endIndex)] }
    return places.map { split(bytes, stateAt: $0) }
  }

  private static func statePlaces(in bytes: Bytes) -> [Int] {
    var places: [Int] = []
    for index in bytes.indices.reversed() where bytes[index] == .ascii("(") && places.count < mostPlaces {
      if states.contains(where: { bytes.hasPhrase($0, at: index) }) { places.append(index) }
    }
    return places
  }

  private static func split(_ bytes: Bytes, stateAt state: Int) -> (body: Bytes, tail: EntryTail) {
    var tail = EntryTail()
    tail.readState(bytes[state...])
    var body = bytes[..<state].trimmed
    if let hug = word(hugMark, in: body) {
      let hugging = body.number(at: hug + hugMark.bytes.count)?.value
      let compression = body.firstIndex(of: compressionMark, from: hug)
        .flatMap { body.number(at: $0 + compressionMark.bytes.count)?.value }
      tail.contentPriorities = (priority(hugging), priority(compression))
      body = body[..<hug].trimmed
    }
    if let mark = word(priorityMark, in: body) {
      tail.priority = priority(body.number(at: mark + priorityMark.bytes.count)?.value)
      body = body[..<mark].trimmed
    }
    for (mark, direction) in [(leftToRight, Layout.Direction.leftToRight), (rightToLeft, .rightToLeft)]
    where body.hasSuffix(mark) {
      tail.direction = direction
      body = body.dropLast(mark.bytes.count).trimmed
    }
    return (body, tail)
  }

  private static let inactive = Phrase("(inactive")

  private mutating func readState(_ bytes: Bytes) {
    isActive = !bytes.hasPhrase(Self.inactive, at: bytes.startIndex)
    isWhole = bytes.isEmpty || bytes.last == .ascii(")")
    guard let mark = Self.namesMarks.compactMap({ bytes.firstIndex(of: $0) }).min() else { return }
    var names = bytes[(mark + Self.namesMarks[0].bytes.count)...].trimmed
    if names.last == .ascii(")") { names = names.dropLast().trimmed }
    self.names = NamesParser.names(names)
  }

  /// Returns the index of the last mark that stands behind a blank and before a number.
  private static func word(_ mark: Phrase, in bytes: Bytes) -> Int? {
    bytes.indices.dropFirst().last { index in
      bytes[index - 1].isBlank && bytes.hasPhrase(mark, at: index)
        && bytes.number(at: index + mark.bytes.count) != nil
    }
  }

  private static func priority(_ value: Rational?) -> Priority {
    value.map { Priority(Float($0.doubleValue)) } ?? .required
  }
}
