import LayoutModel
import LayoutPlatform

extension LiveScreen {
  /// A constraint of the file as it stands now.
  package struct Constraint: Sendable {
    /// Its object id, and what it says.
    package var member: SolvedScreen.Member
    /// A Boolean value that indicates whether it takes part.
    package var isActive: Bool
    /// Its constant in these circumstances, in points.
    package var constant: Double
    /// Its priority in these circumstances.
    package var priority: Double
  }

  /// The constraints of the file that are installed in these circumstances and can be changed, those that were taken
  /// out among them.
  package var constraints: [Constraint] {
    let lowered = LoweredLayout(edited, of: document, in: configuration)
    let words = ConstraintWords(lowered.layout)
    return lowered.draft.sources.compactMap { row, place in
      let constraint = lowered.tree.constraints[place]
      guard !constraint.id.isEmpty else { return nil }
      return Constraint(
        member: SolvedScreen.Member(id: constraint.id, text: words.equation(.constraint(row))),
        isActive: !inactive.contains(place), constant: constraint.constant.doubleValue,
        priority: Double(constraint.priority.value))
    }
  }

  /// The names of the devices on which documents for the platform can be shown.
  package var devices: [String] { Device.all.filter { $0.suits(document.platform) }.map { $0.name } }
}
