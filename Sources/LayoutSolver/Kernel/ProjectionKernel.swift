/// Eliminates variables from general inequalities while that leaves no more rows than there were.
///
/// A variable goes by adding up each row that bounds it from above and each that bounds it from below (Fourier 1826;
/// Motzkin 1936). Of the rows of one variable only the tightest two stay. Layouts tie most sizes to one or two others,
/// so that often nothing is left; the rest is for a tableau.
struct ProjectionKernel<Number: OrderedNumber> {
  /// The tightest row of one variable from one side.
  struct Bound {
    /// The variable's greatest or least value.
    var value = Number.zero
    /// The row, or −1 when there is none.
    var row: Int32 = -1
    /// The size of the row's coefficient.
    var size = Number.one
  }

  /// The sum of a row and a multiple of another one.
  struct Derivation {
    var first: Int32
    var second: Int32
    var factor: Number
  }

  /// What gives a variable its value: the tightest of its rows from one side.
  struct Step {
    var column: Int32
    var bound: Bound
    var isUpper: Bool
    var rows: Range<Int>
  }

  /// Rows do not get longer than this.
  static var lengthLimit: Int { 4 }

  private let sourceRows: [Int32]
  /// The rows of the matrix and those derived from them.
  private(set) var rows: SparseRows<Number>
  private var derivations: [Derivation] = []
  /// A Boolean value for each row: whether it holds several variables that are left.
  private var isActive: [Bool]
  private var highs: [Bound]
  private var lows: [Bound]
  /// For each column the number of active rows that bound it from above and from below.
  private var counts: [(up: Int32, down: Int32)]
  private var steps: [Step] = []
  private var stepRows: [Int32] = []
  private var pending: [Int32] = []
  /// A weighted sum of rows that is a contradiction.
  private var contradiction: [WeightedRow<Number>]?
  private var isPoisoned = false
  private var columns: [Int32] = []
  private var values: [Number] = []

  /// Creates the kernel of some rows of a matrix.
  init(_ sourceRows: [Int32], of matrix: SparseRows<Number>) {
    self.sourceRows = sourceRows
    let columnCount = matrix.columnCounts.count
    rows = SparseRows(columnCount: columnCount)
    rows.reserveCapacity(rows: 2 * sourceRows.count, entries: 5 * sourceRows.count)
    isActive = []
    highs = [Bound](repeating: Bound(), count: columnCount)
    lows = highs
    counts = [(up: Int32, down: Int32)](repeating: (0, 0), count: columnCount)
    for row in sourceRows {
      rows.copy(Int(row), of: matrix)
      rows.rightSides[rows.rowCount - 1] = matrix.rightSides[Int(row)]
      isActive.append(false)
      admit(rows.rowCount - 1)
    }
    pending.removeAll(keepingCapacity: true)
    for column in stride(from: columnCount - 1, through: 0, by: -1) where isUsed(column) {
      pending.append(Int32(column))
    }
  }

  private func isUsed(_ column: Int) -> Bool {
    counts[column].up + counts[column].down > 0 || lows[column].row >= 0 || highs[column].row >= 0
  }

  /// Eliminates variables.
  ///
  /// - Returns: satisfied when the rows that are left decide the rest.
  mutating func project() -> KernelResult<Number> {
    while contradiction == nil, !isPoisoned, let column = pending.popLast() { eliminate(Int(column)) }
    if isPoisoned || rows.isPoisoned { return .poisoned }
    return contradiction.map { .contradiction(carriedBack($0)) } ?? .satisfied
  }

  /// The rows that are left.
  var left: [Int32] {
    var left: [Int32] = []
    var isListed = [Bool](repeating: false, count: counts.count)
    for row in 0..<rows.rowCount where isActive[row] {
      for entry in rows.entries(of: row) {
        let column = Int(rows.columns[entry])
        guard !isListed[column] else { continue }
        isListed[column] = true
        for bound in [highs[column], lows[column]] where bound.row >= 0 { left.append(bound.row) }
      }
      left.append(Int32(row))
    }
    return left.sorted()
  }

