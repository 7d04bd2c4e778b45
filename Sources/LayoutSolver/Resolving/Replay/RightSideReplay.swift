import LayoutModel

/// Carries changed right sides through an elimination that was done, by the row operations that they matter to.
struct RightSideReplay: Sendable {
  /// For each row where the operations by it begin on the tape, and behind them where they end.
  private var operations: [Range<Int32>]
  /// For each row the step that it was dropped in, or −1.
  private let stepOfRow: [Int32]
  /// For each step of an elimination its row.
  private var pivotOfStep: [Int32]
  /// For each row what is to be added to its right side.
  private var changes: [Rational]
  private var pending: StepSet
  /// The rows with a change, some repeatedly, and some whose changes cancelled.
  private var touched: [Int32] = []
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
  mutating func add(_ change: Rational, to row: Int) {
    let old = changes[row]
    changes[row] = old + change
    guard old.isZero else { return }
    touched.append(Int32(row))
    if !operations[row].isEmpty { pending.insert(Int(stepOfRow[row])) }
  }

  /// Carries all changes on, in the order of the elimination, and returns the rows whose right sides changed.
  ///
  /// - Complexity: O(operations by the rows that change), and a 64th of the steps.
  mutating func run(_ reduction: inout Reduction<Rational>) -> [Int] {
    let (factors, targets) = (reduction.tape.factors, reduction.tape.targets)
    while let step = pending.popLowest() {
      let row = Int(pivotOfStep[step])
      let change = changes[row]
      guard !change.isZero else { continue }
      for operation in operations[row] {
        add(-(factors[Int(operation)] * change), to: Int(targets[Int(operation)]))
      }
    }
    var changed: [Int] = []
    changed.reserveCapacity(touched.count)
    for row in touched.lazy.map({ Int($0) }) where !changes[row].isZero {
      let value = reduction.rows.rightSides[row] + changes[row]
      if !value.isExact { isPoisoned = true }
      reduction.rows.rightSides[row] = value
      changes[row] = .zero
      changed.append(row)
    }
    touched.removeAll(keepingCapacity: true)
    return changed
  }
}
