import LayoutModel
import LayoutPlatform
import LayoutSolver

extension InterfaceSolution {
  /// Returns by how much a number of a view changes along a way, places relative to the superview; `nil` where no row
  /// mentions it.
  ///
  /// The place of a view of macOS is that of its bottom, seen from its superview's bottom.
  func movement(_ member: OpenGroup.Member, along way: [Int: BigRational]) -> BigRational? {
    guard let item = lowered.draft.itemOfView[member.view],
      let column = system.column(knownOf: item, member.variable)
    else { return nil }
    let moved = way[column] ?? .zero
    guard member.variable == .x || member.variable == .y, let parent = tree.views[member.view].parent,
      let outer = lowered.draft.itemOfView[parent]
    else { return moved }
    guard member.variable == .y, isMeasuredFromBottom(member.view) else {
      return moved - movement(member.variable, of: outer, way)
    }
    let bottom = moved + movement(.height, of: item, way)
    return movement(.y, of: outer, way) + movement(.height, of: outer, way) - bottom
  }

  /// Returns the variables that a number of a view depends on, places being relative to the superview.
  func columns(of member: OpenGroup.Member) -> [Int] {
    guard let item = lowered.draft.itemOfView[member.view] else { return [] }
    var columns = [system.column(knownOf: item, member.variable)]
    if member.variable == .x || member.variable == .y, let parent = tree.views[member.view].parent,
      let outer = lowered.draft.itemOfView[parent]
    {
      columns.append(system.column(knownOf: outer, member.variable))
      if member.variable == .y, isMeasuredFromBottom(member.view) {
        columns += [system.column(knownOf: item, .height), system.column(knownOf: outer, .height)]
      }
    }
    return columns.compactMap { $0 }
  }

  /// Returns whether y runs up around a view.
  func isMeasuredFromBottom(_ view: Int) -> Bool {
    guard lowered.draft.context.platform == .macOS, let parent = tree.views[view].parent else { return false }
    return !tree.views[parent].isFlipped
  }

  private func movement(_ variable: Variable, of item: ItemIndex, _ way: [Int: BigRational]) -> BigRational {
    system.column(knownOf: item, variable).flatMap { way[$0] } ?? .zero
  }
}