  /// Turns multipliers of these rows into those of the rows of the matrix.
  func carriedBack(_ weights: [WeightedRow<Number>]) -> [WeightedRow<Number>] {
    var multipliers = [Number](repeating: .zero, count: rows.rowCount)
    for weight in weights { multipliers[weight.row] = multipliers[weight.row] + weight.multiplier }
    for row in stride(from: rows.rowCount - 1, through: sourceRows.count, by: -1)
    where !multipliers[row].isZero {
      let derivation = derivations[row - sourceRows.count]
      let (first, second) = (Int(derivation.first), Int(derivation.second))
      multipliers[first] = multipliers[first] + multipliers[row]
      multipliers[second] = multipliers[second] + derivation.factor * multipliers[row]
    }
    return sourceRows.indices.filter { !multipliers[$0].isZero }.map {
      WeightedRow(row: Int(sourceRows[$0]), multiplier: multipliers[$0])
    }
  }

  /// Completes a solution of the rows that are left and returns whether no number overflowed.
  func complete(_ values: inout [Number]) -> Bool {
    for step in steps.reversed() {
      let column = Int(step.column)
      var tightest = step.bound.row >= 0 ? step.bound.value : nil
      for index in step.rows {
        let row = Int(stepRows[index])
        var rest = rows.rightSides[row]
        var factor = Number.one
        for entry in rows.entries(of: row) {
          if rows.columns[entry] == step.column {
            factor = rows.values[entry]
          } else {
            rest = rest - rows.values[entry] * values[Int(rows.columns[entry])]
          }
        }
        let bound = rest / factor
        guard bound.isExact else { return false }
        if let other = tightest, step.isUpper ? other < bound : bound < other { continue }
        tightest = bound
      }
      values[column] = tightest ?? .zero
    }
    return true
  }
}

// MARK: - Elimination

extension ProjectionKernel {
  /// Eliminates a variable if that is cheap.
  private mutating func eliminate(_ column: Int) {
    guard isUsed(column) else { return }
    let (high, low) = (highs[column], lows[column])
    let ups = Int(counts[column].up) + (high.row >= 0 ? 1 : 0)
    let downs = Int(counts[column].down) + (low.row >= 0 ? 1 : 0)
    // The two bounds have been compared already.
    let sums = ups * downs - (high.row >= 0 && low.row >= 0 ? 1 : 0)
    guard sums <= ups + downs, let (rising, falling) = rowsOf(Int32(column), hasSums: sums > 0) else {
      return
    }
    for row in rising + falling { retire(Int(row)) }
    (highs[column], lows[column]) = (Bound(), Bound())
    let first = stepRows.count
    stepRows += ups > 0 ? rising : falling
    steps.append(
      Step(
        column: Int32(column), bound: ups > 0 ? high : low, isUpper: ups > 0, rows: first..<stepRows.count))
    for row in rising {
      for other in falling { add(Int(row), Int(other), Int32(column)) }
      if low.row >= 0 { add(Int(row), low, Int32(column)) }
    }
    if high.row >= 0 {
      for row in falling { add(Int(row), high, Int32(column)) }
    }
  }

  /// Returns the active rows that bound a variable from above and from below, unless their sums would be too long.
  private func rowsOf(_ column: Int32, hasSums: Bool) -> (rising: [Int32], falling: [Int32])? {
    var (rising, falling): ([Int32], [Int32]) = ([], [])
    var (longestRising, longestFalling) = (1, 1)
    var node = rows.firstNode(of: column)
    while node >= 0 {
      let row = rows.row(of: node)
      node = rows.node(after: node)
      guard isActive[row], let value = rows.value(row, column) else { continue }
      if value.isNegative {
        falling.append(Int32(row))
        longestFalling = max(longestFalling, Int(rows.lengths[row]))
      } else {
        rising.append(Int32(row))
        longestRising = max(longestRising, Int(rows.lengths[row]))
      }
    }
    guard !hasSums || longestRising + longestFalling - 2 <= Self.lengthLimit else { return nil }
    return (rising, falling)
  }

  /// Takes a row out.
  private mutating func retire(_ row: Int) {
    isActive[row] = false
    count(row, by: -1)
  }

