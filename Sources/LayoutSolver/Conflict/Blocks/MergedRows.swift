import LayoutModel

/// The rows of a system merged where they can only occur together, which keeps every minimal conflict.
///
/// Where a variable occurs in two rows only, a weighted sum in which it cancels takes both rows in one proportion or
/// takes neither: they are in series (Oxley, *Matroid Theory*, section 5.4). A chain of views becomes one row.
struct MergedRows: Sendable {
  /// A row as given and the factor with which it enters a merged row.
  struct Part: Sendable {
    /// The row's number.
    var row: Int
    /// The factor: ≥ 0 on `<=` rows, ≤ 0 on `>=` rows.
    var factor: Rational
  }

  /// The merged rows over variables of their own; those that can be in no conflict are left out.
  let system: LinearSystem
  /// For each merged row what it is the sum of, by ascending rows.
  let parts: [[Part]]
  /// A Boolean value that indicates whether `system` holds the rows over far edges, each `<=` or `==`.
  let isReduced: Bool

  /// Merges the rows of a system, or keeps them as they are where numbers do not fit.
  ///
  /// - Parameters:
  ///   - original: the system.
  ///   - budget: the number of entries to read after which rows stay as they are.
  init(_ original: LinearSystem, budget: Int) {
    var series = SeriesReduction(original, budget: budget)
    if let (system, parts) = series.run() {
      self.system = system
      self.parts = parts
      isReduced = true
    } else {
      system = original
      parts = (0..<original.rowCount).map { [Part(row: $0, factor: .one)] }
      isReduced = false
    }
  }
}

/// The merging of rows in series, variable by variable.
private struct SeriesReduction {
  /// The addition of a multiple of one row to another one.
  private struct Merge {
    var source: Int
    var target: Int
    var factor: Rational
  }

  private let original: LinearSystem
  private let budget: Int
  private var reduction: Reduction<Rational>
  private var merges: [Merge] = []
  private var pending: [Int32] = []

  init(_ original: LinearSystem, budget: Int) {
    self.original = original
    self.budget = budget
    reduction = Reduction(original)
    if original.origins.contains(where: { $0 >= 0 }) { reduction.changeToEdges(original.origins) }
  }

  /// Merges rows and returns the result, or `nil` when a number overflowed.
  mutating func run() -> (system: LinearSystem, parts: [[MergedRows.Part]])? {
    guard !reduction.isPoisoned else { return nil }
    reduction.rows.buildColumnLists(active: reduction.isActive)
    let columns = reduction.rows.columnCounts.indices.reversed().map { Int32($0) }
    pending = columns.filter { isRare($0) }
    while let column = pending.popLast(), reduction.rows.work < budget {
      let holders = holders(of: column)
      if holders.count == 1 { drop(holders[0]) }
      if holders.count == 2 { merge(holders[0], holders[1], by: column) }
      guard !reduction.isPoisoned else { return nil }
    }
    return result()
  }

  private func isRare(_ column: Int32) -> Bool { (1...2).contains(reduction.rows.columnCounts[Int(column)]) }

  /// Returns the active rows that hold a column, up to three of them.
  private func holders(of column: Int32) -> [Int] {
    var holders: [Int] = []
    var node = reduction.rows.firstNode(of: column)
    while node >= 0, holders.count < 3 {
      let row = reduction.rows.row(of: node)
      node = reduction.rows.node(after: node)
      guard reduction.isActive[row], !holders.contains(row) else { continue }
      if reduction.rows.value(row, column) != nil { holders.append(row) }
    }
    return holders
  }

  /// Takes a row out that can be in no conflict, or is part of another one.
  private mutating func drop(_ row: Int) {
    reduction.isActive[row] = false
    reduction.rows.uncount(row)
    for entry in reduction.rows.entries(of: row) where isRare(reduction.rows.columns[entry]) {
      pending.append(reduction.rows.columns[entry])
    }
  }

  private mutating func merge(_ first: Int, _ second: Int, by column: Int32) {
    let isSecondSource = reduction.isEquality[second] && !reduction.isEquality[first]
    let (source, target) = isSecondSource ? (second, first) : (first, second)
    guard let sourceValue = reduction.rows.value(source, column),
      let targetValue = reduction.rows.value(target, column)
    else { return }
    let factor = targetValue / sourceValue
    if !reduction.isEquality[source], !factor.isNegative {
      // Both bound the variable from one side: nothing cancels it.
      drop(target)
      return drop(source)
    }
    reduction.rows.subtract(factor, times: source, from: target)
    merges.append(Merge(source: source, target: target, factor: -factor))
    drop(source)
  }

  /// Returns the active rows as a system, with the rows that they are made of.
  private func result() -> (system: LinearSystem, parts: [[MergedRows.Part]])? {
    let rows = reduction.rows
    var system = LinearSystem()
    var numbers = [Int](repeating: -1, count: rows.columnCounts.count)
    var places = [Int](repeating: -1, count: rows.rowCount)
    for row in 0..<rows.rowCount where reduction.isActive[row] {
      var terms: [LinearTerm] = []
      for entry in rows.entries(of: row) {
        let column = Int(rows.columns[entry])
        if numbers[column] < 0 { numbers[column] = system.addVariable() }
        terms.append(LinearTerm(variable: numbers[column], coefficient: rows.values[entry]))
      }
      places[row] = system.addRow(
        terms, reduction.isEquality[row] ? .equal : .lessThanOrEqual, rows.rightSides[row])
    }
    var factors = [Rational](repeating: .one, count: rows.rowCount)
    for merge in merges.reversed() {
      places[merge.source] = places[merge.target]
      factors[merge.source] = merge.factor * factors[merge.target]
    }
    var parts = [[MergedRows.Part]](repeating: [], count: system.rowCount)
    for row in 0..<rows.rowCount where places[row] >= 0 {
      guard factors[row].isExact else { return nil }
      let isNegated = original.relations[row] == .greaterThanOrEqual
      parts[places[row]].append(MergedRows.Part(row: row, factor: isNegated ? -factors[row] : factors[row]))
    }
    return (system, parts)
  }
}
