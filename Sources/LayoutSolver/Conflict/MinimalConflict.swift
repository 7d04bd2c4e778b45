/// Rows that contradict each other while any of them could be spared, with the proof.
///
/// The multipliers are a certificate after Farkas: the weighted left sides cancel, the weighted right sides add up
/// to less than 0. Multipliers are ≥ 0 on `<=` rows, ≤ 0 on `>=` rows, and either on `==` rows.
package struct MinimalConflict: Sendable, Hashable {
  /// The rows' numbers, ascending.
  package let rows: [Int]
  /// The multiplier of each row: whole numbers without a common factor, none 0.
  package let multipliers: [BigRational]
  /// How far the weighted right sides lie below 0.
  package let excess: BigRational
  /// The least change of one right side that dissolves the conflict: the excess by the largest multiplier.
  package let gap: BigRational

  /// Creates a conflict from multipliers in any scale.
  init(rows: [Int], multipliers: [BigRational], excess: BigRational) {
    let scale = Self.isNormal(multipliers) ? .one : BigRational.scaleToWholeNumbers(multipliers)
    self.rows = rows
    self.multipliers = scale == .one ? multipliers : multipliers.map { $0 * scale }
    self.excess = excess * scale
    let largest = self.multipliers.reduce(.zero) { max($0, $1.magnitude) }
    gap = self.excess / largest
  }

  /// Returns whether multipliers are whole numbers, one of them 1 or −1: so nearly all are.
  private static func isNormal(_ multipliers: [BigRational]) -> Bool {
    var hasUnit = false
    for multiplier in multipliers {
      guard multiplier.isInteger else { return false }
      hasUnit = hasUnit || multiplier.isUnit
    }
    return hasUnit
  }

  /// Creates the same conflict under other row numbers, which have to ascend as well.
  init(_ conflict: MinimalConflict, renumbered numbers: [Int]) {
    rows = conflict.rows.map { numbers[$0] }
    multipliers = conflict.multipliers
    excess = conflict.excess
    gap = conflict.gap
  }

  /// Returns whether a conflict is to be listed before another: the smaller one, or that with the earlier rows.
  static func precedes(_ first: MinimalConflict, _ second: MinimalConflict) -> Bool {
    guard first.rows.count == second.rows.count else { return first.rows.count < second.rows.count }
    return first.rows.lexicographicallyPrecedes(second.rows)
  }
}
