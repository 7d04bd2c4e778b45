/// The rules for what a console log says beside conflicts.
enum LogRules {
  /// Every such rule.
  static let all = [
    unproved, consistent, unreadable, ambiguous, missingHost, noCommonAncestor, outsideSubtree, notPrepared,
    stillNeedsUpdate, updateWithoutMatch,
  ]

  static let unproved = Rule(
    "unproved-conflict", "A reported conflict that the printed numbers do not prove", .warning,
    "The log reports a conflict, but the listed constraints, as far as they can be read, can all hold. Either "
      + "lines are missing, or a printed number is rounded, or the list rests on a fact that logs do not print, "
      + "such as a margin or a baseline.",
    "The finding names the reason where it can be told.")

  static let consistent = Rule(
    "constraints-hold", "A dump of constraints without a contradiction", .note,
    "The required constraints of the dump can all hold together.")

  static let unreadable = Rule(
    "unreadable-conflict", "A report of a conflict without a readable list", .warning,
    "A conflict is announced, but its list is missing, withheld by the system (<private>) or not readable.",
    "To see private text on a device, install the logging profile for it, or run the app from Xcode.")

  static let ambiguous = Rule(
    "ambiguous-layout", "A view whose position or size is not fixed", .warning,
    "The constraints leave more than one place or size for the view, so the system picks one. It may look right "
      + "in one run and wrong in the next.",
    "Add a constraint for the variable that is named, or give one of two competing views a different hugging or "
      + "compression resistance priority.")

  static let missingHost = Rule(
    "missing-host-constraints", "A view is laid out by an engine that has no constraints for it", .warning,
    "A view hosts an Auto Layout engine, but nothing ties it to its surroundings.",
    "Give the view a frame or constraints before its contents are laid out.")

  static let noCommonAncestor = Rule(
    "no-common-ancestor", "A constraint between views of different hierarchies", .error,
    "A constraint was activated while its two views had no superview in common, which ends the app.",
    "Add both views to the hierarchy before the constraint is activated.")

  static let outsideSubtree = Rule(
    "outside-subtree", "A constraint was added to a view that does not contain its items", .error,
    "A constraint may only be added to a view that contains both of its items, or is one of them.",
    "Set isActive = true on the constraint instead: the system then finds the right view by itself.")

  static let notPrepared = Rule(
    "hierarchy-not-prepared", "A constraint was added before its views were", .error,
    "A constraint mentions a view that is not yet inside the view to which the constraint was added.",
    "Call addSubview first, and add or activate the constraint afterwards.")

  static let stillNeedsUpdate = Rule(
    "layout-still-dirty", "Layout was still dirty after a layout method returned", .warning,
    "A layout method did not call super, or changed constraints in the middle of layout.",
    "Call super first, and change constraints in updateConstraints instead of layout.")

  static let updateWithoutMatch = Rule(
    "update-without-match", "An update of a constraint that does not exist", .error,
    "SnapKit's updateConstraints changes only the constant of a constraint that was made before with the same "
      + "items, attributes, relation, multiplier and priority. Where none matches, it ends the app.",
    "Use remakeConstraints, or repeat the constraint exactly as it was made and change only its constant.")
}
