/// The values that one variable of a system can have, and how well the optional rows hold along them.
public struct SystemRange: Sendable {
  /// The last possible value in one direction.
  public struct End: Sendable {
    /// The exact value, which is still possible.
    public var value: String
    /// The rows that leave no value beyond, each with its factor; empty where the numbers of the proof got too long.
    ///
    /// Together with the demand for a value beyond they are a minimal conflict.
    public var rows: [ReportConflict.Member]
    /// The factor of the demand for a value beyond.
    public var factor: String

    /// Creates an end.
    public init(value: String, rows: [ReportConflict.Member], factor: String) {
      self.value = value
      self.rows = rows
      self.factor = factor
    }
  }

  /// The name of the variable in the file.
  public var name: String
  /// The ids of required rows that were left out, because each alone fixes the variable.
  public var without: [String]
  /// The rows that leave no value at all, a minimal conflict; empty where there is a value.
  public var conflict: [ReportConflict.Member]
  /// The least value, or `nil` when there is none.
  public var low: End?
  /// The greatest value, or `nil` when there is none.
  public var high: End?
  /// How well the optional rows hold along these values; `nil` when there is only one value, or no such row.
  public var profile: SystemProfile?

  /// Creates the values of a variable.
  public init(
    name: String, without: [String] = [], conflict: [ReportConflict.Member] = [], low: End? = nil,
    high: End? = nil, profile: SystemProfile? = nil
  ) {
    self.name = name
    self.without = without
    self.conflict = conflict
    self.low = low
    self.high = high
    self.profile = profile
  }
}

/// The optimum of a system as a function of one variable: between neighbouring points every error is linear.
public struct SystemProfile: Sendable {
  /// A value of the variable.
  public struct Point: Sendable {
    /// The exact value.
    public var value: String
    /// The exact sum of errors of each level.
    public var errors: [String]

    /// Creates a point.
    public init(value: String, errors: [String]) {
      self.value = value
      self.errors = errors
    }
  }

  /// What is the case between two neighbouring points.
  public struct Piece: Sendable {
    /// The ids of the rows that are off.
    public var off: [String]
    /// Those of them that held in the piece before, or at the first point.
    public var starting: [String]
    /// The ids of the rows that were off there and hold now.
    public var stopping: [String]

    /// Creates a piece.
    public init(off: [String], starting: [String], stopping: [String]) {
      self.off = off
      self.starting = starting
      self.stopping = stopping
    }
  }

  /// The priorities of the levels, the highest first.
  public var priorities: [Double]
  /// The ends of the linear pieces, ascending.
  public var points: [Point]
  /// The pieces, one between any two neighbouring points.
  public var pieces: [Piece]
  /// A Boolean value that indicates whether nothing between the first and the last point is left open.
  public var isComplete: Bool

  /// Creates a profile.
  public init(priorities: [Double], points: [Point], pieces: [Piece], isComplete: Bool) {
    self.priorities = priorities
    self.points = points
    self.pieces = pieces
    self.isComplete = isComplete
  }
}
