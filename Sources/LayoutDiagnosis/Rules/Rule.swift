/// A kind of finding, with a stable id and an article that explains it.
public struct Rule: Sendable {
  /// The id, never reused or renamed.
  public let id: String
  /// What the finding means, in a few words.
  public let title: String
  /// How much a finding of this kind matters.
  public let severity: Severity
  /// What happens, why, and what to do, in paragraphs.
  public let article: [String]

  /// Creates a rule.
  init(_ id: String, _ title: String, _ severity: Severity = .error, _ article: String...) {
    self.id = id
    self.title = title
    self.severity = severity
    self.article = article
  }
}

extension Rule {
  /// Every rule, conflicts first, in the order in which they are tried.
  public static var all: [Rule] { Recipe.all.map { $0.rule } + LogRules.all + LayoutRules.all }

  /// Returns the rule with an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
