import LayoutDiagnosis

/// The rows of a sum: an amount, what it is, and whose it is, in three columns.
struct SumTable {
  /// A row.
  struct Row {
    /// The amount as text, or empty.
    var amount: String
    /// How the amount looks.
    var ink: Ink = .plain
    /// What it is.
    var label: String
    /// Whose it is.
    var owner: String = ""
    /// Lines that stand below the label.
    var remarks: [Span] = []
    /// A Boolean value that indicates whether the row is the line above a total.
    var isRule = false
  }

  /// The rows.
  var rows: [Row]
  /// The columns left of the table.
  var indent = 4
  /// The least columns of the amounts.
  var leastAmount = 4

  /// The row of a line above a total.
  static let rule = Row(amount: "", label: "", isRule: true)

  /// Adds the rows to a sheet.
  func add(to sheet: inout Sheet) {
    let columns = Columns(rows, room: sheet.width - indent, leastAmount: leastAmount)
    for row in rows {
      if row.isRule {
        sheet.addLine([Span(String(repeating: "─", count: columns.amount), .dim)], indent: indent)
        continue
      }
      let amounts = cell(
        [Span(columns.aligned(row.amount), row.ink)], width: columns.amount, keepsSpaces: true)
      var labels = cell([Span(row.label)], width: columns.label)
      var owners = cell([Span(row.owner, .dim)], width: columns.owner)
      if columns.isStacked, !row.owner.isEmpty {
        labels += cell([Span("(\(row.owner))", .dim)], width: columns.label)
        owners = []
      }
      for remark in row.remarks { labels += cell([remark], width: columns.label) }
      addLines(amounts, labels, owners, columns, to: &sheet)
    }
  }

  private func cell(_ spans: [Span], width: Int, keepsSpaces: Bool = false) -> [[Span]] {
    if keepsSpaces, DisplayWidth.columns(of: spans.map(\.text).joined()) <= width { return [spans] }
    return WordWrap.lines(spans, width: max(width, 1), longWords: .broken)
  }

  private func addLines(
    _ amounts: [[Span]], _ labels: [[Span]], _ owners: [[Span]], _ columns: Columns, to sheet: inout Sheet
  ) {
    for place in 0..<max(amounts.count, labels.count, owners.count) {
      var spans: [Span] = []
      var open = 0
      for (cells, width) in [(amounts, columns.amount), (labels, columns.label), (owners, columns.owner)] {
        let cell = place < cells.count ? cells[place] : []
        let used = DisplayWidth.columns(of: cell.map(\.text).joined(separator: " "))
        if used > 0 {
          spans.append(Span(sheet.spaces(open)))
          for (number, span) in cell.enumerated() {
            spans.append(number == 0 ? span : Span(" " + span.text, span.ink))
          }
          open = 0
        }
        open += max(width - used, 0) + 2
      }
      sheet.addLine(spans, indent: indent)
    }
  }

  /// The widths of the three columns.
  private struct Columns {
    let amount: Int
    let label: Int
    let owner: Int
    let isStacked: Bool
    private let whole: Int

    init(_ rows: [Row], room: Int, leastAmount: Int) {
      let splits = rows.map { AmountText.split($0.amount) }
      whole = splits.map(\.whole).max() ?? 0
      let natural = whole + (splits.map(\.fraction).max() ?? 0)
      let amount = min(max(natural, leastAmount), max(room / 4, 4))
      let wanted = rows.map { DisplayWidth.columns(of: PlainText.visible($0.owner)) }.max() ?? 0
      let owner = min(wanted, room * 2 / 5)
      isStacked = room - amount - owner - 4 < 24
      self.amount = amount
      self.owner = isStacked ? 0 : owner
      let open = max(room - amount - 2 - (isStacked || owner == 0 ? 0 : owner + 2), 6)
      let labels =
        rows.flatMap { [$0.label] + $0.remarks.map(\.text) }
        .map { DisplayWidth.columns(of: PlainText.visible($0)) }.max() ?? 0
      label = isStacked ? open : min(open, max(labels, 1))
    }

    /// Returns the amount with its decimal point below those of the others.
    func aligned(_ text: String) -> String {
      let text = PlainText.visible(text)
      return text.isEmpty
        ? "" : String(repeating: " ", count: max(whole - AmountText.split(text).whole, 0)) + text
    }
  }
}
