/// A textbook simplex method on a dense table of fractions, for comparison with the engine and without its ideas.
///
/// Minimises over numbers ≥ 0 under equations, in two phases and by Bland's rule (Chvátal, *Linear Programming*, 1983).
struct LinearProgram {
  /// The equations, each with its right side, ≥ 0, at the end.
  private var table: [[WideNumber]]
  /// The basic column of each equation.
  private var basis: [Int] = []
  /// A Boolean value for each column: whether it may be above 0.
  private var isOpen: [Bool]
  /// A Boolean value that indicates whether the equations have a solution.
  private(set) var isFeasible = false
  /// A Boolean value that indicates whether a number did not fit.
  private(set) var isOverflowing = false

  /// Creates a program from equations, each with its right side at the end.
  init(_ equations: [[WideNumber]], columns: Int) {
    table = []
    isOpen = [Bool](repeating: true, count: columns + equations.count)
    for (index, equation) in equations.enumerated() {
      var row = equation
      if equation[columns].sign < 0 { row = row.map { WideNumber.zero - $0 } }
      let artificial = equations.indices.map { WideNumber($0 == index ? 1 : 0) }
      row.insert(contentsOf: artificial, at: columns)
      table.append(row)
      basis.append(columns + index)
    }
    let costs = isOpen.indices.map { WideNumber($0 < columns ? 0 : 1) }
    isFeasible = minimise(costs)?.sign == 0
    for column in columns..<isOpen.count { isOpen[column] = false }
    for row in basis.indices where basis[row] >= columns {
      if let column = (0..<columns).first(where: { table[row][$0].sign != 0 }) { pivot(row, column) }
    }
  }

  /// Minimises a weighted sum and returns it, or `nil` when it has no minimum or a number did not fit.
  ///
  /// - Parameters:
  ///   - costs: the weights of the first columns.
  ///   - stays: whether later calls are only about points of this minimum.
  /// - Returns: the least sum.
  mutating func minimise(_ costs: [WideNumber], stays: Bool = false) -> WideNumber? {
    let width = isOpen.count
    while true {
      var reduced = (0..<width).map { $0 < costs.count ? costs[$0] : .zero } + [.zero]
      for (row, column) in basis.enumerated() {
        let cost = column < costs.count ? costs[column] : .zero
        for index in 0...width where cost.sign != 0 {
          reduced[index] = reduced[index] - cost * table[row][index]
        }
      }
      if reduced.contains(where: { !$0.isValid }) {
        isOverflowing = true
        return nil
      }
      guard let entering = (0..<width).first(where: { isOpen[$0] && reduced[$0].sign < 0 }) else {
        if stays { for column in 0..<width where reduced[column].sign > 0 { isOpen[column] = false } }
        return .zero - reduced[width]
      }
      var leaving: (row: Int, ratio: WideNumber)?
      for row in basis.indices where table[row][entering].sign > 0 {
        let ratio = table[row][width] / table[row][entering]
        if let other = leaving {
          let order = (ratio - other.ratio).sign
          if order > 0 || order == 0 && basis[other.row] < basis[row] { continue }
        }
        leaving = (row, ratio)
      }
      guard let leaving else { return nil }
      pivot(leaving.row, entering)
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let value = table[row][column]
    table[row] = table[row].map { $0 / value }
    for other in table.indices where other != row && table[other][column].sign != 0 {
      let factor = table[other][column]
      for index in table[other].indices where table[row][index].sign != 0 {
        table[other][index] = table[other][index] - factor * table[row][index]
      }
    }
    basis[row] = column
  }
}
