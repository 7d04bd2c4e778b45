/// Finds the smallest minimal conflict of a block that is no graph.
///
/// A smallest set of rows that hits every known correction set is no larger than any conflict. If its rows contradict
/// each other it is the answer, if not they show a correction set that it misses (Ignatiev and others, *Smallest MUS
/// extraction with minimal hitting set dualization*, Constraint Programming 2015).
struct SmallestSearch {
  private let block: ConflictBlock
  private let costs: [RowCost?]
  private var corrections: [RowSet] = []
  private var bound: Int
  /// The smallest conflict below the bound, by merged rows.
  private(set) var best: MinimalConflict?
  /// The work left to spend.
  private(set) var steps: Int

  /// Creates the search of a block for conflicts of fewer rows than a bound.
  init(_ block: ConflictBlock, below bound: Int, steps: Int) {
    self.block = block
    self.bound = bound
    self.steps = steps
    costs = block.merged.parts.map { RowCost(weight: BigRational($0.count), count: 0) }
  }

  /// Searches and returns whether no smaller conflict than the best one, or than the bound, is left.
  mutating func run() -> Bool {
    // Most blocks are small enough to list everything; what is listed serves on if not.
    let found = block.conflicts(limit: 256, steps: steps / 2)
    steps -= steps / 2 - found.steps
    for conflict in found.conflicts { note(conflict) }
    if found.isComplete { return true }
    corrections = found.corrections.map { $0.members }.sorted { $0.lexicographicallyPrecedes($1) }
      .map { RowSet($0, below: block.count) }
    while steps > 0 {
      var search = CheapestHittingSet(
        corrections, costs: costs, below: RowCost(weight: BigRational(bound), count: 0), steps: steps)
      let (rows, _, isProved) = search.run()
      steps = search.steps
      guard isProved, let rows else { return isProved }
      steps -= block.solveCost
      if let conflict = block.conflict(among: rows) {
        note(conflict)
        return true
      }
      corrections.append(correction(outside: rows))
    }
    return false
  }

  private mutating func note(_ conflict: MinimalConflict) {
    let size = block.size(of: conflict.rows)
    guard size < bound else { return }
    bound = size
    best = conflict
  }

  /// Returns a minimal correction set that holds none of some rows, which can be satisfied.
  ///
  /// As many other rows as can be satisfied with them are added, first those that a solution happens to satisfy.
  private mutating func correction(outside rows: [Int]) -> RowSet {
    var kept = RowSet(rows, below: block.count)
    for row in 0..<block.count where !kept.contains(row) {
      steps -= block.solveCost
      let system = block.merged.system
      let members = (kept.members + [row]).sorted()
      guard case .satisfiable(let solution) = system.subsystem(rows: members).verdict(needsSolution: true)
      else { continue }
      kept.insert(row)
      guard solution.count == system.variableCount else { continue }
      for other in row..<block.count where !kept.contains(other) {
        if system.subsystem(rows: [other]).satisfies(solution) { kept.insert(other) }
      }
    }
    var correction = RowSet(below: block.count)
    for row in 0..<block.count where !kept.contains(row) { correction.insert(row) }
    return correction
  }
}
