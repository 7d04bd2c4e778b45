package import LayoutModel
import LayoutPlatform
import LayoutSolver

/// Where the views of a tree lie in some circumstances, and what about their constraints does not hold.
package struct SolvedScreen: Sendable {
  /// A frame in points from the top left corner of the root, y running down on every platform.
  package struct Frame: Sendable, Hashable {
    /// The left edge.
    package var x: Double
    /// The upper edge.
    package var y: Double
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double
  }

  /// A view of the tree.
  package struct View: Sendable {
    /// The object id; empty when it has none.
    package var id: String
    /// The superview, by its place among the views.
    package var parent: Int?
    /// Its frame, the saved one where constraints leave it open; `nil` where nothing is known of it.
    package var frame: Frame?
    /// The numbers that are not unique, such as `x` or `width`.
    package var ambiguous: [String]
    /// A Boolean value that indicates whether it is hidden.
    package var isHidden: Bool
  }

  /// A constraint, or a fact like one.
  package struct Member: Sendable, Hashable {
    /// The object id in the file; empty for one that the platform makes.
    package var id: String
    /// What it says.
    package var text: String
  }

  /// An optional constraint that does not hold.
  package struct Unmet: Sendable {
    /// The constraint.
    package var member: Member
    /// Whose it is.
    package var owner: Owner
    /// How strongly it is meant to hold.
    package var priority: Double
    /// By how much it is off, in points.
    package var amount: Double
  }

  /// Constraints that cannot all hold.
  package struct Conflict: Sendable {
    /// What cannot both be true, in a sentence.
    package var summary: String
    /// The members of a minimal conflict.
    package var members: [Member]
  }

  /// The name of the device; `nil` where there is none.
  package let device: String?
  /// A Boolean value that indicates whether the device lies on its side.
  package let isLandscape: Bool
  /// The way in which text runs: `ltr` or `rtl`.
  package let direction: String
  /// The width at which the tree is laid out, in points.
  package let width: Double
  /// The height at which the tree is laid out, in points.
  package let height: Double
  /// The size classes.
  package let classes: SizeClasses
  /// A Boolean value that indicates whether the required constraints can hold.
  package let isSatisfiable: Bool
  /// The views in the order of the tree; those that are not installed have no frame.
  package let views: [View]
  /// The constraints that were left out so that the others can hold.
  package let broken: [Member]
  /// The optional constraints that do not hold.
  package let unmet: [Unmet]
  /// The conflict to speak about first.
  package let conflict: Conflict?

  /// Reads the answer off a solution.
  init(_ solution: InterfaceSolution) {
    let words = MemberWords(solution)
    let screen = solution.lowered.screen
    device = screen.device?.name
    isLandscape = screen.isLandscape
    direction = solution.layout.direction.rawValue
    (width, height) = solution.drawnSize
    classes = screen.classes
    isSatisfiable = solution.conflict?.verdict != .contradictory && solution.writtenConflict == nil
    views = solution.placedViews
    broken = solution.broken.map { words.member(.constraint($0)) }
    unmet = words.unmet
    conflict = words.conflict
  }
}

extension InterfaceSolution {
  /// The views with their frames in the root's coordinates.
  fileprivate var placedViews: [SolvedScreen.View] {
    var placed: [SolvedScreen.View] = []
    placed.reserveCapacity(tree.views.count)
    for (index, view) in tree.views.enumerated() {
      placed.append(
        SolvedScreen.View(
          id: view.id, parent: view.parent,
          frame: reportedFrame(of: index).flatMap { absolute($0, of: index, among: placed) },
          ambiguous: ambiguous[index].map { $0.rawValue }, isHidden: view.isHidden))
    }
    return placed
  }

  /// Returns the frame as reports have it: the saved one where constraints leave it open.
  private func reportedFrame(of index: Int) -> PointFrame? {
    guard lowered.draft.itemOfView[index] != nil else { return nil }
    guard !ambiguous[index].isEmpty, let saved = tree.views[index].frame else { return frame(of: index) }
    return PointFrame(
      x: saved.x.doubleValue, y: saved.y.doubleValue, width: saved.width.doubleValue,
      height: saved.height.doubleValue)
  }

  private func absolute(
    _ frame: PointFrame, of index: Int, among placed: [SolvedScreen.View]
  ) -> SolvedScreen.Frame? {
    guard index > 0, let parent = tree.views[index].parent else {
      return SolvedScreen.Frame(x: 0, y: 0, width: frame.width, height: frame.height)
    }
    guard parent < index, let outer = placed[parent].frame else { return nil }
    let isBottomUp = lowered.draft.context.platform == .macOS && !tree.views[parent].isFlipped
    let top = isBottomUp ? outer.height - frame.y - frame.height : frame.y
    return SolvedScreen.Frame(
      x: outer.x + frame.x, y: outer.y + top, width: frame.width, height: frame.height)
  }
}
