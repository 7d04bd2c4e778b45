/// How much to search for minimal conflicts: of these there may be exponentially many.
package struct ConflictLimits: Sendable, Hashable {
  /// The number of conflicts to report.
  package var count: Int
  /// The number of rows of a conflict beyond which it is not reported, unless nothing smaller was found.
  package var size: Int
  /// The work to spend, about the number of rows looked at.
  ///
  /// It takes the place of a time limit, so that equal systems give equal results everywhere.
  package var steps: Int

  /// Creates limits.
  package init(count: Int = 64, size: Int = .max, steps: Int = 400_000) {
    self.count = count
    self.size = size
    self.steps = steps
  }
}
