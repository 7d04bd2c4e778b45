/// A half-open range of byte offsets in a file.
///
/// A range never runs backwards: an end that lies before the start is moved to the start.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  package let start: Int

  /// The offset behind the last byte.
  package let end: Int

  /// Creates the range of the bytes from `start` up to, but not including, `end`.
  package init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates the empty range in front of the byte at `offset`.
  package init(at offset: Int) {
    self.init(start: offset, end: offset)
  }

  /// The number of bytes.
  package var count: Int { end - start }

  /// A Boolean value that indicates whether the range holds no byte.
  package var isEmpty: Bool { start == end }

  /// Returns whether the byte at `offset` lies in the range.
  package func contains(_ offset: Int) -> Bool {
    start <= offset && offset < end
  }

  /// Returns whether every byte of another range lies in this one.
  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// Returns whether an edit of one range would disturb an edit of the other.
  ///
  /// Ranges that only touch do not overlap, so an insertion overlaps a range only from inside.
  package func overlaps(_ other: SourceRange) -> Bool {
    start < other.end && other.start < end
  }

  /// Returns the part of the range that lies within the first `byteCount` bytes.
  package func clamped(to byteCount: Int) -> SourceRange {
    let lower = min(max(start, 0), max(byteCount, 0))
    return SourceRange(start: lower, end: min(max(end, lower), max(byteCount, 0)))
  }
}
