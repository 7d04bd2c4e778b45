package import LayoutModel
import TextSource

/// Reads a console log piece by piece and hands out what it says about Auto Layout as soon as it is complete.
///
/// Memory is bounded by the largest block, not by the log: lines that say nothing about layout are skipped
/// without being copied. Nothing in a log is an error; what cannot be read becomes a note of its block.
package struct LogReader: Sendable {
  private let scanner = MarkerScanner()
  private var pending: [UInt8] = []
  private var lineNumber = 1
  private var list: ListRegion?
  private var trace: TraceRegion?
  private var complaint: ComplaintRegion?
  private var records: [LogRecord] = []

  /// The longest line that is looked at as one; a longer one is cut.
  private static let longestLine = 1 << 26

  /// Creates a reader at the beginning of a log.
  package init() {}

  /// Takes the next piece of the log and returns what became complete with it.
  package mutating func read(_ piece: [UInt8]) -> [LogRecord] {
    var buffer = pending
    buffer += piece
    pending = []
    var position = 0
    while let line = nextLine(in: buffer, from: &position) {
      handle(buffer[line])
      lineNumber += 1
    }
    keep(buffer, from: position)
    return takeRecords()
  }

  /// Ends the log and returns what was still incomplete.
  package mutating func finish() -> [LogRecord] {
    if !pending.isEmpty { handle(pending[...]) }
    pending = []
    endRegions(isAtEnd: true)
    return takeRecords()
  }

  private var isIdle: Bool { list == nil && trace == nil && complaint == nil }

  private mutating func takeRecords() -> [LogRecord] {
    defer { records = [] }
    return records
  }
}

// MARK: - Lines

extension LogReader {
  /// Returns the range of the next line that matters, without its line end, and moves behind it.
  private mutating func nextLine(in buffer: [UInt8], from position: inout Int) -> Range<Int>? {
    var start = position
    if isIdle {
      guard let marker = scanner.nextMarker(in: buffer, from: position) else {
        skipLines(in: buffer, from: &position, to: buffer.count)
        return nil
      }
      skipLines(in: buffer, from: &position, to: marker)
      start = position
    }
    guard let end = buffer[start...].firstIndex(of: 10) else {
      guard buffer.count - start > Self.longestLine else { return nil }
      position = buffer.count
      return start..<buffer.count
    }
    position = end + 1
    return start..<(end > start && buffer[end - 1] == 13 ? end - 1 : end)
  }

  /// Counts the line ends before a limit and moves behind the last of them.
  private mutating func skipLines(in buffer: [UInt8], from position: inout Int, to limit: Int) {
    let (count, last) = Self.lineEnds(buffer.span, position, limit)
    guard count > 0 else { return }
    lineNumber += count
    position = last + 1
  }

  private static func lineEnds(_ span: Span<UInt8>, _ start: Int, _ end: Int) -> (count: Int, last: Int) {
    guard start < end else { return (0, 0) }
    var last = end - 1
    while last >= start, span[last] != 10 { last -= 1 }
    guard last >= start else { return (0, 0) }
    var count = 0
    for index in start...last { count &+= span[index] == 10 ? 1 : 0 }
    return (count, last)
  }

  /// Keeps the unfinished last line; of a long line that says nothing, only what a marker may begin in.
  private mutating func keep(_ buffer: [UInt8], from position: Int) {
    guard position < buffer.count else { return }
    let rest = buffer.count - position
    let isOfNoInterest =
      isIdle && rest > 1 << 16 && scanner.nextMarker(in: buffer, from: position) == nil
    pending = Array(buffer[(isOfNoInterest ? buffer.count - MarkerScanner.overlap : position)...])
  }
}

// MARK: - Regions

extension LogReader {
  private mutating func handle(_ raw: Bytes) {
    let cleaned = LineCleaner.clean(raw)
    let column = cleaned.startIndex >= raw.startIndex ? cleaned.startIndex - raw.startIndex + 1 : 1
    var rest = LogLine(bytes: cleaned, location: SourceLocation(line: lineNumber, column: column))
    while let found = Wording.header(in: rest.bytes, from: rest.bytes.startIndex) {
      take(rest.prefix(to: found.start))
      endRegions(isAtEnd: false)
      let isAppKit = found.end < rest.bytes.endIndex && rest.bytes[found.end] == .ascii(":")
      let start = rest.dropping(to: found.start)
      list = ListRegion(
        announcedBy: found.header, isAppKit: isAppKit,
        time: Wording.time(in: rest.bytes[..<found.start]), at: start.location)
      rest = rest.dropping(to: found.end)
    }
    take(rest)
  }

  /// Hands a line, or the part of one between announcements, to the region that is open, or opens one.
  private mutating func take(_ line: LogLine) {
    if let kind = ComplaintRegion.kind(of: line.bytes), complaint == nil || complaint?.accepts(kind) == false {
      endRegions(isAtEnd: false)
      complaint = ComplaintRegion(kind, at: line.location)
    }
    if complaint != nil {
      switch complaint?.add(line) {
      case .ends: endRegions(isAtEnd: false)
      case .endsBefore:
        endRegions(isAtEnd: false)
        take(line)
      default: break
      }
      return
    }
    if trace != nil {
      if trace?.add(line) == true { return }
      endRegions(isAtEnd: false)
    }
    if list != nil {
      switch list?.add(line) {
      case .ends: endRegions(isAtEnd: false)
      case .endsBefore:
        endRegions(isAtEnd: false)
        open(with: line)
      default: break
      }
      return
    }
    open(with: line)
  }

  /// Opens a region for a line outside of any, where the line begins one.
  private mutating func open(with line: LogLine) {
    if let first = TraceRegion(line) {
      trace = first
      return
    }
    let beginsList =
      EntryScanner.next(in: line.bytes, from: line.bytes.startIndex) != nil
      || line.bytes.contains(Wording.breaking) || Wording.isAdvice(line.bytes)
    guard beginsList else { return }
    var region = ListRegion(at: line.location)
    let outcome = region.add(line)
    list = region
    if outcome != .goesOn { endRegions(isAtEnd: false) }
  }

  private mutating func endRegions(isAtEnd: Bool) {
    if let region = list {
      list = nil
      if let block = BlockMaker.block(region, isAtEnd: isAtEnd) { records.append(.block(block)) }
    }
    if let region = trace {
      trace = nil
      if let found = region.trace() { records.append(.trace(found)) }
    }
    if let region = complaint {
      complaint = nil
      if let found = region.complaint() { records.append(.complaint(found)) }
    }
  }
}
