import LayoutModel
import TextSource

/// Reads the entries of a gathered list and the broken constraint.
struct ListReader {
  /// The entries that could be read, with their places.
  private(set) var entries: [(entry: RawEntry, location: SourceLocation)] = []
  /// The constraint that was broken.
  private(set) var broken: (entry: RawEntry, location: SourceLocation)?
  /// The entries that could not be read, up to a limit.
  private(set) var notes: [Note] = []
  /// How many entries, the broken one included, could not be read.
  private(set) var unreadableCount = 0
  /// A Boolean value that indicates whether the last entry is cut off.
  private(set) var isCutOff = false

  /// Reads a region.
  init(_ region: ListRegion, isAtEnd: Bool) {
    let bytes = region.list.bytes[...]
    var next = EntryScanner.next(in: bytes, from: 0)
    while let start = next {
      // The class of the next entry may stand right behind; its bracket and quote are not part of this one.
      let following = EntryScanner.next(in: bytes, from: start.nameEnd)
      read(
        bytes, start, limit: following?.index ?? bytes.endIndex, in: region,
        isOpen: following == nil && isAtEnd && !region.isClosed)
      next = following
    }
    if region.hasBreakLine {
      broken = Self.brokenEntry(in: region.broken, isOpen: false)
      if broken == nil, let start = EntryScanner.next(in: region.broken.bytes[...], from: 0) {
        addNote(
          region.broken.location(of: start.index), "The constraint that was broken could not be read",
          region.broken.bytes[start.index...])
      }
    }
  }

  /// Returns the constraint behind the line that says that one was broken.
  static func brokenEntry(in text: GatheredText, isOpen: Bool) -> (entry: RawEntry, location: SourceLocation)?
  {
    let bytes = text.bytes[...]
    guard let start = EntryScanner.next(in: bytes, from: 0) else { return nil }
    let limit = EntryScanner.next(in: bytes, from: start.nameEnd)?.index ?? bytes.endIndex
    return EntryParser.entry(bytes, at: start, limit: limit, isOpen: isOpen)
      .map { ($0.entry, text.location(of: start.index)) }
  }

  private mutating func read(
    _ bytes: Bytes, _ start: EntryScanner.Start, limit: Int, in region: ListRegion, isOpen: Bool
  ) {
    let location = region.list.location(of: start.index)
    if let success = EntryParser.entry(bytes, at: start, limit: limit, isOpen: isOpen) {
      entries.append((success.entry, location))
      return
    }
    let text = bytes[start.index..<limit]
    let isUnfinished = !text.contains(.ascii(">")) || isOpen
    isCutOff = isCutOff || (isUnfinished && limit == bytes.endIndex)
    addNote(
      location,
      isUnfinished
        ? "This entry is cut off and was left aside" : "This entry could not be read and was left aside",
      text)
  }

  /// How many notes are kept; a list of nothing but nonsense would need more memory than the log itself.
  private static let mostNotes = 1000

  private mutating func addNote(_ location: SourceLocation, _ message: String, _ text: Bytes) {
    unreadableCount += 1
    if notes.count < Self.mostNotes {
      notes.append(Note(location, "\(message): \(Self.excerpt(text))"))
    } else if notes.count == Self.mostNotes {
      notes.append(Note(location, "From here on, entries that could not be read are only counted."))
    }
  }

  /// Returns the beginning of a text on one line.
  static func excerpt(_ bytes: Bytes) -> String {
    let text = PrintedText.singleSpaced(bytes.prefix(400))
    return text.count > 90 ? String(text.prefix(90)) + "…" : text
  }
}
