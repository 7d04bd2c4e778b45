import LayoutModel
import LayoutPlatform
import LayoutSolver

/// Numbers of views that the constraints leave open together: a movement of one moves others of the group.
struct OpenGroup {
  /// Why they are open.
  enum Cause {
    /// No constraint fixes them.
    case missing
    /// Inequalities limit them, and nothing pulls to an end.
    case unpaired
    /// Optional constraints of one priority compete.
    case tie(Priority)
  }

  /// A number of a view.
  struct Member: Hashable {
    var view: Int
    var variable: Variable
  }

  /// The numbers, by view.
  var members: [Member]
  /// How many of them have to be fixed.
  var degrees: Int
  /// Why they are open.
  var cause: Cause
  /// How the numbers change, one way for each degree.
  var ways: [[Int: BigRational]]
}

extension InterfaceSolution {
  /// The open numbers of the tree in groups, each about as few views as possible.
  var openGroups: [OpenGroup] {
    var groups = space.groups.compactMap { places in group(places.map { space.directions[$0] }) }
    groups += unmentioned
    return groups
  }

  private func group(_ ways: [[Int: BigRational]]) -> OpenGroup? {
    var members: [OpenGroup.Member] = []
    for (view, variables) in ambiguous.enumerated() {
      for variable in variables where ways.contains(where: { moves(view, variable, along: $0) }) {
        members.append(OpenGroup.Member(view: view, variable: variable))
      }
    }
    guard !members.isEmpty else { return nil }
    return OpenGroup(members: members, degrees: ways.count, cause: cause(ways), ways: ways)
  }

  /// The numbers that no row of the system mentions, a group for each view.
  private var unmentioned: [OpenGroup] {
    ambiguous.enumerated().compactMap { view, variables in
      guard let item = lowered.draft.itemOfView[view] else { return nil }
      let open = variables.filter { system.column(knownOf: item, $0) == nil }
      guard !open.isEmpty else { return nil }
      return OpenGroup(
        members: open.map { OpenGroup.Member(view: view, variable: $0) }, degrees: open.count,
        cause: .missing,
        ways: [])
    }
  }

  /// Returns whether a number of a view, places being relative to the superview, changes along a way.
  private func moves(_ view: Int, _ variable: Variable, along way: [Int: BigRational]) -> Bool {
    if let content = lowered.draft.scrollContents[view],
      let column = system.column(knownOf: content, variable),
      variable == .width || variable == .height, way[column] != nil
    {
      return true
    }
    return !(movement(OpenGroup.Member(view: view, variable: variable), along: way) ?? .zero).isZero
  }

  /// Finds out why ways are open: by the rows whose left sides change along them.
  private func cause(_ ways: [[Int: BigRational]]) -> OpenGroup.Cause {
    var isLimited = false
    var tied: Priority?
    let rows = (looseLayout ?? layout).constraints
    for (row, origin) in system.origins.enumerated() {
      guard let index = origin.constraint, changes(rows[index].form, along: ways) else { continue }
      if rows[index].priority.isRequired {
        isLimited = isLimited || (rows[index].form.relation != .equal && rows[index].owner == .app)
      } else if optimum?.errors[row].isZero == false {
        tied = max(tied ?? rows[index].priority, rows[index].priority)
      }
    }
    if let tied { return .tie(tied) }
    return isLimited ? .unpaired : .missing
  }

  private func changes(_ form: LinearForm, along ways: [[Int: BigRational]]) -> Bool {
    ways.contains { way in
      var sum = BigRational.zero
      for term in form.terms {
        guard let column = system.column(knownOf: term.item, term.variable), let moved = way[column] else {
          continue
        }
        sum += BigRational(term.coefficient) * moved
      }
      return !sum.isZero
    }
  }
}
