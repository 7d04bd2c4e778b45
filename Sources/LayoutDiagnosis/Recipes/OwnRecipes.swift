import LayoutModel
import LayoutSolver

extension Recipe {
  /// A fixed size below 0.
  static let negativeSize = Recipe(
    rule: Rule(
      "negative-size", "A size is asked to be below 0", .error,
      "A width or height is never negative, so a constraint that fixes one below 0 cannot hold on its own.",
      "It usually comes from a computed constant such as \"parent width − margins\" while the parent is still 0 "
        + "wide. Since iOS 12.2 action sheets print \"width == - 16\" by themselves: that one is the system's."
    ),
    preferred: [.changeConstant, .lowerPriority],
    matches: { conflict in
      guard conflict.members.count == 1, conflict.core.needsSizes, let only = conflict.members.first else {
        return false
      }
      return only.form.terms.count == 1
    },
    explain: { conflict in
      guard let only = conflict.members.first else { return [] }
      var sentences = [
        "\(conflict.quoted(only)) asks for a negative size; a width or height is never below 0."
      ]
      if only.form.bound == -16, only.identifier == nil {
        sentences.append(
          "If this came up with an action sheet (UIAlertController), it is a known flaw of the system since "
            + "iOS 12.2 and harmless.")
      }
      return sentences
    },
    advise: { _ in ["Look for a constant that is computed from a size which is still 0 at that moment."] })

  /// A stack view that distributes views of fixed sizes.
  static let stackViewFixedSizes = Recipe(
    rule: Rule(
      "stack-view-fixed-sizes", "Fixed sizes do not fit the stack view's own constraints", .error,
      "A stack view ties its first and last view to its edges, puts its spacing between them, and may make them "
        + "equally large (UISV-canvas-connection, UISV-spacing, UISV-fill-equally), all as required constraints. "
        + "If every arranged view also has a fixed size, and so has the stack view, the sum has no slack.",
      "Leave one arranged view without a fixed size, lower one fixed size to 999, or do not fix the stack view's "
        + "own size along its axis."),
    preferred: [.lowerPriority, .relaxRelation],
    matches: { conflict in
      conflict.has(.stackView) && !conflict.ownMembers.isEmpty
        && (!conflict.ownSizes.isEmpty || conflict.imposed != nil)
    },
    explain: { conflict in
      let fixed = conflict.ownSizes.count
      let sizes = fixed > 0 ? " together with \(Count.text(fixed, "fixed size")) of yours" : ""
      return ["The stack view's own constraints (edges, spacing, distribution)\(sizes) leave no slack."]
    },
    advise: { _ in
      [
        "The stack view's constraints come from its settings: change its spacing, distribution or alignment, or let "
          + "one of your sizes give way."
      ]
    })

  /// A constraint of the app that places a view which a stack view arranges.
  static let stackViewArranged = Recipe(
    rule: Rule(
      "stack-view-arranged", "A view is placed by its stack view and by a constraint of yours", .error,
      "A stack view ties its arranged views to its edges, to each other and, by its alignment, to a common edge "
        + "(UISV-alignment), all as required constraints. Constraints that place an arranged view in another way "
        + "contradict them.",
      "Leave the place of an arranged view to the stack view: set its alignment, layout margins or custom spacing, "
        + "or wrap the view in a plain one."),
    preferred: [.lowerPriority, .changeConstant],
    matches: { $0.has(.stackView) && !$0.ownMembers.isEmpty },
    explain: { conflict in
      let aligned = conflict.member(identified: "UISV-alignment") != nil
      let what =
        aligned ? "aligns its views with each other" : "ties its views to its edges and to each other"
      let count = conflict.ownMembers.count
      let yours = count == 1 ? "a constraint of yours places" : "\(count) constraints of yours place"
      return ["The stack view \(what), and \(yours) them differently."]
    },
    advise: { _ in
      [
        "Leave the place of arranged views to the stack view, or wrap the view in a plain one and constrain it there."
      ]
    })

  /// Margins or a safe area against fixed sizes.
  static let insetsAgainstSizes = Recipe(
    rule: Rule(
      "insets-against-sizes", "Margins or the safe area leave less room than fixed sizes need", .error,
      "Layout margins and the safe area are required insets. They differ between devices and grow with bars and "
        + "notches; fixed sizes and spaces that just fit on one device do not fit on another.",
      "Let one of your sizes or spaces give way, or pin to the edge of the view instead of its margins."),
    preferred: [.lowerPriority, .relaxRelation],
    matches: { conflict in
      !conflict.ownMembers.isEmpty
        && (conflict.has(.safeArea) || conflict.has(.margins)
          || conflict.members.contains { $0.assumption == "margin" })
    },
    explain: { conflict in
      conflict.has(.safeArea)
        ? ["The safe area takes part: the system sets it, and it differs from device to device."]
        : [
          "Layout margins take part: they come from the system or from a view's settings, and differ from device "
            + "to device."
        ]
    })
}

