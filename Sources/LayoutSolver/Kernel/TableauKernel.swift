/// Solves general inequalities by a sparse tableau with the variables eliminated.
///
/// Each row's slack s = a·x has an upper bound, the right side. Variables have no bounds, so each is expressed by
/// slacks once and for all. What remains are rows that express basic slacks by independent ones, which sit at their
/// bounds. A basic slack above its bound is lowered by exchanging it for a slack that may go down; when none may,
/// the row is a minimal conflict (Dutertre and de Moura, *A fast linear-arithmetic solver for DPLL(T)*, CAV 2006).
///
/// Which slack enters is the choice of the dual simplex method for an objective made up so that the tableau starts
/// at its optimum: every exchange then leads further down and none comes back. Its costs are floating-point numbers,
/// because they only steer.
struct TableauKernel<Number: OrderedNumber> {
  /// The rows of the matrix, by slack.
  let sourceRows: [Int32]
  /// The columns of the matrix, by variable.
  let sourceColumns: [Int32]
  /// The upper bounds of the slacks.
  var bounds: [Number]
  /// The tableau; the columns of the slacks lie behind those of the variables.
  var tableau: Reduction<Number>
  /// The basic slack of each tableau row, as a row number.
  private(set) var basics: [Int]
  /// The values of the slacks.
  private(set) var slackValues: [Number]
  /// Rows whose basic slacks may lie above their bounds; all that do are among them.
  var violated: [Int] = []
  /// For each slack the row that it is basic in, or −1; empty as long as nobody asks for changes.
  var rowOfSlack: [Int32] = []
  /// The slacks that changed since somebody last asked.
  var changedSlacks: [Int] = []
  /// The memory of a list of rows that is no longer needed.
  var freeRows: [Int] = []
  /// The costs of the independent slacks in the objective, by row number.
  private var costs: [Double]
  private var isPoisoned = false
  /// The number of variables.
  var variableCount: Int { sourceColumns.count }

  /// Creates the tableau of some rows of a matrix.
  init(_ rows: [Int32], of matrix: SparseRows<Number>) {
    sourceRows = rows
    bounds = rows.map { matrix.rightSides[Int($0)] }
    basics = Array(rows.indices)
    slackValues = bounds
    costs = []
    var columns: [Int32] = []
    for row in rows { columns.append(contentsOf: matrix.columns[matrix.entries(of: Int(row))]) }
    let entryCount = columns.count + rows.count
    columns.sort()
    var last: Int32 = -1
    columns.removeAll { column in
      defer { last = column }
      return column == last
    }
    sourceColumns = columns
    var numbers = [Int32](repeating: -1, count: Int(last) + 1)
    for index in columns.indices { numbers[Int(columns[index])] = Int32(index) }
    var sparse = SparseRows<Number>(columnCount: columns.count + rows.count)
    sparse.reserveCapacity(rows: rows.count, entries: 2 * entryCount)
    for index in rows.indices {
      for entry in matrix.entries(of: Int(rows[index])) {
        sparse.append(numbers[Int(matrix.columns[entry])], matrix.values[entry])
      }
      sparse.append(Int32(columns.count + index), -.one)
      sparse.finishRow(rightSide: .zero)
    }
    tableau = Reduction(equalities: sparse)
  }

  /// Solves the rows and writes a solution's values.
  ///
  /// - Parameters:
  ///   - values: the values of all variables; those of the rows' own are written.
  ///   - workLimit: the number of entries to read after which it gives up.
  /// - Returns: the verdict.
  mutating func solve(into values: inout [Number], workLimit: Int = .max) -> KernelResult<Number> {
    tableau.rows.buildColumnLists(active: tableau.isActive)
    guard tableau.eliminateEqualities(below: variableCount, workLimit: workLimit) else { return .exhausted }
    for row in basics.indices where tableau.isActive[row] {
      slackValues[row] = tableau.rows.entries(of: row).reduce(.zero) { sum, entry in
        let slack = Int(tableau.rows.columns[entry]) - variableCount
        return slack == row || slack < 0 ? sum : sum + tableau.rows.values[entry] * bounds[slack]
      }
      if bounds[row] < slackValues[row] { violated.append(row) }
      if !slackValues[row].isExact { isPoisoned = true }
    }
    violated.reverse()
    // Costs that all differ, so that no exchange leaves the objective where it was; rare columns are preferred.
    costs = basics.indices.map { row in
      let column = variableCount + row
      let spread = Double((row &* 40_503) & 0xffff) / 0x10000
      return Double(tableau.rows.columnCounts[column]) + spread
    }
    let result = settle(workLimit: workLimit)
    guard case .satisfied = result else { return result }
    return writeValues(into: &values)
  }

  /// Exchanges slacks until none lies above its bound.
  mutating func settle(workLimit: Int) -> KernelResult<Number> {
    // Beyond this many exchanges the order is Bland's (Mathematics of Operations Research 1977), which cannot cycle
    // even where rounding has led the costs astray.
    var patience = 20 * basics.count + 1000
    while true {
      guard !isPoisoned, !tableau.isPoisoned else { return .poisoned }
      guard let row = patience > 0 ? mostViolated() : lowestViolated() else { return .satisfied }
      guard let entering = enteringEntry(of: row, byIndex: patience <= 0) else {
        return .contradiction(conflict(row))
      }
      guard tableau.rows.work <= workLimit else { return .exhausted }
      patience -= 1
      exchange(row, entering)
    }
  }

