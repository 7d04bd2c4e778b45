import LayoutModel

/// Finds, for an update that matched nothing, the existing constraint that comes nearest and says what differs.
///
/// SnapKit compares both items and attributes, the relation, the multiplier and the priority; only the constant
/// may differ.
struct UpdateMatch {
  /// The existing constraint in words.
  let existing: String
  /// The fields that differ, each as `relation: = instead of ≥`.
  let differences: [String]

  /// Returns the nearest constraint of the dumps, or `nil` when none speaks about the same items.
  static func nearest(to wanted: LayoutComplaint, in dumps: [Layout]) -> UpdateMatch? {
    guard let constraint = wanted.layout.constraints.first, let equation = constraint.equation else {
      return nil
    }
    var best: (match: UpdateMatch, distance: Int)?
    for dump in dumps {
      let words = ConstraintWords(dump)
      for candidate in dump.constraints where candidate.assumption == nil {
        guard let other = candidate.equation,
          same(equation.first.item, wanted.layout, other.first.item, dump)
        else { continue }
        let found = differences(constraint, equation, wanted.layout, candidate, other, dump)
        let distance = found.reduce(0) { $0 + $1.weight }
        if best.map({ distance < $0.distance }) ?? true {
          best = (
            UpdateMatch(existing: words.equation(candidate), differences: found.map { $0.text }), distance
          )
        }
      }
    }
    return best?.match
  }

  /// The sentence for a finding.
  var sentence: String {
    guard !differences.isEmpty else { return "“\(existing)” exists and differs in nothing but its constant." }
    return "The nearest existing constraint is “\(existing)”; it differs in \(Explanation.list(differences))."
  }

  private static func same(_ left: ItemIndex, _ a: Layout, _ right: ItemIndex, _ b: Layout) -> Bool {
    let (first, second) = (a.items[left], b.items[right])
    if let address = first.address, let other = second.address { return address == other }
    return first.className == second.className && first.name == second.name
  }

  private static func differences(
    _ wanted: Constraint, _ equation: Equation, _ layout: Layout, _ existing: Constraint, _ other: Equation,
    _ dump: Layout
  ) -> [(text: String, weight: Int)] {
    var found: [(text: String, weight: Int)] = []
    if equation.first.attribute != other.first.attribute {
      found.append(
        ("the attribute (\(other.first.attribute.rawValue), not \(equation.first.attribute.rawValue))", 8))
    }
    if equation.relation != other.relation {
      let signs = (ConstraintWords.sign(other.relation), ConstraintWords.sign(equation.relation))
      found.append(("the relation (\(signs.0), not \(signs.1))", 2))
    }
    if equation.multiplier != other.multiplier {
      found.append(
        ("the multiplier (\(Points.factor(other.multiplier)), not \(Points.factor(equation.multiplier)))", 2))
    }
    if wanted.priority != existing.priority {
      found.append(
        (
          "the priority (\(Points.text(Double(existing.priority.value))), not \(Points.text(Double(wanted.priority.value))))",
          1
        ))
    }
    switch (equation.second, other.second) {
    case (nil, nil): break
    case (let left?, let right?):
      if !same(left.item, layout, right.item, dump) { found.append(("the second item", 4)) }
      if left.attribute != right.attribute {
        found.append(
          ("the second attribute (\(right.attribute.rawValue), not \(left.attribute.rawValue))", 4))
      }
    default: found.append(("the second item, which only one of them has", 4))
    }
    return found
  }
}
