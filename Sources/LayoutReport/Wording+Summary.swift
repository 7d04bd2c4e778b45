import LayoutDiagnosis
import LayoutModel

extension Wording {
  /// Returns the one line that counts what was found and what was read.
  static func summary(_ index: ReportIndex) -> String {
    let report = index.report
    guard !report.findings.isEmpty else { return nothing(report) }
    return ([findings(index)] + [reports(report), files(report)].compactMap { $0 }).joined(separator: "; ")
      + "."
  }

  /// Returns the counts of what was found.
  private static func findings(_ index: ReportIndex) -> String {
    let all = index.report.findings
    let causes = index.families.map { $0.cause }
    let conflicts = causes.filter { $0.conflict != nil }
    let ambiguous = causes.filter { $0.conflict == nil && $0.ambiguity != nil }
    let others = causes.count - conflicts.count - ambiguous.count
    var counts: [String] = []
    if !conflicts.isEmpty {
      counts.append(count(conflicts.count, "conflict"))
      let foreign = conflicts.filter { isSystemsOwn($0, in: index) }.count
      if foreign > 0 {
        counts.append(
          conflicts.count == 1
            ? "the system's own"
            : foreign == conflicts.count ? "all the system's own" : "\(foreign) of them the system's own")
      }
    }
    if !ambiguous.isEmpty { counts.append(count(ambiguous.count, "ambiguous layout")) }
    let notes = causes.filter { $0.conflict == nil && $0.ambiguity == nil && $0.severity == .note }.count
    if others > notes {
      counts.append(count(others - notes, causes.count == others ? "finding" : "other finding"))
    }
    if notes > 0 { counts.append(count(notes, "note")) }
    if all.count > causes.count { counts.append("and \(all.count - causes.count) more that followed") }
    return counts.joined(separator: ", ")
  }

  /// Returns whether a conflict lies within the system's own views, where the app's authors can change nothing.
  static func isSystemsOwn(_ finding: Finding, in index: ReportIndex) -> Bool {
    let owners = finding.conflict?.core.compactMap { index.constraint($0.constraint)?.owner } ?? []
    let systems: [Owner] = [.keyboard, .bar, .foreign]
    return owners.contains(where: systems.contains)
      && !owners.contains { $0 == .app || $0 == .interfaceBuilder }
  }

  /// Returns how many reports the logs hold, or `nil` without a log.
  private static func reports(_ report: Report) -> String? {
    let logs = report.inputs.filter { $0.kind == .log || $0.kind == .trace }
    guard !logs.isEmpty else { return nil }
    let blocks = logs.reduce(0) { $0 + $1.blocks }
    guard blocks > 0 else { return nil }
    return count(blocks, "report") + " in " + (logs.count == 1 ? "the log" : count(logs.count, "log"))
  }

  /// Returns in how many layout files something was found, or `nil` where there is one at most.
  private static func files(_ report: Report) -> String? {
    let files = report.inputs.lazy.filter { $0.kind == .layout }.map { $0.path }
    guard files.count > 1 else { return nil }
    let found = Set(report.findings.lazy.map { $0.path })
    return
      "found in \(number(files.filter { found.contains($0) }.count)) of \(count(files.count, "layout file"))"
  }

  /// Returns the line for a report without findings.
  private static func nothing(_ report: Report) -> String {
    guard let first = report.inputs.first else { return "Nothing to explain: nothing was read." }
    guard report.inputs.count == 1 else {
      let blocks = report.inputs.lazy.filter { $0.kind != .layout }.reduce(0) { $0 + $1.blocks }
      let read = "\(number(report.inputs.count)) inputs were read"
      return "Nothing to explain: \(read)" + (blocks > 0 ? ", with \(count(blocks, "report"))." : ".")
    }
    let name = name(ofInput: first.path)
    switch first.kind {
    case .log, .trace:
      return first.blocks == 0
        ? "Nothing to explain: \(name) holds no report of Auto Layout."
        : "Nothing to explain: \(count(first.blocks, "report")) in \(name), and nothing wrong."
    case .layout: return "Nothing to explain: nothing wrong was found in \(name)."
    case .system: return "Nothing to explain: the constraints of \(name) can all hold."
    }
  }
}
