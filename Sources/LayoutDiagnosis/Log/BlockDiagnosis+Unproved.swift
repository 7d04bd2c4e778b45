import LayoutModel
import LayoutSolver
import TextSource

extension BlockDiagnosis {
  /// Returns the finding about a list that is not proved to contradict itself.
  func unproved(id: String, ids: ReportIDs.LayoutIDs) -> Finding {
    let rule = rule
    let summary: String
    switch rule.id {
    case LogRules.unreadable.id where block.broken != nil:
      summary = "Only the end of a report is here: the constraint that the system broke, without the list."
    case LogRules.unreadable.id: summary = "A conflict is reported here, but its list cannot be read."
    case LogRules.unproved.id: summary = "The log reports a conflict, but \(subject) can hold\(together)."
    default: summary = "\(ItemNames.capitalized(subject)) can hold\(together)."
    }
    let isConflict = rule.id != LogRules.consistent.id
    return Finding(
      id: id, rule: rule.id, severity: isListMissing && isSystemsOwn ? .note : rule.severity,
      summary: summary,
      explanation: (isListMissing ? ownerSentences : gapSentences)
        + (isConflict ? TightFitWords.sentences(analysis.tightFit, layout, words) : []) + brokenSentences
        + (isConflict ? unexplained : []),
      advice: isConflict && !isSystemsOwn ? missingEvidence : [], fingerprint: fingerprint,
      firstTime: block.time,
      lastTime: block.time, path: path,
      location: block.location, layout: ids.layout,
      conflict: isConflict
        ? ReportConflict(
          verdict: .satisfiableAsPrinted,
          assumptions: TightFitWords.assumptions(analysis.tightFit, layout, words), broken: broken(nil, ids))
        : nil)
  }

  /// How many of the listed constraints are required.
  private var requiredCount: Int {
    layout.constraints.prefix(block.listedCount).filter { $0.priority.isRequired }.count
  }

  private var together: String { requiredCount > 1 ? " together" : "" }

  /// The listed constraints in words: only the required ones are known to hold.
  private var subject: String {
    let isPartial = block.gaps.contains { gap in
      switch gap {
      case .unreadableEntries, .cutOff, .elided: true
      default: false
      }
    }
    let source = isPartial ? "that could be read" : "it prints"
    let clause = isClaimed ? " \(source)" : ""
    let optional = block.listedCount - requiredCount
    let kind = optional > 0 ? "required " : ""
    let others =
      optional == 0
      ? ""
      : optional == 1 ? ", leaving the optional one aside," : ", leaving the \(optional) optional ones aside,"
    return requiredCount == 1
      ? "the one \(kind)constraint\(clause)\(others)"
      : "the \(requiredCount) \(kind)constraints\(clause)\(others)"
  }

  /// The sentences about what is missing from the block.
  var gapSentences: [String] {
    block.gaps.map { gap in
      switch gap {
      case .cutOff: "The log is cut off inside this list, so constraints that belong to it are missing."
      case .elided:
        "Lines of this list were left out (\"...\"), so constraints that belong to it are missing."
      case .withheld: "The system withheld the text of this report (<private>)."
      case .unreadableEntries(let count):
        "\(Count.text(count, "entry", plural: "entries")) of this list could not be read and \(count == 1 ? "is" : "are") left out of the proof."
      case .maskedAddresses:
        "Addresses in this list are masked, so mentions of one view cannot be told from mentions of two."
      case .brokenNotListed:
        "The constraint that was broken is not in the printed list, so the list is not whole."
      }
    }
  }

  private var brokenSentences: [String] {
    guard let broken = block.broken, layout.constraints.indices.contains(broken) else { return [] }
    return ["The log says the system broke “\(words.equation(layout.constraints[broken]))”."]
  }

  private var ownerSentences: [String] {
    guard let broken = block.broken else { return gapSentences }
    let constraint = layout.constraints[broken]
    return constraint.owner == .app
      ? [] : ["It is not one of your constraints: it belongs to the \(constraint.owner.label)."]
  }

  private var unexplained: [String] {
    guard block.gaps.isEmpty, analysis.tightFit == nil, !isListMissing else { return [] }
    return [
      "Nothing in the list shows why. It may rest on something that logs do not print, such as a size of the "
        + "content, a baseline, or a constraint between the views' superviews."
    ]
  }
}
