/// An optional constraint of a layout that gives way to others, with the proof.
public struct ReportUnmet: Sendable {
  /// The id of the constraint.
  public var constraint: String
  /// By how many points it is off at least, exact.
  public var amount: String
  /// The constraint and those that keep it off, which matter as much or more.
  ///
  /// Weighted with the multipliers their left sides cancel.
  public var reason: [ReportConflict.Member]

  /// Creates an entry.
  public init(constraint: String, amount: String, reason: [ReportConflict.Member]) {
    self.constraint = constraint
    self.amount = amount
    self.reason = reason
  }
}
