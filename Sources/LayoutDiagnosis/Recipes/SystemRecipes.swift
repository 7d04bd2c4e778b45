import LayoutModel

/// Conflicts in which no constraint of the app takes part.
enum SystemRecipes {
  /// The recipes, the most specific first.
  static let all = [keyboard, bar, system]

  private static let keyboard = Recipe(
    rule: Rule(
      "system-keyboard", "The system's keyboard contradicts itself", .note,
      "The keyboard, its suggestion bar and input accessory views are laid out by private views of the system. "
        + "Around rotation, undocking and first appearance some versions print a conflict among them.",
      "None of the constraints is yours, and the system settles it by itself. Nothing needs to change in the app. "
        + "If it comes with your own input accessory view, give that view a height by its intrinsic content size "
        + "and a flexible height mask."),
    matches: { $0.ownMembers.isEmpty && $0.has(.keyboard) },
    explain: { _ in
      [
        "Every constraint in this conflict belongs to the system's keyboard. No change in the app can fix it, and "
          + "the system recovers by itself."
      ]
    },
    advise: { _ in ["Nothing to do: it is the system's own noise. Ignore it, or report it to Apple."] })

  private static let bar = Recipe(
    rule: Rule(
      "system-bar", "A system bar contradicts itself", .note,
      "Navigation bars, toolbars and their button stacks are laid out by private views. When a bar is measured "
        + "while it still has no width, its fixed margins and spaces do not fit.",
      "None of the constraints is yours. It is harmless when the bar looks right afterwards. If it happens for a "
        + "toolbar that you create in code, create it with a frame that is wide enough, for example 320 × 44, "
        + "and let it grow."),
    matches: { $0.ownMembers.isEmpty && $0.has(.bar) },
    explain: { conflict in
      var sentences = ["Every constraint in this conflict belongs to a bar of the system."]
      if let imposed = conflict.imposed, imposed.form.bound.isZero {
        sentences.append("The bar was laid out while it was 0 pt wide or tall, which passes.")
      }
      return sentences
    },
    advise: { _ in
      [
        "Nothing to do if the bar looks right: it is the system's own noise. If you create the bar in code, give "
          + "it a frame with a real width before it is laid out."
      ]
    })

  private static let system = Recipe(
    rule: Rule(
      "system-internals", "Views of the system or a library contradict each other", .note,
      "No constraint in the conflict was made by the app: they come from the system, from stack views, from "
        + "margins and safe areas, or from a library's own views.",
      "Look at the size that the outermost view was given: if your code sets it, for example through a frame "
        + "while a view is still empty, that is where to mend it. Otherwise nothing needs to change."),
    matches: { conflict in
      conflict.ownMembers.isEmpty && !conflict.has(.interfaceBuilder)
        && (conflict.has(.foreign) || conflict.imposed?.owner != .autoresizing
          || !conflict.has(.autoresizing))
        && !conflict.has(.contentSize)
    },
    explain: { conflict in
      var sentences = ["No constraint in this conflict was made by your code."]
      if let imposed = conflict.imposed, imposed.form.bound.isZero {
        sentences.append(
          "\(conflict.words.names.capitalized(imposed.form.terms[0].item)) was laid out at size 0, which usually passes."
        )
      }
      return sentences
    },
    advise: { conflict in
      guard let imposed = conflict.imposed else {
        return ["Nothing to change in your own constraints; if the screen looks right, ignore it."]
      }
      return [
        "If the screen looks right, ignore it. If not, look at what gives \(conflict.name(of: imposed)) its size."
      ]
    })
}
