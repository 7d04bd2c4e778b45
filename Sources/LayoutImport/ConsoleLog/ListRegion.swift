import LayoutModel
import TextSource

/// Gathers the lines of one conflict report or dump, from its announcement to its last line.
struct ListRegion {
  /// Whether a line belonged to the region and whether the region ends with it.
  enum Outcome { case goesOn, ends, endsBefore }

  private enum Stage { case list, breaking }

  /// What announced the list, as far as is known.
  private(set) var announcement: ConflictBlock.Announcement?
  private(set) var time: String?
  private(set) var location: SourceLocation
  private(set) var list = GatheredText()
  private(set) var broken = GatheredText()
  private(set) var isElided = false
  private(set) var isWithheld = false
  private(set) var isClosed = false
  private(set) var isOpened = false
  private(set) var hasAdvice = false
  private(set) var hasQuotedEntries = false
  private(set) var entryCount = 0
  /// A Boolean value that indicates whether the line before the broken constraint was seen.
  var hasBreakLine: Bool { stage == .breaking }

  private var stage = Stage.list
  private var lastEntry = 0
  private var continuations = 0
  private var strangers = 0
  private var brokenLines = 0

  /// Creates a region that begins at a line without an announcement.
  init(at location: SourceLocation) { self.location = location }

  /// Creates a region that an announcement begins.
  init(announcedBy header: Wording.Header, isAppKit: Bool, time: String?, at location: SourceLocation) {
    announcement = header == .conflicting ? .detected : isAppKit ? .appKit : .unsatisfiable
    self.time = time
    self.location = location
  }

  /// The longest list that is read as one; of a longer one the rest is a list of its own.
  private static let longest = 1 << 26

  /// Takes a line in.
  mutating func add(_ line: LogLine) -> Outcome {
    if list.bytes.count > Self.longest { return .endsBefore }
    if stage == .breaking { return addBroken(line) }
    if let start = line.bytes.firstIndex(of: Wording.breaking) {
      _ = addToList(line.prefix(to: start))
      stage = .breaking
      var rest = line.bytes.skipBlanks(from: start + Wording.breaking.bytes.count)
      if line.bytes.hasPhrase(Wording.constraintWord, at: rest) { rest += Wording.constraintWord.bytes.count }
      return addBroken(line.dropping(to: rest))
    }
    return addToList(line)
  }
}

// MARK: - The list

extension ListRegion {
  /// Lines about other things after which the region is over.
  private var patience: Int {
    if isClosed { return 12 }
    if announcement == nil, !isOpened { return 3 }
    return 300
  }

  private mutating func addToList(_ line: LogLine) -> Outcome {
    let content = line.bytes.trimmed
    if entryCount > 0, beginsAnother(content, line) { return .endsBefore }
    if let start = EntryScanner.next(in: line.bytes, from: line.bytes.startIndex) {
      addEntries(line, first: start)
      return .goesOn
    }
    if content.isEmpty { return .goesOn }
    if Wording.isAdvice(content) {
      hasAdvice = true
      return entryCount > 0 ? .endsBefore : .goesOn
    }
    if Wording.isFooter(content) { return .ends }
    return addOther(content, line)
  }

  private static let prompt = Phrase("(lldb)")
  private static let arrayMark = Phrase("<__NSArray")

  /// Returns whether a line begins another list: an entry or a bracket behind a closed list, or what a debugger
  /// prints before one.
  private func beginsAnother(_ content: Bytes, _ line: LogLine) -> Bool {
    if content.hasPhrase(Self.prompt, at: content.startIndex) { return true }
    if content.hasPhrase(Self.arrayMark, at: content.startIndex) { return true }
    guard isClosed else { return false }
    let isBracket = content.count == 1 && (content.first == .ascii("(") || content.first == .ascii("["))
    return isBracket || EntryScanner.next(in: line.bytes, from: line.bytes.startIndex) != nil
  }

