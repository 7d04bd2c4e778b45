import LayoutModel
import LayoutPlatform
import LayoutSolver

/// Draws pairs of layouts that both are best: finds the views whose frames in their superview differ, and the frames.
struct WitnessFrames {
  private let solution: InterfaceSolution
  private let owners: ColumnOwners

  /// Prepares to draw layouts of a solution.
  init(_ solution: InterfaceSolution) {
    self.solution = solution
    owners = ColumnOwners(solution)
  }

  /// A frame in both layouts.
  struct Pair {
    /// The view.
    var view: Int
    /// Its frame where the number is smaller, from the top left of the root's frame.
    var low: [Double]
    /// Its frame where the number is greater, from the top left of the root's frame.
    var high: [Double]
  }

  /// Returns the frames that differ, by view.
  func pairs(_ witnesses: SolvedWitnesses) -> [Pair] {
    owners.affected(by: witnesses.moved).compactMap { view in
      guard let low = frame(of: view, witnesses.low), let high = frame(of: view, witnesses.high),
        isDifferent(view, low, high, witnesses)
      else { return nil }
      return Pair(view: view, low: low, high: high)
    }
  }

  /// Returns whether two frames of a view differ visibly in its superview.
  private func isDifferent(
    _ view: Int, _ low: [Double], _ high: [Double], _ witnesses: SolvedWitnesses
  ) -> Bool {
    if low[2] != high[2] || low[3] != high[3] { return true }
    guard let parent = solution.tree.views[view].parent, let before = frame(of: parent, witnesses.low),
      let after = frame(of: parent, witnesses.high)
    else { return false }
    return (0..<2).contains { abs(low[$0] - before[$0] - high[$0] + after[$0]) > 0.005 }
  }

  /// Returns a frame from the top left of the root's frame, in hundredths of a point.
  private func frame(of view: Int, _ moved: [Int: BigRational]) -> [Double]? {
    guard let origin = edges(of: 0, moved), let own = edges(of: view, moved) else { return nil }
    return [
      own[0] - origin[0], own[1] - origin[1], own[2] - own[0], own[3] - own[1],
    ].map { InterfaceSolution.hundredths($0) }
  }

  /// Returns the left, top, right and bottom edge of a view's frame.
  private func edges(of view: Int, _ moved: [Int: BigRational]) -> [Double]? {
    guard let item = solution.lowered.draft.itemOfView[view] else { return nil }
    let numbers = Variable.allCases.compactMap {
      solution.value($0, of: item, moved: moved)?.doubleValue
    }
    guard numbers.count == 4 else { return nil }
    let inset = solution.lowered.draft.insets[view]
    return [
      numbers[0] - inset.left.doubleValue, numbers[1] - inset.top.doubleValue,
      numbers[0] + numbers[2] + inset.right.doubleValue, numbers[1] + numbers[3] + inset.bottom.doubleValue,
    ]
  }
}
