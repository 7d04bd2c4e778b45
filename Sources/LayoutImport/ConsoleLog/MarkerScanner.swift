/// Finds, in bytes that are mostly about other things, the next place that may speak about Auto Layout.
///
/// Everything that the reader understands holds one of a few markers. Blocks of bytes are first asked, in a loop
/// without branches that compilers turn into vector instructions, whether two or three rare bytes of any marker
/// stand at their places, the way Mula's generic SIMD search does for one pattern (2016). Only then is looked closely.
struct MarkerScanner: Sendable {
  /// What a scan found.
  struct Finding {
    /// The index of the next marker, or `nil` when there is none.
    var marker: Int?
    /// The number of line ends before the marker, or in all bytes.
    var lineEndCount = 0
    /// The index of the last of these line ends.
    var lastLineEnd: Int?
  }

  /// The number of bytes at the end of a piece in which a marker may have begun without being complete.
  static let overlap = 24

  fileprivate static let blockLength = 128
  /// How far behind its beginning a marker has the last of its rare bytes.
  private static let lookahead = 8
  /// How far behind its beginning a marker has the first of its rare bytes, at most.
  private static let lookback = 5

  /// The markers by their first bytes, which differ.
  private let markers: [Phrase] = [
    Phrase("onstraint"), Phrase("AMBIGUOUS LAYOUT"), Phrase("Layout still needs update"), Phrase("Window:0x"),
    Phrase("|   |   |"),
  ]
  /// The ends of the words after which the word "constraint" may be the system's: "satisfy constraints",
  /// "conflicting", "breaking", "activate", "install", "the constraint", "unprepared for", "each", "unwanted".
  private let tellingEnds = [
    Phrase("sfy "), Phrase("ing "), Phrase("ate "), Phrase("all "), Phrase("the "), Phrase("for "),
    Phrase("ach "),
    Phrase("ted "),
  ].map { SIMD4<UInt8>($0.bytes) }

  /// Looks for the next marker at or after `start` and counts the lines before it.
  ///
  /// Bytes before `limit` are not looked at, even to judge a marker.
  ///
  /// - Complexity: O(n); about a nanosecond for three bytes of prose.
  func scan(_ bytes: [UInt8], from start: Int, notBefore limit: Int) -> Finding {
    scan(bytes.span, from: start, limit)
  }

  private func scan(_ span: Span<UInt8>, from start: Int, _ limit: Int) -> Finding {
    var finding = Finding()
    var base = start
    var lastBlock: Int?
    while span.count - base >= Self.blockLength + Self.lookahead {
      if Self.mayHoldMarker(span, base) {
        let from = max(start, base - Self.lookback)
        if let marker = marker(in: span, from: from, to: base + Self.blockLength, limit) {
          finding.marker = marker
          finding.countLineEnds(span, base, marker, lastBlock: lastBlock)
          return finding
        }
      }
      let lineEnds = Self.lineEnds(span, base)
      if lineEnds > 0 {
        finding.lineEndCount += Int(lineEnds)
        lastBlock = base
      }
      base += Self.blockLength
    }
    let from = max(start, base - Self.lookback)
    finding.marker = marker(in: span, from: from, to: span.count, limit)
    finding.countLineEnds(span, base, finding.marker ?? span.count, lastBlock: lastBlock)
    return finding
  }
}

// MARK: - The quick look

