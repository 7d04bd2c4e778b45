import LayoutModel

/// Finds the optimum by priority level: reduces the system as far as optional rows allow, takes a point that satisfies
/// the required rows, and descends from it component by component.
struct OptimumSolver<Number: OrderedNumber> {
  private let system: LinearSystem
  private let reduction: Reduction<Number>
  /// For each variable that is still a size after the first pruning its origin, else −1.
  private let origins: [Int32]
  private let table: FormTable<Number>
  /// A point that satisfies the required rows.
  private let point: [Number]
  /// The reduced rows that took part, required ones with an infinite priority.
  private let rows: [LevelItem<Number>]
  /// The forms at the optimum.
  private var forms: FormTableau<Number>

  /// Solves a system, or returns `nil` when its required rows contradict each other or a number overflows.
  init?(_ system: LinearSystem) {
    var (reduction, origins) = (Reduction<Number>(system), system.origins)
    reduction.reduceToForms(&origins)
    guard reduction.contradictoryRow == nil, !reduction.isPoisoned else { return nil }
    let active = reduction.isActive.indices.filter { reduction.isActive[$0] }
    var point = [Number](repeating: .zero, count: origins.count)
    let required = ComponentKernels(active.filter { !reduction.isOptional[$0] }, of: reduction.rows)
    guard case .satisfied = required.solve(into: &point) else { return nil }
    let components = OptionalComponents(active, of: reduction)
    let table = FormTable(components.rows, of: reduction.rows)
    var forms = FormTableau(table.forms, at: point)
    var rows: [LevelItem<Number>] = []
    rows.reserveCapacity(components.rows.count)
    for row in components.rows {
      let (scale, rightSide) = (table.scales[row], reduction.rows.rightSides[row])
      let item = LevelItem(
        form: table.formOf[row], row: Int32(row), bound: scale.isUnit ? rightSide * scale : rightSide / scale,
        weight: scale.isNegative ? -scale : scale, isCeiling: reduction.isEquality[row] || !scale.isNegative,
        isFloor: reduction.isEquality[row] || scale.isNegative,
        priority: reduction.isOptional[row] ? system.priorities[row].value : .infinity)
      guard item.bound.isExact else { return nil }
      if !reduction.isOptional[row] { forms.narrow(item) }
      rows.append(item)
    }
    guard !forms.isPoisoned else { return nil }
    self.system = system
    self.reduction = reduction
    self.origins = origins
    self.table = table
    self.point = point
    self.rows = rows
    self.forms = forms
    guard descend(components.groups(rows.filter { $0.priority != .infinity }, table)) else { return nil }
  }

  /// Descends through the levels of every group.
  private mutating func descend(_ groups: FormGroups<Number>) -> Bool {
    var descent = LevelDescent(forms, groups.items)
    for (items, members) in groups.ranges {
      guard descent.run(items, members: groups.members[members]) else { return false }
    }
    forms = descent.forms
    return true
  }
}

extension Reduction where Number: OrderedNumber {
  /// Prunes, changes to edges, prunes, eliminates and prunes.
  ///
  /// - Parameter origins: for each variable that is a size its origin; those that are not used become −1.
  mutating func reduceToForms(_ origins: inout [Int32]) {
    retireEmptyRows()
    prune()
    // A size whose origin is gone says more than its far edge would.
    for size in origins.indices where origins[size] >= 0 {
      let origin = Int(origins[size])
      if rows.columnCounts[size] == 0 || rows.columnCounts[origin] == 0 { origins[size] = -1 }
    }
    if origins.contains(where: { $0 >= 0 }) {
      changeToEdges(origins)
      prune()
    }
    guard contradictoryRow == nil else { return }
    eliminateEqualities(below: origins.count)
    guard contradictoryRow == nil, !isPoisoned else { return }
    prune()
  }
}

// MARK: - Results

extension OptimumSolver {
  /// Returns a value for every variable, or `nil` when a number overflowed.
  func solution() -> [BigRational]? {
    var values = point
    forms.writeVariables(into: &values)
    reduction.complete(&values, origins: origins)
    var result: [BigRational] = []
    result.reserveCapacity(values.count)
    for value in values {
      guard value.isExact else { return nil }
      result.append(value.exactValue)
    }
    return result
  }

  /// Returns the checked proofs for the rows that are off, or `nil` when one failed because a number overflowed.
  ///
  /// - Parameter differences: for each row by how much its left side exceeds its right side.
  func shortfalls(_ differences: [BigRational]) -> [Shortfall]? {
    var blocks = FormBlocks<Number>(count: forms.count)
    for item in rows { blocks.add(item, at: forms.values[Int(item.form)]) }
    let reader = TapeReader(reduction.tape, rowCount: reduction.rows.rowCount)
    // The descent has dropped the forms that it fixed.
    var complete = FormTableau(table.forms, at: point, basis: forms)
    complete.values = forms.values
    var search = ShortfallSearch(complete, blocks, table, reader)
    var found: [Shortfall] = []
    func add(_ row: Int, _ weights: [WeightedRow<Number>]?) -> Bool {
      guard let weights else { return false }
      let exact = weights.map { WeightedRow(row: $0.row, multiplier: $0.multiplier.exactValue) }
      guard let shortfall = system.shortfall(of: row, exact, differences) else { return false }
      found.append(shortfall)
      return true
    }
    for item in rows where item.priority != .infinity && item.isOff(at: forms.values[Int(item.form)]) {
      guard add(Int(item.row), search.weights(of: item)) else { return nil }
    }
    for row in reduction.constantRows {
      let rightSide = reduction.rows.rightSides[Int(row)]
      guard !rightSide.isZero, reduction.isEquality[Int(row)] || rightSide.isNegative else { continue }
      guard add(Int(row), search.weights(ofConstant: Int(row), isAbove: rightSide.isNegative)) else { return nil }
    }
    return found.sorted { $0.row < $1.row }
  }

  /// Returns for each row the values of its left side over all optima.
  ///
  /// A row that could be dropped for its signs holds at every optimum, optional or not.
  ///
  /// - Parameter differences: for each row by how much its left side exceeds its right side.
  func face(_ differences: [BigRational]) -> [RowInterval] {
    var face: [RowInterval] = []
    face.reserveCapacity(system.rowCount)
    for row in 0..<system.rowCount {
      let right = BigRational(system.rightSides[row])
      face.append(
        RowInterval(
          low: system.relations[row] == .lessThanOrEqual ? nil : right,
          high: system.relations[row] == .greaterThanOrEqual ? nil : right))
    }
    for item in rows {
      let (row, form) = (Int(item.row), Int(item.form))
      let isNegated = system.relations[row] == .greaterThanOrEqual
      let scale = isNegated ? -table.scales[row].exactValue : table.scales[row].exactValue
      let value = BigRational(system.rightSides[row]) + differences[row]
      let start = forms.values[form].exactValue
      let low = forms.lower[form].map { value + scale * ($0.exactValue - start) }
      let high = forms.upper[form].map { value + scale * ($0.exactValue - start) }
      face[row] = scale.isNegative ? RowInterval(low: high, high: low) : RowInterval(low: low, high: high)
    }
    for row in reduction.constantRows { face[Int(row)] = RowInterval() }
    return face
  }
}
