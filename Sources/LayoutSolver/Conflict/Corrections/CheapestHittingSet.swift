/// What a choice of rows costs: its weight, and among equals the number of its rows.
struct RowCost: Comparable, Sendable {
  /// The sum of weights.
  var weight: BigRational
  /// The number of rows.
  var count: Int

  /// No cost.
  static let zero = RowCost(weight: .zero, count: 0)

  static func + (left: Self, right: Self) -> Self {
    Self(weight: left.weight + right.weight, count: left.count + right.count)
  }
  static func - (left: Self, right: Self) -> Self {
    Self(weight: left.weight - right.weight, count: left.count - right.count)
  }
  static func < (left: Self, right: Self) -> Bool {
    left.weight == right.weight ? left.count < right.count : left.weight < right.weight
  }
}

/// Finds a set of least cost that hits given sets, by branch and bound.
///
/// A branch is cut by a feasible solution of the dual problem: set after set is charged what its cheapest member still
/// costs, and its members are made cheaper by that.
struct CheapestHittingSet {
  private let sets: [RowSet]
  private let costs: [RowCost?]
  private var best: [Int]?
  private var bound: RowCost?
  /// The work left to spend.
  private(set) var steps: Int

  /// Creates the search.
  ///
  /// - Parameters:
  ///   - sets: the sets to hit.
  ///   - costs: the cost of each row, `nil` for one that must not be chosen.
  ///   - bound: a cost to stay below, if any.
  ///   - steps: the work to spend.
  init(_ sets: [RowSet], costs: [RowCost?], below bound: RowCost?, steps: Int) {
    self.sets = sets
    self.costs = costs
    self.bound = bound
    self.steps = steps
  }

  /// Returns the cheapest set below the bound, if there is any, and whether the work sufficed to be sure.
  mutating func run() -> (rows: [Int]?, cost: RowCost?, isProved: Bool) {
    var allowed = RowSet(below: costs.count)
    for row in costs.indices where costs[row] != nil { allowed.insert(row) }
    let isProved = extend([], .zero, Array(sets.indices), allowed)
    return (best?.sorted(), best == nil ? nil : bound, isProved)
  }

  /// Completes a choice of rows and returns whether the work sufficed.
  private mutating func extend(_ chosen: [Int], _ cost: RowCost, _ unhit: [Int], _ allowed: RowSet) -> Bool {
    guard chosen.count < ConflictSearch.deepest else { return false }
    steps -= 1 + unhit.count
    guard let lowest = lowerBound(unhit, allowed) else { return true }
    if let bound, !(cost + lowest < bound) { return true }
    guard let target = unhit.min(by: { sets[$0].commonCount(allowed) < sets[$1].commonCount(allowed) }) else {
      best = chosen
      bound = cost
      return true
    }
    guard steps > 0 else { return false }
    var allowed = allowed
    for row in branches(sets[target].commonMembers(allowed), unhit) {
      guard let own = costs[row] else { continue }
      let rest = unhit.filter { !sets[$0].contains(row) }
      guard extend(chosen + [row], cost + own, rest, allowed) else { return false }
      allowed.remove(row)
    }
    return true
  }

  /// Returns rows in the order in which to try them: by cost for each set that they hit.
  private func branches(_ rows: [Int], _ unhit: [Int]) -> [Int] {
    var rated: [(row: Int, rate: BigRational, hits: Int)] = []
    for row in rows {
      guard let cost = costs[row] else { continue }
      let hits = unhit.count { sets[$0].contains(row) }
      rated.append((row, cost.weight / BigRational(max(1, hits)), hits))
    }
    rated.sort { first, second in
      if first.rate != second.rate { return first.rate < second.rate }
      return first.hits == second.hits ? first.row < second.row : second.hits < first.hits
    }
    return rated.map { $0.row }
  }

  /// Returns what hitting the sets costs at least, or `nil` when one of them has no allowed row.
  private func lowerBound(_ unhit: [Int], _ allowed: RowSet) -> RowCost? {
    var left = costs
    var sum = RowCost.zero
    for index in unhit {
      let members = sets[index].commonMembers(allowed)
      var least: RowCost?
      for member in members {
        guard let cost = left[member] else { continue }
        least = least.map { min($0, cost) } ?? cost
      }
      guard let least else { return nil }
      guard .zero < least else { continue }
      sum = sum + least
      for member in members { left[member] = left[member].map { $0 - least } }
    }
    return sum
  }
}
