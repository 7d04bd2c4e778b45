import LayoutModel

/// What is known about a part of all rows.
struct OptimalPart: PartAnswer {
  /// The part's levels.
  var levels: [Optimum.PriorityLevel] = []
  /// A Boolean value that indicates whether every row holds.
  var isPerfect: Bool { levels.allSatisfy { $0.error.isZero } }
  /// The rows of the part that are off, with proofs if these are wanted.
  var shortfalls: [Shortfall] = []
  /// A Boolean value that indicates whether the part's solution is known to be optimal.
  var isOptimal = true

  // An optimum says nothing about that of more rows.
  static func merged(_ first: OptimalPart?, _ second: OptimalPart?) -> OptimalPart? { nil }
}

/// The optimum of a session, put together from those of its parts.
struct SessionOptimum: Sendable {
  /// The sum of a level's errors over all parts.
  private struct LevelSum: Sendable {
    var error = BigRational.zero
    var rowCount = 0
  }

  /// The values.
  private(set) var solution: [BigRational]
  /// By how much each row fails to hold.
  private(set) var errors: [BigRational]
  /// For each row what its left side can be at an optimum.
  private var face: [RowInterval]
  /// For each row that is off why it is.
  private var shortfalls: [Int: Shortfall] = [:]
  /// The sums of the levels.
  private var levels: [Priority: LevelSum] = [:]
  /// For each row the right side for which its part was solved.
  private var rightSides: [Rational]
  /// The number of parts whose solution is not known to be optimal.
  private var doubtfulCount = 0

  /// Creates the optimum of no rows.
  init(variableCount: Int, rowCount: Int) {
    solution = [BigRational](repeating: .zero, count: variableCount)
    errors = [BigRational](repeating: .zero, count: rowCount)
    face = [RowInterval](repeating: RowInterval(), count: rowCount)
    rightSides = [Rational](repeating: .zero, count: rowCount)
  }

  /// Takes notice of another variable.
  mutating func addVariable() { solution.append(.zero) }

  /// Takes notice of another row.
  mutating func addRow() {
    errors.append(.zero)
    face.append(RowInterval())
    rightSides.append(.zero)
  }

  /// Forgets what a row that takes no part any more contributed by itself.
  mutating func clear(_ row: Int) {
    errors[row] = .zero
    face[row] = RowInterval()
  }

  /// Gives a variable the value that a row fixes.
  mutating func fix(_ variable: Int, _ row: Int, _ source: EditableSystem) {
    solution[variable] = source.fixedValue(of: row)
    let right = BigRational(source.rightSides[row])
    face[row] = RowInterval(low: right, high: right)
  }

  /// Returns whether another right side than that of a row's last solve may make room for a better optimum.
  ///
  /// An optimum stays one when a row that it does not touch moves and still holds: nearby nothing is different, and to
  /// be optimal is a local property of a convex problem, level by level. When a row that holds only gets tighter, no
  /// solution is better than before.
  func mayImprove(_ row: Int, _ source: EditableSystem) -> Bool {
    guard source.rightSides[row] != rightSides[row] else { return false }
    let before = source.slack(row, rightSides[row], at: solution)
    let after = source.slack(row, source.rightSides[row], at: solution)
    guard source.system.relations[row] != .equal, !before.isNegative else { return true }
    return !(after < before) && before.isZero
  }

  /// Notes that all optima of its part satisfy a row.
  mutating func hold(_ row: Int, _ source: EditableSystem) {
    rightSides[row] = source.rightSides[row]
    let right = BigRational(source.rightSides[row])
    let relation = source.system.relations[row]
    face[row] = RowInterval(
      low: relation == .lessThanOrEqual ? nil : right, high: relation == .greaterThanOrEqual ? nil : right)
  }

  /// Writes the values of some variables.
  mutating func move(_ variables: [Int32], to values: [BigRational]) {
    for (variable, value) in zip(variables, values) { solution[Int(variable)] = value }
  }

  /// Takes the sums and proofs of a part out.
  mutating func retract(_ part: OptimalPart) {
    if !part.isOptimal { doubtfulCount -= 1 }
    for shortfall in part.shortfalls { shortfalls[shortfall.row] = nil }
    for level in part.levels {
      var sum = levels[level.priority] ?? LevelSum()
      sum.error -= level.error
      sum.rowCount -= level.rowCount
      levels[level.priority] = sum.rowCount == 0 ? nil : sum
    }
  }

  /// Adds the optimum of a part and returns what to retract later.
  mutating func add(_ optimum: Optimum, of local: LocalSystem, _ source: EditableSystem) -> OptimalPart {
    var part = OptimalPart(levels: optimum.levels, isOptimal: optimum.isOptimal)
    if !part.isOptimal { doubtfulCount += 1 }
    for (variable, value) in zip(local.variables, optimum.solution) { solution[Int(variable)] = value }
    for (index, row) in local.rows.enumerated() where index < optimum.errors.count {
      errors[row] = optimum.errors[index]
      rightSides[row] = source.rightSides[row]
      if part.isPerfect { hold(row, source) } else { face[row] = Self.own(optimum.face[index], row, source) }
    }
    for level in optimum.levels {
      levels[level.priority, default: LevelSum()].error += level.error
      levels[level.priority, default: LevelSum()].rowCount += level.rowCount
    }
    part.shortfalls = optimum.shortfalls.map {
      Shortfall(
        row: local.rows[$0.row], amount: $0.amount, rows: $0.rows.map { local.rows[$0] },
        multipliers: $0.multipliers)
    }
    for shortfall in part.shortfalls { shortfalls[shortfall.row] = shortfall }
    return part
  }

  /// Returns an interval without the ends that it owes to parallel rows, whose own intervals hold them.
  ///
  /// So no interval but that of a row depends on its right side while the row could move.
  private static func own(_ interval: RowInterval, _ row: Int, _ source: EditableSystem) -> RowInterval {
    guard interval.low != interval.high else { return interval }
    let right = BigRational(source.rightSides[row])
    return RowInterval(
      low: interval.low == right ? interval.low : nil, high: interval.high == right ? interval.high : nil)
  }

  /// Returns the optimum of all parts.
  func whole() -> Optimum {
    let sorted = levels.keys.sorted { $1 < $0 }.map {
      Optimum.PriorityLevel(
        priority: $0, error: levels[$0]?.error ?? .zero, rowCount: levels[$0]?.rowCount ?? 0)
    }
    return Optimum(
      solution: solution, errors: errors, levels: sorted,
      shortfalls: shortfalls.keys.sorted().compactMap { shortfalls[$0] },
      isOptimal: doubtfulCount == 0, face: face)
  }
}
