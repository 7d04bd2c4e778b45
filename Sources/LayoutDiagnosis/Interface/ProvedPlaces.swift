import LayoutModel
import LayoutPlatform
import LayoutSolver

/// The numbers of items that the required constraints of the file alone fix: no content size, margin, baseline or
/// other thing that the file does not say takes part.
struct ProvedPlaces {
  private var space = FreeSpace()
  private let system: BlockSystem
  private let isKnown: Bool

  /// Solves the required constraints of a layout, less those that are left out.
  init(_ layout: Layout, without broken: [Int]) {
    system = BlockSystem(layout, BlockSystem.Scope(kinds: ["size", "mask"], without: Set(broken)))
    guard case .optimal(let any) = system.system.optimum(explains: false) else {
      isKnown = false
      return
    }
    isKnown = true
    space = FreeSpace(system.system.freedom(of: any, rangesOf: []))
  }

  /// Returns whether a number of an item has one value only; a place is measured from that of another item.
  func fixes(_ variable: Variable, of item: ItemIndex, in outer: ItemIndex) -> Bool {
    guard isKnown, let column = system.column(knownOf: item, variable) else { return false }
    guard variable == .x || variable == .y else { return !space.moves(column) }
    guard let other = system.column(knownOf: outer, variable) else { return false }
    return !space.moves(column, less: other)
  }
}
