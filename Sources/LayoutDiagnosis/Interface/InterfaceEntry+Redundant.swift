import LayoutModel
import LayoutPlatform
import LayoutSolver
import TextSource

extension InterfaceEntry {
  /// The findings about constraints that another one already says.
  ///
  /// - Complexity: O(*n* log *n*) for *n* constraints.
  var redundancyFindings: [Finding] {
    var known: [NormalForm.Key: KnownBounds] = [:]
    var findings: [Finding] = []
    for (row, index) in solution.lowered.draft.sources {
      let constraint = solution.layout.constraints[row]
      let source = solution.tree.constraints[index]
      guard constraint.priority.isRequired, !source.isPlaceholder, !source.isOutlet, !source.hasCustomClass,
        let form = NormalForm(constraint.form),
        let pair = known[form.key, default: KnownBounds()].add(form, row)
      else { continue }
      findings.append(finding(pair.weaker, pair.stronger, isEqual: pair.isEqual))
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
private struct NormalForm {
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
}

/// The strongest statements so far about one sum.
private struct KnownBounds {
  private typealias Bound = (value: Rational, row: Int)

  private var equal: [Rational: Int] = [:]
  private var leastEqual: Bound?
  private var greatestEqual: Bound?
  private var upper: Bound?
  private var lower: Bound?

  /// Takes a further statement; returns which of two says nothing beside the other, if one does.
  mutating func add(_ form: NormalForm, _ row: Int) -> (weaker: Int, stronger: Int, isEqual: Bool)? {
    let bound: Bound = (form.bound, row)
    switch form.relation {
    case .equal: return addEqual(bound)
    case .lessThanOrEqual:
      if let known = leastEqual, known.value <= bound.value { return (row, known.row, false) }
      if let known = upper, known.value <= bound.value { return (row, known.row, known.value == bound.value) }
      defer { upper = bound }
      return upper.map { ($0.row, row, false) }
    case .greaterThanOrEqual:
      if let known = greatestEqual, bound.value <= known.value { return (row, known.row, false) }
      if let known = lower, bound.value <= known.value { return (row, known.row, known.value == bound.value) }
      defer { lower = bound }
      return lower.map { ($0.row, row, false) }
    }
  }

  private mutating func addEqual(_ bound: Bound) -> (weaker: Int, stronger: Int, isEqual: Bool)? {
    if let known = equal[bound.value] { return (bound.row, known, true) }
    equal[bound.value] = bound.row
    if leastEqual.map({ bound.value < $0.value }) ?? true { leastEqual = bound }
    if greatestEqual.map({ $0.value < bound.value }) ?? true { greatestEqual = bound }
    if let known = upper, bound.value <= known.value {
      upper = nil
      return (known.row, bound.row, false)
    }
    if let known = lower, known.value <= bound.value {
      lower = nil
      return (known.row, bound.row, false)
    }
    return nil
  }
}
