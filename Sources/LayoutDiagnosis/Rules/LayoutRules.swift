/// The rules for what a layout file shows beside conflicts.
enum LayoutRules {
  /// Every such rule.
  static let all = [missing, unpaired, tie, scrollContent, misplaced, noRoom, redundant]

  static let missing = Rule(
    "missing-constraints", "A view whose position or size no constraint fixes", .warning,
    "Nothing in the file says where the view is, or how large. Interface Builder then adds constraints of its own "
      + "when the app is built, which keep the frame of the canvas: right on that one screen, wrong on others.",
    "Add one constraint for each number that the finding names: a distance to a neighbour or to the superview, or "
      + "a width or height.")

  static let unpaired = Rule(
    "unpaired-inequality", "A position or size that only inequalities limit", .warning,
    "A constraint such as “at least 8” leaves everything from 8 on open. Where nothing pulls towards one end, the "
      + "system is free to pick any value.",
    "Add an equality with a lower priority, such as “= 8 at 750”, or give the view a size of its own with hugging "
      + "and compression resistance.")

  static let tie = Rule(
    "equal-priorities", "Views that are equally ready to give way", .warning,
    "Not all the optional constraints can hold, and those that could give way have the same priority: which one "
      + "does, and by how much, is up to the system. Two labels side by side with the same hugging priority are the "
      + "usual case.",
    "Raise the hugging or the compression resistance of the view that should keep its size by 1, for example from "
      + "250 to 251.")

  static let scrollContent = Rule(
    "ambiguous-scroll-content", "A scroll view that does not know how far it scrolls", .warning,
    "The area that a scroll view scrolls over gets its size from the constraints between the content and the "
      + "scroll view's edges. They have to form an unbroken chain from edge to edge, with a size for everything in "
      + "between.",
    "Tie the content to all four edges, and give it a width and a height: usually a width equal to the scroll "
      + "view's frame, for content that only scrolls vertically.")

  static let misplaced = Rule(
    "misplaced-view", "A view that will not lie where the file shows it", .warning,
    "The saved frame differs by more than a pixel from the one that the constraints give. The app uses the "
      + "constraints; the canvas shows the frame. Only views are named whose place follows from required constraints "
      + "of the file alone, so that no guess about text or margins takes part.",
    "Update the frame in Interface Builder (Update Frames), or change the constraint if the frame is what you meant."
  )

  static let noRoom = Rule(
    "no-room", "A view that is left without width or height", .warning,
    "The constraints leave the view a length of 0, where the file shows it larger: it will not be seen.",
    "Find the constraint that takes the room away: usually a distance, or a size of a neighbour.")

  static let redundant = Rule(
    "redundant-constraint", "A constraint that another one already says", .note,
    "Two required constraints say the same, or one says less than the other. It does no harm until one of them is "
      + "changed: then the two contradict each other.",
    "Remove one of the two.")
}
