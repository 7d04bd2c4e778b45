/// Finds where constraint descriptions begin.
enum EntryScanner {
  /// The beginning of a description.
  struct Start {
    /// The index of the first byte that belongs to the description: its quote, bracket or class.
    var index: Int
    /// The index of the class.
    var nameStart: Int
    /// The index of the colon behind the class.
    var nameEnd: Int
    /// A Boolean value that indicates whether the class stands behind `<`.
    var hasBracket: Bool
    /// A Boolean value that indicates whether the description is a quoted entry of a list.
    var isQuoted: Bool
  }

  private static let mark = Phrase("onstraint:")

  /// Returns the next beginning of a description at or after the index.
  static func next(in bytes: Bytes, from start: Int) -> Start? {
    var from = start
    while let found = bytes.firstIndex(of: mark, from: from) {
      if let result = begin(bytes, markAt: found, notBefore: start) { return result }
      from = found + mark.bytes.count
    }
    return nil
  }

  /// Returns the index of an entry's bracket where a hard wrap has left only its class at the end of the line.
  static func wrappedStart(in line: Bytes) -> Int? {
    guard line.trimmed.hasSuffix(mark), let open = line.lastIndex(of: .ascii("<")) else { return nil }
    return line[(open + 1)...].trimmed.dropLast().allSatisfy { $0.isClassNamePart } ? open : nil
  }

  private static func begin(_ bytes: Bytes, markAt found: Int, notBefore limit: Int) -> Start? {
    var nameStart = found
    while nameStart > limit, bytes[nameStart - 1].isClassNamePart { nameStart -= 1 }
    let nameEnd = found + mark.bytes.count - 1
    let value = bytes.skipBlanks(from: nameEnd + 1)
    guard nameStart < found, value < bytes.endIndex else { return nil }
    let hasBracket = nameStart > limit && bytes[nameStart - 1] == .ascii("<")
    if !hasBracket {
      guard ItemParser.isAddress(bytes, at: value), value == nameEnd + 1 else { return nil }
    } else if bytes[value] == .ascii("<") {
      return nil
    }
    var index = hasBracket ? nameStart - 1 : nameStart
    let isQuoted = index > limit && bytes[index - 1] == .ascii("\"")
    if isQuoted { index -= 1 }
    return Start(
      index: index, nameStart: nameStart, nameEnd: nameEnd, hasBracket: hasBracket, isQuoted: isQuoted)
  }
}