extension MarkerScanner {
  /// Returns whether a block may hold the rare bytes of a marker.
  ///
  /// The loop is written so that it becomes vector instructions: no branch, no Boolean, one least value.
  private static func mayHoldMarker(_ span: Span<UInt8>, _ base: Int) -> Bool {
    let length = 128
    let first = span.extracting(base..<base + length)
    let second = span.extracting(base + 1..<base + 1 + length)
    let third = span.extracting(base + 2..<base + 2 + length)
    let fifth = span.extracting(base + 4..<base + 4 + length)
    var least: UInt8 = 255
    for index in 0..<length {
      let a = first[index]
      let b = second[index]
      let c = third[index]
      let e = fifth[index]
      // "rai" of "onstraint", "w:0" of "Window:0x", "BI" of "AMBIGUOUS", "L…u" of "Layout", "|…|" of a tree.
      let constraint = (a ^ 0x72) | (b ^ 0x61) | (c ^ 0x69)
      let window = (a ^ 0x77) | (b ^ 0x3A) | (c ^ 0x30)
      let ambiguous = (a ^ 0x42) | (b ^ 0x49)
      let layout = (a ^ 0x4C) | (e ^ 0x75)
      let tree = (a ^ 0x7C) | (e ^ 0x7C)
      least = min(least, min(min(constraint, window), min(ambiguous, min(layout, tree))))
    }
    return least == 0
  }

  /// Returns the number of line ends of a block, in a loop of its own for the same reason.
  private static func lineEnds(_ span: Span<UInt8>, _ base: Int) -> UInt8 {
    let block = span.extracting(base..<base + 128)
    var others: UInt8 = 0
    for index in 0..<128 {
      let difference = block[index] ^ 10
      others &+= (difference | (0 &- difference)) >> 7
    }
    return 128 - others
  }
}

// MARK: - The close look

extension MarkerScanner {
  private func marker(in span: Span<UInt8>, from start: Int, to end: Int, _ limit: Int) -> Int? {
    for index in start..<end {
      switch span[index] {
      case 0x6F where matches(0, span, index) && isTelling(span, index, limit): return index
      case 0x41 where matches(1, span, index): return index
      case 0x4C where matches(2, span, index): return index
      case 0x57 where matches(3, span, index): return index
      case 0x7C where matches(4, span, index): return index
      default: continue
      }
    }
    return nil
  }

  private func matches(_ marker: Int, _ span: Span<UInt8>, _ start: Int) -> Bool {
    let bytes = markers[marker].bytes
    guard span.count - start >= bytes.count else { return false }
    for offset in bytes.indices where span[start + offset] != bytes[offset] { return false }
    return true
  }

  /// Returns whether the word "constraint" may be part of an entry or of one of the system's sentences.
  private func isTelling(_ span: Span<UInt8>, _ start: Int, _ limit: Int) -> Bool {
    let next = start + markers[0].bytes.count
    if next < span.count, span[next] == 0x3A { return true }
    let before = Self.lastBytes(span, before: start - 1, limit)
    // A wrap may have put the word at the beginning of a line.
    if before[3] == 10 || (before[3].isBlank && before[2].isBlank) { return true }
    return tellingEnds.contains { $0 == before }
  }

  /// Returns the four bytes before an index; those before the line or the limit count as line ends.
  private static func lastBytes(_ span: Span<UInt8>, before index: Int, _ limit: Int) -> SIMD4<UInt8> {
    var bytes = SIMD4<UInt8>(repeating: 10)
    var place = index
    // The first letter of the word itself may stand behind the line end.
    guard place >= limit, span[place] != 10 else { return bytes }
    for lane in stride(from: 3, through: 0, by: -1) {
      place -= 1
      guard place >= limit, span[place] != 10 else { break }
      bytes[lane] = span[place]
    }
    return bytes
  }
}

extension MarkerScanner.Finding {
  /// Counts the line ends of the last bytes, before which the last counted ones stand in `lastBlock`.
  fileprivate mutating func countLineEnds(_ span: Span<UInt8>, _ start: Int, _ end: Int, lastBlock: Int?) {
    for index in start..<max(start, end) where span[index] == 10 {
      lineEndCount += 1
      lastLineEnd = index
    }
    guard lastLineEnd == nil, let lastBlock else { return }
    var index = min(lastBlock + MarkerScanner.blockLength, start) - 1
    while index > lastBlock, span[index] != 10 { index -= 1 }
    lastLineEnd = index
  }
}
