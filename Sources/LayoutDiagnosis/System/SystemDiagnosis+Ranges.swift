import LayoutModel
import LayoutSolver

extension SystemDiagnosis {
  /// How far a profile reaches where the values have no end: beyond any screen.
  private static let farthest = BigRational(1_000_000)

  /// Returns the possible values of a variable.
  ///
  /// Where single rows fix it, a second entry says what it could be without these.
  func ranges(of variable: Int) -> [SystemRange] {
    let fixing = required.filter { fixes($0, variable) }
    let own = range(of: variable, without: [])
    return fixing.isEmpty ? [own] : [own, range(of: variable, without: fixing)]
  }

  /// Returns whether a row alone gives a variable its value.
  func fixes(_ place: Int, _ variable: Int) -> Bool {
    let row = file.rows[place]
    guard row.relation == .equal, row.terms.contains(where: { $0.variable == variable }) else { return false }
    let terms = row.mergedTerms
    return terms.count == 1 && terms[0].variable == variable
  }

  private func range(of variable: Int, without rows: [Int]) -> SystemRange {
    var range = SystemRange(name: file.variables[variable], without: rows.map { constraintID($0) })
    let excluded = rows + removed.sorted()
    switch whole.containerRange(of: variable, without: excluded) {
    case .contradictory(let conflict): range.conflict = members(conflict.rows, conflict.multipliers)
    case .interval(let low, let high):
      range.low = low.map { end($0) }
      range.high = high.map { end($0) }
      if low == nil || low?.value != high?.value {
        range.profile = profile(of: variable, without: excluded, low?.value, high?.value)
      }
    }
    return range
  }

  private func end(_ end: RangeEnd) -> SystemRange.End {
    SystemRange.End(
      value: end.value.description, rows: members(end.rows, end.multipliers),
      factor: end.variableMultiplier.description)
  }

  /// Returns where to look for a variable's values: between their ends, and not too far where there is none.
  static func reach(_ low: BigRational?, _ high: BigRational?) -> (first: BigRational, last: BigRational) {
    let far = farthest
    return (low ?? min(-far, (high ?? .zero) - far), high ?? max(far, (low ?? .zero) + far))
  }

  /// Returns how well the optional rows hold, as far as the values reach or anybody will look.
  private func profile(
    of variable: Int, without excluded: [Int], _ low: BigRational?, _ high: BigRational?
  ) -> SystemProfile? {
    guard file.rows.count - removed.count > required.count else { return nil }
    let (first, last) = Self.reach(low, high)
    // An optimum costs about as much as there are rows.
    let limit = min(400, max(40, 2_000_000 / max(1, file.rows.count)))
    return whole.optimumProfile(of: variable, without: excluded, from: first, to: last, limit: limit)
      .map { report($0) }
  }

  private func report(_ profile: OptimumProfile) -> SystemProfile {
    SystemProfile(
      priorities: profile.priorities.map { Double($0.value) },
      points: profile.points.map { point in
        SystemProfile.Point(
          value: point.value.description, errors: point.errors.map { $0.description })
      },
      pieces: profile.pieces.map { piece in
        SystemProfile.Piece(
          off: piece.yielding.map { constraintID($0) }, starting: piece.starting.map { constraintID($0) },
          stopping: piece.stopping.map { constraintID($0) })
      }, isComplete: profile.isComplete)
  }
}
