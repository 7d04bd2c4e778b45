import LayoutModel
import LayoutSolver

/// The ways in which an optimum can still move, as vectors over the variables of a system.
///
/// Fixing a number takes one way out and leaves the others independent, by one step of Gaussian elimination.
struct FreeSpace {
  /// The ways; those that were taken out are empty.
  private(set) var directions: [[Int: BigRational]]
  /// For each variable the ways that move it.
  private var movers: [Int: Set<Int>] = [:]

  /// Creates the space without any way.
  init() { directions = [] }

  /// Creates the space that a solver's directions span.
  init(_ freedom: Freedom) {
    directions = freedom.directions.map { direction in
      var amounts: [Int: BigRational] = [:]
      for (variable, amount) in zip(direction.variables, direction.amounts) { amounts[variable] = amount }
      return amounts
    }
    for (way, direction) in freedom.directions.enumerated() {
      for variable in direction.variables { movers[variable, default: []].insert(way) }
    }
  }

  /// The number of independent ways.
  var degrees: Int { directions.count { !$0.isEmpty } }

  /// Returns the ways that move a variable, as places in `directions`, in their order.
  func ways(moving variable: Int) -> [Int] { movers[variable].map { $0.sorted() } ?? [] }

  /// Returns whether a variable less another one, if any, is not the same everywhere.
  func moves(_ variable: Int, less other: Int? = nil) -> Bool {
    guard let other else { return movers[variable]?.isEmpty == false }
    let ways = (movers[variable] ?? []).union(movers[other] ?? [])
    return ways.contains { directions[$0][variable] ?? .zero != directions[$0][other] ?? .zero }
  }

  /// Fixes a variable; returns whether it was free.
  mutating func fix(_ variable: Int) -> Bool {
    guard let ways = movers[variable], let pivot = ways.min(), let lead = directions[pivot][variable] else {
      return false
    }
    let row = directions[pivot]
    directions[pivot] = [:]
    for column in row.keys { movers[column]?.remove(pivot) }
    for index in ways where index != pivot {
      guard let amount = directions[index][variable] else { continue }
      let factor = amount / lead
      for (column, value) in row {
        let rest = (directions[index][column] ?? .zero) - factor * value
        directions[index][column] = rest.isZero ? nil : rest
        if rest.isZero {
          movers[column]?.remove(index)
        } else {
          movers[column, default: []].insert(index)
        }
      }
    }
    return true
  }
}

extension FreeSpace {
  /// The ways in groups that have no variable in common, each by places in `directions`, in their order.
  var groups: [[Int]] {
    var roots = Array(directions.indices)
    func root(_ way: Int) -> Int {
      var way = way
      while roots[way] != way {
        roots[way] = roots[roots[way]]
        way = roots[way]
      }
      return way
    }
    for ways in movers.values {
      guard let first = ways.first else { continue }
      for way in ways {
        let (left, right) = (root(first), root(way))
        roots[max(left, right)] = min(left, right)
      }
    }
    var groups: [Int: [Int]] = [:]
    for way in directions.indices where !directions[way].isEmpty {
      groups[root(way), default: []].append(way)
    }
    return groups.keys.sorted().compactMap { groups[$0] }
  }
}
