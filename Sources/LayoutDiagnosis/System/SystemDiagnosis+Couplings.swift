import LayoutModel
import LayoutSolver

extension SystemDiagnosis {
  /// The most variables of which every pair is looked at.
  private static let mostCoupled = 8

  /// How each variable that was asked for depends on those named before it.
  var couplings: [SystemCoupling] {
    let variables = options.questions.ranges.prefix(Self.mostCoupled)
    var couplings: [SystemCoupling] = []
    for (place, second) in variables.enumerated() {
      for first in variables.prefix(place) {
        if let coupling = coupling(first, second) { couplings.append(coupling) }
      }
    }
    return couplings
  }

  /// Returns how a variable depends on another one, or `nil` when no value is possible.
  private func coupling(_ first: Int, _ second: Int) -> SystemCoupling? {
    let fixing = required.filter { fixes($0, first) || fixes($0, second) }
    let excluded = fixing + removed.sorted()
    guard case .interval(let low, let high) = whole.containerRange(of: first, without: excluded) else {
      return nil
    }
    let (start, end) = Self.reach(low?.value, high?.value)
    var coupling = SystemCoupling(
      first: file.variables[first], second: file.variables[second], without: fixing.map { constraintID($0) })
    for isUpper in [false, true] {
      var search = OutlineSearch(whole, first, second, without: excluded, isUpper: isUpper)
      let corners = search.corners(from: start, to: end).map {
        SystemCoupling.Corner(first: $0.0.description, second: $0.1.description)
      }
      if isUpper { coupling.greatest = corners } else { coupling.least = corners }
      coupling.isComplete = coupling.isComplete && search.isComplete
    }
    return coupling
  }
}
