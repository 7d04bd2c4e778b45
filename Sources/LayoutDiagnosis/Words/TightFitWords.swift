import LayoutModel

/// Explains a list that can hold as printed, but with nothing to spare.
enum TightFitWords {
  /// Returns the sentences about a tight fit.
  static func sentences(_ core: Core?, _ layout: Layout, _ words: ConstraintWords) -> [String] {
    guard let core else { return [] }
    let lines = core.constraints.map { layout.constraints[$0] }.filter { $0.assumption == nil }
      .map { "“\(words.equation($0))”" }
    let under = assumptions(core, layout, words)
    let condition = under.isEmpty ? "" : ", if \(Explanation.list(under)),"
    let shown = lines.prefix(4).joined(separator: ", ")
    let more = lines.count > 4 ? " and \(lines.count - 4) more" : ""
    return [
      "As printed\(condition) \(lines.count == 1 ? "this line fits" : "these lines fit") exactly, with nothing to "
        + "spare: \(shown)\(more). Logs print six digits, so a number that is really a hair larger may explain the report."
    ]
  }

  /// Returns the assumptions under which the lines fit exactly.
  static func assumptions(_ core: Core?, _ layout: Layout, _ words: ConstraintWords) -> [String] {
    Explanation.words(
      (core?.constraints ?? []).map { layout.constraints[$0] }.filter { $0.assumption != nil }, words)
  }
}
