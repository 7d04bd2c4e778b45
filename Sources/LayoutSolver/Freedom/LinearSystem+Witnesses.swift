import LayoutModel

/// Two optima that differ in a variable: one where it is smallest, one where it is greatest.
package struct Witnesses: Sendable {
  /// The variables that have moved from where the optimum was found, with their values where the variable is smallest.
  package let low: [Int: BigRational]
  /// The variables that have moved from where the optimum was found, with their values where the variable is greatest.
  package let high: [Int: BigRational]
}

extension LinearSystem {
  /// Returns two optima for each of some variables: one where it is smallest, one where it is greatest.
  ///
  /// Where there is no smallest or greatest value, the optimum has it 100 or more away from where it was found.
  ///
  /// - Parameters:
  ///   - variables: the variables.
  ///   - optimum: what `optimum()` returned for this system.
  /// - Returns: for each variable its optima, or `nil` when it is unique.
  package func witnesses(of variables: [Int], at optimum: Optimum) -> [Witnesses?] {
    let wanted = Set(variables)
    let usual = WitnessSearch<Rational>(self, optimum, wanted)
    // Rare: a number is too long for the usual arithmetic.
    var wide: WitnessSearch<BigRational>?
    return variables.map { variable in
      guard (0..<variableCount).contains(variable) else { return nil }
      if let usual {
        if usual.isUnique(variable) { return nil }
        if let found = usual.witnesses(of: variable) { return found }
      }
      if wide == nil { wide = WitnessSearch<BigRational>(self, optimum, wanted) }
      return wide?.witnesses(of: variable)
    }
  }
}

/// Searches for optima that differ in a variable.
private struct WitnessSearch<Number: OrderedNumber> {
  private let solver: FreedomSolver<Number>
  private let start: [BigRational]
  /// For each coordinate the variables that it moves.
  private var moved: [[Int]]

  /// Prepares the search, or returns `nil` when a number overflows.
  init?(_ system: LinearSystem, _ optimum: Optimum, _ wanted: Set<Int>) {
    guard let solver = system.freedomSolver(of: optimum, rangesOf: wanted, Number.self) else { return nil }
    self.solver = solver
    start = optimum.solution
    moved = Array(repeating: [], count: solver.expressions.ranges.count)
    for (variable, terms) in solver.expressions.ranges.enumerated() {
      for term in terms { moved[Int(solver.expressions.coordinates[term])].append(variable) }
    }
  }

  /// Returns whether a variable is the same at every optimum.
  func isUnique(_ variable: Int) -> Bool { solver.expressions.ranges[variable].isEmpty }

  /// Returns two optima that differ in a variable, or `nil` when it is unique or a number overflows.
  func witnesses(of variable: Int) -> Witnesses? {
    guard !isUnique(variable), let low = values(of: variable, up: false),
      let high = values(of: variable, up: true)
    else { return nil }
    return Witnesses(low: low, high: high)
  }

  private func values(of variable: Int, up isUp: Bool) -> [Int: BigRational]? {
    let distance = Number(rational: 100)
    guard let moves = solver.moves(of: variable, up: isUp, beyond: distance) else { return nil }
    var values: [Int: BigRational] = [:]
    for (coordinate, move) in moves.enumerated() where !move.isZero {
      for other in moved[coordinate] where values[other] == nil {
        var sum = Number.zero
        for term in solver.expressions.ranges[other] {
          sum = sum + solver.expressions.factors[term] * moves[Int(solver.expressions.coordinates[term])]
        }
        guard sum.isExact else { return nil }
        values[other] = start[other] + sum.exactValue
      }
    }
    return values
  }
}
