/// Finds, in bytes that are mostly about other things, the next place that may speak about Auto Layout.
///
/// Everything that the reader understands holds one of a few markers. They are looked for all at once with a
/// shared shift table over the last byte of a nine-byte window (Horspool 1980, for a set of patterns as in
/// Navarro & Raffinot 2002, §3.3), so that most bytes of a log are never looked at.
struct MarkerScanner: Sendable {
  /// The markers; the window is as long as the shortest.
  static let markers: [Phrase] = [
    Phrase("onstraint"), Phrase("AMBIGUOUS LAYOUT"), Phrase("Layout still needs update"),
    Phrase("Window:0x"), Phrase("|   |   |"),
  ]
  private static let window = 9

  private let shifts: [UInt8]

  /// Creates a scanner.
  init() {
    var shifts = [UInt8](repeating: UInt8(Self.window), count: 256)
    for marker in Self.markers {
      for offset in 0..<Self.window {
        let shift = UInt8(Self.window - 1 - offset)
        shifts[Int(marker.bytes[offset])] = min(shifts[Int(marker.bytes[offset])], shift)
      }
    }
    self.shifts = shifts
  }

  /// The number of bytes at the end of a piece in which a marker may have begun without being complete.
  static let overlap = 24

  /// Returns the index of the next marker at or after `start`.
  ///
  /// - Complexity: O(n) in general, about n / 5 steps on prose.
  func nextMarker(in bytes: [UInt8], from start: Int) -> Int? {
    Self.search(bytes.span, shifts.span, from: start)
  }

  private static func search(_ span: Span<UInt8>, _ shifts: Span<UInt8>, from start: Int) -> Int? {
    var last = start + window - 1
    while last < span.count {
      let shift = Int(shifts[Int(span[last])])
      if shift == 0, let begin = match(span, endingWindowAt: last) { return begin }
      last += max(shift, 1)
    }
    return nil
  }

  private static func match(_ span: Span<UInt8>, endingWindowAt last: Int) -> Int? {
    let begin = last - window + 1
    search: for marker in markers where span.count - begin >= marker.bytes.count {
      for offset in marker.bytes.indices where span[begin + offset] != marker.bytes[offset] {
        continue search
      }
      return begin
    }
    return nil
  }
}
