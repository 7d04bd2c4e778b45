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
  ///
  /// - Complexity: O(*n*) for *n* numbers, rows and ways with their variables, but for the ways within one group.
  var openGroups: [OpenGroup] {
    let owners = ColumnOwners(self)
    let rows = MovedRows(system, of: looseLayout ?? layout)
    return space.groups.compactMap { group($0, owners, rows) } + unmentioned
  }

  private func group(_ places: [Int], _ owners: ColumnOwners, _ rows: MovedRows) -> OpenGroup? {
    let ways = places.map { space.directions[$0] }
    let columns = Set(ways.flatMap { $0.keys })
    var members: [OpenGroup.Member] = []
    for view in owners.affected(by: columns) {
      for variable in ambiguous[view] where moves(view, variable, along: columns) {
        members.append(OpenGroup.Member(view: view, variable: variable))
      }
    }
    guard !members.isEmpty else { return nil }
    return OpenGroup(members: members, degrees: ways.count, cause: cause(columns, rows), ways: ways)
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

  /// Returns whether a number of a view, places being relative to the superview, changes along a way of a group, whose
  /// ways move some variables.
  private func moves(_ view: Int, _ variable: Variable, along columns: Set<Int>) -> Bool {
    if let content = lowered.draft.scrollContents[view],
      let column = system.column(knownOf: content, variable),
      variable == .width || variable == .height, columns.contains(column)
    {
      return true
    }
    let member = OpenGroup.Member(view: view, variable: variable)
    let own = self.columns(of: member).filter { columns.contains($0) }
    return own.contains { column in
      space.ways(moving: column).contains { way in
        !(movement(member, along: space.directions[way]) ?? .zero).isZero
      }
    }
  }

  /// Finds out why ways are open: by the rows whose left sides change along them.
  private func cause(_ columns: Set<Int>, _ moved: MovedRows) -> OpenGroup.Cause {
    var isLimited = false
    var tied: Priority?
    let rows = (looseLayout ?? layout).constraints
    for row in moved.rows(of: columns) {
      guard let index = system.origins[row].constraint, changes(rows[index].form) else { continue }
      if rows[index].priority.isRequired {
        isLimited = isLimited || (rows[index].form.relation != .equal && rows[index].owner == .app)
      } else if optimum?.errors[row].isZero == false {
        tied = max(tied ?? rows[index].priority, rows[index].priority)
      }
    }
    if let tied { return .tie(tied) }
    return isLimited ? .unpaired : .missing
  }

  private func changes(_ form: LinearForm) -> Bool {
    let columns = form.terms.map { (system.column(knownOf: $0.item, $0.variable), $0.coefficient) }
    let ways = Set(columns.flatMap { $0.0.map { space.ways(moving: $0) } ?? [] })
    return ways.contains { way in
      var sum = BigRational.zero
      for case (let column?, let coefficient) in columns {
        if let moved = space.directions[way][column] { sum += BigRational(coefficient) * moved }
      }
      return !sum.isZero
    }
  }
}

/// Which rows of a system mention each of its variables.
private struct MovedRows {
  private var rowsOf: [[Int32]]

  init(_ solution: BlockSystem, of layout: Layout) {
    rowsOf = Array(repeating: [], count: solution.system.variableCount)
    for (row, origin) in solution.origins.enumerated() where origin.constraint != nil {
      for term in origin.form(in: layout).terms {
        if let column = solution.column(knownOf: term.item, term.variable) {
          rowsOf[column].append(Int32(row))
        }
      }
    }
  }

  /// Returns the rows that mention one of some variables, each once, ascending.
  func rows(of columns: Set<Int>) -> [Int] {
    Set(columns.flatMap { rowsOf[$0] }).sorted().map { Int($0) }
  }
}
