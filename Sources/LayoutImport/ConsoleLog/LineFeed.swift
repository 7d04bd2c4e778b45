/// Cuts a log that comes in pieces into lines and leaves out those that say nothing about layout.
///
/// Which lines come out, and how long lines are cut, depends on the bytes alone and not on the pieces they came in.
struct LineFeed: Sendable {
  /// A line, or a part of a very long one.
  struct Line {
    /// The bytes without the line end.
    var bytes: Bytes
    /// The number of the line, counted from 1.
    var number: Int
    /// The column of the first byte, counted from 1.
    var column: Int
  }

  /// The most bytes that are handed out as one line.
  static let longestLine = 1 << 22
  /// How far before its first marker a dull line is looked at: announcements and time stamps are shorter.
  static let reach = 1 << 12

  private let scanner = MarkerScanner()
  private var buffer: [UInt8] = []
  /// The index of the first byte that is not handed out.
  private var position = 0
  /// The index before which nothing is left to be found.
  private var scanned = 0
  private var number = 1
  /// The column of the byte at `position`.
  private var column = 1
  /// A Boolean value that indicates whether the line at `position` holds a marker.
  private var isOfInterest = false

  /// Takes the next piece of the log.
  mutating func append(_ piece: [UInt8]) { buffer += piece }

  /// Returns the next whole line, or `nil` when more bytes are needed.
  ///
  /// Lines without a marker are left out where the reader waits for something to begin.
  mutating func next(skipsDullLines: Bool) -> Line? {
    if skipsDullLines, !isOfInterest, !skipToMarker() { return nil }
    let limit = min(buffer.count, position + Self.longestLine)
    if let end = Self.lineEnd(buffer.span, max(position, scanned), limit) {
      let isAfterReturn = end > position && buffer[end - 1] == 13
      let line = Line(
        bytes: buffer[position..<(isAfterReturn ? end - 1 : end)], number: number, column: column)
      beginLine(at: end + 1)
      number += 1
      return line
    }
    scanned = limit
    guard limit - position == Self.longestLine else { return nil }
    return cut(at: cutPlace(before: limit))
  }

  /// Returns what stands behind the last line end, if it matters.
  mutating func rest(skipsDullLines: Bool) -> Line? {
    guard position < buffer.count, isOfInterest || !skipsDullLines else { return nil }
    return Line(bytes: buffer[position...], number: number, column: column)
  }

  /// Frees the memory of what was handed out or skipped.
  mutating func forgetHandedOut() {
    guard position > 0 else { return }
    if position == buffer.count {
      buffer.removeAll(keepingCapacity: true)
    } else {
      buffer.removeSubrange(..<position)
    }
    scanned = max(0, scanned - position)
    position = 0
  }
}

// MARK: - Moving on

extension LineFeed {
  private mutating func beginLine(at index: Int) {
    position = index
    scanned = index
    column = 1
    isOfInterest = false
  }

  /// Returns the part of a long line before the index and goes on behind it.
  private mutating func cut(at index: Int) -> Line {
    let line = Line(bytes: buffer[position..<index], number: number, column: column)
    column += line.bytes.scalarCount
    position = index
    scanned = index
    isOfInterest = false
    return line
  }

  /// Returns the beginning of the last entry before the limit, so that no entry is cut in two, or the limit.
  private func cutPlace(before limit: Int) -> Int {
    for index in ((limit - Self.reach * 4)..<limit).reversed() where buffer[index] == .ascii("<") {
      if buffer[index - 1].isBlank { return index }
      if buffer[index - 1] == .ascii("\"") { return index - 1 }
    }
    return limit
  }

  /// Moves to the beginning of the next line with a marker, or shortly before the marker in a long line.
  ///
  /// - Returns: whether there is one; if not, all lines that are whole have been skipped.
  private mutating func skipToMarker() -> Bool {
    let found = scanner.scan(
      buffer, from: max(position, scanned - MarkerScanner.overlap), notBefore: position)
    number += found.lineEndCount
    if let end = found.lastLineEnd { beginLine(at: end + 1) }
    // Without a marker the next one may already have begun; four bytes more for a scalar that is cut.
    leap(to: found.marker.map { $0 - Self.reach } ?? buffer.count - MarkerScanner.overlap - Self.reach - 4)
    scanned = found.marker ?? buffer.count
    isOfInterest = found.marker != nil
    return isOfInterest
  }

  /// Leaves out the beginning of a long line, up to the scalar at an index.
  private mutating func leap(to target: Int) {
    var index = target
    while index > position, target - index < 3, !buffer[index].isScalarStart { index -= 1 }
    guard index > position else { return }
    column += buffer[position..<index].scalarCount
    position = index
  }

  private static func lineEnd(_ span: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      if span[index] == 10 { return index }
      index += 1
    }
    return nil
  }
}
