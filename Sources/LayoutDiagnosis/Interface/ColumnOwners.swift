import LayoutModel
import LayoutPlatform
import LayoutSolver

/// Which views the variables of a solved system belong to.
struct ColumnOwners {
  /// For each variable the view whose number, or whose content's size, it is; −1 where there is none.
  private var views: [Int32]
  /// For each view its subviews.
  private(set) var children: [[Int]]

  /// Collects the owners of a solution's variables.
  init(_ solution: InterfaceSolution) {
    views = Array(repeating: -1, count: solution.system.system.variableCount)
    children = Array(repeating: [], count: solution.tree.views.count)
    for (view, item) in solution.lowered.draft.itemOfView.enumerated() {
      if let parent = solution.tree.views[view].parent { children[parent].append(view) }
      add(view, item, solution)
      add(view, solution.lowered.draft.scrollContents[view], solution)
    }
  }

  private mutating func add(_ view: Int, _ item: ItemIndex?, _ solution: InterfaceSolution) {
    guard let item else { return }
    for variable in Variable.allCases {
      if let column = solution.system.column(knownOf: item, variable) { views[column] = Int32(view) }
    }
  }

  /// Returns the views whose frames in their superviews may change with some variables, ascending.
  func affected(by columns: some Sequence<Int>) -> [Int] {
    var moved: Set<Int> = []
    for column in columns where views[column] >= 0 { moved.insert(Int(views[column])) }
    return moved.union(moved.flatMap { children[$0] }).sorted()
  }
}
