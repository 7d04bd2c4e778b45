import LayoutModel
import LayoutSolver

/// Finds repairs of a conflict and solves the list again with each.
///
/// Only constraints of the app are touched. Because a core is minimal, every change that takes a member out of
/// it, or moves its constant by `excess / multiplier`, dissolves it; solving the whole list again shows whether
/// another conflict remains.
struct Repairs {
  /// A repair before it has an id.
  struct Draft {
    var kind: Fix.Kind
    /// The place of the constraint.
    var constraint: Int
    var summary: String
    var isVerified: Bool
  }

  private let layout: Layout
  private let core: Core
  private let words: ConstraintWords
  private let assumptions: Bool

  private static let most = 5

  /// Prepares the repairs of a core.
  init(of core: Core, in layout: Layout, words: ConstraintWords, assumptions: Bool) {
    self.core = core
    self.layout = layout
    self.words = words
    self.assumptions = assumptions
  }

  /// Returns the repairs, the best first; `preferred` are the kinds that suit the case best, in order.
  func drafts(preferring preferred: [Fix.Kind]) -> [Draft] {
    let editable = core.members
      .filter { $0.origin.constraint.map { layout.constraints[$0].owner.canBeEdited } == true }
      .sorted { rank($0) < rank($1) }
    var found: [Draft] = []
    for member in editable.prefix(4) {
      guard let index = member.origin.constraint else { continue }
      let all = [
        lowered(index), relaxed(member, index), moved(member, index), removed(index),
      ]
      found += all.compactMap { $0 }.filter {
        $0.kind != .removeConstraint || preferred.contains(.removeConstraint)
      }
    }
    if preferred.contains(.disableAutoresizing) { found += unmasked() }
    let verified = found.filter { $0.isVerified }
    return Array(order(verified.isEmpty ? found : verified, preferring: preferred).prefix(Self.most))
  }

  /// Orders by preferred kind, at most two of a kind.
  private func order(_ drafts: [Draft], preferring preferred: [Fix.Kind]) -> [Draft] {
    let kinds =
      preferred + [.lowerPriority, .changeConstant, .relaxRelation].filter { !preferred.contains($0) }
    return kinds.flatMap { kind in drafts.filter { $0.kind == kind }.prefix(2) }
  }

  /// Prefers what people change first: inequalities and fixed sizes, then far edges, then the rest.
  private func rank(_ member: Core.Member) -> Int {
    guard let index = member.origin.constraint, let equation = layout.constraints[index].equation else {
      return 9
    }
    if equation.first.attribute.isSize, equation.second == nil { return equation.relation == .equal ? 1 : 0 }
    switch equation.first.attribute {
    case .trailing, .bottom, .right: return 2
    default: return 3
    }
  }

  private func name(_ index: Int) -> String { "“\(words.equation(layout.constraints[index]))”" }

  private func isSatisfiable(_ change: (inout BlockSystem.Scope) -> Void) -> Bool {
    var scope = BlockSystem.Scope(assumptions: assumptions)
    change(&scope)
    return BlockAnalysis.isSatisfiable(layout, scope)
  }
}

// MARK: - Kinds

extension Repairs {
  private func lowered(_ index: Int) -> Draft {
    Draft(
      kind: .lowerPriority, constraint: index, summary: "Lower the priority of \(name(index)) to 999.",
      isVerified: isSatisfiable { $0.without.insert(index) })
  }

  private func removed(_ index: Int) -> Draft {
    Draft(
      kind: .removeConstraint, constraint: index, summary: "Remove \(name(index)).",
      isVerified: isSatisfiable { $0.without.insert(index) })
  }

  private func moved(_ member: Core.Member, _ index: Int) -> Draft? {
    guard var equation = layout.constraints[index].equation, !member.multiplier.isZero else { return nil }
    let target = BigRational(equation.constant) + core.excess / member.multiplier
    guard let constant = target.rational, constant.isExact else { return nil }
    // A size of 0 or a space that turns into an overlap is no repair that anybody would want.
    if constant.isNegative != equation.constant.isNegative, !equation.constant.isZero { return nil }
    if equation.first.attribute.isSize, equation.second == nil, constant <= .zero { return nil }
    var form = member.form
    form.bound = constant
    equation.constant = constant
    let old = Points.text(member.form.bound)
    return Draft(
      kind: .changeConstant, constraint: index,
      summary: "Change the constant of \(name(index)) from \(old) to \(Points.text(constant)).",
      isVerified: isSatisfiable { $0.replacing[index] = form })
  }

  /// Turns an equality into the inequality that leaves the side open to which the others push.
  private func relaxed(_ member: Core.Member, _ index: Int) -> Draft? {
    guard layout.constraints[index].equation != nil, member.form.relation == .equal else { return nil }
    let isUpperBound = member.multiplier > BigRational.zero
    var form = member.form
    form.relation = isUpperBound ? .greaterThanOrEqual : .lessThanOrEqual
    let sign = ConstraintWords.sign(form.relation)
    return Draft(
      kind: .relaxRelation, constraint: index, summary: "Turn the = of \(name(index)) into \(sign).",
      isVerified: isSatisfiable { $0.replacing[index] = form })
  }

  /// Switches the translation of the autoresizing mask off for the views whose mask takes part.
  private func unmasked() -> [Draft] {
    let masked = core.constraints.filter { layout.constraints[$0].owner == .autoresizing }
    var views: [ItemIndex] = []
    for index in masked {
      guard let view = layout.maskedView(of: layout.constraints[index]), !views.contains(view) else {
        continue
      }
      views.append(view)
    }
    return views.compactMap { view in
      let all = layout.constraints.indices.filter {
        layout.constraints[$0].owner == .autoresizing && layout.maskedView(of: layout.constraints[$0]) == view
      }
      guard let first = all.first else { return nil }
      return Draft(
        kind: .disableAutoresizing, constraint: first,
        summary: "Set translatesAutoresizingMaskIntoConstraints = false on \(words.names[view]).",
        isVerified: isSatisfiable { $0.without.formUnion(all) })
    }
  }
}

extension Layout {
  /// Returns the view whose autoresizing mask a constraint translates.
  ///
  /// The constraint names the view and, for an edge, its superview; which is which follows from containment.
  func maskedView(of constraint: Constraint) -> ItemIndex? {
    guard let equation = constraint.equation else { return nil }
    if let second = equation.second, items[second.item].parent == equation.first.item { return second.item }
    return equation.first.item
  }
}
