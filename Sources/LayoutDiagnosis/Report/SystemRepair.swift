/// The minimal conflict of the fewest rows.
public struct SystemSmallest: Sendable {
  /// Its rows, each with its factor.
  public var core: [ReportConflict.Member]
  /// A Boolean value that indicates whether it is proved that no conflict has fewer rows.
  public var isProved: Bool

  /// Creates the fact.
  public init(core: [ReportConflict.Member], isProved: Bool) {
    self.core = core
    self.isProved = isProved
  }
}

/// The rows to leave out at the least cost so that the others can hold, or why there are none.
public struct SystemRepair: Sendable {
  /// The ids of the rows to leave out.
  public var constraints: [String]
  /// What they cost together, exactly.
  public var weight: String
  /// A Boolean value that indicates whether it is proved that nothing cheaper will do.
  public var isProved: Bool
  /// A conflict of rows that all must stay, so that there is no repair; empty where there is one.
  public var obstacle: [ReportConflict.Member]

  /// Creates the fact.
  public init(
    constraints: [String] = [], weight: String = "0", isProved: Bool = true,
    obstacle: [ReportConflict.Member] = []
  ) {
    self.constraints = constraints
    self.weight = weight
    self.isProved = isProved
    self.obstacle = obstacle
  }
}
