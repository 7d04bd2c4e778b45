import LayoutDiagnosis
import LayoutModel

extension HTMLReport {
  /// Returns the drawing of a conflict with its legend, or nothing where there is no drawing.
  static func scheme(
    _ conflict: ReportConflict, of finding: Finding, at place: Place, in index: ReportIndex
  ) -> Markup {
    guard let scheme = conflict.scheme, let ledger = conflict.ledger else { return .none }
    let table = SchemeTable(ledger, in: index)
    let marks = NameMarks(finding, in: index)
    let drawings = scheme.parts.compactMap { part in
      geometry(part, table).map {
        SchemeDrawing(geometry: $0, id: place.id, table: table, mark: { marks.attribute($0) })
      }
    }
    guard !drawings.isEmpty else { return .none }
    let figures = Markup.each(drawings) { drawing in
      drawing.drawing(description: words(drawing.geometry.part, ledger, table))
    }
    let isUpright = drawings.allSatisfy { $0.geometry.isUpright }
    return """
      <figure class="plan\(isUpright ? " beside" : "")">
      <div class="sheets">\(figures)</div>
      <figcaption>\(caption(drawings))
      \(legend(drawings, ledger, table))</figcaption>
      </figure>

      """
  }

  /// Returns the layout of an axis: down the page where it runs down and there is room for that.
  private static func geometry(_ part: ConflictScheme.Part, _ table: SchemeTable) -> SchemeGeometry? {
    if part.axis == .vertical {
      for longest in [150.0, 96, 64, 40] {
        let upright = SchemeGeometry(
          part, isUpright: true, longest: longest, letters: table.letters(isUpright: true))
        if let upright, upright.depth <= SchemeGeometry.narrowest { return upright }
      }
    }
    return SchemeGeometry(part, isUpright: false, letters: table.letters(isUpright: false))
  }

  private static func caption(_ drawings: [SchemeDrawing]) -> String {
    let turned = drawings.contains { $0.geometry.part.axis == .vertical && !$0.geometry.isUpright }
    let way = turned ? " Top is left, bottom is right." : ""
    return "To scale, with all constraints but the one that they contradict.\(way)"
  }

  /// Returns a drawing in words.
  private static func words(_ part: ConflictScheme.Part, _ ledger: Ledger, _ table: SchemeTable) -> String {
    let bars = part.bars.map { bar in
      "\(bar.name) from \(PointText.rounded(bar.start)) to \(PointText.rounded(bar.end))"
    }
    let lines = part.lines.filter { $0.role != .other }.map {
      table.words($0) + ($0.isBroken ? ", broken" : "")
    }
    let difference = Wording.difference(ledger).map { " The difference is \($0.amount) \($0.meaning)." } ?? ""
    return "\(bars.joined(separator: "; ")). Constraints: \(lines.joined(separator: "; ")).\(difference)"
  }

  /// Returns what the strokes mean, as far as they occur.
  private static func legend(_ drawings: [SchemeDrawing], _ ledger: Ledger, _ table: SchemeTable) -> Markup {
    let lines = drawings.flatMap { $0.geometry.part.lines }
    let members = lines.filter { $0.role == .member }
    let sources = SchemeSource.allCases.filter { source in
      members.contains { SchemeSource($0, isAssumed: table.isAssumed($0.constraint)) == source }
    }
    var entries = sources.map { sample("member \($0.rawValue)", $0.words) }
    if lines.contains(where: { $0.isBroken }) {
      entries.append(sample("member yours broken", "✂ broken by the system"))
    }
    if lines.contains(where: { $0.role == .subject }) {
      entries.append(sample("subject", "\(ledger.subject.label): \(ledger.subject.amountText)"))
    }
    if drawings.contains(where: { $0.geometry.dimensions.contains { $0.isJoint } }) {
      entries.append("<li>\(jointSample) at the same place</li>\n")
    }
    if let difference = Wording.difference(ledger) {
      entries.append(
        "<li><span class=\"swatch \(ledger.total > ledger.subject.amount ? "excess" : "missing")\"></span> \(difference.amount) \(difference.meaning)</li>\n"
      )
    }
    if lines.contains(where: { $0.role == .other && $0.isRequired }) {
      entries.append(sample("other", "not part of the conflict"))
    }
    if lines.contains(where: { !$0.isRequired }) {
      entries.append(sample("other spring", "may give way (priority below 1000)"))
    }
    return "<ul class=\"strokes\">\n\(Markup.joined(entries))</ul>\n"
  }

  private static func sample(_ look: String, _ words: String) -> Markup {
    """
    <li><svg class="scheme sample" width="30" height="12" aria-hidden="true"><g class="dim \(look)"><line class="stroke" x1="3" x2="27" y1="6" y2="6"/></g></svg> \(words)</li>

    """
  }

  private static let jointSample: Markup = """
    <svg class="scheme sample" width="12" height="12" aria-hidden="true"><g class="dim member"><circle class="joint" cx="6" cy="6" r="3.2"/></g></svg>
    """

  /// The ends of the strokes of all drawings.
  static let schemeEnds: Markup = """
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>
    <marker id="end-yours" class="end yours" viewBox="0 0 10 10" refX="9.5" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 1 L10 5 L0 9 Z"/></marker>
    <marker id="end-system" class="end system" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path d="M3.8 0 H6.2 V10 H3.8 Z"/></marker>
    <marker id="end-content" class="end content" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse"><circle cx="5" cy="5" r="4.5"/></marker>
    <marker id="end-fact" class="end fact" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3.6"/></marker>
    <marker id="end-subject" class="end subject" viewBox="0 0 10 10" refX="9.5" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0 L10 5 L0 10 Z"/></marker>
    </defs></svg>

    """
}