  private mutating func count(_ row: Int, by step: Int32) {
    for entry in rows.entries(of: row) {
      let column = Int(rows.columns[entry])
      if rows.values[entry].isNegative { counts[column].down += step } else { counts[column].up += step }
      if step < 0 { pending.append(Int32(column)) }
    }
  }

  /// Adds the sum of two rows in which a column cancels.
  private mutating func add(_ row: Int, _ other: Int, _ column: Int32) {
    guard contradiction == nil, let first = rows.value(row, column), let second = rows.value(other, column)
    else {
      return
    }
    let factor = -first / second
    columns.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    let (left, right) = (rows.entries(of: row), rows.entries(of: other))
    var (i, j) = (left.lowerBound, right.lowerBound)
    while i < left.upperBound || j < right.upperBound {
      let own = i < left.upperBound ? rows.columns[i] : .max
      let foreign = j < right.upperBound ? rows.columns[j] : .max
      var value = own <= foreign ? rows.values[i] : .zero
      if foreign <= own { value = value + factor * rows.values[j] }
      if own <= foreign { i += 1 }
      if foreign <= own { j += 1 }
      if !value.isExact { isPoisoned = true }
      guard min(own, foreign) != column, !value.isZero else { continue }
      columns.append(min(own, foreign))
      values.append(value)
    }
    let rightSide = rows.rightSides[row] + factor * rows.rightSides[other]
    finish(rightSide, Derivation(first: Int32(row), second: Int32(other), factor: factor))
  }

  /// Adds a row with a bound of a column put in.
  private mutating func add(_ row: Int, _ bound: Bound, _ column: Int32) {
    guard contradiction == nil, let value = rows.value(row, column) else { return }
    columns.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    for entry in rows.entries(of: row) where rows.columns[entry] != column {
      columns.append(rows.columns[entry])
      values.append(rows.values[entry])
    }
    let size = value.isNegative ? -value : value
    finish(
      rows.rightSides[row] - value * bound.value,
      Derivation(first: Int32(row), second: bound.row, factor: size / bound.size))
  }

  /// Adds the row under construction unless a tighter one is known.
  private mutating func finish(_ rightSide: Number, _ derivation: Derivation) {
    if !rightSide.isExact || !derivation.factor.isExact { isPoisoned = true }
    if columns.isEmpty, !rightSide.isNegative { return }
    if columns.count == 1, !isTighter(rightSide / values[0], Int(columns[0]), values[0]) { return }
    for index in columns.indices { rows.append(columns[index], values[index]) }
    rows.finishRow(rightSide: rightSide)
    derivations.append(derivation)
    isActive.append(false)
    admit(rows.rowCount - 1)
  }

  private func isTighter(_ bound: Number, _ column: Int, _ value: Number) -> Bool {
    let known = value.isNegative ? lows[column] : highs[column]
    return known.row < 0 || (value.isNegative ? known.value < bound : bound < known.value)
  }

  /// Lets a row take part: as a contradiction, as the bound of a variable, or as a row of several variables.
  private mutating func admit(_ row: Int) {
    let entries = rows.entries(of: row)
    guard let first = entries.first else {
      contradiction = [WeightedRow(row: row, multiplier: .one)]
      return
    }
    let (column, value) = (Int(rows.columns[first]), rows.values[first])
    guard entries.count == 1 else {
      isActive[row] = true
      rows.enlist(row)
      count(row, by: 1)
      return
    }
    let size = value.isNegative ? -value : value
    let bound = Bound(value: rows.rightSides[row] / value, row: Int32(row), size: size)
    if !bound.value.isExact { isPoisoned = true }
    guard isTighter(bound.value, column, value) else { return }
    if value.isNegative { lows[column] = bound } else { highs[column] = bound }
    let (low, high) = (lows[column], highs[column])
    guard low.row >= 0, high.row >= 0, high.value < low.value else { return }
    contradiction = [
      WeightedRow(row: Int(low.row), multiplier: .one / low.size),
      WeightedRow(row: Int(high.row), multiplier: .one / high.size),
    ]
  }
}
