/// Enumerates the minimal conflicts of one block by their minimal hitting sets.
///
/// A minimal set of rows that hits every known conflict is either a correction set, when the other rows can be
/// satisfied, or the other rows hold a new conflict (Liffiton and others, *Fast, flexible MUS enumeration*, Constraints
/// 2016). Minimal hitting sets are walked through depth first, each once, with the pruning of Murakami and Uno
/// (*Efficient algorithms for dualizing large-scale hypergraphs*, Discrete Applied Mathematics 2014). Conflicts found
/// on the way join at once; a walk that found none has proved the list complete.
struct ConflictSearch {
  /// The size of a correction set beyond which the search gives up, since it is recursive and stacks may be short.
  static let deepest = 256

  private let system: LinearSystem
  private let count: Int
  private var sets: [RowSet]
  private let areSetsComplete: Bool
  private let deepest: Int
  private var isCut = false
  /// The minimal correction sets found so far, by the block's row numbers.
  private(set) var corrections: Set<RowSet> = []
  /// The conflicts found so far, by the block's row numbers.
  private(set) var conflicts: [MinimalConflict] = []
  /// The work left to spend.
  private(set) var steps: Int
  /// A Boolean value that indicates whether the limit allowed every conflict that was met.
  private(set) var hasRoom = true
  private let limit: Int

  /// Creates the search in a block's own system.
  ///
  /// - Parameters:
  ///   - system: the block's rows.
  ///   - known: the rows of conflicts that are known already.
  ///   - areComplete: whether those are all conflicts, so that only correction sets are left to find.
  ///   - limit: the number of further conflicts to find.
  ///   - size: the number of rows beyond which correction sets do not matter.
  ///   - steps: the work to spend.
  init(
    _ system: LinearSystem, known: [[Int]] = [], areComplete: Bool = false, limit: Int, size: Int = .max,
    steps: Int
  ) {
    self.system = system
    count = system.rowCount
    sets = []
    for rows in known { sets.append(RowSet(rows, below: system.rowCount)) }
    areSetsComplete = areComplete
    deepest = min(Self.deepest, size)
    self.limit = limit
    self.steps = steps
  }

  /// Searches and returns whether all minimal conflicts were found.
  mutating func run() -> Bool {
    var known = -1
    while known != conflicts.count {
      known = conflicts.count
      let all = RowSet(Array(0..<count), below: count)
      isCut = false
      guard extend(RowSet(below: count), all, depth: 0) else { return false }
    }
    return !isCut
  }

  /// Walks through the minimal hitting sets that extend the chosen rows by candidates.
  ///
  /// - Returns: whether the limits allowed all of them.
  private mutating func extend(_ chosen: RowSet, _ candidates: RowSet, depth: Int) -> Bool {
    guard steps > 0 || sets.isEmpty else { return false }
    var target = unhit(chosen, candidates)
    if target == nil {
      guard let isCorrection = test(chosen) else { return false }
      if isCorrection { return true }
      target = sets.count - 1
    }
    guard let target else { return true }
    guard depth < deepest else {
      isCut = true
      return true
    }
    let branches = sets[target].commonMembers(candidates)
    var open = candidates
    for row in branches { open.remove(row) }
    for row in branches {
      var next = chosen
      next.insert(row)
      steps -= 1 + sets.count / 16
      if isCritical(next, size: depth + 1), !extend(next, open, depth: depth + 1) { return false }
      open.insert(row)
    }
    return true
  }

  /// Returns the conflict without a chosen row that has the fewest candidates.
  private func unhit(_ chosen: RowSet, _ candidates: RowSet) -> Int? {
    var best: (index: Int, size: Int)?
    for index in sets.indices where sets[index].commonCount(chosen) == 0 {
      let size = sets[index].commonCount(candidates)
      if let best, best.size <= size { continue }
      best = (index, size)
    }
    return best?.index
  }

  /// Returns whether every chosen row is the only one to hit some conflict.
  private func isCritical(_ chosen: RowSet, size: Int) -> Bool {
    var needed = RowSet(below: count)
    var found = 0
    for set in sets {
      guard let row = set.onlyCommonMember(chosen), !needed.contains(row) else { continue }
      needed.insert(row)
      found += 1
      if found == size { return true }
    }
    return found == size
  }

  /// Returns whether the rows outside a hitting set can be satisfied; if not, their conflict joins the list.
  ///
  /// - Returns: `nil` when a limit is reached.
  private mutating func test(_ chosen: RowSet) -> Bool? {
    if corrections.contains(chosen) { return true }
    if areSetsComplete {
      corrections.insert(chosen)
      return true
    }
    guard steps > 0 else { return nil }
    steps -= system.solveCost
    let others = (0..<count).filter { !chosen.contains($0) }
    let rest = system.subsystem(rows: others)
    guard case .contradictory(let conflict) = rest.verdict(needsSolution: false) else {
      corrections.insert(chosen)
      return true
    }
    guard conflicts.count < limit else {
      hasRoom = false
      return nil
    }
    conflicts.append(MinimalConflict(conflict, renumbered: others))
    sets.append(RowSet(conflicts[conflicts.count - 1].rows, below: count))
    return false
  }
}

extension LinearSystem {
  /// About the work of one solve: rows, and terms where there are more of them than layouts have.
  var solveCost: Int { rowCount + 8 + max(0, columns.count - 4 * rowCount) }
}
