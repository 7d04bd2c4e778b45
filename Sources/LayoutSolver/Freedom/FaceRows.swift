/// The optimal face around one of its points: rows whose left sides may move from 0 within an interval.
///
/// Moves take the place of values, so that right sides are 0 throughout and the point itself is where all moves are 0.
struct FaceRows<Number: OrderedNumber> {
  /// The rows, with those that cannot move as equalities.
  private(set) var reduction: Reduction<Number>
  /// For each row how far down its left side may go, if there is a limit.
  private(set) var lows: [Number?]
  /// For each row how far up its left side may go, if there is a limit.
  private(set) var highs: [Number?]

  /// Creates the rows of a face, over edges, or returns `nil` when a number overflows.
  ///
  /// - Parameters:
  ///   - system: the system.
  ///   - face: what each row's left side can be.
  ///   - differences: for each row by how much its left side exceeds its right side at the point.
  init?(_ system: LinearSystem, _ face: [RowInterval], _ differences: [BigRational]) {
    var sparse = SparseRows<Number>(columnCount: system.variableCount)
    sparse.reserveCapacity(rows: system.rowCount, entries: system.columns.count)
    lows = []
    highs = []
    for row in 0..<system.rowCount {
      for term in system.terms(of: row) {
        sparse.append(system.columns[term], Number(rational: system.coefficients[term]))
      }
      sparse.finishRow(rightSide: .zero)
      let value = BigRational(system.rightSides[row]) + differences[row]
      lows.append(face[row].low.flatMap { Number(exactly: $0 - value) })
      highs.append(face[row].high.flatMap { Number(exactly: $0 - value) })
      if lows[row] == nil, face[row].low != nil { return nil }
      if highs[row] == nil, face[row].high != nil { return nil }
    }
    reduction = Reduction(equalities: sparse)
    for row in 0..<system.rowCount where lows[row] == nil || lows[row] != highs[row] {
      reduction.isEquality[row] = false
      reduction.isOptional[row] = true
      if lows[row] == nil, highs[row] == nil { reduction.isActive[row] = false }
    }
    reduction.retireEmptyRows()
    reduction.changeToEdges(system.origins)
    eliminate()
    if reduction.isPoisoned { return nil }
  }

  /// The rows that are left, none empty.
  var active: [Int] { reduction.isActive.indices.filter { reduction.isActive[$0] } }

  /// Makes rows equalities that can never move, and eliminates by them.
  mutating func freeze(_ rows: [Int]) {
    for row in rows {
      reduction.isEquality[row] = true
      reduction.isOptional[row] = false
    }
    eliminate()
  }

  private mutating func eliminate() {
    reduction.rows.buildColumnLists(active: reduction.isActive)
    reduction.eliminateEqualities(below: lows.count == 0 ? 0 : reduction.rows.columnCounts.count)
  }

  /// Returns the distinct left sides of the rows that are left, with the intervals in which they may move.
  func forms() -> FaceForms<Number> { FaceForms(active, self) }
}
