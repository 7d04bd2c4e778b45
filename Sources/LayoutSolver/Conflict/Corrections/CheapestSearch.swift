/// Finds the correction set of least cost in a block.
///
/// The cheapest set that hits all known conflicts costs no more than any correction set. If the rows outside it can be
/// satisfied it is the answer, if not they hold a new conflict (Moreno-Centeno and Karp, *The implicit hitting set
/// approach to solve combinatorial optimization problems*, Operations Research 2013).
struct CheapestSearch {
  private let block: ConflictBlock
  private let costs: [RowCost?]
  private var sets: [RowSet] = []
  /// The cheapest correction set found, by merged rows.
  private(set) var best: (rows: [Int], cost: RowCost)?
  /// The work left to spend.
  private(set) var steps: Int

  /// Creates the search of a block.
  ///
  /// - Parameters:
  ///   - block: the rows.
  ///   - costs: the cost of each merged row, `nil` for one that must not be chosen.
  ///   - steps: the work to spend.
  init(_ block: ConflictBlock, costs: [RowCost?], steps: Int) {
    self.block = block
    self.costs = costs
    self.steps = steps
  }

  /// Searches and returns whether the best set is proved to be the cheapest.
  mutating func run() -> Bool {
    var chosen: [Int] = []
    while true {
      // The first round is completed whatever the work, so that there is an answer.
      guard let isCorrection = complete(chosen) else { return false }
      if isCorrection { return true }
      var search = CheapestHittingSet(sets, costs: costs, below: best?.cost, steps: steps)
      let (rows, _, isProved) = search.run()
      steps = search.steps
      guard isProved, steps > 0 else { return false }
      // Nothing below the best cost hits even the known conflicts.
      guard let rows else { return true }
      chosen = rows
    }
  }

  /// Completes chosen rows to a correction set, noting every conflict that stands in the way.
  ///
  /// - Returns: whether they were one already, or `nil` when a conflict holds no row that may be chosen.
  private mutating func complete(_ chosen: [Int]) -> Bool? {
    var isRemoved = RowSet(chosen, below: block.count)
    var isCorrection = true
    while let conflict = conflict(without: isRemoved) {
      isCorrection = false
      sets.append(RowSet(conflict.rows, below: block.count))
      let open = conflict.rows.filter { costs[$0] != nil }
      guard let cheapest = open.min(by: { isCheaper($0, $1) }) else { return nil }
      isRemoved.insert(cheapest)
    }
    shrink(&isRemoved)
    let rows = isRemoved.members
    let cost = rows.reduce(RowCost.zero) { $0 + (costs[$1] ?? .zero) }
    if best.map({ cost < $0.cost }) ?? true { best = (rows, cost) }
    return isCorrection
  }

  private func isCheaper(_ first: Int, _ second: Int) -> Bool {
    guard let left = costs[first], let right = costs[second] else { return false }
    return left == right ? first < second : left < right
  }

  /// Puts back rows, the dearest first, as long as the others can be satisfied.
  private mutating func shrink(_ isRemoved: inout RowSet) {
    for row in isRemoved.members.sorted(by: { isCheaper($1, $0) }) {
      isRemoved.remove(row)
      // A conflict that is known already saves the solve.
      let isNeeded = sets.contains { !$0.isHit(by: isRemoved) } || conflict(without: isRemoved) != nil
      if isNeeded { isRemoved.insert(row) }
    }
  }

  private mutating func conflict(without isRemoved: RowSet) -> MinimalConflict? {
    steps -= block.solveCost
    return block.conflict(among: (0..<block.count).filter { !isRemoved.contains($0) })
  }
}
