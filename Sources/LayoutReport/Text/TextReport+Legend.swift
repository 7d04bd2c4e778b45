import LayoutDiagnosis

extension TextReport {
  /// The most views that are listed.
  private static let legendLimit = 12

  /// Adds the addresses of views whose names are only numbered, so that they can be found in a debugger.
  static func addLegend(
    _ conflict: ReportConflict, of finding: Finding, in index: ReportIndex, to sheet: inout Sheet
  ) {
    var seen: Set<String> = []
    var entries: [String] = []
    for member in conflict.core {
      for term in index.constraint(member.constraint)?.terms ?? [] where seen.insert(term.item).inserted {
        guard let item = index.item(term.item, of: finding.layout), let address = item.address,
          isNumbered(item.name)
        else {
          continue
        }
        entries.append("\(item.name) is \(address)")
      }
    }
    guard !entries.isEmpty else { return }
    let rest = entries.count > legendLimit ? ", and \(entries.count - legendLimit) more" : ""
    sheet.addSpace()
    sheet.addParagraph(
      "In the log " + entries.prefix(legendLimit).joined(separator: ", ") + rest + ".", .dim, indent: 2)
  }

  /// Returns whether a name ends with a blank and a number.
  private static func isNumbered(_ name: String) -> Bool {
    guard let blank = name.lastIndex(of: " ") else { return false }
    let number = name[name.index(after: blank)...]
    return !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
