import LayoutModel
import LayoutSolver

/// A minimal conflict in terms of a layout: its members and what they add up to.
struct Core: Sendable {
  /// A member and its multiplier in the certificate.
  struct Member: Sendable {
    /// Where the member comes from.
    var origin: BlockSystem.Origin
    /// The factor of the member in the contradiction.
    var multiplier: BigRational
    /// What the member says.
    var form: LinearForm

    /// The member's share of the weighted right side.
    var share: BigRational { multiplier * BigRational(form.bound) }
  }

  /// The members, in the order of the layout.
  var members: [Member]
  /// The least change of one constant that dissolves the conflict, in points.
  var gap: BigRational
  /// How far the weighted right side is below 0.
  var excess: BigRational

  /// Creates the core from a certificate.
  init(_ conflict: MinimalConflict, of system: BlockSystem, in layout: Layout) {
    members = zip(conflict.rows, conflict.multipliers).map { row, multiplier in
      let origin = system.origins[row]
      return Member(origin: origin, multiplier: multiplier, form: origin.form(in: layout))
    }
    gap = conflict.gap
    excess = conflict.excess
  }

  /// The places of the members that are constraints.
  var constraints: [Int] { members.compactMap { $0.origin.constraint } }

  /// Returns whether a constraint is a member.
  func contains(_ constraint: Int) -> Bool { constraints.contains(constraint) }

  /// A Boolean value that indicates whether the fact that sizes are not negative is needed.
  var needsSizes: Bool { members.contains { $0.origin.constraint == nil } }

  /// The axis in which the members lie, or `nil` when both take part.
  var axis: Axis? {
    let axes = Set(members.flatMap { $0.form.terms.map { $0.variable.axis } })
    return axes.count == 1 ? axes.first : nil
  }
}
