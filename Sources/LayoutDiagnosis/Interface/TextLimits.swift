import LayoutModel
import LayoutPlatform

/// What the constraints of a file say about the widths and heights of views with text.
struct TextLimits {
  /// The row that fixes the width of a view, by the view's place.
  private(set) var fixedWidth: [Int: Int] = [:]
  /// The row that fixes the height of a view, by the view's place.
  private(set) var fixedHeight: [Int: Int] = [:]
  private var limited: Set<Int> = []
  private let solution: InterfaceSolution

  /// Collects what the constraints of a tree say.
  init(_ solution: InterfaceSolution) {
    self.solution = solution
    for (row, index) in solution.lowered.draft.sources {
      let constraint = solution.tree.constraints[index]
      add(constraint.first, constraint.firstAttribute)
      if let second = constraint.second, let attribute = constraint.secondAttribute { add(second, attribute) }
      guard constraint.second == nil, constraint.relation == .equal, constraint.priority.isRequired,
        case .view(let view) = constraint.first
      else { continue }
      if constraint.firstAttribute == .width { fixedWidth[view] = row }
      if constraint.firstAttribute == .height { fixedHeight[view] = row }
    }
  }

  private mutating func add(_ target: InterfaceTarget, _ attribute: Attribute) {
    guard case .view(let view) = target else { return }
    switch attribute {
    case .trailing, .right, .width, .centerX: limited.insert(view)
    default: break
    }
  }

  /// Returns whether a constraint or a container limits where a view ends.
  func isLimited(_ view: Int) -> Bool {
    if limited.contains(view) { return true }
    guard let parent = solution.tree.views[view].parent else { return true }
    return solution.tree.views[parent].stack != nil || solution.tree.views[view].translatesMask
      || solution.tree.views[view].isFixed
  }

  /// Returns the constant of a row, in points.
  func constant(_ row: Int) -> Rational? { solution.layout.constraints[row].equation?.constant }
}
