package import LayoutModel
import LayoutPlatform
import LayoutSolver

extension LiveScreen {
  /// At which lengths of the root everything else can hold.
  package struct Holds: Sendable {
    /// The least length; `nil` where there is none.
    package var least: Double?
    /// The greatest length; `nil` where there is none.
    package var greatest: Double?
    /// What clashes below the least length.
    package var below: String?
    /// What clashes above the greatest length.
    package var above: String?
    /// What clashes at every length; `nil` where there is a length at which everything holds.
    package var never: String?
  }

  /// A piece of the lengths of the root in which the same optional constraints give way.
  package struct Stretch: Sendable {
    /// Where it begins.
    package var from: Double
    /// Where it ends.
    package var to: Double
    /// The constraints that do not hold in it.
    package var yielding: [SolvedScreen.Member]
  }

  /// Returns at which lengths of the root along an axis everything else can hold as it is laid out now.
  package func holds(along axis: Axis) -> Holds { FreeRoot(solution, axis).holds }

  /// Returns which optional constraints give way at which lengths of the root, everything else being as it is laid out
  /// now.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - low: The least length to look at.
  ///   - high: The greatest length to look at.
  /// - Returns: The pieces, ascending; none where the required constraints hold at none of the lengths.
  package func profile(along axis: Axis, from low: Rational, to high: Rational) -> [Stretch] {
    FreeRoot(solution, axis).profile(from: low, to: high)
  }
}

/// A solved tree whose root may have any length along an axis.
private struct FreeRoot {
  let solution: InterfaceSolution
  private let axis: Axis
  private let words: MemberWords
  /// The rows that give the root its length.
  private let fixing: Set<Int>

  init(_ solution: InterfaceSolution, _ axis: Axis) {
    self.solution = solution
    self.axis = axis
    words = MemberWords(solution)
    fixing = Set(
      solution.layout.constraints.indices.filter { index in
        let constraint = solution.layout.constraints[index]
        guard constraint.owner == .cellSizing, let equation = constraint.equation else { return false }
        return equation.second == nil && equation.first.item == 0
          && equation.first.attribute == .size(axis)
      })
  }

  /// The lengths at which the required rows hold.
  var holds: LiveScreen.Holds {
    let system = BlockSystem(solution.layout, BlockSystem.Scope(assumptions: true, without: fixing))
    guard let column = system.column(knownOf: 0, .size(axis)) else { return LiveScreen.Holds() }
    switch system.system.containerRange(of: column) {
    case .interval(let low, let high):
      return LiveScreen.Holds(
        least: low.map { plain($0.value) }, greatest: high.map { plain($0.value) },
        below: low.flatMap { clash($0, system) }, above: high.flatMap { clash($0, system) })
    case .contradictory(let conflict):
      return LiveScreen.Holds(never: list(conflict.rows.map { system.origins[$0] }))
    }
  }

  func profile(from low: Rational, to high: Rational) -> [LiveScreen.Stretch] {
    let system = BlockSystem(
      solution.layout,
      BlockSystem.Scope(
        assumptions: true, optional: true,
        without: Set(solution.broken).union(fixing).union(rowsApart)))
    guard let column = system.column(knownOf: 0, .size(axis)),
      let profile = system.system.optimumProfile(
        of: column, from: BigRational(low) - frameExtra, to: BigRational(high) - frameExtra)
    else { return [] }
    return zip(profile.pieces, zip(profile.points, profile.points.dropFirst())).map { piece, ends in
      LiveScreen.Stretch(
        from: plain(ends.0.value), to: plain(ends.1.value),
        yielding: piece.yielding.map { words.member(system.origins[$0]) })
    }
  }

  /// The rows that no chain of others ties to the length of the root: they say nothing about it and cost time.
  private var rowsApart: Set<Int> {
    var near: Set<Term.Key> = [Term.Key(0, .size(axis))]
    var apart = Set(solution.layout.constraints.indices).subtracting(fixing)
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for row in apart.sorted() {
        let keys = solution.layout.constraints[row].form.terms.map { $0.key }
        guard keys.contains(where: { near.contains($0) }) else { continue }
        near.formUnion(keys)
        apart.remove(row)
        hasGrown = true
      }
    }
    return apart
  }

  /// What the root's frame has beyond its alignment rectangle.
  private var frameExtra: BigRational {
    BigRational(solution.lowered.draft.insets.first?.sum(axis) ?? 0)
  }

  private func plain(_ value: BigRational) -> Double { (value + frameExtra).doubleValue }

  /// Returns the constraints that clash beyond an end; that sizes are never negative goes without saying.
  private func clash(_ end: RangeEnd, _ system: BlockSystem) -> String? {
    let origins = end.rows.map { system.origins[$0] }
    let stated = origins.filter { $0.constraint != nil }
    return list(stated.isEmpty ? origins : stated)
  }

  /// How many constraints a list names at most.
  private static let mostNames = 6

  private func list(_ origins: [BlockSystem.Origin]) -> String? {
    let names = origins.map { words.member($0).text }
    guard names.count > Self.mostNames else { return names.isEmpty ? nil : names.joined(separator: "; ") }
    let rest = names.count - Self.mostNames + 1
    return names.prefix(Self.mostNames - 1).joined(separator: "; ") + " and \(rest) more"
  }
}
