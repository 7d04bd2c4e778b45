import TextSource

/// Lines of a log that belong together, joined, with the place of each in the log.
struct GatheredText: Sendable {
  /// The joined lines, each with a line end.
  private(set) var bytes: [UInt8] = []
  private var starts: [(offset: Int, location: SourceLocation)] = []

  /// Appends a line, or a part of one.
  mutating func append(_ line: Bytes, at location: SourceLocation) {
    starts.append((bytes.count, location))
    bytes += line
    bytes.append(10)
  }

  /// Returns the place in the log of an offset in the joined lines; O(log n).
  func location(of offset: Int) -> SourceLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].offset <= offset { low = middle } else { high = middle }
    }
    guard low < starts.count else { return SourceLocation(line: 1, column: 1) }
    let start = starts[low]
    return SourceLocation(line: start.location.line, column: start.location.column + offset - start.offset)
  }
}

/// A cleaned line, or a part of one, and where it stands.
struct LogLine {
  var bytes: Bytes
  var location: SourceLocation

  /// Returns the part of the line from the index on.
  func dropping(to index: Int) -> LogLine {
    LogLine(
      bytes: bytes[index...],
      location: SourceLocation(
        line: location.line, column: location.column + index - bytes.startIndex))
  }

  /// Returns the part of the line before the index.
  func prefix(to index: Int) -> LogLine { LogLine(bytes: bytes[..<index], location: location) }
}
