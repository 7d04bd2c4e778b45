package import LayoutModel
import TextSource

/// Reads a console log piece by piece and hands out what it says about Auto Layout as soon as it is complete.
///
/// Memory is bounded by the largest block, not by the log: lines that say nothing about layout are skipped
/// without being copied. Nothing in a log is an error; what cannot be read becomes a note of its block.
package struct LogReader: Sendable {
  private var lines = LineFeed()
  private var list: ListRegion?
  private var trace: TraceRegion?
  private var complaint: ComplaintRegion?
  private var records: [LogRecord] = []

  /// Creates a reader at the beginning of a log.
  package init() {}

  /// Takes the next piece of the log and returns what became complete with it.
  package mutating func read(_ piece: [UInt8]) -> [LogRecord] {
    lines.append(piece)
    while let line = lines.next(skipsDullLines: isIdle) { handle(line) }
    lines.forgetHandedOut()
    return takeRecords()
  }

  /// Ends the log and returns what was still incomplete.
  package mutating func finish() -> [LogRecord] {
    if let line = lines.rest(skipsDullLines: isIdle) { handle(line) }
    endRegions(isAtEnd: true)
    lines = LineFeed()
    return takeRecords()
  }

  private var isIdle: Bool { list == nil && trace == nil && complaint == nil }

  private mutating func takeRecords() -> [LogRecord] {
    defer { records = [] }
    return records
  }
}

// MARK: - Regions

extension LogReader {
  private mutating func handle(_ line: LineFeed.Line) {
    var rest = LineCleaner.clean(line.bytes, number: line.number, column: line.column)
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
    if let (kind, start) = ComplaintRegion.kind(of: line.bytes), complaint?.accepts(kind, line.bytes) != true
    {
      endRegions(isAtEnd: false)
      complaint = ComplaintRegion(kind, at: line.dropping(to: start).location)
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
