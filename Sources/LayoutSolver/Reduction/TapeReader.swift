/// Carries multipliers of a few reduced rows back to the rows as given, touching only the operations that matter.
struct TapeReader<Number: OrderedNumber> {
  private let tape: RowOperationTape<Number>
  private var lastStep: [Int32]
  private var previousStep: [Int32]
  private var multipliers: [Number]
  /// The number of operations looked at so far.
  private(set) var work = 0
  /// A Boolean value that indicates whether a number overflowed.
  private(set) var isPoisoned = false

  /// Creates a reader of a tape that may be read any number of times.
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

  /// Returns the rows as given, with multipliers that are not 0, whose weighted sum is that of some reduced rows.
  ///
  /// Operations are undone in falling order. Those on a row come before those by it, so that its multiplier is
  /// final when the first of its own is reached.
  mutating func weights(_ rows: [WeightedRow<Number>]) -> [WeightedRow<Number>] {
    var touched: [Int] = []
    var pending = StepHeap()
    for weighted in rows {
      if multipliers[weighted.row].isZero { touched.append(weighted.row) }
      multipliers[weighted.row] = multipliers[weighted.row] + weighted.multiplier
      pending.push(lastStep[weighted.row])
    }
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
    var result: [WeightedRow<Number>] = []
    for row in touched where !multipliers[row].isZero {
      result.append(WeightedRow(row: row, multiplier: multipliers[row]))
      multipliers[row] = .zero
    }
    return result
  }
}
