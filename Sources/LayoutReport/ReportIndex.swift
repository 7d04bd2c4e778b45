import LayoutDiagnosis

/// The parts of a report by their ids.
struct ReportIndex {
  /// The report.
  let report: Report
  /// The places of all ids, or `nil` when each is searched for.
  private let places: Places?

  /// Creates an index that finds everything at once, for a whole report.
  ///
  /// Where an id occurs twice the last one counts.
  init(_ report: Report) {
    self.report = report
    places = Places(report)
  }

  /// Creates an index that searches from the end of the report, for a finding that was added to it just now.
  ///
  /// What a new finding refers to stands at the end, so that printing findings one by one takes no longer as the
  /// report grows.
  init(endOf report: Report) {
    self.report = report
    places = nil
  }

  /// Returns the constraint with an id.
  func constraint(_ id: String) -> ReportConstraint? {
    guard let places else { return report.constraints.last { $0.id == id } }
    return places.constraints[id].map { report.constraints[$0] }
  }

  /// Returns the words of the constraint with an id, or the id itself when it is unknown.
  func words(_ id: String) -> String { constraint(id)?.text ?? id }

  /// Returns the layout with an id.
  func layout(_ id: String) -> ReportLayout? {
    guard let places else { return report.layouts.last { $0.id == id } }
    return places.layouts[id].map { report.layouts[$0] }
  }

  /// Returns the system of rows that a finding speaks about.
  func system(of finding: Finding) -> ReportSystem? {
    finding.layout.flatMap { layout in report.systems.last { $0.layout == layout } }
  }

  /// Returns an item of a layout; ids of items are unique only within their layout.
  func item(_ id: String, of layout: String?) -> ReportItem? {
    guard let layout else { return nil }
    if let places {
      guard let place = places.layouts[layout], let item = places.items[layout]?[id] else { return nil }
      return report.layouts[place].items[item]
    }
    return self.layout(layout)?.items.last { $0.id == id }
  }

  /// Returns the name of an item of a layout, or the id itself when it is unknown.
  func name(_ id: String, of layout: String?) -> String { item(id, of: layout)?.name ?? id }

  /// Returns whether the input with a path is a layout file.
  func isLayoutFile(_ path: String) -> Bool {
    places?.layoutFiles.contains(path)
      ?? report.inputs.contains { $0.path == path && $0.kind == .layout }
  }

  /// The ids of the layouts that findings speak about and that have frames, in the order of the findings.
  var screens: [String] { places?.screens ?? [] }

  /// Returns the number of a screen among those, from 1.
  func screenNumber(_ layout: String) -> Int? { places?.screenNumbers[layout] }

  private func finding(_ id: String) -> Int? {
    guard let places else { return report.findings.lastIndex { $0.id == id } }
    return places.findings[id]
  }

  /// Returns the place among the findings of the one that caused `finding`, when the report holds it.
  ///
  /// Only an earlier finding counts as a cause, so that causes never run in a circle.
  func cause(of finding: Finding) -> Int? {
    guard let id = finding.follows, id != finding.id, let cause = self.finding(id) else { return nil }
    if let own = self.finding(finding.id), own <= cause { return nil }
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

/// The places of ids in a report.
private struct Places {
  let constraints: [String: Int]
  let layouts: [String: Int]
  /// The items of each layout that a finding speaks about; the others, which may be many, are never asked for.
  let items: [String: [String: Int]]
  let findings: [String: Int]
  /// The layouts with frames that a finding speaks about.
  private(set) var screens: [String] = []
  private(set) var screenNumbers: [String: Int] = [:]
  /// The paths of layout files.
  let layoutFiles: Set<String>

  init(_ report: Report) {
    constraints = Self.places(report.constraints.map { $0.id })
    layouts = Self.places(report.layouts.map { $0.id })
    findings = Self.places(report.findings.map { $0.id })
    layoutFiles = Set(report.inputs.lazy.filter { $0.kind == .layout }.map { $0.path })
    var items: [String: [String: Int]] = [:]
    for finding in report.findings {
      guard let id = finding.layout, items[id] == nil, let place = layouts[id] else { continue }
      items[id] = Self.places(report.layouts[place].items.map { $0.id })
      guard finding.follows == nil, ScreenGeometry(report.layouts[place]) != nil else { continue }
      screens.append(id)
      screenNumbers[id] = screens.count
    }
    self.items = items
  }

  private static func places(_ ids: [String]) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, id) in ids.enumerated() { places[id] = place }
    return places
  }
}
