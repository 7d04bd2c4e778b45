import LayoutModel
import LayoutPlatform
import LayoutSolver

/// The numbers of items that the required constraints of the file alone fix: no content size, margin, baseline or
/// other thing that the file does not say takes part.
struct ProvedPlaces {
  private var free: Set<Int> = []
  private let system: BlockSystem
  private let isKnown: Bool

  /// Solves the required constraints of a layout, less those that are left out.
  init(_ layout: Layout, without broken: [Int]) {
    system = BlockSystem(layout, BlockSystem.Scope(without: Set(broken)))
    guard case .optimal(let any) = system.system.optimum(explains: false) else {
      isKnown = false
      return
    }
    isKnown = true
    free = Set(system.system.freedom(of: any).variables.map { $0.variable })
  }

  /// Returns whether a number of an item has one value only.
  func fixes(_ variable: Variable, of item: ItemIndex) -> Bool {
    guard isKnown, let column = system.column(knownOf: item, variable) else { return false }
    return !free.contains(column)
  }
}
