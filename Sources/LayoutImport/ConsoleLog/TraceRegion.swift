import LayoutModel
import TextSource

/// Gathers the lines of an `_autolayoutTrace`.
struct TraceRegion {
  private var items: [Item] = []
  private var entries: [LayoutTrace.Entry] = []
  private var path: [(depth: Int, item: ItemIndex)] = []
  private let location: SourceLocation

  private static let ambiguous = Phrase("AMBIGUOUS LAYOUT")
  private static let ambiguityTail = Phrase("- AMBIGUOUS")
  private static let missingHost = Phrase("MISSING HOST CONSTRAINTS")
  private static let variables: [(mark: Phrase, variable: Variable)] = [
    (Phrase(".minX{"), .x), (Phrase(".minY{"), .y), (Phrase(".Width{"), .width),
    (Phrase(".Height{"), .height),
  ]

  /// Begins a trace at a line, or returns `nil` when the line is none of a trace.
  init?(_ line: LogLine) {
    location = line.location
    guard add(line) else { return nil }
  }

  /// Takes a line in and returns whether it belongs to the trace.
  mutating func add(_ line: LogLine) -> Bool {
    guard let parsed = TraceLine(line.bytes) else { return false }
    let text = line.bytes[parsed.contentStart...]
    guard let item = Self.item(text) else { return false }
    while let last = path.last, last.depth >= parsed.depth { path.removeLast() }
    var placed = item
    placed.parent = path.last?.item
    items.append(placed)
    path.append((parsed.depth, items.count - 1))
    let mark = text.firstIndex(of: Self.ambiguous)
    entries.append(
      LayoutTrace.Entry(
        item: items.count - 1, depth: parsed.depth, mark: parsed.mark, isAmbiguous: mark != nil,
        variables: mark.map { Self.variables(in: text[$0...]) } ?? [],
        lacksHostConstraints: text.contains(Self.missingHost), location: line.location))
    return true
  }

  /// Returns the trace, or `nil` when it has a single line without a mark, which may be anything.
  func trace() -> LayoutTrace? {
    guard entries.count > 1 || entries.contains(where: { $0.isAmbiguous || $0.lacksHostConstraints }) else {
      return nil
    }
    return LayoutTrace(items: items, entries: entries, location: location)
  }

  private static func variables(in text: Bytes) -> [Variable] {
    variables.filter { text.contains($0.mark) }.map { $0.variable }
  }

  /// Reads `UIView:0x…'text'`, `<UIView:0x…>` or `<UILayoutGuide: 0x… - "name", …>`.
  private static func item(_ text: Bytes) -> Item? {
    var text = text
    let isBracketed = text.first == .ascii("<")
    if isBracketed { text = text.dropFirst() }
    var from = text.startIndex
    while let colon = text[from...].firstIndex(of: .ascii(":")) {
      let start = text.skipBlanks(from: colon + 1)
      if ItemParser.isAddress(text, at: start), colon - text.startIndex < 200 {
        let end = ItemParser.addressEnd(text, at: start)
        let name = text[..<colon].trimmed
        guard !name.isEmpty else { return nil }
        return describe(name, address: text[start..<end].text, rest: text[end...])
      }
      from = colon + 1
    }
    return nil
  }

  private static func describe(_ name: Bytes, address: String, rest: Bytes) -> Item {
    let isClass = name.allSatisfy { $0.isClassNamePart }
    var item = Item(
      name.text.hasSuffix("LayoutGuide") ? .guide : .view, className: isClass ? name.text : "",
      name: isClass ? nil : name.text, address: address)
    if rest.first == .ascii("'"), let end = textEnd(rest) {
      item.text = rest[(rest.startIndex + 1)..<end].text
    } else if item.kind == .guide, let open = rest.firstIndex(of: .ascii("\"")),
      let close = rest[(open + 1)...].firstIndex(of: .ascii("\"")), open - rest.startIndex < 6
    {
      item.name = rest[(open + 1)..<close].text
    }
    return item
  }

  /// Returns the quote that ends a text: the one before the mark or the end of the line.
  private static func textEnd(_ rest: Bytes) -> Int? {
    let limit = rest.firstIndex(of: ambiguityTail) ?? rest.firstIndex(of: missingHost) ?? rest.endIndex
    return rest[..<limit].lastIndex(of: .ascii("'")).flatMap { $0 > rest.startIndex ? $0 : nil }
  }
}

/// The marks at the beginning of a line of a trace.
private struct TraceLine {
  var depth: Int
  var mark: LayoutTrace.Entry.Mark
  var contentStart: Int

  private static let bullet = Phrase("•")
  private static let window = Phrase("Window:0x")
  private static let constraint = Phrase("onstraint:")

  /// Reads `|   |   *`, or returns `nil` when the line has neither bars nor a mark nor a window.
  init?(_ line: Bytes) {
    var index = line.startIndex
    depth = 0
    while index < line.endIndex, line[index].isBlank || line[index] == .ascii("|") {
      if line[index] == .ascii("|") { depth += 1 }
      index += 1
    }
    if line.hasPhrase(Self.bullet, at: index) {
      mark = .host
      index += Self.bullet.bytes.count
    } else if index < line.endIndex, line[index] == .ascii("*") {
      mark = .autoLayout
      index += 1
    } else if index < line.endIndex, line[index] == .ascii("+") {
      mark = .autoresizing
      index += 1
    } else {
      mark = .none
    }
    contentStart = index
    guard depth > 0 || mark != .none || line[index...].contains(Self.window) else { return nil }
    guard !line[index...].contains(Self.constraint), index < line.endIndex else { return nil }
  }
}
