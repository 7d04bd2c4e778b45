/// What changes to a system made of it.
public struct SystemChange: Sendable {
  /// A change of one row.
  public struct Edit: Sendable {
    /// What a change is about.
    public enum Kind: String, Sendable {
      /// The number on the right side.
      case constant
      /// The priority.
      case priority
      /// Whether the row takes part at all.
      case removal
    }

    /// What it is about.
    public var kind: Kind
    /// The id of the row.
    public var constraint: String
    /// The exact number before, or `nil` for a removal.
    public var from: String?
    /// The exact number after, or `nil` for a removal.
    public var to: String?

    /// Creates a change.
    public init(kind: Kind, constraint: String, from: String? = nil, to: String? = nil) {
      self.kind = kind
      self.constraint = constraint
      self.from = from
      self.to = to
    }
  }

  /// The value of a variable that is not what it was.
  public struct Value: Sendable {
    /// The name of the variable in the file.
    public var name: String
    /// The exact value before, or `nil` when there was none.
    public var before: String?
    /// The exact value after, or `nil` when there is none.
    public var after: String?

    /// Creates a value.
    public init(name: String, before: String?, after: String?) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  /// By how much an optional row is off, where that is not what it was.
  public struct Deviation: Sendable {
    /// The id of the row.
    public var constraint: String
    /// The exact amount before, `0` when it held, or `nil` when nothing could hold or the row was required.
    public var before: String?
    /// The exact amount after, `0` when it holds, or `nil` when nothing can hold or the row is required now.
    public var after: String?

    /// Creates a deviation.
    public init(constraint: String, before: String?, after: String?) {
      self.constraint = constraint
      self.before = before
      self.after = after
    }
  }

  /// The changes, in their order.
  public var edits: [Edit]
  /// The ids of the rows of a minimal conflict before the changes; empty when the required rows could hold.
  public var conflictBefore: [String]
  /// A Boolean value that indicates whether the required rows can hold after the changes.
  public var canHoldAfter: Bool
  /// The optional rows that are not off by what they were.
  public var deviations: [Deviation]
  /// The variables whose values are not what they were, where there are values before and after.
  public var values: [Value]

  /// Creates the difference.
  public init(
    edits: [Edit], conflictBefore: [String], canHoldAfter: Bool, deviations: [Deviation] = [],
    values: [Value] = []
  ) {
    self.edits = edits
    self.conflictBefore = conflictBefore
    self.canHoldAfter = canHoldAfter
    self.deviations = deviations
    self.values = values
  }
}
