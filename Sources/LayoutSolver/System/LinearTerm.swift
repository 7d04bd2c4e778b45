package import LayoutModel

/// A variable times a coefficient, one part of the left side of a row.
package struct LinearTerm: Hashable, Sendable {
  /// The variable's number, as `LinearSystem.addVariable()` gave it.
  package var variable: Int
  /// The factor of the variable.
  package var coefficient: Rational

  /// Creates a term.
  package init(variable: Int, coefficient: Rational) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
