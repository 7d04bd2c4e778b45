import LayoutDiagnosis

extension TextReport {
  /// The most corners that are listed.
  private static let cornerLimit = 12

  /// Adds how the values of one variable depend on those of another.
  static func add(_ coupling: SystemCoupling, in index: ReportIndex, to sheet: inout Sheet) {
    let (first, second) = (coupling.first, coupling.second)
    let start = coupling.without.isEmpty ? "" : "Without \(labels(coupling.without, in: index)), "
    let (low, high) = (coupling.least, coupling.greatest)
    if low == high, low.count > 1 {
      sheet.addHeading("\(start)each \(first) leaves one \(second)")
      sheet.addParagraph("\(second) is \(values(low, of: first)).", indent: 4)
    } else if isFlat(low), isFlat(high) {
      sheet.addHeading("\(start)\(second) can be the same whatever \(first) is")
    } else {
      sheet.addHeading("\(start)what \(second) can be depends on \(first)")
      for (corners, word) in [(low, "least"), (high, "greatest")] {
        let value =
          corners.isEmpty ? "There is no \(word) \(second)" : "The \(word) is \(values(corners, of: first))"
        sheet.addParagraph("\(value).", indent: 4, lead: Span("• "))
      }
    }
    if !coupling.isComplete {
      sheet.addParagraph("The work allowed did not suffice to find every corner.", .dim, indent: 4)
    }
  }

  private static func isFlat(_ corners: [SystemCoupling.Corner]) -> Bool {
    corners.allSatisfy { $0.second == corners.first?.second }
  }

  /// Returns the corners in words.
  private static func values(_ corners: [SystemCoupling.Corner], of first: String) -> String {
    guard let start = corners.first else { return "" }
    if isFlat(corners) { return "always \(signed(start.second))" }
    var parts = ["\(signed(start.second)) where \(first) is \(signed(start.first))"]
    parts += corners.dropFirst().prefix(cornerLimit - 1).map { "\(signed($0.second)) at \(signed($0.first))" }
    let rest = corners.count - cornerLimit
    if rest > 0 { parts.append("and \(Wording.count(rest, "more corner"))") }
    return parts.joined(separator: ", ") + ", and on a straight line between"
  }
}
