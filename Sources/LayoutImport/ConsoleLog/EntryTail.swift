import LayoutModel

/// What follows the body of an entry: priority, content priorities, direction, state and names.
struct EntryTail {
  var priority: Priority = .required
  var contentPriorities: (hugging: Priority, compression: Priority)?
  var direction: Layout.Direction?
  var names: [(name: String, item: RawItem)] = []

  private static let states = [
    Phrase("(active"), Phrase("(inactive"), Phrase("(Names:"), Phrase("(names:"),
  ]
  private static let namesMarks = [Phrase("names:"), Phrase("Names:")]
  private static let priorityMark = Phrase("priority:")
  private static let hugMark = Phrase("Hug:")
  private static let compressionMark = Phrase("CompressionResistance:")
  private static let leftToRight = Phrase("(LTR)")
  private static let rightToLeft = Phrase("(RTL)")

  /// Splits the bytes behind the identifier into the body and what follows it.
  static func split(_ bytes: Bytes) -> (body: Bytes, tail: EntryTail) {
    var tail = EntryTail()
    var body = bytes.trimmed
    if let state = states.compactMap({ body.firstIndex(of: $0) }).min() {
      tail.readState(body[state...])
      body = body[..<state].trimmed
    }
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
    where body.hasPhrase(mark, at: body.endIndex - mark.bytes.count) {
      tail.direction = direction
      body = body.dropLast(mark.bytes.count).trimmed
    }
    return (body, tail)
  }

  private mutating func readState(_ bytes: Bytes) {
    guard let mark = Self.namesMarks.compactMap({ bytes.firstIndex(of: $0) }).min() else { return }
    var names = bytes[(mark + Self.namesMarks[0].bytes.count)...].trimmed
    if names.last == .ascii(")") { names = names.dropLast().trimmed }
    self.names = NamesParser.names(names)
  }

  /// Returns the index of a mark that stands behind a blank.
  private static func word(_ mark: Phrase, in bytes: Bytes) -> Int? {
    guard let index = bytes.firstIndex(of: mark), index > bytes.startIndex, bytes[index - 1].isBlank else {
      return nil
    }
    return index
  }

  private static func priority(_ value: Rational?) -> Priority {
    value.map { Priority(Float($0.doubleValue)) } ?? .required
  }
}
