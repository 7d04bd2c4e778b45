/// A sum of multiples of variables that is built up term by term.
package struct LinearSum: Sendable {
  /// The terms in the order of their first appearance; coefficients that became 0 are left out.
  package var terms: [Term] { parts.filter { !$0.coefficient.isZero || !$0.coefficient.isExact } }

  private var parts: [Term] = []

  /// Creates an empty sum.
  package init() {}

  /// Adds a term; linear in the number of terms, which is at most eight for a constraint.
  package mutating func add(_ term: Term) {
    for index in parts.indices where parts[index].item == term.item && parts[index].variable == term.variable
    {
      parts[index].coefficient += term.coefficient
      return
    }
    parts.append(term)
  }
}
