/// The stages that lead from a system to the forms of its optional rows.
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