  /// Writes the value of a slack.
  mutating func setValue(_ slack: Int, _ value: Number) {
    slackValues[slack] = value
    if !value.isExact { isPoisoned = true }
    if !rowOfSlack.isEmpty { changedSlacks.append(slack) }
  }
}

// MARK: - Exchanges

extension TableauKernel {
  /// Returns the row that is violated most among the last ones of the list, and drops those that no longer are.
  private mutating func mostViolated() -> Int? {
    var best: (row: Int, excess: Double)?
    var index = violated.count - 1
    while index >= 0, index >= violated.count - 32 {
      let row = violated[index]
      let slack = basics[row]
      if bounds[slack] < slackValues[slack] {
        let excess = slackValues[slack].doubleValue - bounds[slack].doubleValue
        if best.map({ $0.excess < excess }) ?? true { best = (row, excess) }
      } else {
        violated.swapAt(index, violated.count - 1)
        violated.removeLast()
      }
      index -= 1
    }
    return best?.row
  }

  /// Returns the violated row whose basic slack has the lowest number.
  private func lowestViolated() -> Int? {
    var lowest: Int?
    for row in basics.indices where tableau.isActive[row] && bounds[basics[row]] < slackValues[basics[row]] {
      if let other = lowest, basics[other] < basics[row] { continue }
      lowest = row
    }
    return lowest
  }

  /// Returns the entry of an independent slack that lowers the basic one when it goes down itself.
  private func enteringEntry(of row: Int, byIndex: Bool) -> Int? {
    var best: (entry: Int, ratio: Double)?
    for entry in tableau.rows.entries(of: row) {
      let value = tableau.rows.values[entry]
      guard !value.isNegative, !value.isZero, Int(tableau.rows.columns[entry]) != variableCount + basics[row]
      else {
        continue
      }
      if byIndex { return entry }
      let ratio = costs[Int(tableau.rows.columns[entry]) - variableCount] / value.doubleValue
      if let best, best.ratio <= ratio { continue }
      best = (entry, ratio)
    }
    return best?.entry
  }

  /// Returns the multipliers of the rows in a tableau row without an entering slack.
  private func conflict(_ row: Int) -> [WeightedRow<Number>] {
    tableau.rows.entries(of: row).map { entry in
      let slack = Int(tableau.rows.columns[entry]) - variableCount
      return WeightedRow(row: Int(sourceRows[slack]), multiplier: -tableau.rows.values[entry])
    }
  }

  /// Makes an independent slack basic in a row, and the row's basic slack independent at its bound.
  private mutating func exchange(_ row: Int, _ entry: Int) {
    let column = tableau.rows.columns[entry]
    let value = tableau.rows.values[entry]
    let leaving = basics[row]
    let entering = Int(column) - variableCount
    let step = (slackValues[leaving] - bounds[leaving]) / value
    updateCosts(row, leaving, costs[entering] / value.doubleValue)
    tableau.rows.scale(row, by: -.one / value)
    var node = tableau.rows.firstNode(of: column)
    while node >= 0 {
      let other = tableau.rows.row(of: node)
      node = tableau.rows.node(after: node)
      guard other != row, tableau.isActive[other], let factor = tableau.rows.value(other, column) else {
        continue
      }
      tableau.rows.subtract(-factor, times: row, from: other)
      let basic = basics[other]
      setValue(basic, slackValues[basic] - factor * step)
      if bounds[basic] < slackValues[basic] { violated.append(other) }
    }
    tableau.rows.keep(only: row, in: column)
    basics[row] = entering
    if !rowOfSlack.isEmpty { (rowOfSlack[leaving], rowOfSlack[entering]) = (-1, Int32(row)) }
    setValue(leaving, bounds[leaving])
    setValue(entering, bounds[entering] - step)
  }

  /// Expresses the objective by the independent slacks after an exchange in a row.
  private mutating func updateCosts(_ row: Int, _ leaving: Int, _ ratio: Double) {
    for entry in tableau.rows.entries(of: row) {
      let slack = Int(tableau.rows.columns[entry]) - variableCount
      guard slack != leaving else { continue }
      costs[slack] = max(0, costs[slack] - ratio * tableau.rows.values[entry].doubleValue)
    }
    costs[leaving] = ratio
  }

  /// Writes the variables' values: each was expressed by slacks and variables eliminated after it.
  private func writeValues(into values: inout [Number]) -> KernelResult<Number> {
    var all = [Number](repeating: .zero, count: variableCount) + slackValues
    tableau.complete(&all, origins: [])
    for index in sourceColumns.indices {
      guard all[index].isExact else { return .poisoned }
      values[Int(sourceColumns[index])] = all[index]
    }
    return .satisfied
  }
}
