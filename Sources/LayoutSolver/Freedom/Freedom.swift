/// What the optima of a system have in common and where they differ.
package struct Freedom: Sendable {
  /// The number of independent ways to move from one optimum to others.
  package var degrees: Int { directions.count }
  /// Independent directions between optima that span all others, by their first variables.
  package let directions: [FreeDirection]
  /// The variables that are not the same at every optimum, ascending, with the values they take.
  package let variables: [FreeVariable]
}

/// A direction in which an optimum can move, at least a little and at least from somewhere inside the optimal face.
package struct FreeDirection: Sendable, Hashable {
  /// The variables that move, ascending.
  package let variables: [Int]
  /// How far each of them moves: whole numbers without a common factor, none 0, the first above 0.
  package let amounts: [BigRational]
}

/// A variable that takes several values at optima: all numbers between two ends.
package struct FreeVariable: Sendable, Hashable {
  /// The variable.
  package let variable: Int
  /// The smallest value, or `nil` when there is none.
  package let low: BigRational?
  /// The greatest value, or `nil` when there is none.
  package let high: BigRational?
}
