import LayoutModel

/// Makes the finding of an exception or an assertion about constraints.
enum ComplaintDiagnosis {
  /// Returns the finding.
  static func finding(_ complaint: LayoutComplaint, path: String, id: String) -> Finding {
    let words = ConstraintWords(complaint.layout)
    let rule = rule(of: complaint.kind)
    return Finding(
      id: id, rule: rule.id, severity: rule.severity, summary: summary(complaint, words),
      explanation: explanation(complaint, words), advice: advice(complaint, words),
      fingerprint: fingerprint(complaint, rule), path: path, location: complaint.location)
  }

  private static func rule(of kind: LayoutComplaint.Kind) -> Rule {
    switch kind {
    case .noCommonAncestor: LogRules.noCommonAncestor
    case .outsideSubtree: LogRules.outsideSubtree
    case .hierarchyNotPrepared: LogRules.notPrepared
    case .stillNeedsUpdate: LogRules.stillNeedsUpdate
    case .updateWithoutMatch: LogRules.updateWithoutMatch
    }
  }

  private static func summary(_ complaint: LayoutComplaint, _ words: ConstraintWords) -> String {
    let items = complaint.references.map { words.names[$0.item] }
    switch complaint.kind {
    case .noCommonAncestor where items.count == 2:
      return
        "\(ItemNames.capitalized(items[0])) and \(items[1]) have no superview in common, so no constraint can tie them."
    case .noCommonAncestor: return "Two views without a common superview were tied by a constraint."
    case .outsideSubtree:
      guard let view = complaint.subject, let constraint = complaint.layout.constraints.first else {
        return "A constraint was added to a view that does not contain its items."
      }
      return
        "“\(words.equation(constraint))” was added to \(ClassName.readable(view)), which does not contain both of its items."
    case .hierarchyNotPrepared where !items.isEmpty:
      return "A constraint about \(Explanation.list(items)) was added before both were in one hierarchy."
    case .hierarchyNotPrepared: return "A constraint was added before its views were in one hierarchy."
    case .stillNeedsUpdate:
      return "Layout was still dirty after \(complaint.subject ?? "a layout method") returned."
    case .updateWithoutMatch:
      return complaint.layout.constraints.first.map {
        "SnapKit found no constraint to update that matches “\(words.equation($0))”."
      } ?? "SnapKit found no matching constraint to update."
    }
  }

  private static func explanation(_ complaint: LayoutComplaint, _ words: ConstraintWords) -> [String] {
    let constraint = complaint.layout.constraints.first.map { "“\(words.equation($0))”" }
    switch complaint.kind {
    case .noCommonAncestor:
      let anchors = complaint.references.map { words.reference($0) }
      let which = anchors.count == 2 ? " The constraint ties \(anchors[0]) to \(anchors[1])." : ""
      return [
        "A constraint can only tie views that are in the same tree when it becomes active.\(which) This usually ends the app."
      ]
    case .outsideSubtree:
      return [
        "addConstraint works only on a view that contains both items of the constraint or is one of them."
      ]
    case .hierarchyNotPrepared:
      return (constraint.map { ["The constraint is \($0)."] } ?? [])
        + [
          "When it was resolved, one of its items was not yet a subview of the view that holds the constraint."
        ]
    case .stillNeedsUpdate:
      return [
        "Either that method, or one above it in the class, does not call super, or something changed constraints "
          + "in the middle of layout. The log cannot tell which."
      ]
    case .updateWithoutMatch:
      let place =
        complaint.layout.constraints.first?.code.map { " It was asked for in \($0.file), line \($0.line)." }
        ?? ""
      return [
        "updateConstraints changes only the constant. Items, attributes, relation, multiplier and priority must be "
          + "those with which the constraint was made.\(place)"
      ]
    }
  }

  private static func advice(_ complaint: LayoutComplaint, _ words: ConstraintWords) -> [String] {
    let items = complaint.references.map { words.names[$0.item] }
    switch complaint.kind {
    case .noCommonAncestor:
      let views = items.count == 2 ? "\(items[0]) and \(items[1])" : "both views"
      return [
        "Add \(views) to the hierarchy (addSubview) before the constraint is activated, and check that neither "
          + "was removed or belongs to another window or cell."
      ]
    case .outsideSubtree:
      return [
        "Use constraint.isActive = true, which adds it to the right view, or add it to the common superview."
      ]
    case .hierarchyNotPrepared: return ["Call addSubview first, then add or activate the constraint."]
    case .stillNeedsUpdate:
      return [
        "Call super first in that method, and move changes of constraints to updateConstraints or before layout."
      ]
    case .updateWithoutMatch:
      return [
        "Use remakeConstraints, or write the update exactly like the original and change only the constant."
      ]
    }
  }

  private static func fingerprint(_ complaint: LayoutComplaint, _ rule: Rule) -> String {
    let all = complaint.layout.constraints.indices.map { BlockSystem.Origin.constraint($0) }
    var hash = StableHash()
    hash.add(Fingerprint.key(all, in: complaint.layout, namespace: rule.id))
    for reference in complaint.references {
      let item = complaint.layout.items[reference.item]
      hash.add(item.className + "." + (item.name ?? "") + "." + reference.attribute.rawValue)
    }
    hash.add(complaint.subject ?? "")
    return hash.text
  }
}
