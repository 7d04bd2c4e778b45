import LayoutModel
import LayoutPlatform
import LayoutSolver
import TextSource

extension InterfaceEntry {
  /// The findings about constraints that another one already says.
  ///
  /// - Complexity: O(*n* log *n*) for *n* constraints.
  var redundancyFindings: [Finding] {
    var seen: [NormalForm.Key: [(form: NormalForm, row: Int)]] = [:]
    var findings: [Finding] = []
    for (row, index) in solution.lowered.draft.sources {
      let constraint = solution.layout.constraints[row]
      let source = solution.tree.constraints[index]
      guard constraint.priority.isRequired, !source.isPlaceholder, !source.isOutlet, !source.hasCustomClass,
        let form = NormalForm(constraint.form)
      else { continue }
      if let other = seen[form.key]?.first(where: { $0.form.implies(form) }) {
        findings.append(finding(row, other.row, isEqual: form == other.form))
      } else if let place = seen[form.key]?.firstIndex(where: { form.implies($0.form) }) {
        if let other = seen[form.key]?[place] { findings.append(finding(other.row, row, isEqual: false)) }
        seen[form.key]?[place] = (form, row)
      } else {
        seen[form.key, default: []].append((form, row))
      }
    }
    return findings
  }

  private func finding(_ row: Int, _ other: Int, isEqual: Bool) -> Finding {
    let (constraint, stronger) = (solution.layout.constraints[row], solution.layout.constraints[other])
    let rule = LayoutRules.redundant
    let line = stronger.location.map { " (line \($0.line))" } ?? ""
    let (text, otherText) = (words.equation(constraint), words.equation(stronger))
    let summary =
      isEqual && text == otherText
      ? "The constraint “\(text)” is in the file twice\(line)."
      : "The constraint “\(text)” says nothing that “\(otherText)”\(line) does not say already."
    return Finding(
      id: "", rule: rule.id, severity: rule.severity, summary: summary,
      advice: ["Remove one of the two."],
      fingerprint: Fingerprint.key([.constraint(row)], in: solution.layout, namespace: rule.id), path: path,
      location: constraint.location ?? solution.tree.views[0].location, layout: ids.layout)
  }
}

/// A statement scaled so that equal ones look alike: the first coefficient is 1.
private struct NormalForm: Equatable {
  /// What statements about the same sum have in common.
  struct Key: Hashable {
    var terms: [Term]
  }

  var key: Key
  var relation: Relation
  var bound: Rational

  /// Scales a statement; `nil` for one without terms or with numbers beyond 64 bits.
  init?(_ form: LinearForm) {
    let sorted = form.terms.sorted {
      $0.item == $1.item ? $0.variable.rawValue < $1.variable.rawValue : $0.item < $1.item
    }
    guard let lead = sorted.first?.coefficient, !lead.isZero else { return nil }
    key = Key(terms: sorted.map { Term($0.item, $0.variable, $0.coefficient / lead) })
    relation = lead.isNegative ? form.relation.flipped : form.relation
    bound = form.bound / lead
    guard bound.isExact, key.terms.allSatisfy({ $0.coefficient.isExact }) else { return nil }
  }

  /// Returns whether another statement about the same sum holds wherever this one does.
  func implies(_ other: NormalForm) -> Bool {
    switch (relation, other.relation) {
    case (.equal, .equal): bound == other.bound
    case (.equal, .lessThanOrEqual), (.lessThanOrEqual, .lessThanOrEqual): bound <= other.bound
    case (.equal, .greaterThanOrEqual), (.greaterThanOrEqual, .greaterThanOrEqual): bound >= other.bound
    default: false
    }
  }
}
