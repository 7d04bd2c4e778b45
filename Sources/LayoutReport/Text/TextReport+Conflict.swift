import LayoutDiagnosis

extension TextReport {
  /// The most constraints of a kind that are listed; more are counted.
  private static let tieLimit = 8

  /// Adds the sum of a conflict; what is proved about it is said in the explanation.
  static func add(
    _ conflict: ReportConflict, of finding: Finding, in index: ReportIndex, to sheet: inout Sheet
  ) {
    if let ledger = conflict.ledger {
      sheet.addHeading("The sum")
      if ledger.sentence != finding.summary { sheet.addParagraph(ledger.sentence, indent: 4) }
      SumTable(rows: rows(ledger, in: index)).add(to: &sheet)
      addTies(ledger.ties, in: index, to: &sheet)
    } else if !conflict.core.isEmpty {
      sheet.addHeading("What cannot hold together")
      for member in conflict.core {
        let isBroken = conflict.broken?.constraint == member.constraint
        let spans = [Span(index.words(member.constraint))] + (isBroken ? [brokenRemark] : [])
        sheet.addParagraph(spans, indent: 4, lead: Span("• "))
      }
    }
  }

  /// Adds how many lines of the list play no part in the conflict.
  static func addRest(_ conflict: ReportConflict, to sheet: inout Sheet) {
    guard !conflict.unneeded.isEmpty else { return }
    let count = Wording.count(conflict.unneeded.count, "more line")
    sheet.addSpace()
    sheet.addParagraph("Not part of the conflict: \(count) of the list.", .dim, indent: 2)
  }

  private static let brokenRemark = Span("✂ broken by the system", .yellow)

  private static func row(_ line: Ledger.Line, ink: Ink = .plain, in index: ReportIndex) -> SumTable.Row {
    var remarks: [Span] = []
    if Wording.needsAssumedMark(line) { remarks.append(Span(Wording.assumed, .dim)) }
    if line.isBroken { remarks.append(brokenRemark) }
    return SumTable.Row(
      amount: line.amountText, ink: ink, label: line.label, owner: Wording.owner(line, in: index),
      remarks: remarks)
  }

  private static func rows(_ ledger: Ledger, in index: ReportIndex) -> [SumTable.Row] {
    var rows = AlikeLines.groups(ledger.parts).compactMap { $0.line.map { row($0, in: index) } }
    if !rows.isEmpty { rows.append(SumTable.rule) }
    rows.append(SumTable.Row(amount: ledger.totalText, ink: .bold, label: Wording.total(ledger)))
    rows.append(row(ledger.subject, ink: .bold, in: index))
    if let difference = Wording.difference(ledger) {
      rows.append(SumTable.rule)
      rows.append(SumTable.Row(amount: difference.amount, ink: .red, label: difference.meaning))
    }
    return rows
  }

  /// Adds the constraints that only tie others together; the broken one is always among those shown.
  private static func addTies(_ ties: [Ledger.Line], in index: ReportIndex, to sheet: inout Sheet) {
    guard !ties.isEmpty else { return }
    sheet.addSpace()
    sheet.addParagraph("Held together by \(Wording.count(ties.count, "more constraint")):", indent: 4)
    let limit = ties.count > tieLimit ? tieLimit - 1 : ties.count
    let shown = ties.prefix(limit) + ties.dropFirst(limit).filter(\.isBroken)
    var rows = shown.map { tie in
      var row = row(tie, in: index)
      row.amount = "•"
      return row
    }
    if shown.count < ties.count {
      rows.append(SumTable.Row(amount: "", label: "and \(ties.count - shown.count) more"))
    }
    SumTable(rows: rows, leastAmount: 1).add(to: &sheet)
  }
}
