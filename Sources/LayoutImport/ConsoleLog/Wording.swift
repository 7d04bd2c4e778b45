/// The sentences in which the system announces, advises and closes a report.
enum Wording {
  /// The announcement of a conflict.
  enum Header: CaseIterable {
    case unsatisfiable, conflicting

    var phrase: Phrase { self == .unsatisfiable ? Self.unsatisfiablePhrase : Self.conflictingPhrase }

    private static let unsatisfiablePhrase = Phrase("Unable to simultaneously satisfy constraints")
    private static let conflictingPhrase = Phrase("Conflicting constraints detected")
  }

  /// The sentence before the constraint that was broken; the word "constraint" may follow.
  static let breaking = Phrase("Will attempt to recover by breaking")
  /// The word that follows in most versions.
  static let constraintWord = Phrase("constraint")

  private static let advice = [
    Phrase("Probably at least one of the constraints in the following list"),
    Phrase("(1) look at each constraint"), Phrase("(2) find the code that added"),
    Phrase("(Note: If you're seeing NSAutoresizing"),
  ]
  private static let tryThis = Phrase("Try this:")
  private static let footers = [
    Phrase("Make a symbolic breakpoint at"), Phrase("Break on objc_exception_throw"),
    Phrase("Set the NSUserDefault NSConstraintBasedLayout"),
    Phrase("The methods in the UIConstraintBasedLayoutDebugging"), Phrase("may also be helpful."),
  ]

  /// Returns the first announcement at or after the index; one pass for all of them.
  static func header(in bytes: Bytes, from start: Int) -> (header: Header, start: Int, end: Int)? {
    if start == bytes.startIndex, let end = wrappedHeaderEnd(bytes) { return (.unsatisfiable, start, end) }
    for index in start..<bytes.endIndex {
      for header in Header.allCases where bytes.hasPhrase(header.phrase, at: index) {
        return (header, index, index + header.phrase.bytes.count)
      }
    }
    return nil
  }

  /// Returns the end of an announcement of which a hard wrap has left only the last words on the line.
  private static func wrappedHeaderEnd(_ bytes: Bytes) -> Int? {
    guard let last = bytes.last, last == .ascii(".") || last == .ascii(":") else { return nil }
    let words = bytes.dropLast()
    let header = Header.unsatisfiable.phrase.bytes[...]
    guard words.count >= lastHeaderWord.bytes.count, words.count < header.count,
      header.suffix(words.count).elementsEqual(words)
    else { return nil }
    return words.endIndex
  }

  private static let lastHeaderWord = Phrase("constraints")

  /// Returns whether the line is part of the advice before a list.
  static func isAdvice(_ bytes: Bytes) -> Bool {
    advice.contains { bytes.contains($0) } || bytes.hasPhrase(tryThis, at: bytes.startIndex)
  }

  /// Returns whether the line closes a report.
  static func isFooter(_ bytes: Bytes) -> Bool { footers.contains { bytes.contains($0) } }

  /// Returns the time of day that stands in the bytes, as printed, for example `12:39:35.410`.
  static func time(in bytes: Bytes) -> String? {
    for index in bytes.indices where bytes[index] == .ascii(":") {
      let start = index - 2
      guard start >= bytes.startIndex, index + 6 <= bytes.endIndex, bytes[start].isDigit,
        bytes[start + 1].isDigit, bytes[index + 1].isDigit, bytes[index + 2].isDigit,
        bytes[index + 3] == .ascii(":"), bytes[index + 4].isDigit, bytes[index + 5].isDigit
      else { continue }
      var end = index + 6
      if end < bytes.endIndex, bytes[end] == .ascii(".") { end = bytes.skip(from: end + 1) { $0.isDigit } }
      return bytes[start..<end].text
    }
    return nil
  }
}
