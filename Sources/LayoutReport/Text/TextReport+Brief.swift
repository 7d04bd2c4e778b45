import LayoutDiagnosis
import TextSource

extension TextReport {
  /// A finding with all that came after it.
  typealias Family = (cause: Finding, followers: [Finding])

  /// The most findings about layout files that are all written at full length.
  static let fullLimit = 25

  /// Returns whether findings about layout files are so many that most of them get one line each.
  ///
  /// One file alone is always written at full length.
  static func isBrief(_ families: [Family], in index: ReportIndex) -> Bool {
    index.report.inputs.count > 1
      && families.lazy.filter { index.isLayoutFile($0.cause.path) }.count > fullLimit
  }

  /// Adds findings about many layout files: file by file, the first errors at full length and the rest in one line
  /// each.
  static func addBriefly(_ families: [Family], in index: ReportIndex, to sheet: inout Sheet) {
    var fullCount = 0
    var start = families.startIndex
    while start < families.endIndex {
      let path = families[start].cause.path
      let end = families[start...].firstIndex { $0.cause.path != path } ?? families.endIndex
      var short: [Finding] = []
      for family in families[start..<end] {
        if !index.isLayoutFile(path) {
          addFamily(family, in: index, to: &sheet)
        } else if family.cause.severity == .error, fullCount < fullLimit {
          fullCount += 1
          addFamily(family, in: index, to: &sheet)
        } else {
          short.append(family.cause)
        }
      }
      addLines(short, path: path, to: &sheet)
      start = end
    }
    sheet.addSpace()
    sheet.addParagraph(
      "Details are left out of what takes one line here; name a file, or use --format\u{A0}json, to see them.",
      .dim)
  }

  /// Adds the findings of a file in one line each, below its name, in the order of their places.
  private static func addLines(_ findings: [Finding], path: String, to sheet: inout Sheet) {
    guard !findings.isEmpty else { return }
    sheet.addSpace()
    sheet.addLine([Span(PlainText.visible(path), .bold)])
    let findings = findings.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    let places = findings.map { "\($0.location.line):\($0.location.column)" }
    let width = places.map(\.utf8.count).max() ?? 0
    for (finding, place) in zip(findings, places) {
      let severity = finding.severity.rawValue
      sheet.addParagraph(
        [Span(finding.summary)], indent: 2,
        leads: [
          Span(place + sheet.spaces(width - place.utf8.count + 2), .dim),
          Span(severity + sheet.spaces(9 - severity.utf8.count), ink(finding.severity)),
        ])
    }
  }

  /// Adds a finding and, in brief, what came after it.
  static func addFamily(_ family: Family, in index: ReportIndex, to sheet: inout Sheet) {
    sheet.addSpace()
    add(family.cause, in: index, to: &sheet)
    guard !family.followers.isEmpty else { return }
    sheet.addSpace()
    sheet.addParagraph(Wording.followUps(family.followers.count), .bold, indent: 2)
    for follower in family.followers { addBrief(follower, to: &sheet) }
  }
}
