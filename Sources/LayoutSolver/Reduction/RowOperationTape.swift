/// The row operations of an elimination in their order: from row `target` the multiple `factor` of row `source`.
///
/// Played backwards it carries multipliers of the reduced rows back to multipliers of the rows as given.
struct RowOperationTape<Number: FieldNumber>: Sendable {
  private(set) var targets: [Int32] = []
  private(set) var sources: [Int32] = []
  private(set) var factors: [Number] = []

  /// The number of operations.
  var count: Int { targets.count }

  /// Adds an operation.
  mutating func append(target: Int, source: Int, factor: Number) {
    targets.append(Int32(target))
    sources.append(Int32(source))
    factors.append(factor)
  }

  /// Turns multipliers of the reduced rows, in place, into those of the rows as given.
  func carryBack(_ multipliers: inout [Number]) {
    for step in stride(from: targets.count - 1, through: 0, by: -1) {
      let multiplier = multipliers[Int(targets[step])]
      guard !multiplier.isZero else { continue }
      let source = Int(sources[step])
      multipliers[source] = multipliers[source] - factors[step] * multiplier
    }
  }
}
