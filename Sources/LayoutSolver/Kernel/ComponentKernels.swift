/// Solves inequalities: components of only differences by paths, the others by a tableau.
struct ComponentKernels<Number: OrderedNumber> {
  private let left: [Int]
  private let rows: SparseRows<Number>
  /// The rows that were solved as differences.
  private(set) var differenceRows: [Int] = []
  /// The tableau that solved the other rows, if there are any and no approximation had to show the way.
  private(set) var tableau: TableauKernel<Number>?

  /// Creates the kernels for some rows of a matrix, none empty.
  init(_ left: [Int], of rows: SparseRows<Number>) {
    self.left = left
    self.rows = rows
  }

  /// Solves the rows and writes the values of a solution's variables.
  mutating func solve(into values: inout [Number]) -> KernelResult<Number> {
    guard !left.isEmpty else { return .satisfied }
    var components = DisjointSets(count: values.count)
    for row in left {
      let entries = rows.entries(of: row)
      let first = Int(rows.columns[entries.lowerBound])
      for entry in entries.dropFirst() { components.unite(first, Int(rows.columns[entry])) }
    }
    var isGeneral = [Bool](repeating: false, count: values.count)
    for row in left where !DifferenceKernel.isDifference(row, of: rows) {
      isGeneral[components.root(of: Int(rows.columns[rows.starts[row]]))] = true
    }
    var differences = DifferenceKernel<Number>(columnCount: values.count)
    var general: [Int32] = []
    for row in left {
      if isGeneral[components.root(of: Int(rows.columns[rows.starts[row]]))] {
        general.append(Int32(row))
      } else {
        differences.add(row, of: rows)
        differenceRows.append(row)
      }
    }
    let result = differences.solve(into: &values)
    guard case .satisfied = result, !general.isEmpty else { return result }
    // Layouts leave short rows, which stay short. Where they do not, approximate numbers show the way.
    let workLimit = 100_000 + 100 * rows.columns.count
    var bounded = TableauKernel(general, of: rows)
    let exact = bounded.solve(into: &values, workLimit: workLimit)
    switch exact {
    case .satisfied:
      tableau = bounded
      return exact
    case .contradiction: return exact
    case .poisoned, .exhausted: break
    }
    if let guided = GuidedKernel(general, of: rows).solve(into: &values) { return guided }
    if case .poisoned = exact { return exact }
    var unbounded = TableauKernel(general, of: rows)
    return unbounded.solve(into: &values)
  }
}
