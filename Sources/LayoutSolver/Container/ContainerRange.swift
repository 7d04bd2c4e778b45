/// The values of one variable for which the required rows can hold.
package enum ContainerRange: Sendable {
  /// All numbers between two ends, which belong to it; `nil` where there is no end.
  case interval(low: RangeEnd?, high: RangeEnd?)
  /// The rows contradict each other whatever the variable is.
  case contradictory(MinimalConflict)
}

/// An end of a range, with the rows that make it one.
///
/// These rows and the demand that the variable lies beyond the end, by however little, are a minimal conflict: weighted
/// with the multipliers the left sides cancel, the variable's with `variableMultiplier`, and at the end itself the right
/// sides do so, too. There are no rows if numbers got too long.
package struct RangeEnd: Sendable, Hashable {
  /// The last value for which the rows hold.
  package let value: BigRational
  /// The rows' numbers, ascending.
  package let rows: [Int]
  /// The multiplier of each row: ≥ 0 on `<=` rows, ≤ 0 on `>=` rows, none 0.
  package let multipliers: [BigRational]
  /// The multiplier of the row `variable <= …` or `variable >= …` that joins them in the conflict.
  package let variableMultiplier: BigRational
}
