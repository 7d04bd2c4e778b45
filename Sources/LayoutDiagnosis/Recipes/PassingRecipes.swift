import LayoutModel

extension Recipe {
  /// A view that is laid out while it still has no size.
  static let passingSize = Recipe(
    rule: Rule(
      "passing-size", "Laid out while the size from outside was still 0", .warning,
      "A cell, a header or a controller's view is sometimes laid out once before it has a size: the system then "
        + "adds a required width or height of 0 (UIView-Encapsulated-Layout-…, _UITemporaryLayout…, or a frame "
        + "of 0). Fixed spaces inside cannot fit into 0 points.",
      "It passes as soon as the real size arrives, but the constraint that the system broke stays broken until it "
        + "is added again. To be rid of it, lower the trailing or bottom space, or another constraint in the "
        + "chain, to 999, or add the views once the size is known."),
    preferred: [.lowerPriority, .relaxRelation],
    matches: { conflict in
      guard let imposed = conflict.imposed, imposed.form.relation == .equal else { return false }
      return imposed.form.bound.magnitude < Rational(1, 100) && !conflict.ownMembers.isEmpty
    },
    explain: { conflict in
      guard let imposed = conflict.imposed else { return [] }
      let name = conflict.words.names.capitalized(imposed.form.terms[0].item)
      let axis = imposed.form.terms[0].variable.axis
      return [
        "\(name) was laid out while its \(axis.noun) was still 0, so nothing with a fixed space fits. Most "
          + "likely this passes as soon as it gets its real size; the log alone cannot show that."
      ]
    },
    advise: { _ in
      [
        "If the screen looks right, this is harmless. One space or size in the chain at priority 999 ends the "
          + "message."
      ]
    })

  /// A stack view that hides an arranged view whose inner constraints cannot shrink to 0.
  static let stackViewHiding = Recipe(
    rule: Rule(
      "stack-view-hiding", "A hidden view in a stack view cannot shrink to 0", .error,
      "To hide an arranged view, a stack view gives it a required size of 0 along its axis (UISV-hiding). Fixed "
        + "spaces or sizes inside that view still ask for room.",
      "Lower one of the inner constraints along that axis, usually the last space or the fixed size, to 999. It "
        + "holds while the view is visible and gives way when it is hidden."),
    preferred: [.lowerPriority, .relaxRelation],
    matches: { $0.member(identified: "UISV-hiding") != nil },
    explain: { conflict in
      guard let hiding = conflict.member(identified: "UISV-hiding") else { return [] }
      let isOwnSize = conflict.core.members.count == 2
      let what = isOwnSize ? "another constraint fixes it." : "what is inside still asks for room."
      return ["The stack view is hiding \(conflict.name(of: hiding)): it sets its size to 0, while \(what)"]
    },
    advise: { conflict in
      let spaced = conflict.members(of: .stackView).contains { !$0.form.bound.isZero }
      return spaced
        ? [
          "Spacing inside the hidden view belongs to another stack view and stays, too: hide that one's arranged "
            + "views as well, or set its spacing to 0 while it is hidden."
        ] : []
    })

  /// A stand-in constraint that Interface Builder added at build time.
  static let interfaceBuilderStandIn = Recipe(
    rule: Rule(
      "interface-builder-stand-in", "A constraint that Interface Builder added meets one of yours", .error,
      "When a view in a storyboard has no constraints, or too few, Interface Builder adds stand-ins at build "
        + "time (NSIBPrototypingLayoutConstraint, UIIBSystemGenerated) that pin it to its place on the canvas. "
        + "Constraints that code adds later contradict them.",
      "Give the view its constraints in Interface Builder, or mark a constraint there as \"Remove at build time\", "
        + "so that no stand-in is added."),
    preferred: [.lowerPriority],
    matches: { $0.has(.interfaceBuilder) },
    explain: { conflict in
      guard let standIn = conflict.members(of: .interfaceBuilder).first else { return [] }
      return [
        "\(conflict.quoted(standIn)) was added by Interface Builder at build time, because the view is not "
          + "fully constrained in the file."
      ]
    },
    advise: { _ in
      [
        "In Interface Builder, constrain the view fully, or give it a placeholder constraint that is removed at "
          + "build time; then no stand-in is added."
      ]
    })

  /// A view with constraints of the app whose autoresizing mask is still translated.
  static let autoresizingLeftOn = Recipe(
    rule: Rule(
      "autoresizing-mask-left-on", "A view has constraints and a translated autoresizing mask", .error,
      "A view that is created in code keeps translatesAutoresizingMaskIntoConstraints = true unless you switch it "
        + "off. Its frame then becomes required constraints, which contradict the ones you add.",
      "Set translatesAutoresizingMaskIntoConstraints = false on the view before you add constraints to it."),
    preferred: [.disableAutoresizing],
    matches: { conflict in
      conflict.members(of: .autoresizing).contains { mask in
        guard let view = conflict.layout.maskedView(of: mask), !conflict.isCell(mask) else { return false }
        return conflict.ownMembers.contains { conflict.layout.places($0, view) }
      }
    },
    explain: { conflict in
      guard
        let view = conflict.members(of: .autoresizing).lazy.compactMap({ conflict.layout.maskedView(of: $0) })
          .first(where: { view in conflict.ownMembers.contains { conflict.layout.places($0, view) } })
      else { return [] }
      return [
        "\(conflict.words.names.capitalized(view)) has constraints of yours, and its frame is also "
          + "translated into constraints, because translatesAutoresizingMaskIntoConstraints is still true."
      ]
    })
}

extension Layout {
  /// Returns whether a constraint places a view from outside, or sizes it, and does not just hold its contents.
  func places(_ constraint: Constraint, _ view: ItemIndex) -> Bool {
    guard let equation = constraint.equation else { return false }
    let others = [equation.first.item] + (equation.second.map { [$0.item] } ?? [])
    guard others.contains(view) else { return false }
    guard let partner = others.first(where: { $0 != view }) else { return equation.first.attribute.isSize }
    return items[view].parent == partner
  }
}
