import LayoutModel
import LayoutSolver

/// The ways in which an optimum can still move, as vectors over the variables of a system.
///
/// Fixing a number takes one way out and leaves the others independent, by one step of Gaussian elimination.
struct FreeSpace {
  private(set) var directions: [[Int: BigRational]]

  /// Creates the space without any way.
  init() { directions = [] }

  /// Creates the space that a solver's directions span.
  init(_ freedom: Freedom) {
    directions = freedom.directions.map { direction in
      var amounts: [Int: BigRational] = [:]
      for (variable, amount) in zip(direction.variables, direction.amounts) { amounts[variable] = amount }
      return amounts
    }
  }

  /// The number of independent ways.
  var degrees: Int { directions.count }

  /// Returns whether a variable less another one, if any, is not the same everywhere.
  func moves(_ variable: Int, less other: Int? = nil) -> Bool {
    directions.contains { amounts in
      let moved = amounts[variable] ?? .zero
      guard let other, let along = amounts[other] else { return !moved.isZero }
      return moved != along
    }
  }

  /// Fixes a variable; returns whether it was free.
  mutating func fix(_ variable: Int) -> Bool {
    guard let pivot = directions.firstIndex(where: { $0[variable] != nil }) else { return false }
    let row = directions.remove(at: pivot)
    guard let lead = row[variable] else { return false }
    for index in directions.indices {
      guard let amount = directions[index][variable] else { continue }
      let factor = amount / lead
      for (column, value) in row {
        let rest = (directions[index][column] ?? .zero) - factor * value
        directions[index][column] = rest.isZero ? nil : rest
      }
    }
    return true
  }
}

extension FreeSpace {
  /// The ways in groups that have no variable in common, each by places in `directions`, in their order.
  var groups: [[Int]] {
    var groups: [(variables: Set<Int>, ways: [Int])] = []
    for (way, amounts) in directions.enumerated() {
      var merged = (variables: Set(amounts.keys), ways: [way])
      var rest: [(variables: Set<Int>, ways: [Int])] = []
      for group in groups {
        if group.variables.isDisjoint(with: merged.variables) {
          rest.append(group)
        } else {
          merged = (merged.variables.union(group.variables), group.ways + merged.ways)
        }
      }
      groups = rest + [merged]
    }
    return groups.map { $0.ways.sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }
}

extension Freedom {
  /// The values that the numbers take that are not unique, by variable.
  var extents: [Int: FreeVariable] {
    var extents: [Int: FreeVariable] = [:]
    for free in variables where extents[free.variable] == nil { extents[free.variable] = free }
    return extents
  }
}
