import TextSource

/// A line of a log without its decoration, or a part of one, and where it stands.
struct LogLine: Sendable {
  /// A byte of the line whose column in the log is known.
  struct Anchor: Sendable {
    /// The index of the byte.
    var index: Int
    /// The column of the byte in the log, counted from 1.
    var column: Int
  }

  /// The bytes of the line.
  let bytes: Bytes
  /// The number of the line in the log, counted from 1.
  let number: Int
  private let start: Anchor
  /// Further anchors, in order, behind each place from which something was taken out.
  private let anchors: [Anchor]

  /// Creates a line whose first byte stands in a column.
  init(_ bytes: Bytes, number: Int, column: Int, anchors: [Anchor] = []) {
    self.init(bytes, number: number, start: Anchor(index: bytes.startIndex, column: column), anchors: anchors)
  }

  private init(_ bytes: Bytes, number: Int, start: Anchor, anchors: [Anchor]) {
    self.bytes = bytes
    self.number = number
    self.start = start
    self.anchors = anchors
  }

  /// Where the line begins.
  var location: SourceLocation { SourceLocation(line: number, column: start.column) }

  /// Returns the part of the line from the index on.
  func dropping(to index: Int) -> LogLine {
    let known = anchors.last(upTo: index).flatMap { $0.index > start.index ? $0 : nil } ?? start
    let column = known.column + bytes[known.index..<index].scalarCount
    return LogLine(
      bytes[index...], number: number, start: Anchor(index: index, column: column), anchors: anchors)
  }

  /// Returns the part of the line before the index.
  func prefix(to index: Int) -> LogLine {
    LogLine(bytes[..<index], number: number, start: start, anchors: anchors)
  }

  /// The anchors within the line, first of all its beginning, with no long way from one to the next.
  var landmarks: [Anchor] {
    var result = [start]
    for anchor in anchors[anchors.count(upTo: bytes.startIndex)...] where anchor.index < bytes.endIndex {
      addLandmarks(to: &result, before: anchor.index)
      result.append(anchor)
    }
    addLandmarks(to: &result, before: bytes.endIndex)
    return result
  }

  private static let stride = 4096

  private func addLandmarks(to result: inout [Anchor], before limit: Int) {
    while let last = result.last, limit - last.index > Self.stride {
      let index = last.index + Self.stride
      result.append(Anchor(index: index, column: last.column + bytes[last.index..<index].scalarCount))
    }
  }
}

extension [LogLine.Anchor] {
  /// Returns how many anchors stand at or before the index; O(log n).
  fileprivate func count(upTo index: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].index <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the last anchor at or before the index.
  fileprivate func last(upTo index: Int) -> LogLine.Anchor? {
    let count = count(upTo: index)
    return count > 0 ? self[count - 1] : nil
  }
}
