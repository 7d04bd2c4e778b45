import LayoutDiagnosis
import LayoutModel
import TextSource

extension HTMLReport {
  /// Returns the sum of a conflict, drawn and as a table.
  static func sum(
    _ conflict: ReportConflict, of finding: Finding, at place: Place, in index: ReportIndex
  ) -> Markup {
    let marks = NameMarks(finding, in: index)
    guard let ledger = conflict.ledger else {
      let members = Markup.each(conflict.core) { member in
        let isBroken = conflict.broken?.constraint == member.constraint
        return "<li>\(marks.marked(index.words(member.constraint)))\(isBroken ? broken : .none)</li>\n"
      }
      return conflict.core.isEmpty
        ? .none : place.section("What cannot hold together", "<ul>\n\(members)</ul>\n")
    }
    let sentence: Markup =
      ledger.sentence == finding.summary ? .none : "<p>\(marks.marked(ledger.sentence))</p>\n"
    let sheet = Sheet(place: place, marks: marks, hasTrial: conflict.rows != nil)
    return place.section(
      "The sum", look: "sum",
      sentence + figure(ledger, at: place) + scheme(conflict, of: finding, at: place, in: index)
        + table(ledger, sheet, in: index) + trial(conflict, at: place))
  }

  /// What the rows of a table have in common.
  private struct Sheet {
    /// Where the table stands.
    var place: Place
    /// The marks of views.
    var marks: NameMarks
    /// A Boolean value that indicates whether members can be set aside.
    var hasTrial: Bool
  }

  /// Returns the line that answers when members are set aside, and the rows for that.
  private static func trial(_ conflict: ReportConflict, at place: Place) -> Markup {
    guard let rows = conflict.rows else { return .none }
    let hint = "Untick a line to see whether the rest can hold without it."
    // Rows hold only ids and numbers that this library made.
    return """
      <p class="trial" aria-live="polite" data-trial="\(place.id)" data-hint="\(hint)">\(hint)</p>
      <script type="text/plain" data-rows="\(place.id)">
      \(Markup(template: rows))</script>

      """
  }

  /// The mark of a constraint that the log says was broken.
  private static let broken: Markup = " <span class=\"mark\">✂ broken by the system</span>"

  /// Returns the drawing with its two captions.
  private static func figure(_ ledger: Ledger, at place: Place) -> Markup {
    guard let chain = DimensionChain(ledger) else { return .none }
    let way =
      ledger.axis == .vertical ? "Drawn to scale, from top (left) to bottom (right)." : "Drawn to scale."
    let arrows = chain.runsBackwards ? " A length with an arrow counts backwards." : ""
    let excess: Markup =
      Wording.difference(ledger).map { difference in
        """
        <span class="excess-note"><span class="swatch \(chain.total > chain.available ? "excess" : "missing")"></span>
        \(difference.amount) \(difference.meaning)</span>
        """
      } ?? .none
    let parts = chain.pieces.map { $0.text }.joined(separator: " + ")
    let meaning = Wording.difference(ledger).map { ": \($0.amount) \($0.meaning)" } ?? ""
    let description =
      "\(parts) makes \(ledger.totalText); \(ledger.subject.label) is \(ledger.subject.amountText)\(meaning)."
    return """
      <figure>
      <p class="caption"><span><b>\(ledger.totalText)</b> \(Wording.total(ledger))</span>\(excess)</p>
      \(chain.drawing(id: place.id, description: description))
      <p class="caption"><span><b>\(ledger.subject.amountText)</b> \(ledger.subject.label)</span></p>
      <figcaption>\(way) The letters are those of the table.\(arrows)</figcaption>
      </figure>

      """
  }

  private static func table(_ ledger: Ledger, _ sheet: Sheet, in index: ReportIndex) -> Markup {
    let difference = Wording.difference(ledger)
    let amounts = ledger.parts.map { $0.amountText } + [ledger.totalText, ledger.subject.amountText]
    let fraction = AmountText.fraction(amounts + [difference?.amount ?? ""])
    let parts = Markup.each(ledger.parts.enumerated()) { number, part in
      let key = DimensionChain.key(number)
      return row(part, key: key, fraction: fraction, sheet, in: index)
    }
    let ties = Markup.each(ledger.ties.enumerated()) { number, tie in
      row(tie, key: DimensionChain.key(ledger.parts.count + number), fraction: nil, sheet, in: index)
    }
    let tied: Markup =
      ledger.ties.isEmpty
      ? .none
      : """
      <tbody><tr class="group"><th colspan="3" scope="rowgroup">Held together by
      \(Wording.count(ledger.ties.count, "more constraint"))</th></tr>
      \(ties)</tbody>

      """
    return """
      <table class="ledger">
      <thead class="hidden"><tr><th scope="col">Letter</th><th scope="col">Length</th>
      <th scope="col">What it is, and whose</th></tr></thead>
      <tbody>\(parts)</tbody>
      <tbody class="result"><tr class="total"><td></td><td class="\(numberLook(ledger.totalText))">\(
        AmountText.padded(ledger.totalText, fraction: fraction))</td><th scope="row">\(Wording.total(ledger))</th></tr>
      \(row(ledger.subject, key: "", fraction: fraction, sheet, in: index))\(
        difference.map { excess($0.amount, $0.meaning, fraction: fraction) } ?? .none)</tbody>
      \(tied)</table>

      """
  }

  private static func excess(_ amount: String, _ meaning: String, fraction: Int) -> Markup {
    """
    <tr class="difference"><td></td><td class="\(numberLook(amount))">\(AmountText.padded(amount, fraction: fraction))</td>
    <th scope="row">\(meaning)</th></tr>

    """
  }

  /// Returns the classes of an amount; one that is longer than any number may be broken.
  static func numberLook(_ amount: String) -> String {
    DisplayWidth.columns(of: amount) > 14 ? "number long" : "number"
  }

  private static func row(
    _ line: Ledger.Line, key: String, fraction: Int?, _ sheet: Sheet, in index: ReportIndex
  ) -> Markup {
    let constraint = index.constraint(line.constraint)
    let place = constraint?.location.map { "line\u{A0}\($0.line)" }
    let owner = [Wording.owner(line, in: index), place ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    let amount = fraction.map { AmountText.padded(line.amountText, fraction: $0) } ?? ""
    let assumed: Markup =
      Wording.needsAssumedMark(line) ? " <span class=\"soft\">(\(Wording.assumed))</span>" : .none
    let id = sheet.place.id
    let part: Markup = key.isEmpty ? .none : " data-part=\"\(id)-\(key)\""
    let box: Markup =
      sheet.hasTrial
      ? """
      <input type="checkbox" class="try" checked autocomplete="off" data-try="\(id)" value="\(line.constraint)" aria-label="Count with: \(line.label)">
      """ : .none
    return """
      <tr class="\(line.isBroken ? "broken" : "")"\(part)><td class="key">\(box)\(key)</td>
      <td class="\(numberLook(amount))">\(amount)</td><th scope="row"><span class="pair"><span>\(sheet.marks.marked(line.label))\(assumed)\(
        line.isBroken ? broken : .none)</span> <span class="owner">\(owner)</span></span></th></tr>

      """
  }
}