/// Conflicts among constraints of the app alone.
enum OwnRecipes {
  /// The recipes, the most specific first.
  static let all = [duplicate, collapsed, bounds, aspectRatio]

  private static let collapsed = Recipe(
    rule: Rule(
      "collapsed-to-zero", "A view is set to size 0, but what is inside asks for room", .error,
      "Setting a width or height of 0 is a common way to hide a view. The fixed spaces and sizes inside it remain "
        + "required and contradict the 0.",
      "Lower the last space or the fixed size inside to 999, or hide the view in another way: isHidden in a stack "
        + "view, or deactivate the inner constraints together with the 0."),
    preferred: [.lowerPriority, .relaxRelation],
    matches: { conflict in
      guard let index = conflict.writer?.subject.origin.constraint else { return false }
      let subject = conflict.layout.constraints[index]
      return subject.owner == .app && subject.form.bound.isZero && subject.form.terms.count == 1
        && subject.equation?.first.attribute.isSize == true && conflict.ownMembers.count > 1
    },
    explain: { conflict in
      guard let index = conflict.writer?.subject.origin.constraint else { return [] }
      let subject = conflict.layout.constraints[index]
      return [
        "\(conflict.words.names.capitalized(subject.form.terms[0].item)) is set to 0 by one of your constraints, "
          + "probably to hide it, while fixed spaces or sizes inside it remain."
      ]
    })

  private static let duplicate = Recipe(
    rule: Rule(
      "duplicate-constraint", "The same thing is fixed twice, to different amounts", .error,
      "Two constraints set the same distance or size with different constants. Often a constraint was added again "
        + "instead of changed, for example each time a cell is reused or a view appears.",
      "Keep one. If the amount changes at run time, keep a reference to the constraint and change its constant."
    ),
    preferred: [.removeConstraint, .lowerPriority],
    matches: { conflict in
      guard conflict.core.members.count == 2, conflict.ownMembers.count == 2 else { return false }
      return conflict.ownMembers.allSatisfy { $0.form.relation == .equal }
        && (conflict.core.members[0].multiplier + conflict.core.members[1].multiplier).isZero
    },
    explain: { conflict in
      let files = Set(conflict.ownMembers.map { $0.code?.file ?? "" })
      let lines = Set(conflict.ownMembers.compactMap { $0.code?.line })
      let same = files.count == 1 && lines.count == 2
      var sentences = ["Both constraints fix the same thing, to different amounts."]
      if same, let file = files.first {
        let places = lines.sorted().map { "\($0)" }.joined(separator: " and ")
        sentences.append("They were made in \(file), lines \(places).")
      }
      return sentences
    },
    advise: { _ in
      [
        "If the amount is meant to change, change the constant of the first constraint instead of adding another."
      ]
    })

  private static let bounds = Recipe(
    rule: Rule(
      "size-and-bound", "A fixed size lies outside a bound of equal priority", .error,
      "A size is fixed to one amount, and an inequality for the same size excludes that amount. Both are required.",
      "Decide which one is meant. If the bound is the rule and the size is a wish, lower the size to 999 or below."
    ),
    preferred: [.lowerPriority, .changeConstant],
    matches: { conflict in
      guard conflict.core.members.count == 2, !conflict.ownMembers.isEmpty else { return false }
      return conflict.core.members.allSatisfy { $0.form.terms.count == 1 && $0.origin.constraint != nil }
        && conflict.members.filter { $0.form.relation == .equal }.count == 1 && conflict.imposed == nil
        && conflict.members.allSatisfy { $0.form.isAboutOneSize }
    },
    explain: { _ in
      ["One constraint fixes the size and the other bounds it; both are required, so neither gives way."]
    })

  private static let aspectRatio = Recipe(
    rule: Rule(
      "aspect-ratio", "An aspect ratio meets a width and a height that do not match it", .error,
      "An aspect ratio ties a view's height to its width. When both are also fixed by other constraints, they only "
        + "fit by chance.",
      "Leave one of the two sizes to the ratio: lower the other constraint on that axis, or the ratio, to 999."
    ),
    preferred: [.lowerPriority, .relaxRelation],
    matches: { conflict in
      conflict.ownMembers.contains { constraint in
        let keys = Set(constraint.form.terms.map { $0.variable })
        return Set(constraint.form.terms.map { $0.item }).count == 1 && keys == [.width, .height]
      }
    },
    explain: { conflict in
      let ratio = conflict.ownMembers.first { constraint in
        Set(constraint.form.terms.map { $0.item }).count == 1
          && Set(constraint.form.terms.map { $0.variable }) == [.width, .height]
      }
      guard let ratio else { return [] }
      return [
        "The aspect ratio \(conflict.quoted(ratio)) ties the height to the width, so a fixed size in one "
          + "direction decides the other as well."
      ]
    })
}
