import LayoutModel
import TextSource

/// Gathers the lines of an exception or an assertion about constraints.
struct ComplaintRegion {
  private let kind: LayoutComplaint.Kind
  private let location: SourceLocation
  private var text = GatheredText()
  private var lineCount = 0

  private static let phrases: [(phrase: Phrase, kind: LayoutComplaint.Kind)] = [
    (Phrase("Unable to activate constraint with"), .noCommonAncestor),
    (Phrase("constraint with anchors"), .noCommonAncestor),
    (Phrase("Unable to install constraint on view"), .outsideSubtree),
    (Phrase("The view hierarchy is not prepared for the constraint"), .hierarchyNotPrepared),
    (Phrase("view hierarchy unprepared for constraint"), .hierarchyNotPrepared),
    (Phrase("View hierarchy unprepared for constraint"), .hierarchyNotPrepared),
    (Phrase("Layout still needs update after calling"), .stillNeedsUpdate),
    (Phrase("could not find existing matching constraint to update"), .updateWithoutMatch),
  ]
  private static let mostLines = 12

  /// Returns what a line complains about and where it begins to, or `nil`.
  static func kind(of line: Bytes) -> (kind: LayoutComplaint.Kind, start: Int)? {
    for (phrase, kind) in phrases {
      if let start = line.firstIndex(of: phrase) { return (kind, start) }
    }
    return nil
  }

  /// Creates a region that begins at the place.
  init(_ kind: LayoutComplaint.Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  private static let firstOfThree = Phrase("The view hierarchy is not prepared for the constraint")

  /// Returns whether a line with a further complaint of that kind belongs to this one: the assertion about an
  /// unprepared hierarchy comes in up to three messages.
  func accepts(_ kind: LayoutComplaint.Kind, _ line: Bytes) -> Bool {
    kind == self.kind && kind == .hierarchyNotPrepared && !(isWhole && line.contains(Self.firstOfThree))
  }

  /// Takes a line in.
  mutating func add(_ line: LogLine) -> ListRegion.Outcome {
    if lineCount > 0, Wording.isAdvice(line.bytes) || line.bytes.contains(Wording.breaking) {
      return .endsBefore
    }
    if lineCount > 0, isWhole, EntryScanner.next(in: line.bytes, from: line.bytes.startIndex) != nil {
      return .endsBefore
    }
    if lineCount > 0, isWhole, kind != .hierarchyNotPrepared { return .endsBefore }
    text.append(line)
    lineCount += 1
    return lineCount >= Self.mostLines ? .ends : .goesOn
  }

  /// A Boolean value that indicates whether all that the message needs has been seen.
  private var isWhole: Bool {
    let bytes = text.bytes[...]
    switch kind {
    case .noCommonAncestor: return bytes.contains(Phrase("common ancestor"))
    case .stillNeedsUpdate: return true
    case .outsideSubtree: return !entries.isEmpty && bytes.contains(Phrase("view:<"))
    case .hierarchyNotPrepared, .updateWithoutMatch: return !entries.isEmpty
    }
  }

  private var entries: [(entry: RawEntry, location: SourceLocation)] {
    let bytes = text.bytes[...]
    var result: [(entry: RawEntry, location: SourceLocation)] = []
    var next = EntryScanner.next(in: bytes, from: 0)
    while let start = next {
      next = EntryScanner.next(in: bytes, from: start.nameEnd)
      let limit = next?.index ?? bytes.endIndex
      if let success = EntryParser.entry(bytes, at: start, limit: limit, isOpen: false) {
        result.append((success.entry, text.location(of: start.index)))
      }
    }
    return result
  }

  /// Returns the complaint.
  func complaint() -> LayoutComplaint? {
    let bytes = text.bytes[...]
    switch kind {
    case .noCommonAncestor:
      let (layout, references) = AnchorReader.anchors(in: bytes)
      return LayoutComplaint(kind, layout: layout, references: references, location: location)
    case .stillNeedsUpdate:
      return LayoutComplaint(kind, subject: Self.method(in: bytes), location: location)
    case .outsideSubtree, .hierarchyNotPrepared, .updateWithoutMatch:
      let layout = BlockAssembler.layout(of: entries)
      let references = layout.constraints.first?.equation.map { equation in
        [equation.first] + (equation.second.map { [$0] } ?? [])
      }
      return LayoutComplaint(
        kind, layout: layout, references: references ?? [], subject: Self.view(in: bytes), location: location)
    }
  }

  /// Returns `-[X layout]` from the message about layout that is still dirty.
  private static func method(in bytes: Bytes) -> String? {
    guard let open = bytes.firstIndex(of: Phrase("-[")),
      let close = bytes[open...].firstIndex(of: .ascii("]"))
    else {
      return nil
    }
    return bytes[open...close].text
  }

  /// Returns the class in `view:<UIImageView: 0x…; …>`.
  private static func view(in bytes: Bytes) -> String? {
    guard let mark = bytes.firstIndex(of: Phrase("view:<")) else { return nil }
    let start = mark + 6
    let end = bytes.skip(from: start) { $0.isClassNamePart }
    return end > start ? bytes[start..<end].text : nil
  }
}
