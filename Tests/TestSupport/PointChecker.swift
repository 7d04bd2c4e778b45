package import LayoutModel

/// An independent check of a layout: by how much rows fail at a point; it takes numbers as text, such as `-16` or `3/2`.
package struct PointChecker {
  /// A row with its priority, of which 1000 is required.
  package struct Row: Sendable {
    /// The variables with their coefficients.
    package var terms: [(variable: String, coefficient: String)]
    /// How the sides compare.
    package var relation: Relation
    /// The right side.
    package var rhs: String
    /// The priority.
    package var priority: Float

    /// Creates a row.
    package init(
      _ terms: [(variable: String, coefficient: String)], _ relation: Relation, _ rhs: String, priority: Float
    ) {
      self.terms = terms
      self.relation = relation
      self.rhs = rhs
      self.priority = priority
    }
  }

  private let rows: [Row]

  /// Creates a checker of points for rows.
  package init(rows: [Row]) { self.rows = rows }

  /// Returns what is wrong with two points that both should be best, or `nil` when neither is better than the other
  /// and the required rows hold at both.
  package func complaint(about first: [String: String], and second: [String: String]) -> String? {
    var totals: [[Float: DecimalFraction]] = []
    for point in [first, second] {
      var sums: [Float: DecimalFraction] = [:]
      for (place, row) in rows.enumerated() {
        guard let error = error(of: row, at: point) else { return "row \(place) cannot be read" }
        guard error.sign > 0 else { continue }
        if row.priority >= 1000 { return "row \(place) is required and does not hold" }
        sums[row.priority] = sums[row.priority].map { $0 + error } ?? error
      }
      totals.append(sums)
    }
    guard let zero = DecimalFraction("0") else { return nil }
    for level in Set(totals[0].keys).union(totals[1].keys).sorted(by: >)
    where ((totals[0][level] ?? zero) - (totals[1][level] ?? zero)).sign != 0 {
      return "one is better at priority \(level)"
    }
    return nil
  }

  private func error(of row: Row, at point: [String: String]) -> DecimalFraction? {
    guard let rhs = DecimalFraction(row.rhs), let zero = DecimalFraction("0") else { return nil }
    var excess = zero - rhs
    for term in row.terms {
      guard let factor = DecimalFraction(term.coefficient),
        let value = point[term.variable].flatMap({ DecimalFraction($0) })
      else { return nil }
      excess = excess + factor * value
    }
    switch row.relation {
    case .lessThanOrEqual: return excess.sign > 0 ? excess : zero
    case .greaterThanOrEqual: return excess.sign < 0 ? zero - excess : zero
    case .equal: return excess.sign < 0 ? zero - excess : excess
    }
  }
}
