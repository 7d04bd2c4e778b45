/// The change of basis from sizes to far edges: width becomes right − x.
///
/// With edges, spacing, pinning and sizes are all differences of two variables.
extension Reduction {
  /// Rewrites the active rows over edges; a size's column then stands for its far edge.
  ///
  /// - Parameter origins: for each variable that is a size the variable that it measures from, else −1.
  mutating func changeToEdges(_ origins: [Int32]) {
    var columns: [Int32] = []
    var values: [Number] = []
    for row in 0..<rows.rowCount where isActive[row] {
      guard rows.entries(of: row).contains(where: { origins[Int(rows.columns[$0])] >= 0 }) else { continue }
      columns.removeAll(keepingCapacity: true)
      values.removeAll(keepingCapacity: true)
      for entry in rows.entries(of: row) {
        let column = rows.columns[entry]
        Self.add(rows.values[entry], column, &columns, &values)
        let origin = origins[Int(column)]
        guard origin >= 0 else { continue }
        Self.add(-rows.values[entry], origin, &columns, &values)
      }
      rows.replace(row, columns, values)
    }
    steps.append(Step(variable: -1, rows: 0..<0))
  }

  /// Adds a value in a column to a sorted list of entries; a sum of 0 disappears.
  private static func add(
    _ value: Number, _ column: Int32, _ columns: inout [Int32], _ values: inout [Number]
  ) {
    var place = columns.count
    while place > 0, columns[place - 1] > column { place -= 1 }
    if place > 0, columns[place - 1] == column {
      values[place - 1] = values[place - 1] + value
      if values[place - 1].isZero {
        columns.remove(at: place - 1)
        values.remove(at: place - 1)
      }
    } else {
      columns.insert(column, at: place)
      values.insert(value, at: place)
    }
  }
}

// MARK: - Sizes that stay

extension Reduction {
  /// Sets origins to −1 where an edge would say no more than the size: where one of the two occurs in no row, and where
  /// equalities alone give the origin a value.
  ///
  /// The column lists have to be those of the active rows.
  ///
  /// - Complexity: O(entries).
  func keepSizes(_ origins: inout [Int32]) {
    guard origins.contains(where: { $0 >= 0 }) else { return }
    let isFixed = fixedColumns()
    for size in origins.indices where origins[size] >= 0 {
      let origin = Int(origins[size])
      if isFixed[origin] || rows.columnCounts[size] == 0 || rows.columnCounts[origin] == 0 {
        origins[size] = -1
      }
    }
  }

  /// Returns for each column whether it gets a value by equalities of which each has one unknown left.
  private func fixedColumns() -> [Bool] {
    var isFixed = [Bool](repeating: false, count: rows.columnCounts.count)
    var unknowns = rows.lengths
    var pending = unknowns.indices.filter { unknowns[$0] == 1 && removesVariable($0) && isActive[$0] }
    while let row = pending.popLast() {
      for entry in rows.entries(of: row) where !isFixed[Int(rows.columns[entry])] {
        isFixed[Int(rows.columns[entry])] = true
        var node = rows.firstNode(of: rows.columns[entry])
        while node >= 0 {
          let other = rows.row(of: node)
          node = rows.node(after: node)
          guard isActive[other], removesVariable(other) else { continue }
          unknowns[other] -= 1
          if unknowns[other] == 1 { pending.append(other) }
        }
      }
    }
    return isFixed
  }
}
