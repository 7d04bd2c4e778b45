package import LayoutModel

/// An independent check of the engine's proofs: it shares no code with the engine and takes numbers as text.
package struct CertificateChecker {
  /// A row `sum of terms  relation  rhs`, with its numbers as `-16` or `3/2`.
  package struct Row: Sendable {
    /// The variables and their coefficients; a variable may occur more than once.
    package var terms: [(variable: Int, coefficient: String)]
    /// How the sides compare.
    package var relation: Relation
    /// The right side.
    package var rhs: String

    /// Creates a row.
    package init(terms: [(variable: Int, coefficient: String)], relation: Relation, rhs: String) {
      self.terms = terms
      self.relation = relation
      self.rhs = rhs
    }
  }

  private let rows: [Row]

  /// Creates a checker of proofs about rows.
  package init(rows: [Row]) { self.rows = rows }

  /// Returns what is wrong with a minimal conflict, or `nil` when it is proved.
  ///
  /// - Parameters:
  ///   - members: the conflict's rows.
  ///   - multipliers: one for each member: ≥ 0 on `<=`, ≤ 0 on `>=`.
  ///   - excess: what the weighted right sides are said to lie below 0.
  /// - Returns: the complaint in words.
  package func complaint(members: [Int], multipliers: [String], excess: String) -> String? {
    guard members.count == multipliers.count, !members.isEmpty else { return "no multiplier for each member" }
    guard zip(members, members.dropFirst()).allSatisfy({ $0 < $1 }) else { return "members do not ascend" }
    guard let first = members.first, let last = members.last, first >= 0, last < rows.count else {
      return "no such row"
    }
    guard let zero = DecimalFraction("0"), var sum = DecimalFraction(excess), sum.sign > 0 else {
      return "the excess is not above 0"
    }
    var columns: [Int: DecimalFraction] = [:]
    for (member, text) in zip(members, multipliers) {
      guard let multiplier = DecimalFraction(text), let rhs = DecimalFraction(rows[member].rhs) else {
        return "unreadable number"
      }
      guard multiplier.sign != 0 else { return "row \(member) has the multiplier 0" }
      switch rows[member].relation {
      case .lessThanOrEqual where multiplier.sign < 0: return "row \(member) has the wrong sign"
      case .greaterThanOrEqual where multiplier.sign > 0: return "row \(member) has the wrong sign"
      default: break
      }
      sum = sum + multiplier * rhs
      for term in rows[member].terms {
        guard let coefficient = DecimalFraction(term.coefficient) else { return "unreadable number" }
        columns[term.variable] = (columns[term.variable] ?? zero) + multiplier * coefficient
      }
    }
    guard sum.sign == 0 else { return "the weighted right sides do not add up to the excess" }
    for (variable, total) in columns where total.sign != 0 { return "variable \(variable) does not cancel" }
    return rank(members) == members.count - 1 ? nil : "the members' rank allows a smaller conflict"
  }

  /// Returns what is wrong with a solution, or `nil` when every row holds.
  package func complaint(solution: [String]) -> String? {
    for (number, row) in rows.enumerated() {
      guard var difference = DecimalFraction(row.rhs), let zero = DecimalFraction("0") else {
        return "unreadable"
      }
      difference = zero - difference
      for term in row.terms {
        guard solution.indices.contains(term.variable), let value = DecimalFraction(solution[term.variable]),
          let coefficient = DecimalFraction(term.coefficient)
        else { return "row \(number) cannot be read" }
        difference = difference + coefficient * value
      }
      let holds =
        switch row.relation {
        case .lessThanOrEqual: difference.sign <= 0
        case .equal: difference.sign == 0
        case .greaterThanOrEqual: difference.sign >= 0
        }
      if !holds { return "row \(number) does not hold" }
    }
    return nil
  }

  /// Returns the rank of rows modulo a prime: never more than their true rank, which is below their number here.
  private func rank(_ members: [Int]) -> Int {
    let prime: UInt64 = 2_147_483_629
    var matrix = members.map { member in
      var row: [Int: UInt64] = [:]
      for term in rows[member].terms {
        guard let value = DecimalFraction(term.coefficient) else { continue }
        let inverse = power(value.denominator.residue(modulo: prime), prime - 2, prime)
        row[term.variable, default: 0] += value.numerator.residue(modulo: prime) * inverse % prime
      }
      return row.mapValues { $0 % prime }.filter { $0.value != 0 }
    }
    var rank = 0
    while let pivot = matrix.popLast() {
      guard let (column, value) = pivot.min(by: { $0.key < $1.key }) else { continue }
      rank += 1
      let inverse = power(value, prime - 2, prime)
      for index in matrix.indices {
        guard let entry = matrix[index][column] else { continue }
        let factor = prime - entry * inverse % prime
        for (other, part) in pivot {
          let sum = ((matrix[index][other] ?? 0) + factor * part) % prime
          matrix[index][other] = sum == 0 ? nil : sum
        }
      }
    }
    return rank
  }

  private func power(_ base: UInt64, _ exponent: UInt64, _ prime: UInt64) -> UInt64 {
    var (result, square, rest): (UInt64, UInt64, UInt64) = (1, base % prime, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square % prime }
      square = square * square % prime
      rest >>= 1
    }
    return result
  }
}
