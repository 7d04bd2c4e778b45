import LayoutModel
import LayoutSolver

/// Conflicts with a size that comes from outside the app's constraints.
enum SizeRecipes {
  /// The recipes, the most specific first.
  static let all = [fittingSize, cellHeight, cellWidth]

  private static let fittingSize = Recipe(
    rule: Rule(
      "fitting-size", "Required sizes do not fit the width that is being measured", .error,
      "To find out how tall a view wants to be, the system lays it out once at a given width, as a required "
        + "constraint (fittingSizeHTarget). Required constraints inside that ask for another width contradict it.",
      "Lower one of the inner horizontal constraints to 999, or turn a fixed width into an upper bound."),
    preferred: [.lowerPriority, .relaxRelation],
    matches: { $0.imposed?.owner == .temporary && !$0.ownMembers.isEmpty },
    explain: { conflict in
      guard let imposed = conflict.imposed else { return [] }
      return [
        "The system was measuring \(conflict.name(of: imposed)): it tried "
          + "\(Points.text(imposed.form.bound)) pt as a required size, and your constraints do not allow it."
      ]
    },
    advise: { _ in
      [
        "The measured size is not yours to change. Let one constraint of yours give way (priority 999), so that "
          + "the measuring can succeed."
      ]
    })

  private static let cellHeight = Recipe(
    rule: Rule(
      "cell-height", "A cell's height does not fit its contents", .error,
      "A table or collection gives each cell a height and adds it as a required constraint "
        + "(UIView-Encapsulated-Layout-Height). If your constraints from top to bottom fix another height, both "
        + "cannot hold. While a self-sizing cell is measured, the height from outside is only an estimate.",
      "Lower one vertical constraint, usually the bottom space or a fixed height, to 999. It then still decides "
        + "the height of a self-sizing cell, and gives way while the estimate is in force.",
      "A difference of half a point or less is the separator line: the row is a hair taller than its contents."
    ),
    preferred: [.lowerPriority, .changeConstant],
    matches: { conflict in
      conflict.imposed.map {
        $0.owner == .cellSizing && conflict.isCell($0) && $0.form.terms[0].variable == .height
      }
        == true && !conflict.ownMembers.isEmpty
    },
    explain: { conflict in
      guard let imposed = conflict.imposed else { return [] }
      let height = Points.text(imposed.form.bound)
      if conflict.core.gap.doubleValue <= 0.5 {
        return [
          "The row is \(height) pt tall with its separator line, and your constraints leave no room for the "
            + "line: this is a difference of one or two pixels."
        ]
      }
      return [
        "The table or collection gave the cell \(height) pt as a required height, while your constraints "
          + "from top to bottom fix another one."
      ]
    },
    advise: { _ in
      [
        "For a self-sizing cell, lowering one vertical constraint to 999 is the usual mend: the cell still grows to "
          + "its contents. For rows of fixed height, make the row height equal to what the contents need."
      ]
    })

  private static let cellWidth = Recipe(
    rule: Rule(
      "cell-width", "A cell's width does not fit its contents", .error,
      "A table or collection gives each cell a width and adds it as a required constraint "
        + "(UIView-Encapsulated-Layout-Width). Your horizontal constraints ask for more, or for a fixed amount.",
      "Let one space or width inside give way: priority 999, or an inequality."),
    preferred: [.lowerPriority, .relaxRelation],
    matches: { conflict in
      conflict.imposed.map { $0.owner == .cellSizing && conflict.isCell($0) } == true
        && !conflict.ownMembers.isEmpty
    },
    explain: { conflict in
      guard let imposed = conflict.imposed else { return [] }
      return [
        "The table or collection gave the cell \(Points.text(imposed.form.bound)) pt as a required width; "
          + "that number is not yours to change."
      ]
    })

  /// The recipe for a size that a window, a controller or a list gives to a view.
  static let container = Recipe(
    rule: Rule(
      "container-size", "The size from the container does not fit what is inside", .error,
      "A window, a view controller or another container gives a view its size as a required constraint "
        + "(UIView-Encapsulated-Layout-Width or -Height). Your constraints inside ask for another size.",
      "Fixed sizes do not survive every screen: let one of them give way, or tie it to the container."),
    preferred: [.lowerPriority, .relaxRelation, .changeConstant],
    matches: { $0.imposed?.owner == .cellSizing && !$0.ownMembers.isEmpty },
    explain: { conflict in
      guard let imposed = conflict.imposed else { return [] }
      return [
        "\(conflict.words.names.capitalized(imposed.form.terms[0].item)) gets its size from its container "
          + "(a window, a controller or a list); that size is not one of your constraints."
      ]
    })

  /// The recipe for a size that a frame and an autoresizing mask give to the outermost view.
  static let frameFromOutside = Recipe(
    rule: Rule(
      "frame-from-outside", "A frame does not leave the room that the constraints inside ask for", .error,
      "The outermost view is laid out by its frame and autoresizing mask, which the system translates into "
        + "required constraints. The constraints inside ask for another size.",
      "If the frame is meant, let a constraint inside give way. If the view should be sized by its contents, set "
        + "translatesAutoresizingMaskIntoConstraints = false on it and pin it from outside."),
    preferred: [.lowerPriority, .relaxRelation, .changeConstant, .disableAutoresizing],
    matches: { $0.has(.autoresizing) },
    explain: { conflict in
      guard let mask = conflict.members(of: .autoresizing).first,
        let view = conflict.layout.maskedView(of: mask)
      else { return [] }
      return [
        "\(conflict.words.names.capitalized(view)) is laid out by its frame: the autoresizing mask turns "
          + "the frame into required constraints."
      ]
    })
}
