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
  ///
  /// - Parameters:
  ///   - values: the values of all variables; those of the rows' own are written.
  ///   - projects: whether variables may be eliminated from rows that are no differences; then there is no tableau.
  /// - Returns: the verdict.
  mutating func solve(into values: inout [Number], projects: Bool = false) -> KernelResult<Number> {
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
    return projects ? solveProjected(general, &values) : solveGeneral(general, of: rows, &values)
  }

  /// Solves rows that are no differences after as many of their variables are eliminated as is cheap.
  private mutating func solveProjected(_ general: [Int32], _ values: inout [Number]) -> KernelResult<Number> {
    var projection = ProjectionKernel(general, of: rows)
    switch projection.project() {
    case .contradiction(let weights): return .contradiction(weights)
    case .poisoned, .exhausted: return solveGeneral(general, of: rows, &values)
    case .satisfied: break
    }
    let left = projection.left
    if !left.isEmpty {
      let result = solveGeneral(left, of: projection.rows, &values)
      if case .contradiction(let weights) = result { return .contradiction(projection.carriedBack(weights)) }
      guard case .satisfied = result else { return result }
      tableau = nil
    }
    return projection.complete(&values) ? .satisfied : .poisoned
  }

  /// Solves rows that are no differences by a tableau.
  private mutating func solveGeneral(
    _ general: [Int32], of rows: SparseRows<Number>, _ values: inout [Number]
  ) -> KernelResult<Number> {
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
