import LayoutModel

/// Carries changed right sides through an elimination that was done, by the row operations that they matter to.
struct RightSideReplay: Sendable {
  /// A row operation, in one place with what it leads to.
  private struct Operation {
    /// The row that changes.
    var target: Int32
    /// The step that the row was dropped in if there are operations by it, or −1.
    var step: Int32
    /// Which multiple of the source row is subtracted.
    var factor: Rational
  }

  /// The operations in their order.
  private var operations: [Operation] = []
  /// For each step of an elimination its row, or −1.
  private var pivotOfStep: [Int32]
  /// For each step of an elimination the operations by its row.
  private var operationsOfStep: [Range<Int32>]
  /// For each row the step that it was dropped in if there are operations by it, or −1.
  private var stepOfPivot: [Int32]
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
    stepOfPivot = [Int32](repeating: -1, count: count)
    pivotOfStep = [Int32](repeating: -1, count: reduction.steps.count)
    operationsOfStep = [Range<Int32>](repeating: 0..<0, count: reduction.steps.count)
    changes = [Rational](repeating: .zero, count: count)
    pending = StepSet(limit: reduction.steps.count)
    let tape = reduction.tape
    // The operations by a row follow each other: a row leaves when it has removed its variable everywhere.
    var start = 0
    while start < tape.count {
      var end = start + 1
      while end < tape.count, tape.sources[end] == tape.sources[start] { end += 1 }
      let step = stepOfRow[Int(tape.sources[start])]
      stepOfPivot[Int(tape.sources[start])] = step
      pivotOfStep[Int(step)] = tape.sources[start]
      operationsOfStep[Int(step)] = Int32(start)..<Int32(end)
      start = end
    }
    operations.reserveCapacity(tape.count)
    for index in 0..<tape.count {
      let target = tape.targets[index]
      operations.append(
        Operation(target: target, step: stepOfPivot[Int(target)], factor: tape.factors[index]))
    }
  }

  /// Adds to the right side of a row as given.
  mutating func add(_ change: Rational, to row: Int) {
    let old = changes[row]
    changes[row] = old + change
    guard old.isZero else { return }
    touched.append(Int32(row))
    if stepOfPivot[row] >= 0 { pending.insert(Int(stepOfPivot[row])) }
  }

  /// Carries all changes on, in the order of the elimination, and returns the rows whose right sides changed.
  ///
  /// - Complexity: O(operations by the rows that change), and a 64th of the steps.
  mutating func run(_ reduction: inout Reduction<Rational>) -> [Int] {
    // Thousands of rows may follow each other here, so the arrays are taken out and changed in place.
    var (changes, touched, pending) = ([Rational](), [Int32](), StepSet(limit: 0))
    swap(&changes, &self.changes)
    swap(&touched, &self.touched)
    swap(&pending, &self.pending)
    carry(&changes, &touched, &pending)
    let changed = settle(&changes, touched, &reduction.rows.rightSides)
    touched.removeAll(keepingCapacity: true)
    swap(&changes, &self.changes)
    swap(&touched, &self.touched)
    swap(&pending, &self.pending)
    return changed
  }

  /// Carries all changes to the rows that they matter to.
  private func carry(_ changes: inout [Rational], _ touched: inout [Int32], _ pending: inout StepSet) {
    while let step = pending.popLowest() {
      let change = changes[Int(pivotOfStep[step])]
      guard !change.isZero else { continue }
      let range = operationsOfStep[step]
      for position in Int(range.lowerBound)..<Int(range.upperBound) {
        let operation = operations[position]
        let old = changes[Int(operation.target)]
        changes[Int(operation.target)] = old - operation.factor * change
        guard old.isZero else { continue }
        touched.append(operation.target)
        if operation.step >= 0 { pending.insert(Int(operation.step)) }
      }
    }
  }

  /// Adds the changes to the right sides and returns the rows where that made a difference.
  private mutating func settle(
    _ changes: inout [Rational], _ touched: [Int32], _ rightSides: inout [Rational]
  ) -> [Int] {
    var changed: [Int] = []
    changed.reserveCapacity(touched.count)
    for row in touched {
      let change = changes[Int(row)]
      guard !change.isZero else { continue }
      let value = rightSides[Int(row)] + change
      if !value.isExact { isPoisoned = true }
      rightSides[Int(row)] = value
      changes[Int(row)] = .zero
      changed.append(Int(row))
    }
    return changed
  }
}
