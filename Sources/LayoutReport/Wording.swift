import LayoutDiagnosis
import LayoutModel
import TextSource

/// The labels and counts that text and page share, so that both use the same words.
enum Wording {
  /// Returns a count with its noun, for example `1 conflict` or `3 conflicts`.
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
  }

  /// Returns a place in an input, for example `app.log:12`.
  static func place(_ path: String, _ location: SourceLocation?) -> String {
    guard let location, location.line > 0 else { return name(ofInput: path) }
    return path == "-" ? "line \(location.line) of the input" : "\(path):\(location.line)"
  }

  /// Returns the name of an input, for people.
  static func name(ofInput path: String) -> String { path == "-" ? "the input" : path }

  /// Returns where and when a finding was reported, in one line.
  ///
  /// A screen of a layout file has a name that people know; a list of a log has none.
  static func whereabouts(_ finding: Finding, in index: ReportIndex) -> String {
    var parts = [place(finding.path, finding.location)]
    let isScreen = index.report.inputs.contains { $0.path == finding.path && $0.kind == .layout }
    if isScreen, let name = finding.layout.flatMap(index.layout)?.name, !name.isEmpty { parts.append(name) }
    if let sightings = sightings(finding) { parts.append(sightings) }
    return parts.joined(separator: " · ")
  }

  /// Returns how often and when a finding was reported, or `nil` when that says nothing.
  static func sightings(_ finding: Finding) -> String? {
    let times = times(finding)
    if finding.count > 1 { return "seen \(finding.count) times" + (times.map { ", \($0)" } ?? "") }
    return times.map { "at \($0)" }
  }

  /// Returns the first and the last time, or `nil` when the log prints none.
  private static func times(_ finding: Finding) -> String? {
    guard let first = finding.firstTime else { return nil }
    guard let last = finding.lastTime, last != first, finding.count > 1 else {
      return finding.count > 1 ? "all at \(first)" : first
    }
    let day = first.prefix { $0 != " " }
    let sameDay = first.contains(" ") && last.hasPrefix(day + " ")
    return "\(first) to \(sameDay ? String(last.dropFirst(day.count + 1)) : last)"
  }

  /// Returns what the difference between a sum and its subject means, or `nil` when there is none.
  static func difference(_ ledger: Ledger) -> (amount: String, meaning: String)? {
    let difference = ledger.total - ledger.subject.amount
    guard difference.isFinite, difference != 0 else { return nil }
    return (PointText.rounded(abs(difference)), difference > 0 ? "too much" : "missing")
  }

  /// Returns what is known about a conflict: proved, proved under an assumption, or not proved.
  static func proof(_ conflict: ReportConflict) -> String {
    switch conflict.verdict {
    case .contradictory where conflict.core.count < 2:
      "Proved: this cannot hold."
    case .contradictory:
      "Proved: these \(conflict.core.count) cannot all hold. Without any one of them the others can."
    case .contradictoryIf:
      "Proved only under an assumption that the input does not state:"
    case .satisfiableAsPrinted:
      "Not proved: the numbers as printed can all hold at once."
    }
  }

  /// The remark on a conflict that rounding may explain.
  static let rounding =
    "A rounding conflict: the difference is too small to see, or smaller than the log prints."

  /// Returns what introduces a broken constraint that is no member of the conflict.
  static func brokenElsewhere(_ conflict: ReportConflict) -> String {
    conflict.core.isEmpty
      ? "The system broke this constraint" : "The system broke another constraint, outside this sum"
  }

  /// The remark on a line that is an assumption.
  static let assumed = "assumed; the input does not say so"

  /// Returns the remark on a repair: whether it was solved again.
  static func check(_ fix: Fix) -> String {
    fix.isVerified ? "checked: the list holds with it" : "not checked"
  }

  /// Returns where a constraint can be found in code, for the column that says whose it is.
  static func handle(_ constraint: ReportConstraint?) -> String? {
    guard let constraint else { return nil }
    if let code = constraint.code { return code }
    guard constraint.owner.canBeEdited, let identifier = constraint.identifier else { return nil }
    return "“\(identifier)”"
  }

  /// Returns whose a line of a sum is, with the place in code where it is known.
  static func owner(_ line: Ledger.Line, in index: ReportIndex) -> String {
    [line.ownerLabel, handle(index.constraint(line.constraint)) ?? ""].filter { !$0.isEmpty }.joined(
      separator: ", ")
  }

  /// Returns a range in words, for example `0 to 120`.
  static func range(_ range: ReportAmbiguity.Range) -> String {
    switch (range.minimum, range.maximum) {
    case (let least?, let most?): "\(PointText.rounded(least)) to \(PointText.rounded(most))"
    case (let least?, nil): "\(PointText.rounded(least)) or more"
    case (nil, let most?): "\(PointText.rounded(most)) or less"
    case (nil, nil): "any number"
    }
  }

  /// Returns how much is free, or `nil` when the input does not tell.
  static func freedom(_ ambiguity: ReportAmbiguity) -> String? {
    guard let freedom = ambiguity.freedom else { return nil }
    return freedom == 1 ? "One number can be chosen freely." : "\(freedom) numbers can be chosen freely."
  }

  /// Returns the sentence that introduces conflicts that came after a break.
  static func followUps(_ number: Int) -> String {
    number == 1
      ? "Then, after the system had broken a constraint, it reported one more:"
      : "Then, after the system had broken a constraint, it reported \(number) more:"
  }
}
