/// Lines of text that are being put together.
struct Sheet {
  /// The width and the colours.
  let options: TextReport.Options
  private var lines: [String] = []

  /// Creates an empty sheet.
  init(_ options: TextReport.Options) { self.options = options }

  /// The columns of a line.
  var width: Int { max(options.width, 24) }

  /// The whole text, with a line break at its end; empty when there are no lines.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds an empty line, unless there is one or the sheet is empty.
  mutating func addSpace() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  /// Adds lines that are ready.
  mutating func add(_ ready: [String]) { lines.append(contentsOf: ready) }

  /// Adds one line as it is.
  mutating func addLine(_ spans: [Span], indent: Int = 0) {
    let body = spans.map(paint).joined()
    lines.append(body.isEmpty ? "" : spaces(indent) + body)
  }

  /// Adds a heading over indented lines.
  mutating func addHeading(_ text: String, indent: Int = 2) {
    addSpace()
    addParagraph([Span(text, .bold)], indent: indent)
  }

  /// Adds a paragraph; `lead` stands before its first line, whose other lines are indented as far.
  mutating func addParagraph(_ spans: [Span], indent: Int = 0, lead: Span? = nil) {
    addParagraph(spans, indent: indent, leads: lead.map { [$0] } ?? [])
  }

  /// Adds a paragraph; `leads` stand before its first line, whose other lines are indented as far.
  mutating func addParagraph(_ spans: [Span], indent: Int = 0, leads: [Span]) {
    let leadColumns = leads.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
    let room = max(width - indent - leadColumns, 8)
    let wrapped = WordWrap.lines(spans, width: room, longWords: .whole)
    for (place, line) in wrapped.enumerated() {
      let body = line.map(paint).joined(separator: " ")
      let start = place == 0 ? leads.map(paint).joined() : spaces(leadColumns)
      lines.append(trimmed(spaces(indent) + start + body))
    }
  }

  /// Adds a paragraph in one look.
  mutating func addParagraph(_ text: String, _ ink: Ink = .plain, indent: Int = 0, lead: Span? = nil) {
    guard !text.isEmpty else { return }
    addParagraph([Span(text, ink)], indent: indent, lead: lead)
  }

  /// Returns a piece of text in its look.
  func paint(_ span: Span) -> String { options.color ? span.ink.painted(span.text) : span.text }

  /// Returns spaces.
  func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  private func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
