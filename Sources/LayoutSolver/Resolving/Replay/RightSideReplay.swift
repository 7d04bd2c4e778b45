import LayoutModel

/// Carries changed right sides through an elimination that was done, by the row operations that they matter to.
struct RightSideReplay: Sendable {
  /// For each row where the operations by it begin on the tape, and behind them where they end.
  private var operations: [Range<Int32>]
  /// For each row the step that it was dropped in, or −1.
  private let stepOfRow: [Int32]
  /// For each step of an elimination its row.
  private var pivotOfStep: [Int32]
  private var changes: [Rational]
  private var pending: StepSet
  private var isChanged: [Bool]
  /// The rows whose right sides changed, each once, until they are taken.
  private var changedRows: [Int32] = []
  /// A Boolean value that indicates whether a number overflowed.
  private(set) var isPoisoned = false

  /// Creates the replay of an elimination.
  init(_ reduction: Reduction<Rational>, stepOfRow: [Int32]) {
    let count = reduction.rows.rowCount
    self.stepOfRow = stepOfRow
    operations = [Range<Int32>](repeating: 0..<0, count: count)
    pivotOfStep = [Int32](repeating: -1, count: reduction.steps.count)
    changes = [Rational](repeating: .zero, count: count)
    pending = StepSet(limit: reduction.steps.count)
    isChanged = [Bool](repeating: false, count: count)
    let sources = reduction.tape.sources
    // The operations by a row follow each other: a row leaves when it has removed its variable everywhere.
    var start = 0
    while start < sources.count {
      var end = start + 1
      while end < sources.count, sources[end] == sources[start] { end += 1 }
      let source = Int(sources[start])
      operations[source] = Int32(start)..<Int32(end)
      pivotOfStep[Int(stepOfRow[source])] = sources[start]
      start = end
    }
  }

  /// Adds to the right side of a row as given.
  mutating func add(_ change: Rational, to row: Int, _ reduction: inout Reduction<Rational>) {
    if operations[row].isEmpty {
      reduction.rows.rightSides[row] += change
      note(row, reduction.rows.rightSides[row])
    } else {
      changes[row] += change
      pending.insert(Int(stepOfRow[row]))
    }
  }

  /// Carries all changes on, in the order of the elimination.
  ///
  /// - Complexity: O(operations by the rows that change), and a 64th of the steps.
  mutating func run(_ reduction: inout Reduction<Rational>) {
    while let step = pending.popLowest() {
      let row = Int(pivotOfStep[step])
      let change = changes[row]
      changes[row] = .zero
      guard !change.isZero else { continue }
      reduction.rows.rightSides[row] += change
      note(row, reduction.rows.rightSides[row])
      for operation in operations[row] {
        add(
          -(reduction.tape.factors[Int(operation)] * change), to: Int(reduction.tape.targets[Int(operation)]),
          &reduction)
      }
    }
  }

  /// Returns and forgets the rows that changed.
  mutating func takeChangedRows() -> [Int32] {
    defer { changedRows.removeAll() }
    for row in changedRows { isChanged[Int(row)] = false }
    return changedRows
  }

  private mutating func note(_ row: Int, _ value: Rational) {
    if !value.isExact { isPoisoned = true }
    guard !isChanged[row] else { return }
    isChanged[row] = true
    changedRows.append(Int32(row))
  }
}
