package import LayoutModel

/// How the optimum depends on one variable between two values.
///
/// Every level's error is continuous and, between neighbouring breakpoints, linear in the variable.
package struct OptimumProfile: Sendable {
  /// The levels' priorities, the highest first.
  package let priorities: [Priority]
  /// The ends of the linear pieces, ascending: the first and the last value, and the breakpoints between them.
  package let points: [ProfilePoint]
  /// The linear pieces, one between any two neighbouring points.
  package let pieces: [ProfilePiece]
  /// A Boolean value that indicates whether the profile covers everything that was asked for and that the required rows
  /// allow; else the work that was allowed did not suffice, or numbers became too long.
  package let isComplete: Bool
}

/// A value of the variable at which the optimum is known.
package struct ProfilePoint: Sendable, Hashable {
  /// The value.
  package let value: BigRational
  /// The levels' errors.
  package let errors: [BigRational]
}

/// An interval on which every level's error is linear.
package struct ProfilePiece: Sendable, Hashable {
  /// The rows that are off in the middle of the piece, ascending.
  package let yielding: [Int]
  /// Those of them that hold in the middle of the piece before, or, in the first piece, at its lower end.
  package let starting: [Int]
  /// The rows that are off in the middle of the piece before, or at the lower end, and hold in this one.
  package let stopping: [Int]
}
