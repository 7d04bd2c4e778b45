/// A row of a reduced system and its multiplier in a weighted sum.
struct WeightedRow<Number: OrderedNumber>: Sendable {
  /// The row.
  var row: Int
  /// The multiplier; > 0 on a reduced inequality.
  var multiplier: Number
}

/// What a kernel found about the inequalities that were left to it.
enum KernelResult<Number: OrderedNumber>: Sendable {
  /// The variables' values were written and satisfy all rows.
  case satisfied
  /// The weighted sum of these rows is a contradiction, and no row of them can be spared.
  case contradiction([WeightedRow<Number>])
  /// A number overflowed.
  case poisoned
  /// The work that was allowed did not suffice.
  case exhausted
}
