/// Reads fundamental circuits off an elimination's tape, touching only the operations that matter.
struct CircuitReader<Number: OrderedNumber> {
  private let tape: RowOperationTape<Number>
  private var lastStep: [Int32]
  private var previousStep: [Int32]
  private var multipliers: [Number]
  /// The number of operations looked at so far.
  private(set) var work = 0

  /// Creates a reader of the tape of an elimination of so many rows.
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

  /// Returns a redundant row and the basis rows that it depends on, or `nil` when that takes numbers beyond 64 bits.
  ///
  /// Operations are undone in falling order. Those on a row come before those by it, so that its multiplier is
  /// final when the first of its own is reached.
  mutating func circuit(of row: Int) -> [Int]? {
    var touched = [row]
    var isShort = true
    var pending = StepHeap()
    multipliers[row] = .one
    pending.push(lastStep[row])
    while isShort, let step = pending.pop() {
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
      isShort = multipliers[source].shortValue != nil
    }
    let circuit = touched.filter { !multipliers[$0].isZero }
    for other in touched { multipliers[other] = .zero }
    return isShort ? circuit : nil
  }

  /// Returns a redundant row and all basis rows that it could depend on, whatever the numbers.
  ///
  /// Too many rows only make the blocks larger, which costs time but loses no conflict.
  mutating func reach(of row: Int) -> [Int] {
    var touched = [row]
    var isTouched: Set<Int> = [row]
    var pending = StepHeap()
    pending.push(lastStep[row])
    while let step = pending.pop() {
      work += 1
      pending.push(previousStep[Int(step)])
      let source = Int(tape.sources[Int(step)])
      guard isTouched.insert(source).inserted else { continue }
      touched.append(source)
      pending.push(lastStep[source])
    }
    return touched
  }
}
