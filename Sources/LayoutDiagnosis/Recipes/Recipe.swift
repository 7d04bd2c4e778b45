import LayoutModel

/// A signature that people meet again and again: how to recognise it, what it means and what helps.
struct Recipe: Sendable {
  /// The rule whose id and article stand for the signature.
  let rule: Rule
  /// The kinds of repair that suit the signature, the best first.
  var preferred: [Fix.Kind] = []
  /// Returns whether a conflict shows the signature.
  let matches: @Sendable (ConflictCase) -> Bool
  /// Returns the sentences that explain the conflict at hand.
  let explain: @Sendable (ConflictCase) -> [String]
  /// Returns the sentences that say what to do beside the repairs.
  var advise: @Sendable (ConflictCase) -> [String] = { _ in [] }

  /// Every recipe, the most specific first; the last one matches every conflict.
  static let all: [Recipe] =
    [negativeSize] + SystemRecipes.all + [stackViewHiding, interfaceBuilderStandIn]
    + [autoresizingLeftOn, passingSize] + SizeRecipes.all + OwnRecipes.all + [
      stackViewFixedSizes, SizeRecipes.container, stackViewArranged, insetsAgainstSizes,
      SizeRecipes.frameFromOutside, plain,
    ]

  /// Returns the recipe for a conflict.
  static func recipe(for conflict: ConflictCase) -> Recipe { all.first { $0.matches(conflict) } ?? plain }

  /// The recipe for a conflict without a familiar signature.
  static let plain = Recipe(
    rule: Rule(
      "conflicting-constraints", "Constraints that cannot all hold", .error,
      "The listed constraints are all required (priority 1000) and contradict each other, so the system breaks "
        + "one of them, and which one it picks can change from run to run.",
      "Decide which of them you do not mean. Usually one size or one space has to give way: lower its priority "
        + "to 999, turn its equality into an inequality, or change its constant by the amount of the finding."
    ),
    matches: { _ in true }, explain: { _ in [] })
}
