import LayoutModel

extension LinearSystem {
  /// Finds what differs between the optima of this system.
  ///
  /// - Parameters:
  ///   - optimum: what `optimum()` returned for this system.
  ///   - wanted: the variables whose ranges are asked for; all where it is `nil`.
  /// - Returns: the degrees of freedom, the directions, and the range of every such variable that is not unique.
  package func freedom(of optimum: Optimum, rangesOf wanted: Set<Int>? = nil) -> Freedom {
    freedom(of: optimum, wanted, Rational.self) ?? freedom(of: optimum, wanted, BigRational.self)
      ?? Freedom(directions: [], variables: [])
  }

  private func freedom<Number: OrderedNumber>(
    of optimum: Optimum, _ wanted: Set<Int>?, _: Number.Type
  ) -> Freedom? {
    guard let solver = freedomSolver(of: optimum, rangesOf: wanted, Number.self) else { return nil }
    if wanted?.isEmpty == true { return Freedom(directions: solver.expressions.directions(), variables: []) }
    guard let extents = solver.extents() else { return nil }
    var variables: [FreeVariable] = []
    for variable in 0..<variableCount
    where !solver.expressions.ranges[variable].isEmpty && wanted?.contains(variable) ?? true {
      let value = optimum.solution[variable]
      variables.append(
        FreeVariable(
          variable: variable, low: extents[variable].low.map { value + $0.exactValue },
          high: extents[variable].high.map { value + $0.exactValue }))
    }
    return Freedom(directions: solver.expressions.directions(), variables: variables)
  }

  /// Returns the solver of an optimum's freedom, or `nil` when a number overflows.
  func freedomSolver<Number: OrderedNumber>(
    of optimum: Optimum, rangesOf wanted: Set<Int>? = nil, _: Number.Type
  ) -> FreedomSolver<Number>? {
    guard optimum.solution.count == variableCount, optimum.face.count == rowCount else { return nil }
    return FreedomSolver(self, optimum.face, differences(of: optimum.solution), rangesOf: wanted)
  }
}
