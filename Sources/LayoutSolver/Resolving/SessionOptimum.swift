import LayoutModel

/// What is known about a part of all rows.
struct OptimalPart: PartAnswer {
  /// The conflict of the part's required rows, if there is one.
  var conflict: MinimalConflict?
  /// The part's levels.
  var levels: [Optimum.PriorityLevel] = []
  /// The rows of the part that are off, with proofs if these are wanted.
  var shortfalls: [Shortfall] = []

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
  private var errors: [BigRational]
  /// For each row what its left side can be at an optimum.
  private var face: [RowInterval]
  /// For each row that is off why it is.
  private var shortfalls: [Int: Shortfall] = [:]
  /// The sums of the levels.
  private var levels: [Priority: LevelSum] = [:]
  /// The parts that were contradictory when last seen.
  var contradictoryParts: [Int] = []

  /// Creates the optimum of no rows.
  init(variableCount: Int, rowCount: Int) {
    solution = [BigRational](repeating: .zero, count: variableCount)
    errors = [BigRational](repeating: .zero, count: rowCount)
    face = [RowInterval](repeating: RowInterval(), count: rowCount)
  }

  /// Takes notice of another variable.
  mutating func addVariable() { solution.append(.zero) }

  /// Takes notice of another row.
  mutating func addRow() {
    errors.append(.zero)
    face.append(RowInterval())
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

  /// Takes the sums and proofs of a part out.
  mutating func retract(_ part: OptimalPart) {
    for shortfall in part.shortfalls { shortfalls[shortfall.row] = nil }
    for level in part.levels {
      var sum = levels[level.priority] ?? LevelSum()
      sum.error -= level.error
      sum.rowCount -= level.rowCount
      levels[level.priority] = sum.rowCount == 0 ? nil : sum
    }
  }

  /// Adds the optimum of a part and returns what to retract later.
  mutating func add(_ optimum: Optimum, of local: LocalSystem) -> OptimalPart {
    for (variable, value) in zip(local.variables, optimum.solution) { solution[Int(variable)] = value }
    for (index, row) in local.rows.enumerated() where index < optimum.errors.count {
      errors[row] = optimum.errors[index]
      face[row] = optimum.face[index]
    }
    var part = OptimalPart(levels: optimum.levels)
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

  /// Returns the optimum of all parts.
  func whole() -> Optimum {
    let sorted = levels.keys.sorted { $1 < $0 }.map {
      Optimum.PriorityLevel(
        priority: $0, error: levels[$0]?.error ?? .zero, rowCount: levels[$0]?.rowCount ?? 0)
    }
    return Optimum(
      solution: solution, errors: errors, levels: sorted,
      shortfalls: shortfalls.keys.sorted().compactMap { shortfalls[$0] }, face: face)
  }
}
