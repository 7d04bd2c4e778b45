public import TextSource

/// How much a finding matters.
public enum Severity: String, Sendable, Comparable {
  /// Nothing to do, but good to know.
  case note
  /// It may show, or it may not.
  case warning
  /// It is broken.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Returns whether the left severity is milder.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// One thing that was found, with its proof and its repairs.
public struct Finding: Sendable {
  /// The id, unique in the report.
  public var id: String
  /// The id of the rule, for example `conflicting-constraints`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The finding in one plain sentence.
  public var summary: String
  /// The sentences that explain it, in order.
  public var explanation: [String]
  /// The sentences that say what to do.
  public var advice: [String]
  /// A key that is equal for equal findings of different runs: no address, path or line is in it.
  public var fingerprint: String
  /// How often it was reported.
  public var count: Int
  /// The time of the first report, as the log prints it.
  public var firstTime: String?
  /// The time of the last report, as the log prints it.
  public var lastTime: String?
  /// The path of the input.
  public var path: String
  /// Where it stands.
  public var location: SourceLocation
  /// The id of the layout that it speaks about.
  public var layout: String?
  /// The id of the finding that caused this one: the same list, less the constraint that was broken there.
  public var follows: String?
  /// The proof of a conflict.
  public var conflict: ReportConflict?
  /// What is ambiguous.
  public var ambiguity: ReportAmbiguity?
  /// Repairs, the best first.
  public var fixes: [Fix]

  /// Creates a finding.
  public init(
    id: String, rule: String, severity: Severity, summary: String, explanation: [String] = [],
    advice: [String] = [], fingerprint: String, count: Int = 1, firstTime: String? = nil,
    lastTime: String? = nil, path: String, location: SourceLocation, layout: String? = nil,
    follows: String? = nil, conflict: ReportConflict? = nil, ambiguity: ReportAmbiguity? = nil,
    fixes: [Fix] = []
  ) {
    self.id = id
    self.rule = rule
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.advice = advice
    self.fingerprint = fingerprint
    self.count = count
    self.firstTime = firstTime
    self.lastTime = lastTime
    self.path = path
    self.location = location
    self.layout = layout
    self.follows = follows
    self.conflict = conflict
    self.ambiguity = ambiguity
    self.fixes = fixes
  }
}

/// A repair.
public struct Fix: Sendable {
  /// What a repair changes.
  public enum Kind: String, Sendable {
    /// Change one constant by the least amount.
    case changeConstant = "change-constant"
    /// Lower one priority to 999.
    case lowerPriority = "lower-priority"
    /// Turn `==` into `<=` or `>=`.
    case relaxRelation = "relax-relation"
    /// Remove one constraint.
    case removeConstraint = "remove-constraint"
    /// Switch the translation of the autoresizing mask off.
    case disableAutoresizing = "disable-autoresizing"
  }

  /// A replacement of bytes in a file.
  public struct Edit: Sendable {
    /// The path of the file.
    public var path: String
    /// The first byte.
    public var start: Int
    /// The byte after the last.
    public var end: Int
    /// The new text.
    public var replacement: String

    /// Creates an edit.
    public init(path: String, start: Int, end: Int, replacement: String) {
      self.path = path
      self.start = start
      self.end = end
      self.replacement = replacement
    }
  }

  /// The sum of a conflict before and after a repair.
  public struct Effect: Sendable, Equatable {
    /// What changes, in words, for example `width of UIImageView`.
    public var constraint: String
    /// Its amount in the sum before.
    public var from: String
    /// Its amount after.
    public var to: String
    /// The sum before, for example `16 + 100 + 16 = 132 > 112`.
    public var before: String
    /// The sum after, for example `16 + 80 + 16 = 112 ≤ 112`.
    public var after: String

    /// Creates an effect.
    public init(constraint: String, from: String, to: String, before: String, after: String) {
      self.constraint = constraint
      self.from = from
      self.to = to
      self.before = before
      self.after = after
    }
  }

  /// What it changes.
  public var kind: Kind
  /// The id of the constraint.
  public var constraint: String
  /// The ids of further constraints that the same change is made to, where one alone is not enough.
  public var also: [String]
  /// The change in one sentence.
  public var summary: String
  /// A Boolean value that indicates whether the list was solved again with the change and holds.
  public var isVerified: Bool
  /// The edits that make the change, for inputs that can be edited.
  public var edits: [Edit]
  /// The sum before and after; `nil` where it is not about one line of the sum.
  public var effect: Effect?

  /// Creates a repair.
  public init(
    kind: Kind, constraint: String, also: [String] = [], summary: String, isVerified: Bool,
    edits: [Edit] = [], effect: Effect? = nil
  ) {
    self.effect = effect
    self.kind = kind
    self.constraint = constraint
    self.also = also
    self.summary = summary
    self.isVerified = isVerified
    self.edits = edits
  }
}
