import LayoutModel

/// Finds the optimum by priority level: reduces the system as far as optional rows allow, takes a point that satisfies
/// the required rows, and descends from it component by component.
struct OptimumSolver<Number: OrderedNumber> {
  private let system: LinearSystem
  private let reduction: Reduction<Number>
  /// For each variable that is still a size after the first pruning its origin, else −1.
  private let origins: [Int32]
  private let table: FormTable<Number>
  /// The descent, at its end after `solve()`.
  private(set) var descent: LevelDescent<Number>
  /// For each form the forms that it may depend on, as a range of `members`.
  private var members: [Int32] = []

  /// Creates a solver whose required rows have to be free of contradictions, or returns `nil` when a number overflows.
  init?(_ system: LinearSystem) {
    var reduction = Reduction<Number>(system)
    var origins = system.origins
    reduction.retireEmptyRows()
    reduction.prune()
    // A size whose origin is gone says more than the far edge would.
    for size in origins.indices where origins[size] >= 0 {
      let origin = Int(origins[size])
      if reduction.rows.columnCounts[size] == 0 || reduction.rows.columnCounts[origin] == 0 { origins[size] = -1 }
    }
    if origins.contains(where: { $0 >= 0 }) {
      reduction.changeToEdges(origins)
      reduction.prune()
    }
    reduction.eliminateEqualities(below: origins.count)
    guard reduction.contradictoryRow == nil else { return nil }
    reduction.prune()
    let active = reduction.isActive.indices.filter { reduction.isActive[$0] }
    var point = [Number](repeating: .zero, count: origins.count)
    let required = active.filter { !reduction.isOptional[$0] }
    guard !reduction.isPoisoned,
      case .satisfied = ComponentKernels(required, of: reduction.rows).solve(into: &point)
    else { return nil }
    let table = FormTable(active, of: reduction.rows)
    var forms = FormTableau(table.forms, at: point)
    var items: [LevelItem<Number>] = []
    for row in active {
      let form = Int(table.formOf[row])
      let scale = table.scales[row]
      let bound = scale.isUnit ? reduction.rows.rightSides[row] * scale : reduction.rows.rightSides[row] / scale
      if !bound.isExact { return nil }
      if reduction.isOptional[row] {
        items.append(
          LevelItem(
            form: Int32(form), row: Int32(row), bound: bound, weight: scale.isNegative ? -scale : scale,
            isCeiling: reduction.isEquality[row] || !scale.isNegative,
            isFloor: reduction.isEquality[row] || scale.isNegative, priority: system.priorities[row].value))
      } else if scale.isNegative {
        if forms.lower[form].map({ $0 < bound }) ?? true { forms.lower[form] = bound }
      } else {
        if forms.upper[form].map({ bound < $0 }) ?? true { forms.upper[form] = bound }
      }
    }
    guard !forms.isPoisoned else { return nil }
    self.system = system
    self.reduction = reduction
    self.origins = origins
    self.table = table
    descent = LevelDescent(forms, [])
    sortAndSolve(forms, items)
    guard !descent.forms.isPoisoned else { return nil }
  }

  /// Descends through the levels of every component.
  private mutating func sortAndSolve(_ forms: FormTableau<Number>, _ items: [LevelItem<Number>]) {
    // Components by the columns that forms share, numbered by their lowest column.
    var sets = DisjointSets(count: origins.count)
    for form in 0..<table.count {
      let entries = table.forms.entries(of: form)
      let first = Int(table.forms.columns[entries.lowerBound])
      for entry in entries.dropFirst() { sets.unite(first, Int(table.forms.columns[entry])) }
    }
    var roots = [Int32](repeating: 0, count: table.count)
    var starts = [Int32](repeating: 0, count: origins.count + 1)
    for form in 0..<table.count {
      let column = Int(table.forms.columns[table.forms.starts[form]])
      roots[form] = Int32(sets.root(of: column))
      starts[Int(roots[form]) + 1] += 1
    }
    for root in origins.indices { starts[root + 1] += starts[root] }
    members = [Int32](repeating: 0, count: table.count)
    var places = starts
    for form in 0..<table.count {
      members[Int(places[Int(roots[form])])] = Int32(form)
      places[Int(roots[form])] += 1
    }
    let sorted = items.sorted { first, second in
      let (left, right) = (roots[Int(first.form)], roots[Int(second.form)])
      if left != right { return left < right }
      if first.priority != second.priority { return first.priority > second.priority }
      return first.form != second.form ? first.form < second.form : first.row < second.row
    }
    descent = LevelDescent(forms, sorted)
    var start = 0
    while start < sorted.count {
      let root = Int(roots[Int(sorted[start].form)])
      var end = start
      while end < sorted.count, Int(roots[Int(sorted[end].form)]) == root { end += 1 }
      let forms = members[Int(starts[root])..<Int(starts[root + 1])]
      guard solve(start..<end, forms) else { return }
      start = end
    }
  }

  /// Descends through the levels of one component until a point is left.
  private mutating func solve(_ range: Range<Int>, _ forms: ArraySlice<Int32>) -> Bool {
    var dimension = 0
    for form in forms where !descent.forms.isBasic(Int(form)) { dimension += 1 }
    for form in forms where descent.settle(Int(form)) { dimension -= 1 }
    var start = range.lowerBound
    while start < range.upperBound, dimension > 0 {
      let priority = descent.items[start].priority
      var end = start
      while end < range.upperBound, descent.items[end].priority == priority { end += 1 }
      guard let lost = descent.minimise(start..<end, members: forms) else { return false }
      dimension -= lost
      start = end
    }
    return !descent.forms.isPoisoned
  }
}

// MARK: - Results

extension OptimumSolver {
  /// Returns a value for every variable, or `nil` when a number overflowed.
  func solution() -> [BigRational]? {
    var values = [Number](repeating: .zero, count: origins.count)
    descent.forms.writeVariables(into: &values)
    reduction.complete(&values, origins: origins)
    var result: [BigRational] = []
    result.reserveCapacity(values.count)
    for value in values {
      guard value.isExact else { return nil }
      result.append(value.exactValue)
    }
    return result
  }
}
