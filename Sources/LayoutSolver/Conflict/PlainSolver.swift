import LayoutModel

/// The slow and simple way to decide a system: one tableau over long numbers, nothing reduced before.
///
/// It is the answer of last resort, when the check of a faster answer fails.
struct PlainSolver {
  private let system: LinearSystem

  /// Creates a solver for a system.
  init(_ system: LinearSystem) { self.system = system }

  /// Decides the whole system.
  func feasibility() -> Feasibility {
    var values = [BigRational](repeating: .zero, count: system.variableCount)
    let rows = Array(0..<system.rowCount)
    guard contradiction(within: rows, &values) != nil else { return .satisfiable(solution: values) }
    return DeletionFilter(system).conflict(within: rows).map { .contradictory($0) }
      ?? .satisfiable(solution: values)
  }

  /// Returns weights of rows that contradict each other, `>=` rows negated, or writes a solution's values.
  func contradiction(within rows: [Int], _ values: inout [BigRational]) -> [WeightedRow<BigRational>]? {
    var matrix = SparseRows<BigRational>(columnCount: system.variableCount)
    var sources: [(row: Int, sign: BigRational)] = []
    for row in rows {
      let signs: [BigRational] =
        switch system.relations[row] {
        case .lessThanOrEqual: [1]
        case .greaterThanOrEqual: [-1]
        case .equal: [1, -1]
        }
      for sign in signs {
        for term in system.terms(of: row) {
          matrix.append(system.columns[term], BigRational(system.coefficients[term]) * sign)
        }
        matrix.finishRow(rightSide: BigRational(system.rightSides[row]) * sign)
        sources.append((row, system.relations[row] == .equal ? sign : 1))
      }
    }
    var kernel = TableauKernel([Int32](0..<Int32(sources.count)), of: matrix)
    guard case .contradiction(let weights) = kernel.solve(into: &values) else { return nil }
    return weights.map {
      WeightedRow(row: sources[$0.row].row, multiplier: $0.multiplier * sources[$0.row].sign)
    }.sorted { $0.row < $1.row }
  }
}
