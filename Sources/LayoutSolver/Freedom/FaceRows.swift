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

/// The distinct left sides of a face's rows in groups that share no variables.
struct FaceForms<Number: OrderedNumber> {
  /// The rows that the forms stand for.
  let rows: [Int]
  /// The forms.
  let table: FormTable<Number>
  /// The lower ends of the forms' intervals, at most 0.
  private(set) var lower: [Number?]
  /// The upper ends of the forms' intervals, at least 0.
  private(set) var upper: [Number?]
  /// For each column the lowest column of its group.
  private(set) var roots: [Int32]
  /// For each column, when it is the lowest of its group: whether the group holds only bounds and differences.
  private(set) var isDifference: [Bool]
  /// A Boolean value that indicates whether a number overflowed.
  private(set) var isPoisoned = false

  /// Creates the forms of some rows.
  init(_ rows: [Int], _ face: FaceRows<Number>) {
    self.rows = rows
    table = FormTable(rows, of: face.reduction.rows)
    lower = [Number?](repeating: nil, count: table.count)
    upper = lower
    let count = face.reduction.rows.columnCounts.count
    var sets = DisjointSets(count: count)
    for form in 0..<table.count {
      let entries = table.forms.entries(of: form)
      let first = Int(table.forms.columns[entries.lowerBound])
      for entry in entries.dropFirst() { sets.unite(first, Int(table.forms.columns[entry])) }
    }
    roots = (0..<count).map { Int32(sets.root(of: $0)) }
    isDifference = [Bool](repeating: true, count: count)
    for row in rows {
      let (form, scale) = (Int(table.formOf[row]), table.scales[row])
      narrow(form, low: scale.isNegative ? face.highs[row] : face.lows[row], scale)
      narrow(form, high: scale.isNegative ? face.lows[row] : face.highs[row], scale)
      if !DifferenceKernel.isDifference(form, of: table.forms) { isDifference[root(of: form)] = false }
    }
  }

  /// Returns the lowest column of a form's group.
  func root(of form: Int) -> Int { Int(roots[Int(table.forms.columns[table.forms.starts[form]])]) }

  private mutating func narrow(_ form: Int, low: Number?, _ scale: Number) {
    guard let low else { return }
    let end = low / scale
    if !end.isExact { isPoisoned = true }
    if lower[form].map({ $0 < end }) ?? true { lower[form] = end }
  }

  private mutating func narrow(_ form: Int, high: Number?, _ scale: Number) {
    guard let high else { return }
    let end = high / scale
    if !end.isExact { isPoisoned = true }
    if upper[form].map({ end < $0 }) ?? true { upper[form] = end }
  }
}
