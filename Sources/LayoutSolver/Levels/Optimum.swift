package import LayoutModel

/// How well the rows of a system can hold at once, with the proof.
package enum Optimization: Sendable {
  /// The required rows hold, and the optional ones as well as they can.
  case optimal(Optimum)
  /// The required rows contradict each other; these are enough to see that.
  case contradictory(MinimalConflict)
}

/// A solution that satisfies the required rows and comes as close to the optional ones as their priorities say.
///
/// No solution has smaller errors at some level without larger ones at a higher level, where a level's errors are
/// added up without signs.
package struct Optimum: Sendable {
  /// The values, one a variable.
  package let solution: [BigRational]
  /// By how much each row fails to hold; 0 for required rows and those that hold.
  package let errors: [BigRational]
  /// The levels of the optional rows, the highest priority first.
  package let levels: [PriorityLevel]
  /// Why the rows that do not hold are off, in the rows' order.
  package let shortfalls: [Shortfall]
  /// A Boolean value that indicates whether the solution is known to be optimal.
  ///
  /// It is, unless the search failed in a way that nobody has seen; the solution then only satisfies the required rows.
  package let isOptimal: Bool
  /// For each row what its left side can be at an optimum.
  let face: [RowInterval]

  /// A level's rows taken together.
  package struct PriorityLevel: Sendable, Hashable {
    /// The priority.
    package let priority: Priority
    /// The smallest possible sum of the rows' errors, given those of the levels above.
    package let error: BigRational
    /// The number of rows.
    package let rowCount: Int
  }
}

/// The proof that a row cannot come closer than it does unless a row that matters as much or more gets worse.
///
/// It is a minimal conflict. Every row except the one that is off is taken as it holds at the optimum: moved by its own
/// error if it has any. Weighted with the multipliers, the left sides cancel, and the right sides add up to 0 when the
/// row is off by `amount`; were it off by less, they would add up to less than 0.
package struct Shortfall: Sendable, Hashable {
  /// The row that is off.
  package let row: Int
  /// By how much it is off at least.
  package let amount: BigRational
  /// The rows of the proof, ascending: the row itself, required ones, and ones of at least its priority.
  package let rows: [Int]
  /// The multiplier of each of the rows: whole numbers without a common factor, none 0.
  ///
  /// They are ≥ 0 on rows that keep their left side from going up, ≤ 0 on those that keep it from going down.
  package let multipliers: [BigRational]
}

/// The values that the left side of a row takes over a polyhedron.
struct RowInterval: Sendable, Hashable {
  /// The lower end, or `nil` when the row does not bound it.
  var low: BigRational?
  /// The upper end, or `nil` when the row does not bound it.
  var high: BigRational?
}
