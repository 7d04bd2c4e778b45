import LayoutDiagnosis

extension TextReport {
  /// The most constraints of a kind that are listed; more are counted.
  private static let tieLimit = 8

  /// Adds the sum of a conflict and what is proved about it.
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
    addProof(conflict, in: index, to: &sheet)
  }

  /// Adds what is left to say: lines without a part in the conflict, and further conflicts of the list.
  static func addRest(_ conflict: ReportConflict, in index: ReportIndex, to sheet: inout Sheet) {
    var sentences: [String] = []
    if !conflict.unneeded.isEmpty {
      sentences.append(
        "Not part of the conflict: \(Wording.count(conflict.unneeded.count, "more line")) of the list.")
    }
    if !conflict.otherCores.isEmpty {
      let number = Wording.count(conflict.otherCores.count, "more conflict")
      sentences.append(
        conflict.isComplete ? "The list holds \(number)." : "The list holds at least \(number).")
    } else if !conflict.isComplete {
      sentences.append("The list may hold more conflicts.")
    }
    guard !sentences.isEmpty else { return }
    sheet.addSpace()
    sheet.addParagraph(sentences.joined(separator: " "), .dim, indent: 2)
  }

  private static let brokenRemark = Span("✂ broken by the system", .yellow)

  private static func row(_ line: Ledger.Line, ink: Ink = .plain, in index: ReportIndex) -> SumTable.Row {
    var remarks: [Span] = []
    if line.isAssumption { remarks.append(Span(Wording.assumed, .dim)) }
    if line.isBroken { remarks.append(brokenRemark) }
    return SumTable.Row(
      amount: line.amountText, ink: ink, label: line.label, owner: Wording.owner(line, in: index),
      remarks: remarks)
  }

  private static func rows(_ ledger: Ledger, in index: ReportIndex) -> [SumTable.Row] {
    var rows = ledger.parts.map { row($0, in: index) }
    if !rows.isEmpty {
      rows.append(SumTable.rule)
      rows.append(SumTable.Row(amount: ledger.totalText, ink: .bold, label: "together"))
    }
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

  private static func addProof(_ conflict: ReportConflict, in index: ReportIndex, to sheet: inout Sheet) {
    sheet.addSpace()
    sheet.addParagraph(Wording.proof(conflict), indent: 4)
    for assumption in conflict.assumptions {
      sheet.addParagraph(assumption, indent: 4, lead: Span("• "))
    }
    if conflict.isRounding { sheet.addParagraph(Wording.rounding, indent: 4) }
    if let broken = conflict.broken, !broken.isInCore {
      let words = "\(Wording.brokenElsewhere(conflict)): \(index.words(broken.constraint))"
      sheet.addParagraph(words, indent: 4, lead: Span("✂ ", .yellow))
    }
  }
}
