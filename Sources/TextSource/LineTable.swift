/// The lines of a text, for turning byte offsets into lines and columns.
///
/// A line ends with `\n`, `\r\n` or `\r`. The text behind the last line ending is a line too, even when it is empty,
/// so that every offset from 0 to the number of bytes has a line. A byte-order mark takes no column.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  private let scalars: ScalarIndex

  /// Creates the table of a text in UTF-8.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
    starts.reserveCapacity(bytes.count / 64)
    for offset in bytes.indices where bytes[offset] <= carriageReturn {
      Self.append(endingAt: offset, of: bytes, to: &starts)
    }
    self.bytes = bytes
    self.starts = starts
    self.scalars = ScalarIndex(bytes)
  }

  /// Appends where a line starts behind a line ending, if there is one at an offset.
  private static func append(endingAt offset: Int, of bytes: [UInt8], to starts: inout [Int]) {
    let byte = bytes[offset]
    if byte == lineFeed, offset > 0, bytes[offset - 1] == carriageReturn {
      starts[starts.count - 1] = offset + 1
    } else if byte == lineFeed || byte == carriageReturn {
      starts.append(offset + 1)
    }
  }

  /// The number of lines, at least 1.
  package var lineCount: Int { starts.count }

  /// Returns the number of the line that holds the byte at an offset.
  ///
  /// The bytes of a line ending belong to the line that they end. An offset outside of the text is moved to its
  /// nearest end.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the line and the column of the byte at an offset.
  ///
  /// An offset inside of a scalar gives the column of that scalar. An offset outside of the text is moved to its
  /// nearest end.
  ///
  /// - Complexity: O(log *n*) for *n* lines, whatever their length.
  package func location(of offset: Int) -> SourceLocation {
    let line = line(of: offset)
    let start = starts[line - 1]
    var end = max(start, min(offset, bytes.count))
    let earliest = max(start, end - 3)
    while end > earliest, end < bytes.count, isContinuation(bytes[end]) { end -= 1 }
    let column = scalars.count(before: end, in: bytes) - scalars.count(before: start, in: bytes) + 1
    return SourceLocation(line: line, column: column)
  }

  /// Returns the bytes of a line without its line ending.
  ///
  /// A number outside of `1...lineCount` is moved to the nearest line.
  package func range(ofLine line: Int) -> SourceRange {
    let index = min(max(line, 1), starts.count) - 1
    let start = starts[index]
    guard index + 1 < starts.count else { return SourceRange(start: start, end: bytes.count) }
    var end = starts[index + 1] - 1
    if end > start, bytes[end] == lineFeed, bytes[end - 1] == carriageReturn { end -= 1 }
    return SourceRange(start: start, end: end)
  }
}
