import TextSource

/// Lines of a log that belong together, joined, with the place of each in the log.
struct GatheredText: Sendable {
  /// The joined lines, each with a line end.
  private(set) var bytes: [UInt8] = []
  private var starts: [(offset: Int, location: SourceLocation)] = []

  /// Appends a line, or a part of one.
  mutating func append(_ line: LogLine) {
    for anchor in line.landmarks {
      starts.append(
        (
          bytes.count + anchor.index - line.bytes.startIndex,
          SourceLocation(line: line.number, column: anchor.column)
        ))
    }
    bytes += line.bytes
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
    let column = start.location.column + bytes[start.offset..<offset].scalarCount
    return SourceLocation(line: start.location.line, column: column)
  }
}
