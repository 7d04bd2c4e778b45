/// How well the optional rows of a system can hold beside the required ones, and what stays open.
public struct SystemOptimum: Sendable {
  /// The rows of one priority.
  public struct Level: Sendable {
    /// The priority.
    public var priority: Double
    /// How many rows it has.
    public var rowCount: Int
    /// The exact sum of their errors, as small as the levels above allow.
    public var error: String

    /// Creates a level.
    public init(priority: Double, rowCount: Int, error: String) {
      self.priority = priority
      self.rowCount = rowCount
      self.error = error
    }
  }

  /// An optional row that is off, with the rows that force it.
  public struct Unmet: Sendable {
    /// The id of the row.
    public var constraint: String
    /// By how much it is off, exactly.
    public var amount: String
    /// The row and those that force it, each with its factor; without any one of them it could come closer.
    public var reason: [ReportConflict.Member]

    /// Creates the fact.
    public init(constraint: String, amount: String, reason: [ReportConflict.Member]) {
      self.constraint = constraint
      self.amount = amount
      self.reason = reason
    }
  }

  /// A variable that can take several values without making any level worse.
  public struct Range: Sendable {
    /// The name of the variable in the file.
    public var name: String
    /// The exact least value, or `nil` when there is none.
    public var minimum: String?
    /// The exact greatest value, or `nil` when there is none.
    public var maximum: String?

    /// Creates a range.
    public init(name: String, minimum: String?, maximum: String?) {
      self.name = name
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// A direction in which the variables can move together.
  public struct Direction: Sendable {
    /// The names of the variables that move, each with how far.
    public var moves: [(name: String, amount: String)]

    /// Creates a direction.
    public init(moves: [(name: String, amount: String)]) { self.moves = moves }
  }

  /// The levels, the highest priority first.
  public var levels: [Level]
  /// The optional rows that are off, in the order of the file.
  public var unmet: [Unmet]
  /// The independent directions in which the solution can move.
  public var directions: [Direction]
  /// The variables that are not unique.
  public var ranges: [Range]

  /// Creates the optimum.
  public init(levels: [Level], unmet: [Unmet], directions: [Direction], ranges: [Range]) {
    self.levels = levels
    self.unmet = unmet
    self.directions = directions
    self.ranges = ranges
  }
}
