import LayoutDiagnosis
import LayoutModel
import TextSource

/// The labels and counts that text and page share, so that both use the same words.
enum Wording {
  /// Returns a count with its noun, for example `1 conflict` or `3 conflicts`.
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(self.number(number)) \(plural ?? noun + "s")"
  }

  /// Returns a number with a comma before every three digits.
  static func number(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    return "\(self.number(number / 1000)),\("\(number % 1000 + 1000)".dropFirst())"
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
    let isLayoutFile = index.isLayoutFile(finding.path)
    if isLayoutFile, finding.path != "-", finding.location.line > 0 {
      parts[0] += ":\(finding.location.column)"
    }
    if isLayoutFile, let name = finding.layout.flatMap(index.layout)?.name, !name.isEmpty {
      parts.append(name)
    }
    if let sightings = sightings(finding) { parts.append(sightings) }
    return parts.joined(separator: " · ")
  }

  /// Returns how often and when a finding was reported, or `nil` when that says nothing.
  static func sightings(_ finding: Finding) -> String? {
    let times = times(finding)
    if finding.count > 1 { return "seen\u{A0}\(finding.count)\u{A0}times" + (times.map { ", \($0)" } ?? "") }
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
    return (PointText.rounded(abs(difference)), difference > 0 ? "too much" : "too little")
  }

  /// Returns the label of what the parts of a sum come to.
  static func total(_ ledger: Ledger) -> String { ledger.parts.isEmpty ? "left by the others" : "together" }

  /// Returns what a conflict rests on, as a label.
  static func verdict(_ conflict: ReportConflict) -> String {
    let verdict =
      switch conflict.verdict {
      case .contradictory: "proved"
      case .contradictoryIf: "proved under an assumption"
      case .satisfiableAsPrinted: "not proved"
      }
    return conflict.isRounding ? verdict + ", within rounding" : verdict
  }

  /// The remark on a line that is an assumption.
  static let assumed = "assumed; the input does not say so"

  /// Returns whether a line has to be marked as an assumption, since whose it is does not say so already.
  static func needsAssumedMark(_ line: Ledger.Line) -> Bool {
    line.isAssumption && !PlainText.holds("assumed", in: line.ownerLabel)
  }

  /// Returns whether one remark above the repairs says enough about all of them.
  static func areAllChecked(_ fixes: [Fix]) -> Bool { fixes.count > 1 && fixes.allSatisfy { $0.isVerified } }

  /// The remark above repairs that were all solved again.
  static let allChecked = "Any one of these is enough; each was checked, and the list holds with it."

  /// Returns the remark on a repair: whether it was solved again.
  static func check(_ fix: Fix) -> String {
    fix.isVerified
      ? "checked: the list holds with it" : "settles this conflict, but another one in the list remains"
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

  /// Returns what two layouts show that both hold, for example `x can be 0 as well as 120`.
  static func witnesses(_ witnesses: ReportAmbiguity.Witnesses, in ambiguity: ReportAmbiguity, name: String)
    -> String
  {
    let number =
      ambiguity.items == [witnesses.item]
      ? "Its \(witnesses.variable)" : "The \(witnesses.variable) of \(name)"
    return "\(number) can be \(PointText.rounded(witnesses.low.value)) as well as "
      + "\(PointText.rounded(witnesses.high.value)): two layouts that both hold."
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
