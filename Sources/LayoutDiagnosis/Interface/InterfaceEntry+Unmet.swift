import LayoutModel
import LayoutSolver

/// An optional constraint that gives way, with what it gives way to.
struct UnmetConstraint {
  /// The constraint, by its place in the layout.
  let constraint: Int
  /// By how much it is off.
  let amount: BigRational
  /// The rows of the proof.
  let reason: [(origin: BlockSystem.Origin, multiplier: BigRational)]

  /// The constraints that it gives way to, by their places in the layout.
  var others: [Int] { reason.compactMap { $0.origin.constraint }.filter { $0 != constraint } }
}

extension InterfaceSolution {
  /// How many constraints that give way are explained.
  private static let mostUnmet = 64

  /// Finds the optional constraints that give way and that someone may miss.
  ///
  /// Those are the app's own, and the contents of views that are squeezed. A view that is only stretched beyond its
  /// contents is as usual.
  func unmetConstraints() -> [UnmetConstraint] {
    guard let settled else { return [] }
    let rows = settled.optimum.errors.indices.filter { row in
      !settled.optimum.errors[row].isZero
        && isMissed(settled.system.origins[row], settled.optimum.errors[row])
    }.prefix(Self.mostUnmet)
    guard !rows.isEmpty,
      case .optimal(let best) = settled.system.system.optimum(only: Set(rows))
    else { return [] }
    return best.shortfalls.compactMap { shortfall in
      guard let place = settled.system.origins[shortfall.row].constraint else { return nil }
      return UnmetConstraint(
        constraint: place, amount: shortfall.amount,
        reason: zip(shortfall.rows, shortfall.multipliers).map { (settled.system.origins[$0], $1) })
    }
  }

  private func isMissed(_ origin: BlockSystem.Origin, _ error: BigRational) -> Bool {
    guard let place = origin.constraint else { return false }
    let constraint = layout.constraints[place]
    if constraint.owner.canBeEdited { return true }
    // The measure of a text is good to a point.
    return constraint.owner == .contentSize && constraint.form.relation == .greaterThanOrEqual
      && BigRational(1) < error
  }
}

extension InterfaceEntry {
  /// What the report says about the optional constraints that give way.
  var unmetEntries: [ReportUnmet] {
    unmet.map { unmet in
      ReportUnmet(
        constraint: ids.constraint(unmet.constraint), amount: unmet.amount.description,
        reason: unmet.reason.map {
          ReportConflict.Member(constraint: ids.member($0.origin), multiplier: $0.multiplier.description)
        })
    }
  }

  /// Returns the sentence that says what keeps the contents of a view from having their room, where that is known.
  func squeezeSentences(_ item: ItemIndex, _ axis: Axis) -> [String] {
    let found = unmet.first { unmet in
      let constraint = solution.layout.constraints[unmet.constraint]
      return constraint.owner == .contentSize && constraint.form.terms.first?.item == item
        && constraint.form.terms.first?.variable == .size(axis)
    }
    guard let found else { return [] }
    let others = found.others
    let priority = Double(solution.layout.constraints[found.constraint].priority.value)
    let named = others.prefix(Self.mostNamed).map {
      words.equation(solution.layout.constraints[$0])
    }
    let rest = others.count - named.count
    let list = Explanation.list(named + (rest > 0 ? ["\(rest) more"] : []))
    return [
      "Its \(axis == .horizontal ? "horizontal" : "vertical") compression resistance (\(Points.text(priority))) gives "
        + "way by \(Points.text(found.amount)) pt to \(list)."
    ]
  }

  /// How many constraints a sentence names.
  private static let mostNamed = 4
}
