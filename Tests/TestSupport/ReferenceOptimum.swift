package import LayoutModel

/// The optimum by priority level of a handful of rows, from the definition by one linear program a level.
package struct ReferenceOptimum {
  /// A row of whole numbers; 1000 is required.
  package struct Row: Sendable {
    /// The coefficients, one a variable.
    package var terms: [Int]
    /// How the sides compare.
    package var relation: Relation
    /// The right side.
    package var rhs: Int
    /// The common denominator of coefficients and right side.
    package var denominator: Int
    /// The priority.
    package var priority: Int

    /// Creates a row.
    package init(_ terms: [Int], _ relation: Relation, _ rhs: Int, over denominator: Int, priority: Int) {
      self.terms = terms
      self.relation = relation
      self.rhs = rhs
      self.denominator = denominator
      self.priority = priority
    }
  }

  private let variableCount: Int
  private let rows: [Row]
  private var program: LinearProgram
  /// The smallest error of each level, the highest level first.
  package private(set) var levels: [(priority: Int, error: WideNumber)] = []

  /// A Boolean value that indicates whether the required rows can hold.
  package var isFeasible: Bool { program.isFeasible }
  /// A Boolean value that indicates whether a number did not fit, so that nothing here counts.
  package var isOverflowing: Bool { program.isOverflowing }

  /// Solves rows level by level.
  package init(variableCount: Int, rows: [Row]) {
    self.variableCount = variableCount
    self.rows = rows
    // Every variable is a difference of two numbers ≥ 0, and every row has two more: above it and below it.
    let columns = 2 * (variableCount + rows.count)
    var equations: [[WideNumber]] = []
    var costs: [Int: [WideNumber]] = [:]
    for (index, row) in rows.enumerated() {
      let fraction = { (value: Int) in WideNumber(Int128(value), over: Int128(row.denominator)) }
      var equation = [WideNumber](repeating: .zero, count: columns + 1)
      for (variable, coefficient) in row.terms.enumerated() {
        equation[2 * variable] = fraction(coefficient)
        equation[2 * variable + 1] = fraction(-coefficient)
      }
      let above = 2 * (variableCount + index)
      let isOffAbove = row.relation != .greaterThanOrEqual
      let isOffBelow = row.relation != .lessThanOrEqual
      if row.priority < 1000 || !isOffAbove { equation[above] = WideNumber(-1) }
      if row.priority < 1000 || !isOffBelow { equation[above + 1] = WideNumber(1) }
      equation[columns] = fraction(row.rhs)
      equations.append(equation)
      guard row.priority < 1000 else { continue }
      var cost = costs[row.priority] ?? [WideNumber](repeating: .zero, count: columns)
      if isOffAbove { cost[above] = WideNumber(1) }
      if isOffBelow { cost[above + 1] = WideNumber(1) }
      costs[row.priority] = cost
    }
    program = LinearProgram(equations, columns: columns)
    guard program.isFeasible else { return }
    for priority in costs.keys.sorted(by: >) {
      guard let error = program.minimise(costs[priority] ?? [], stays: true) else { return }
      levels.append((priority, error))
    }
  }

  /// Returns the least and the greatest value of a weighted sum of variables over all optima, `nil` when unbounded.
  package mutating func range(of weights: [Int]) -> (low: WideNumber?, high: WideNumber?) {
    let costs = { (sign: Int) in
      weights.flatMap { [WideNumber(Int128(sign * $0)), WideNumber(Int128(-sign * $0))] }
    }
    let low = program.minimise(costs(1))
    let high = program.minimise(costs(-1))
    return (low, high.map { WideNumber.zero - $0 })
  }

  /// Returns the rows whose left side is the same at all optima: they span what is orthogonal to all movement.
  package mutating func stillRows() -> [[Int]] {
    rows.map(\.terms).filter { terms in
      let (low, high) = range(of: terms)
      return low != nil && low == high
    }
  }

  /// Returns the rank of rows of whole numbers, or `nil` when a number did not fit.
  package static func rank(_ rows: [[Int]]) -> Int? {
    guard let width = rows.first?.count else { return 0 }
    var matrix = IntegerMatrix(rows.map { $0.map { Int128($0) } })
    let independent = rows.count - matrix.nullRows(columns: width).count
    return matrix.isOverflowing ? nil : independent
  }
}
