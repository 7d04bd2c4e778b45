package import LayoutModel

/// A change to a system of rows that stays in memory.
package enum LinearSystemEdit: Sendable, Hashable {
  /// The row has another right side.
  case bound(row: Int, Rational)
  /// The row has another priority.
  case priority(row: Int, Priority)
  /// The row takes part, or it does not.
  case activity(row: Int, Bool)
}

/// What is to be found out about a system of rows beside its verdict and its best values.
package enum LinearSystemQuestion: Sendable, Hashable {
  /// All minimal conflicts, within limits, instead of one.
  case conflicts
  /// Why the rows that are off are off.
  case reasons
  /// Which variables are not unique.
  case freedom
  /// For which values of a variable the required rows hold, without some rows.
  case range(variable: Int, without: [Int])
  /// How the optimum changes while a variable goes from one value to another, without some rows.
  case profile(variable: Int, low: Rational, high: Rational, without: [Int])
}

/// Changes to a system, and what is to be found out about it then.
package struct LinearSystemRequest: Sendable, Hashable {
  /// The changes, in their order.
  package var edits: [LinearSystemEdit] = []
  /// The questions, in their order.
  package var questions: [LinearSystemQuestion] = []

  /// Creates the request that changes nothing and asks for nothing more.
  package init() {}
}
