import LayoutModel
import LayoutPlatform
import TextSource

extension InterfaceEntry {
  /// The findings about constraints that refer to something that the file does not have.
  var danglingFindings: [Finding] {
    solution.tree.danglingConstraints.map { constraint in
      let rule = LayoutRules.dangling
      let what =
        switch constraint.reason {
        case .missing: "which is nowhere in the file"
        case .otherTree: "which belongs to another tree of views"
        case .notAnItem: "which is neither a view nor a layout guide"
        }
      var hash = StableHash()
      hash.add(rule.id)
      hash.add(constraint.id)
      return Finding(
        id: "", rule: rule.id, severity: rule.severity,
        summary: "The constraint \(constraint.id) refers to the object \(constraint.reference), \(what).",
        explanation: ["It says nothing as it stands, and building the file may fail."],
        advice: ["Remove the constraint, or tie it to a view that exists."], fingerprint: hash.text,
        path: path,
        location: constraint.location, layout: ids.layout)
    }
  }
}
