import LayoutModel
import LayoutPlatform
import LayoutSolver
import TextSource

extension InterfaceEntry {
  /// The findings about views whose place or size the constraints leave open.
  var ambiguityFindings: [Finding] {
    solution.tree.views.indices.compactMap { index in
      guard let item = solution.lowered.draft.itemOfView[index] else { return nil }
      let view = solution.tree.views[index]
      let variables = solution.ambiguous[index].filter { isChecked($0, view) }
      guard !variables.isEmpty else { return nil }
      let rule = LogRules.ambiguous
      return Finding(
        id: "", rule: rule.id, severity: .warning,
        summary: "\(words.names.capitalized(item)) is ambiguous: \(Self.list(variables)) not fixed.",
        fingerprint: "", path: path, location: view.location, layout: ids.layout,
        ambiguity: ReportAmbiguity(items: [ids.item(item)]))
    }
  }

  private func isChecked(_ variable: Variable, _ view: InterfaceView) -> Bool {
    switch view.verification {
    case .always: true
    case .positionOnly: variable == .x || variable == .y
    case .never: false
    }
  }

  private static func list(_ variables: [Variable]) -> String {
    let names = variables.map { variable in
      switch variable {
      case .x: "x position"
      case .y: "y position"
      case .width: "width"
      case .height: "height"
      }
    }
    return "its " + Explanation.list(names) + (names.count == 1 ? " is" : " are")
  }
}
