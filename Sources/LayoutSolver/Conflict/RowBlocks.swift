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
      let circuit = circuits.circuit(of: Int(row))
      guard !circuits.isPoisoned else { return nil }
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

/// Reads fundamental circuits off an elimination's tape, touching only the operations that matter.
private struct CircuitReader<Number: OrderedNumber> {
  private let tape: RowOperationTape<Number>
  private var lastStep: [Int32]
  private var previousStep: [Int32]
  private var multipliers: [Number]
  /// The number of operations looked at so far.
  private(set) var work = 0
  /// A Boolean value that indicates whether a number overflowed.
  private(set) var isPoisoned = false

  init(_ tape: RowOperationTape<Number>, rowCount: Int) {
    self.tape = tape
    lastStep = [Int32](repeating: -1, count: rowCount)
    previousStep = []
    previousStep.reserveCapacity(tape.count)
    multipliers = [Number](repeating: .zero, count: rowCount)
    for step in 0..<tape.count {
      previousStep.append(lastStep[Int(tape.targets[step])])
      lastStep[Int(tape.targets[step])] = Int32(step)
    }
  }

  /// Returns a redundant row and the basis rows that it depends on.
  ///
  /// Operations are undone in falling order. Those on a row come before those by it, so that its multiplier is
  /// final when the first of its own is reached.
  mutating func circuit(of row: Int) -> [Int] {
    var touched = [row]
    var pending = StepHeap()
    multipliers[row] = .one
    pending.push(lastStep[row])
    while let step = pending.pop() {
      work += 1
      let multiplier = multipliers[Int(tape.targets[Int(step)])]
      guard !multiplier.isZero else { continue }
      pending.push(previousStep[Int(step)])
      let source = Int(tape.sources[Int(step)])
      if multipliers[source].isZero {
        touched.append(source)
        pending.push(lastStep[source])
      }
      multipliers[source] = multipliers[source] - tape.factors[Int(step)] * multiplier
      if !multipliers[source].isExact { isPoisoned = true }
    }
    let circuit = touched.filter { !multipliers[$0].isZero }
    for other in touched { multipliers[other] = .zero }
    return circuit
  }
}

/// Tape positions, the highest first, as a binary heap without repetitions on the way out.
private struct StepHeap {
  private var items: [Int32] = []
  private var last: Int32 = -1

  mutating func push(_ step: Int32) {
    guard step >= 0 else { return }
    items.append(step)
    var child = items.count - 1
    while child > 0, items[(child - 1) / 2] < items[child] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Int32? {
    while let top = items.first {
      items.swapAt(0, items.count - 1)
      items.removeLast()
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < items.count else { break }
        if child + 1 < items.count, items[child] < items[child + 1] { child += 1 }
        guard items[parent] < items[child] else { break }
        items.swapAt(parent, child)
        parent = child
      }
      if top != last {
        last = top
        return top
      }
    }
    return nil
  }
}
