import LayoutModel

/// The groups of rows between which no minimal conflict can extend: the components of the rows' matroid.
///
/// Rows outside a basis each depend on a unique set of basis rows, their fundamental circuit. Rows that no chain of
/// such circuits connects never occur in a common minimal dependent set (Oxley, *Matroid Theory*, section 4.1).
struct RowBlocks<Number: OrderedNumber> {
  private let system: LinearSystem
  private var elimination: Reduction<Number>
  private var budget: Int

  /// Creates the search for the blocks of a system.
  ///
  /// - Parameters:
  ///   - system: the rows to group.
  ///   - budget: the number of entries and operations to look at before it takes all rows for one block.
  init(_ system: LinearSystem, budget: Int) {
    self.system = system
    self.budget = budget
    var matrix = SparseRows<Number>(columnCount: system.variableCount)
    for row in 0..<system.rowCount {
      for term in system.terms(of: row) {
        matrix.append(system.columns[term], Number(rational: system.coefficients[term]))
      }
      matrix.finishRow(rightSide: .zero)
    }
    elimination = Reduction(equalities: matrix)
  }

  /// Returns the blocks, each ascending and by their first rows, or `nil` when a number overflowed.
  ///
  /// Rows that depend on no others are in none of them.
  mutating func blocks() -> [[Int]]? {
    elimination.rows.buildColumnLists(active: elimination.isActive)
    elimination.retireEmptyRows()
    let isFinished = elimination.eliminateEqualities(below: system.variableCount, workLimit: budget)
    guard !elimination.isPoisoned else { return nil }
    let everything = [Array(0..<system.rowCount)]
    guard isFinished else { return everything }
    var sets = DisjointSets(count: system.rowCount)
    var isDependent = [Bool](repeating: false, count: system.rowCount)
    var circuits = CircuitReader(elimination.tape, rowCount: system.rowCount)
    for row in elimination.redundantRows {
      let circuit = circuits.circuit(of: Int(row)) ?? circuits.reach(of: Int(row))
      guard circuits.work < budget else { return everything }
      for other in circuit {
        sets.unite(Int(row), other)
        isDependent[other] = true
      }
    }
    var numbers = [Int](repeating: -1, count: system.rowCount)
    var blocks: [[Int]] = []
    for row in 0..<system.rowCount where isDependent[row] {
      let root = sets.root(of: row)
      if numbers[root] < 0 {
        numbers[root] = blocks.count
        blocks.append([])
      }
      blocks[numbers[root]].append(row)
    }
    return blocks
  }
}
