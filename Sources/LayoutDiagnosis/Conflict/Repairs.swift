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
    /// The places of further constraints that the same change is made to.
    var also: [Int] = []
    var summary: String
    var isVerified: Bool
    /// The new constant, where it is one that changes.
    var constant: Rational?
  }

  private let layout: Layout
  private let core: Core
  private let allCores: [Core]
  private let words: ConstraintWords
  private let assumptions: Bool
  /// The places of constraints that other conflicts are about.
  private let without: Set<Int>

  private static let most = 5

  /// Prepares the repairs of a core, which is one of all that the list holds.
  init(
    of core: Core, among allCores: [Core], in layout: Layout, words: ConstraintWords, assumptions: Bool,
    without: Set<Int> = []
  ) {
    self.without = without
    self.core = core
    self.allCores = allCores
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
    found = core.constraints.compactMap { softened($0) } + found
    if preferred.contains(.disableAutoresizing) { found += unmasked() }
    let verified = order(found.filter { $0.isVerified }, preferring: preferred)
    guard verified.isEmpty else { return Array(verified.prefix(Self.most)) }
    return together().map { [$0] } ?? Array(order(found, preferring: preferred).prefix(2))
  }

  /// Orders by preferred kind, at most two of a kind.
  private func order(_ drafts: [Draft], preferring preferred: [Fix.Kind]) -> [Draft] {
    let kinds =
      preferred + [.lowerPriority, .changeConstant, .relaxRelation].filter { !preferred.contains($0) }
    return kinds.flatMap { kind in drafts.filter { $0.kind == kind }.prefix(2) }
  }

  private func rank(_ member: Core.Member) -> Int { member.origin.constraint.map { rank(of: $0) } ?? 9 }

  private func rank(of index: Int) -> Int { layout.constraints[index].placeInGivingWay }

  private func name(_ index: Int) -> String { "“\(words.equation(layout.constraints[index]))”" }

  private func isSatisfiable(_ change: (inout BlockSystem.Scope) -> Void) -> Bool {
    var scope = BlockSystem.Scope(assumptions: assumptions, without: without)
    change(&scope)
    return BlockAnalysis.isSatisfiable(layout, scope)
  }
}

// MARK: - Several at once

extension Repairs {
  /// The most constraints that are tried one by one.
  private static let mostTried = 40

  /// Returns a change of several constraints, for a list in which no single one is enough.
  private func together() -> Draft? {
    var editable: [Int] = []
    for index in allCores.flatMap({ $0.constraints })
    where layout.constraints[index].owner.canBeEdited && !editable.contains(index) {
      editable.append(index)
    }
    guard editable.count <= Self.mostTried else { return nil }
    if let alike = alike(editable) { return lowered(together: alike) }
    guard isEnough(editable) else { return nil }
    // Deleting one after the other leaves a smallest set that is still enough; sizes are kept for last.
    var needed = editable
    for index in editable.sorted(by: { rank(of: $0) > rank(of: $1) }) {
      let rest = needed.filter { $0 != index }
      if isEnough(rest) { needed = rest }
    }
    return lowered(together: needed)
  }

  /// Returns constraints that say the same about views of one class, such as five equal heights, if they are enough.
  private func alike(_ editable: [Int]) -> [Int]? {
    var groups: [(key: String, members: [Int])] = []
    for index in editable {
      guard let equation = layout.constraints[index].equation else { continue }
      let key =
        "\(layout.items[equation.first.item].className) \(equation.first.attribute.rawValue) "
        + "\(equation.relation.rawValue) \(equation.constant) \(equation.second == nil)"
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].members.append(index)
      } else {
        groups.append((key, [index]))
      }
    }
    return groups.first { $0.members.count > 1 && isEnough($0.members) }?.members
  }

  private func isEnough(_ members: [Int]) -> Bool { isSatisfiable { $0.without.formUnion(members) } }

  private func lowered(together members: [Int]) -> Draft? {
    guard let first = members.first, members.count > 1 else { return nil }
    let shown = members.prefix(4).map { name($0) }
    let more = members.count > 4 ? " and \(members.count - 4) more" : ""
    return Draft(
      kind: .lowerPriority, constraint: first, also: Array(members.dropFirst()),
      summary: "No single change is enough. Lower the priorities of these \(members.count) to 999: "
        + "\(shown.joined(separator: ", "))\(more).",
      isVerified: true)
  }
}

// MARK: - Kinds

extension Repairs {
  private func lowered(_ index: Int) -> Draft {
    Draft(
      kind: .lowerPriority, constraint: index, summary: "Lower the priority of \(name(index)) to 999.",
      isVerified: isSatisfiable { $0.without.insert(index) })
  }

  /// Lowers the hugging or compression resistance of a view whose content size is required.
  private func softened(_ index: Int) -> Draft? {
    guard let name = words.contentPriority(layout.constraints[index]) else { return nil }
    return Draft(
      kind: .lowerPriority, constraint: index, summary: "Lower the \(name) to 999.",
      isVerified: isSatisfiable { $0.without.insert(index) })
  }

  private func removed(_ index: Int) -> Draft {
    Draft(
      kind: .removeConstraint, constraint: index, summary: "Remove \(name(index)).",
      isVerified: isSatisfiable { $0.without.insert(index) })
  }

  private func moved(_ member: Core.Member, _ index: Int) -> Draft? {
    // Where margins are assumed, a number computed from them would look more certain than it is.
    guard !assumptions, let equation = layout.constraints[index].equation, !member.multiplier.isZero else {
      return nil
    }
    let wanted = BigRational(equation.constant) + core.excess / member.multiplier
    guard let exact = wanted.rational, exact.isExact else { return nil }
    // What is offered is what was solved: a number with two decimals where one is enough.
    let rounded = exact.roundedToHundredths(up: exact > equation.constant)
    let isEnough = rounded != exact && moves(member, index, to: rounded)
    let constant = isEnough ? rounded : exact
    // A size of 0 or a space that turns into an overlap is no repair that anybody would want.
    if constant.isNegative != equation.constant.isNegative, !equation.constant.isZero { return nil }
    if equation.first.attribute.isSize, equation.second == nil, constant <= .zero { return nil }
    let (old, new) = (BigRational(equation.constant), BigRational(constant))
    let target = isEnough ? Points.text(new, unlike: old) : Points.exact(new)
    return Draft(
      kind: .changeConstant, constraint: index,
      summary: "Change the constant of \(name(index)) from \(Points.text(old, unlike: new)) to \(target).",
      isVerified: isEnough || moves(member, index, to: constant), constant: constant)
  }

  private func moves(_ member: Core.Member, _ index: Int, to constant: Rational) -> Bool {
    var form = member.form
    form.bound = constant
    return isSatisfiable { $0.replacing[index] = form }
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
      guard let view = layout.maskedView(of: layout.constraints[index]), !views.contains(view),
        layout.items[view].mayUseConstraints
      else {
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

extension Item {
  /// A Boolean value that indicates whether an app may switch the view's autoresizing mask off: not for windows,
  /// cells and their content views, and views of the system.
  fileprivate var mayUseConstraints: Bool {
    let isManaged = ["Window", "Cell", "ContentView", "ClipView", "RowView"].contains { className.holds($0) }
    return !isManaged && !className.hasPrefix("_")
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
