package import LayoutModel

/// All minimal conflicts of a handful of rows, from the definition: every subset is tried.
///
/// A subset is one exactly when a single combination of its rows cancels, takes all of them, has signs that fit and a
/// right side that contradicts. Feasibility comes from another definition, Fourier–Motzkin elimination.
package struct BruteForceConflicts {
  private let variableCount: Int
  private let rows: [(terms: [Int128], relation: Relation, rhs: Int128)]

  /// Creates the search for rows of whole numbers.
  package init(variableCount: Int, rows: [(terms: [Int], relation: Relation, rhs: Int)]) {
    self.variableCount = variableCount
    self.rows = rows.map { ($0.terms.map { Int128($0) }, $0.relation, Int128($0.rhs)) }
  }

  /// Returns the members of every minimal conflict, the smallest first, or `nil` when a number overflowed.
  package func all() -> [[Int]]? {
    var found: [[Int]] = []
    for mask in 1..<(1 << rows.count) where mask.nonzeroBitCount <= variableCount + 1 {
      let members = rows.indices.filter { mask >> $0 & 1 == 1 }
      guard let isConflict = isMinimalConflict(members) else { return nil }
      if isConflict { found.append(members) }
    }
    return found.sorted { ($0.count, $0.description) < ($1.count, $1.description) }
  }

  private func isMinimalConflict(_ members: [Int]) -> Bool? {
    var matrix = IntegerMatrix(
      members.indices.map { index in
        rows[members[index]].terms + members.indices.map { $0 == index ? 1 : 0 }
      })
    let null = matrix.nullRows(columns: variableCount)
    guard !matrix.isOverflowing else { return nil }
    guard null.count == 1 else { return false }
    var multipliers = Array(null[0].dropFirst(variableCount))
    guard !multipliers.contains(0) else { return false }
    let right = zip(multipliers, members).reduce(Int128(0)) { $0 + $1.0 * rows[$1.1].rhs }
    guard right != 0 else { return false }
    if right > 0 { multipliers = multipliers.map { 0 - $0 } }
    return zip(multipliers, members).allSatisfy { multiplier, member in
      switch rows[member].relation {
      case .lessThanOrEqual: multiplier > 0
      case .equal: true
      case .greaterThanOrEqual: multiplier < 0
      }
    }
  }

  /// Returns whether all rows can hold, by Fourier–Motzkin elimination, or `nil` when a number overflowed.
  package func isSatisfiable() -> Bool? {
    var open: Set<[Int128]> = []
    for row in rows {
      let normal = row.terms + [row.rhs]
      if row.relation != .greaterThanOrEqual { open.insert(normal) }
      if row.relation != .lessThanOrEqual { open.insert(normal.map { 0 - $0 }) }
    }
    var matrix = IntegerMatrix([])
    for column in 0..<variableCount {
      let ups = open.filter { $0[column] > 0 }
      let downs = open.filter { $0[column] < 0 }
      open = open.filter { $0[column] == 0 }
      for up in ups {
        for down in downs {
          open.insert(matrix.combination(up, 0 - down[column], down, up[column]))
        }
      }
      guard !matrix.isOverflowing, open.count < 4000 else { return nil }
    }
    return open.allSatisfy { ($0.last ?? 0) >= 0 }
  }
}
