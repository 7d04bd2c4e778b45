import LayoutModel
import LayoutPlatform
import LayoutSolver

extension InterfaceEntry {
  /// Says at which sizes of the screen the constraints would hold, where the drawn size takes part in a conflict.
  func rangeSentences(_ core: Core, in layout: Layout, assumptions: Bool) -> [String] {
    core.constraints.compactMap { index in
      let constraint = layout.constraints[index]
      guard constraint.owner == .cellSizing, constraint.assumption == nil, let equation = constraint.equation,
        equation.first.item == 0, equation.first.attribute.isSize
      else { return nil }
      let axis = equation.first.attribute.axis
      let system = BlockSystem(
        layout,
        BlockSystem.Scope(
          assumptions: assumptions,
          without: Set(solution.broken).subtracting(core.constraints).union([index])))
      guard let column = system.column(knownOf: 0, .size(axis)) else { return nil }
      switch system.system.containerRange(of: column) {
      case .interval(let low, let high): return Self.words(low, high, axis)
      case .contradictory:
        return "Other constraints contradict each other at every \(axis.noun) of the screen."
      }
    }
  }

  private static func words(_ low: RangeEnd?, _ high: RangeEnd?, _ axis: Axis) -> String? {
    let range: String
    switch (low.map { Points.text($0.value) }, high.map { Points.text($0.value) }) {
    case (let low?, let high?): range = low == high ? "is \(low) pt" : "is \(low) to \(high) pt"
    case (let low?, nil): range = "is at least \(low) pt"
    case (nil, let high?): range = "is at most \(high) pt"
    case (nil, nil): return nil
    }
    return "It would hold where the screen's \(axis.noun) \(range)."
  }
}
