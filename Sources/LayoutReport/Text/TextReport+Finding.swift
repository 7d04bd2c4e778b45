import LayoutDiagnosis
import TextSource

extension TextReport {
  /// Adds a finding at full length.
  static func add(_ finding: Finding, in index: ReportIndex, to sheet: inout Sheet) {
    let lead = finding.severity.rawValue + String(repeating: " ", count: 9 - finding.severity.rawValue.count)
    sheet.addParagraph([Span(finding.summary, .bold)], lead: Span(lead, ink(finding.severity)))
    sheet.addParagraph(place(finding, in: index), .dim, indent: lead.count)
    if let conflict = finding.conflict { add(conflict, of: finding, in: index, to: &sheet) }
    if let ambiguity = finding.ambiguity { add(ambiguity, of: finding, in: index, to: &sheet) }
    if !finding.explanation.isEmpty {
      sheet.addHeading("Why")
      for sentence in finding.explanation { sheet.addParagraph(sentence, indent: 4) }
    }
    addSteps(finding, to: &sheet)
    if let conflict = finding.conflict {
      addRest(conflict, to: &sheet)
      addLegend(conflict, of: finding, in: index, to: &sheet)
    }
  }

  /// Adds a finding in two lines, below the one that caused it.
  static func addBrief(_ finding: Finding, to sheet: inout Sheet) {
    sheet.addParagraph(finding.summary, indent: 4, lead: Span("• "))
    let sightings = Wording.sightings(finding).map { " · \($0)" } ?? ""
    sheet.addParagraph(Wording.place(finding.path, finding.location) + sightings, .dim, indent: 6)
  }

  /// Returns the look of a severity.
  static func ink(_ severity: Severity) -> Ink {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }

  private static func place(_ finding: Finding, in index: ReportIndex) -> String {
    let text = Wording.whereabouts(finding, in: index) + " (\(finding.rule))"
    // A path with blanks stays in one piece, so that it can be opened from the terminal.
    guard index.isLayoutFile(finding.path), text.hasPrefix(finding.path) else { return text }
    return finding.path.map { $0 == " " ? "\u{A0}" : "\($0)" }.joined() + text.dropFirst(finding.path.count)
  }

  /// Adds what to do: the repairs with numbers, then advice.
  private static func addSteps(_ finding: Finding, to sheet: inout Sheet) {
    guard !finding.fixes.isEmpty || !finding.advice.isEmpty else { return }
    sheet.addHeading("What to do")
    let areAllChecked = Wording.areAllChecked(finding.fixes)
    if areAllChecked { sheet.addParagraph(Wording.allChecked, .green, indent: 4) }
    for (place, fix) in finding.fixes.enumerated() {
      let number = "\(place + 1). "
      let check = Span("(\(Wording.check(fix)))", fix.isVerified ? .green : .dim)
      sheet.addParagraph([Span(fix.summary)] + (areAllChecked ? [] : [check]), indent: 4, lead: Span(number))
    }
    for sentence in finding.advice {
      sheet.addParagraph(sentence, indent: 4, lead: finding.fixes.isEmpty ? nil : Span("–  "))
    }
  }

  /// Adds what is ambiguous: directions in words, then the range of each number.
  private static func add(
    _ ambiguity: ReportAmbiguity, of finding: Finding, in index: ReportIndex, to sheet: inout Sheet
  ) {
    if !ambiguity.directions.isEmpty || ambiguity.freedom != nil {
      sheet.addHeading("What is open")
      for direction in ambiguity.directions { sheet.addParagraph(direction, indent: 4, lead: Span("• ")) }
      if let freedom = Wording.freedom(ambiguity) { sheet.addParagraph(freedom, .dim, indent: 4) }
      if let witnesses = ambiguity.witnesses {
        let name = index.name(witnesses.item, of: finding.layout)
        sheet.addParagraph(
          Wording.witnesses(witnesses, in: ambiguity, name: name), .dim, indent: 4)
      }
    }
    if !ambiguity.ranges.isEmpty {
      sheet.addHeading("What each can be")
      let rows = ambiguity.ranges.map { range in
        SumTable.Row(
          amount: range.variable, ink: .bold, label: index.name(range.item, of: finding.layout),
          owner: Wording.range(range))
      }
      SumTable(rows: rows).add(to: &sheet)
    } else if ambiguity.items.count > 1 {
      // The summary says about a single view all that there is to say.
      sheet.addHeading("Which views")
      for item in ambiguity.items {
        let variables = index.item(item, of: finding.layout)?.ambiguous ?? []
        let suffix = variables.isEmpty ? "" : ": " + variables.joined(separator: ", ")
        sheet.addParagraph(index.name(item, of: finding.layout) + suffix, indent: 4, lead: Span("• "))
      }
    }
  }
}
