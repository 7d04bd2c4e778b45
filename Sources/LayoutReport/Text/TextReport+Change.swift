import LayoutDiagnosis

extension TextReport {
  /// The most values and rows that are listed; more are counted.
  private static let changeLimit = 20

  /// Adds what changes made of a system.
  static func add(_ change: SystemChange, in index: ReportIndex, to sheet: inout Sheet) {
    sheet.addHeading(change.edits.count == 1 ? "What the change does" : "What the changes do")
    for edit in change.edits { sheet.addParagraph(words(edit, in: index), indent: 4, lead: Span("• ")) }
    sheet.addParagraph(verdict(change, in: index), indent: 4)
    for deviation in change.deviations.prefix(changeLimit) {
      sheet.addParagraph(words(deviation, in: index), indent: 4, lead: Span("• "))
    }
    let rest = change.deviations.count - changeLimit
    if rest > 0 { sheet.addParagraph("and \(Wording.count(rest, "more row")).", .dim, indent: 4) }
    guard change.canHoldAfter, change.conflictBefore.isEmpty else { return }
    guard !change.values.isEmpty else {
      sheet.addParagraph("No value changes.", indent: 4)
      return
    }
    sheet.addHeading("Values that change")
    let rows = change.values.prefix(changeLimit).map { value in
      SumTable.Row(
        amount: value.after.map(signed) ?? "", label: value.name,
        owner: value.before.map { "before: \(signed($0))" } ?? "")
    }
    SumTable(rows: rows).add(to: &sheet)
    let more = change.values.count - changeLimit
    if more > 0 { sheet.addParagraph("and \(Wording.count(more, "more variable")).", .dim, indent: 4) }
  }

  private static func words(_ edit: SystemChange.Edit, in index: ReportIndex) -> String {
    let name = label(edit.constraint, in: index)
    let (old, new) = (signed(edit.from ?? ""), signed(edit.to ?? ""))
    switch edit.kind {
    case .constant: return "\(name): \(new) on its right side instead of \(old)."
    case .priority: return "\(name): priority \(new) instead of \(old)."
    case .removal: return "\(name): taken out."
    }
  }

  private static func verdict(_ change: SystemChange, in index: ReportIndex) -> String {
    switch (change.conflictBefore.isEmpty, change.canHoldAfter) {
    case (true, true): return "The required rows could all hold before, and they still can."
    case (true, false): return "The required rows could all hold before; now they cannot."
    case (false, let canHold):
      let before =
        change.conflictBefore.count == 1
        ? "Before, \(labels(change.conflictBefore, in: index)) could not hold"
        : "Before, \(labels(change.conflictBefore, in: index)) could not all hold"
      return before + (canHold ? "; now the required rows can." : ", and the required rows still cannot.")
    }
  }

  private static func words(_ deviation: SystemChange.Deviation, in index: ReportIndex) -> String {
    let name = label(deviation.constraint, in: index)
    switch (deviation.before, deviation.after) {
    case ("0"?, let new?): return "\(name) is off by \(new) now; it held before."
    case (let old?, "0"?): return "\(name) holds now; it was off by \(old)."
    case (let old?, let new?): return "\(name) is off by \(new) now; it was off by \(old)."
    case (nil, let new?): return "\(name) is off by \(new) now."
    case (let old?, nil): return "\(name) has to hold now; it was off by \(old)."
    case (nil, nil): return "\(name) is as it was."
    }
  }
}
