import LayoutModel
import LayoutSolver

/// What the solver says about a list of constraints.
struct BlockAnalysis {
  /// What the proof rests on.
  var verdict: ReportConflict.Verdict
  /// The minimal conflicts, the one to explain first; empty for a list that can hold.
  var cores: [Core]
  /// A Boolean value that indicates whether these are all.
  var isComplete: Bool
  /// For a list that can hold: the members of a tight fit that the smallest change turns into a conflict.
  var tightFit: Core?

  /// Analyses a layout; the broken constraint decides which of several conflicts is explained first.
  init(_ layout: Layout, broken: Int?, limits: ConflictLimits = ConflictLimits()) {
    let facts = Self.conflicts(layout, BlockSystem.Scope(), limits)
    if !facts.cores.isEmpty {
      verdict = .contradictory
      (cores, isComplete) = facts
    } else {
      let assumed = Self.conflicts(layout, BlockSystem.Scope(assumptions: true), limits)
      verdict = assumed.cores.isEmpty ? .satisfiableAsPrinted : .contradictoryIf
      (cores, isComplete) = assumed
    }
    cores.sort { Self.comesFirst($0, $1, broken) }
    if cores.isEmpty { tightFit = TightFit.find(in: layout) }
  }

  /// Returns whether the required constraints can hold with the changes of a scope.
  static func isSatisfiable(_ layout: Layout, _ scope: BlockSystem.Scope) -> Bool {
    guard case .satisfiable = BlockSystem(layout, scope).system.feasibility() else { return false }
    return true
  }

  private static func conflicts(
    _ layout: Layout, _ scope: BlockSystem.Scope, _ limits: ConflictLimits
  ) -> (cores: [Core], Bool) {
    let system = BlockSystem(layout, scope)
    let found = system.system.minimalConflicts(limits: limits)
    return (found.conflicts.map { Core($0, of: system, in: layout) }, found.isComplete)
  }

  /// Prefers conflicts with fewer members, then those that hold the broken constraint.
  private static func comesFirst(_ left: Core, _ right: Core, _ broken: Int?) -> Bool {
    if left.members.count != right.members.count { return left.members.count < right.members.count }
    guard let broken else { return false }
    return left.contains(broken) && !right.contains(broken)
  }
}

/// Finds, in a list that can hold, the constraints that fit with nothing to spare.
///
/// Logs print six digits. Two lines such as "height ≥ 48" and "height = 48" can hold as printed, yet conflict
/// when one of the numbers is a hair larger than it looks. Such a fit is found by tightening every inequality,
/// and then every equality, by less than can be printed, and looking for a conflict again.
enum TightFit {
  private static let hair = Rational(1, 1_000_000)

  /// Returns the members of a tight fit, with assumptions, or `nil` when there is room.
  static func find(in layout: Layout) -> Core? {
    for scope in [BlockSystem.Scope(), BlockSystem.Scope(assumptions: true)] {
      if let core = conflict(in: layout, scope, tightening: tightenedInequality) { return core }
      if let core = conflict(in: layout, scope, tightening: shiftedEquality) { return core }
    }
    return nil
  }

  private static func conflict(
    in layout: Layout, _ scope: BlockSystem.Scope, tightening: (Constraint, Int) -> LinearForm?
  ) -> Core? {
    var scope = scope
    for (index, constraint) in layout.constraints.enumerated() where constraint.assumption == nil {
      scope.replacing[index] = tightening(constraint, index)
    }
    let system = BlockSystem(layout, scope)
    guard case .contradictory(let conflict) = system.system.feasibility() else { return nil }
    return Core(conflict, of: system, in: layout)
  }

  private static func tightenedInequality(_ constraint: Constraint, _ index: Int) -> LinearForm? {
    var form = constraint.form
    switch form.relation {
    case .equal: return nil
    case .lessThanOrEqual: form.bound -= hair
    case .greaterThanOrEqual: form.bound += hair
    }
    return form
  }

  /// Shifts an equality by an amount of its own, so that shifts cancel only where equalities are independent.
  private static func shiftedEquality(_ constraint: Constraint, _ index: Int) -> LinearForm? {
    guard constraint.form.relation == .equal else { return nil }
    var form = constraint.form
    form.bound += hair * Rational(Int64(1 + (index * index * 7 + index) % 1009))
    return form
  }
}
