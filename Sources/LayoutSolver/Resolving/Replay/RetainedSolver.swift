import LayoutModel

/// A solved system that takes other right sides and only carries on what depends on them.
///
/// A changed right side goes through the elimination's row operations to the reduced rows. Reduced differences are
/// mended by paths, the tableau by further exchanges from its last basis, and the values that the steps of the
/// reduction give follow from there.
struct RetainedSolver: Sendable {
  /// What came of changed right sides.
  enum Verdict {
    /// All rows hold at the values of today.
    case satisfied
    /// The weighted sum of these rows, with `>=` rows negated, is a contradiction.
    case contradiction([WeightedRow<Rational>])
    /// A number overflowed or it would be too much work; this solver is of no more use.
    case failed
  }

  private var reduction: Reduction<Rational>
  private let stepOfRow: [Int32]
  /// The right sides of the rows as given.
  private var rightSides: [Rational]
  private var rightSideReplay: RightSideReplay
  private var paths: PathReplay
  private var tableau: TableauReplay?
  private var values: ValueReplay
  private var reader: TapeReader<Rational>?
  /// Rows without a variable left that do not hold.
  private var brokenRows: [Int] = []
  private var isPoisoned: Bool {
    rightSideReplay.isPoisoned || values.isPoisoned || reader?.isPoisoned == true
  }

  /// Solves a system of required rows and keeps what is worth keeping, or returns the outcome alone.
  static func solve(
    _ system: LinearSystem
  ) -> (outcome: SolverOutcome<Rational>, solver: RetainedSolver?) {
    var solver = FeasibilitySolver<Rational>(system)
    let outcome = solver.solve(needsSolution: false, retains: true)
    guard case .solution(let given) = outcome else { return (outcome, nil) }
    guard let state = solver.state else { return (.poisoned, nil) }
    let retained = RetainedSolver(system, state, given: given)
    guard !retained.isPoisoned else { return (.poisoned, nil) }
    return (.solution((0..<system.variableCount).map { retained.values.value(of: $0) }), retained)
  }

  private init(_ system: LinearSystem, _ state: FeasibilitySolver<Rational>.State, given: [Rational]) {
    reduction = state.reduction
    rightSides = system.rightSides
    var stepOfRow = [Int32](repeating: -1, count: system.rowCount)
    for (step, info) in reduction.steps.enumerated() {
      for index in info.rows { stepOfRow[Int(reduction.droppedRows[index])] = Int32(step) }
    }
    self.stepOfRow = stepOfRow
    rightSideReplay = RightSideReplay(reduction, stepOfRow: stepOfRow)
    paths = PathReplay(state.differenceRows, of: reduction.rows)
    tableau = state.tableau.map { TableauReplay($0, rowCount: system.rowCount) }
    values = ValueReplay(reduction, given: given, origins: state.origins)
    _ = values.takeChanges()
  }

  /// Changes the right side of a row.
  mutating func setRightSide(_ row: Int, of system: EditableSystem, number: Int) {
    let value = system.rightSides[number]
    guard value != rightSides[row] else { return }
    let change = value - rightSides[row]
    rightSides[row] = value
    let isNegated = system.system.relations[number] == .greaterThanOrEqual
    rightSideReplay.add(isNegated ? -change : change, to: row)
  }

  /// Decides the system with the right sides of today.
  ///
  /// - Complexity: O(what depends on the right sides that changed), as a rule.
  mutating func solve() -> Verdict {
    for row in rightSideReplay.run(&reduction) {
      if stepOfRow[row] >= 0 {
        values.touch(step: Int(stepOfRow[row]))
      } else if reduction.isActive[row] {
        paths.setRightSide(row, to: reduction.rows.rightSides[row])
        tableau?.setRightSide(row, to: reduction.rows.rightSides[row])
      } else {
        brokenRows.append(row)
      }
    }
    guard !isPoisoned else { return .failed }
    brokenRows = brokenRows.filter { isBroken($0) }
    if let row = brokenRows.last {
      let isPositive = !reduction.rows.rightSides[row].isNegative
      return contradiction([WeightedRow(row: row, multiplier: isPositive ? -.one : .one)])
    }
    var result = paths.mend(&values)
    if case .satisfied = result, let mended = tableau?.mend(&values) { result = mended }
    switch result {
    case .satisfied: break
    case .contradiction(let rows): return contradiction(rows)
    case .poisoned, .exhausted: return .failed
    }
    values.run(reduction)
    return isPoisoned ? .failed : .satisfied
  }

  /// Returns and forgets the variables whose values changed.
  mutating func takeChanges() -> [Int] { values.takeChanges() }

  /// Returns the value of a variable.
  func value(of variable: Int) -> Rational { values.value(of: variable) }

  private func isBroken(_ row: Int) -> Bool {
    let rightSide = reduction.rows.rightSides[row]
    return reduction.isEquality[row] ? !rightSide.isZero : rightSide.isNegative
  }

  /// Carries a contradiction of reduced rows back to the rows as given.
  private mutating func contradiction(_ rows: [WeightedRow<Rational>]) -> Verdict {
    if reader == nil { reader = TapeReader(reduction.tape, rowCount: rightSides.count) }
    guard let weights = reader?.weights(rows), !isPoisoned else { return .failed }
    return .contradiction(weights.sorted { $0.row < $1.row })
  }
}
