import LayoutModel

extension LinearSystem {
  /// The values that an end is searched with before all are computed by pivoting.
  private static let searchLimit = 60

  /// Returns the values of a variable for which the required rows can hold.
  ///
  /// - Parameters:
  ///   - variable: the variable, such as the width of the root.
  ///   - excluded: rows to leave out, such as those that fix that width.
  /// - Returns: the range with the reasons for its ends, or the conflict that leaves none.
  package func containerRange(of variable: Int, without excluded: [Int] = []) -> ContainerRange {
    let rows = requiredRows(without: excluded)
    let system = subsystem(rows: rows)
    let point: [BigRational]
    switch system.feasibility() {
    case .contradictory(let conflict): return .contradictory(MinimalConflict(conflict, renumbered: rows))
    case .satisfiable(let solution): point = solution
    }
    guard (0..<variableCount).contains(variable) else { return .interval(low: nil, high: nil) }
    let near = system.connectedRows(around: variable)
    let local = system.subsystem(rows: near)
    let numbers = near.map { rows[$0] }
    return .interval(
      low: local.end(of: variable, isUpper: false, point, numbers),
      high: local.end(of: variable, isUpper: true, point, numbers))
  }

  /// The required rows that can be read, without some.
  func requiredRows(without excluded: [Int]) -> [Int] {
    let left = Set(excluded).union(unusableRows)
    return requiredRows.filter { !left.contains($0) }
  }

  /// Returns the rows that are connected with a variable.
  func connectedRows(around variable: Int) -> [Int] {
    var sets = DisjointSets(count: variableCount)
    for row in 0..<rowCount {
      let terms = terms(of: row)
      for term in terms.dropFirst() { sets.unite(Int(columns[terms.lowerBound]), Int(columns[term])) }
    }
    let root = sets.root(of: variable)
    return (0..<rowCount).filter {
      let terms = terms(of: $0)
      return !terms.isEmpty && sets.root(of: Int(columns[terms.lowerBound])) == root
    }
  }

  /// Returns an end of the values of a variable.
  ///
  /// The first proof is that the rows, with all right sides 0, allow no way to infinity. A proof bounds the variable;
  /// either that bound is reached, or the conflict that it meets is a proof of a tighter one. No proof comes twice,
  /// and there are finitely many, as in Newton's method for fractional programs (Dinkelbach, *On nonlinear fractional
  /// programming*, Management Science 1967).
  private func end(
    of variable: Int, isUpper: Bool, _ point: [BigRational], _ numbers: [Int]
  ) -> RangeEnd? {
    let relation: Relation = isUpper ? .greaterThanOrEqual : .lessThanOrEqual
    var cone = LinearSystem.withVariables(of: self)
    for row in 0..<rowCount { _ = cone.addRow(linearTerms(of: row), relations[row], .zero) }
    let own = [LinearTerm(variable: variable, coefficient: .one)]
    _ = cone.addRow(own, relation, isUpper ? .one : Rational(-1))
    guard case .contradictory(var conflict) = cone.feasibility() else { return nil }
    for _ in 0..<Self.searchLimit {
      guard let end = rangeEnd(conflict, numbers) else { return nil }
      var bounded = self
      if point[variable] == end.value { return end }
      guard let bound = end.value.rational else { break }
      _ = bounded.addRow(own, relation, bound)
      guard case .contradictory(let next) = bounded.feasibility() else { return end }
      conflict = next
    }
    return exactEnd(of: variable, isUpper: isUpper, numbers)
  }

  /// Reads an end off a conflict whose last row demands more of the variable.
  private func rangeEnd(_ conflict: MinimalConflict, _ numbers: [Int]) -> RangeEnd? {
    guard let last = conflict.multipliers.last, conflict.rows.last == rowCount else { return nil }
    var sum = BigRational.zero
    for (row, multiplier) in zip(conflict.rows.dropLast(), conflict.multipliers) {
      sum += multiplier * BigRational(rightSides[row])
    }
    return RangeEnd(
      value: -sum / last, rows: conflict.rows.dropLast().map { numbers[$0] },
      multipliers: Array(conflict.multipliers.dropLast()), variableMultiplier: last)
  }

  /// Finds an end by computing the variable's freedom, and its proof just beyond it.
  private func exactEnd(of variable: Int, isUpper: Bool, _ numbers: [Int]) -> RangeEnd? {
    guard case .optimal(let optimum) = optimum(explains: false), optimum.isOptimal else { return nil }
    let free = freedom(of: optimum).variables.first { $0.variable == variable }
    let value = free.map { isUpper ? $0.high : $0.low } ?? optimum.solution[variable]
    guard let value else { return nil }
    var distance = BigRational.one
    while let bound = (isUpper ? value + distance : value - distance).rational {
      var bounded = self
      _ = bounded.addRow(
        [LinearTerm(variable: variable, coefficient: .one)],
        isUpper ? .greaterThanOrEqual : .lessThanOrEqual, bound)
      guard case .contradictory(let conflict) = bounded.feasibility(),
        let end = rangeEnd(conflict, numbers)
      else { break }
      if end.value == value { return end }
      distance = (end.value - value).magnitude / 2
    }
    return RangeEnd(value: value, rows: [], multipliers: [], variableMultiplier: .zero)
  }

  /// Returns a system without rows over the variables of another one.
  static func withVariables(of other: LinearSystem) -> LinearSystem { other.subsystem(rows: []) }

  /// Returns the terms of a row.
  func linearTerms(of row: Int) -> [LinearTerm] {
    terms(of: row).map { LinearTerm(variable: Int(columns[$0]), coefficient: coefficients[$0]) }
  }
}
