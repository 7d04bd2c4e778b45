/// All minimal correction sets of a handful of rows, from the definition: every subset is tried.
///
/// A subset of the rows can be satisfied exactly when it holds no minimal conflict.
package struct BruteForceCorrections {
  private let rowCount: Int
  private let conflicts: [Int]

  /// Creates the search from all minimal conflicts of some rows.
  package init(rowCount: Int, conflicts: [[Int]]) {
    self.rowCount = rowCount
    self.conflicts = conflicts.map { $0.reduce(0) { $0 | 1 << $1 } }
  }

  /// Returns whether the rows that are not left out can be satisfied.
  package func isCorrection(_ mask: Int) -> Bool { !conflicts.contains { $0 & mask == 0 } }

  /// Returns every set of rows without which the others can be satisfied, and none of which could stay.
  package func all() -> Set<[Int]> {
    var found: Set<[Int]> = []
    for mask in 0..<(1 << rowCount) where isCorrection(mask) {
      let rows = (0..<rowCount).filter { mask >> $0 & 1 == 1 }
      if rows.allSatisfy({ !isCorrection(mask & ~(1 << $0)) }) { found.insert(rows) }
    }
    return found
  }

  /// Returns the least sum of weights of a correction set, or `nil` when the rows without a weight hold a conflict.
  package func leastWeight(_ weights: [Int?]) -> Int? {
    var least: Int?
    for mask in 0..<(1 << rowCount) where isCorrection(mask) {
      var sum = 0
      var isAllowed = true
      for row in 0..<rowCount where mask >> row & 1 == 1 {
        guard let weight = weights[row] else {
          isAllowed = false
          break
        }
        sum += weight
      }
      if isAllowed { least = min(least ?? sum, sum) }
    }
    return least
  }
}
