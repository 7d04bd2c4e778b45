import LayoutDiagnosis

/// The parts of a report by their ids, so that each is found at once.
struct ReportIndex {
  /// The report.
  let report: Report
  private let constraints: [String: Int]
  private let layouts: [String: Int]
  private let items: [String: ReportItem]
  private let findings: [String: Int]

  /// Creates the index of a report.
  ///
  /// Where an id occurs twice the first one counts.
  init(_ report: Report) {
    self.report = report
    constraints = Self.places(report.constraints.map(\.id))
    layouts = Self.places(report.layouts.map(\.id))
    findings = Self.places(report.findings.map(\.id))
    let pairs = report.layouts.flatMap(\.items).map { ($0.id, $0) }
    items = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func places(_ ids: [String]) -> [String: Int] {
    Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the constraint with an id.
  func constraint(_ id: String) -> ReportConstraint? { constraints[id].map { report.constraints[$0] } }

  /// Returns the words of the constraint with an id, or the id itself when it is unknown.
  func words(_ id: String) -> String { constraint(id)?.text ?? id }

  /// Returns the layout with an id.
  func layout(_ id: String) -> ReportLayout? { layouts[id].map { report.layouts[$0] } }

  /// Returns the item with an id.
  func item(_ id: String) -> ReportItem? { items[id] }

  /// Returns the name of the item with an id, or the id itself when it is unknown.
  func name(_ id: String) -> String { items[id]?.name ?? id }

  /// Returns the place among the findings of the one that caused `finding`, when the report holds it.
  ///
  /// Only an earlier finding counts as a cause, so that causes never run in a circle.
  func cause(of finding: Finding) -> Int? {
    guard let id = finding.follows, id != finding.id, let cause = findings[id] else { return nil }
    if let own = findings[finding.id], own <= cause { return nil }
    return cause
  }

  /// The findings without a cause in the report, each with all that came after it, in the order of the report.
  var families: [(cause: Finding, followers: [Finding])] {
    var families: [(cause: Finding, followers: [Finding])] = []
    var family: [Int] = []
    for finding in report.findings {
      if let cause = cause(of: finding), cause < family.count {
        family.append(family[cause])
        families[family[cause]].followers.append(finding)
      } else {
        family.append(families.count)
        families.append((finding, []))
      }
    }
    return families
  }
}
