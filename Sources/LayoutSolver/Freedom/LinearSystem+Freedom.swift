import LayoutModel

extension LinearSystem {
  /// Finds what differs between the optima of this system.
  ///
  /// - Parameter optimum: what `optimum()` returned for this system.
  /// - Returns: the degrees of freedom, the directions, and the range of every variable that is not unique.
  package func freedom(of optimum: Optimum) -> Freedom {
    freedom(of: optimum, Rational.self) ?? freedom(of: optimum, BigRational.self)
      ?? Freedom(directions: [], variables: [])
  }

  private func freedom<Number: OrderedNumber>(of optimum: Optimum, _: Number.Type) -> Freedom? {
    guard let solver = solver(of: optimum, Number.self), let extents = solver.extents() else { return nil }
    var variables: [FreeVariable] = []
    for variable in 0..<variableCount where !solver.expressions.ranges[variable].isEmpty {
      let value = optimum.solution[variable]
      variables.append(
        FreeVariable(
          variable: variable, low: extents[variable].low.map { value + $0.exactValue },
          high: extents[variable].high.map { value + $0.exactValue }))
    }
    return Freedom(directions: solver.expressions.directions(), variables: variables)
  }

  /// Returns two optima that differ in a variable: one where it is smallest, one where it is greatest.
  ///
  /// Where there is no smallest or greatest value, the optimum has it 100 or more away from where it was found.
  ///
  /// - Parameters:
  ///   - variable: the variable.
  ///   - optimum: what `optimum()` returned for this system.
  /// - Returns: the values of all variables at both, or `nil` when the variable is unique.
  package func witnesses(
    of variable: Int, at optimum: Optimum
  ) -> (low: [BigRational], high: [BigRational])? {
    guard (0..<variableCount).contains(variable) else { return nil }
    return witnesses(of: variable, at: optimum, Rational.self)
      ?? witnesses(of: variable, at: optimum, BigRational.self)
  }

  private func witnesses<Number: OrderedNumber>(
    of variable: Int, at optimum: Optimum, _: Number.Type
  ) -> (low: [BigRational], high: [BigRational])? {
    let distance = Number(rational: 100)
    guard let solver = solver(of: optimum, Number.self), !solver.expressions.ranges[variable].isEmpty,
      let low = solver.moves(of: variable, up: false, beyond: distance),
      let high = solver.moves(of: variable, up: true, beyond: distance)
    else { return nil }
    let first = (0..<variableCount).map { optimum.solution[$0] + low[$0].exactValue }
    let second = (0..<variableCount).map { optimum.solution[$0] + high[$0].exactValue }
    return first[variable] == second[variable] ? nil : (first, second)
  }

  private func solver<Number: OrderedNumber>(of optimum: Optimum, _: Number.Type) -> FreedomSolver<Number>? {
    guard optimum.solution.count == variableCount, optimum.face.count == rowCount else { return nil }
    return FreedomSolver(self, optimum.face, differences(of: optimum.solution))
  }
}
