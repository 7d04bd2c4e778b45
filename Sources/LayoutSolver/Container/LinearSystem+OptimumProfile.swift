import LayoutModel

extension LinearSystem {
  /// Returns the optimum as a function of one variable.
  ///
  /// - Parameters:
  ///   - variable: the variable, such as the width of the root.
  ///   - excluded: rows to leave out, such as those that fix that width.
  ///   - low: the smallest value to look at.
  ///   - high: the greatest value to look at.
  ///   - limit: the number of values at which the optimum is computed at most.
  /// - Returns: the profile over those values that the required rows allow, or `nil` when there is none.
  package func optimumProfile(
    of variable: Int, without excluded: [Int] = [], from low: BigRational, to high: BigRational,
    limit: Int = 400
  ) -> OptimumProfile? {
    guard (0..<variableCount).contains(variable), !(high < low),
      case .interval(let first, let last) = containerRange(of: variable, without: excluded)
    else { return nil }
    let start = first.map { max(low, $0.value) } ?? low
    let end = last.map { min(high, $0.value) } ?? high
    guard !(end < start) else { return nil }
    let left = Set(excluded).union(unusableRows)
    let rows = (0..<rowCount).filter { !left.contains($0) }
    var search = ProfileSearch(subsystem(rows: rows), variable, rows, limit: limit)
    return search.profile(from: start, to: end)
  }
}
