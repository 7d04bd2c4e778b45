import LayoutModel

/// Finds the optimum by priority level: reduces the system as far as optional rows allow, takes a point that satisfies
/// the required rows, and descends from it component by component.
struct OptimumSolver<Number: OrderedNumber> {
  let system: LinearSystem
  let reduction: Reduction<Number>
  /// For each variable that is still a size after the first pruning its origin, else −1.
  let origins: [Int32]
  let table: FormTable<Number>
  /// A point that satisfies the required rows.
  let point: [Number]
  /// The reduced rows that took part, required ones with an infinite priority.
  let rows: [LevelItem<Number>]
  /// The forms at the optimum.
  var forms: FormTableau<Number>

  /// Solves a system, or returns `nil` when its required rows contradict each other or a number overflows.
  init?(_ system: LinearSystem) {
    var (reduction, origins) = (Reduction<Number>(system), system.origins)
    reduction.reduceToForms(&origins)
    guard reduction.contradictoryRow == nil, !reduction.isPoisoned else { return nil }
    let active = reduction.isActive.indices.filter { reduction.isActive[$0] }
    var point = [Number](repeating: .zero, count: origins.count)
    var required = ComponentKernels(active.filter { !reduction.isOptional[$0] }, of: reduction.rows)
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
  mutating func descend(_ groups: FormGroups<Number>) -> Bool {
    var descent = LevelDescent(forms, groups.items)
    for (items, members) in groups.ranges {
      guard descent.run(items, members: groups.members[members]) else { return false }
    }
    forms = descent.forms
    return true
  }
}