  private mutating func addEntries(_ line: LogLine, first: EntryScanner.Start) {
    if line.bytes[..<first.index].contains(where: { $0 == .ascii("(") || $0 == .ascii("[") }) {
      isOpened = true
    }
    var last = first
    var index = first.nameEnd
    entryCount += 1
    while let next = EntryScanner.next(in: line.bytes, from: index) {
      last = next
      index = next.nameEnd
      entryCount += 1
    }
    hasQuotedEntries = hasQuotedEntries || first.isQuoted
    lastEntry = list.bytes.count + last.index - line.bytes.startIndex
    list.append(line)
    // Without brackets of its own an entry may end with the parenthesis of its names.
    if last.hasBracket, line.bytes.trimmed.last == .ascii(")"), hasCompleteEntry { isClosed = isOpened }
    continuations = 0
    strangers = 0
  }

  private static let withheld = Phrase("<private>")
  private static let ellipsis = Phrase("…")

  private mutating func addOther(_ content: Bytes, _ line: LogLine) -> Outcome {
    if let start = EntryScanner.wrappedStart(in: line.bytes) {
      lastEntry = list.bytes.count + start - line.bytes.startIndex
      entryCount += 1
      continuations = 0
      list.append(line)
      return .goesOn
    }
    if entryCount > 0, !hasCompleteEntry, continuations < 6 {
      list.append(line)
      continuations += 1
      return .goesOn
    }
    if content.first == .ascii(")") || content.first == .ascii("]"), content.count <= 3 {
      isClosed = true
      // A dump says nothing behind its list; a conflict goes on with the broken constraint.
      return .goesOn
    }
    if content.first == .ascii("(") || content.first == .ascii("["), content.count == 1 {
      isOpened = true
    } else if Self.isElision(content) {
      isElided = isElided || (entryCount > 0 && !isClosed)
    } else if content.contains(Self.withheld) {
      isWithheld = true
    } else {
      strangers += 1
      if strangers > patience { return .endsBefore }
    }
    return .goesOn
  }

  /// Returns whether the line is `...`, perhaps in quotes and with a comma as if it were an entry.
  private static func isElision(_ content: Bytes) -> Bool {
    let bare = content.drop { $0 == .ascii("\"") }.prefix { $0 != .ascii("\"") && $0 != .ascii(",") }
    return !bare.isEmpty && (bare.allSatisfy { $0 == .ascii(".") } || bare.elementsEqual(ellipsis.bytes))
  }

  /// A Boolean value that indicates whether the last entry shows an end, so that no line can continue it.
  private var hasCompleteEntry: Bool {
    let tail = list.bytes[min(lastEntry, list.bytes.count)...]
    let isQuoted = tail.first == .ascii("\"")
    for index in tail.indices.dropFirst() where tail[index] == .ascii(">") {
      let next = index + 1 < tail.endIndex ? tail[index + 1] : 10
      if isQuoted
        ? next == .ascii("\"")
        : next.isBlank || next == .ascii(",") || next == .ascii(")") || next == .ascii(";")
      {
        return true
      }
    }
    // Without brackets the line is the entry.
    return tail.first != .ascii("<") && !isQuoted
  }
}

// MARK: - The broken constraint

extension ListRegion {
  private mutating func addBroken(_ line: LogLine) -> Outcome {
    let content = line.bytes.trimmed
    if content.isEmpty { return .goesOn }
    if content.elementsEqual(Self.withheld.bytes) {
      isWithheld = true
      return .ends
    }
    let isFirst = broken.bytes.isEmpty
    let beginsEntry =
      EntryScanner.next(in: line.bytes, from: line.bytes.startIndex) != nil
      || EntryScanner.wrappedStart(in: line.bytes) != nil
    if !beginsEntry, isFirst {
      if Wording.isFooter(content) { return .ends }
      brokenLines += 1
      return brokenLines > 6 ? .endsBefore : .goesOn
    }
    broken.append(line)
    brokenLines += 1
    if brokenLines > 8 || ListReader.brokenEntry(in: broken, isOpen: true) != nil { return .ends }
    return Wording.isFooter(content) ? .ends : .goesOn
  }
}
