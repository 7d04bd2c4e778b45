/// The rules for what a layout file shows beside conflicts.
enum LayoutRules {
  /// Every such rule.
  static let all = [
    missing, unpaired, tie, scrollContent, misplaced, noRoom, redundant,
    placeholder, dangling, clippedText, fixedTextWidth, unlimitedText, fixedTextHeight,
  ]

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

  static let placeholder = Rule(
    "placeholder-removed", "A view that only a placeholder constraint fixes", .warning,
    "A constraint that is marked “Remove at build time” is not in the app. Interface Builder counts it, so the file "
      + "looks complete, but at run time the view is open unless code adds a constraint in its place.",
    "Make sure that code adds the constraint, or take the mark off.")

  static let dangling = Rule(
    "dangling-reference", "A constraint that refers to something the file does not have", .warning,
    "One of the two items of the constraint is missing: usually a trace of a merge by hand.",
    "Remove the constraint, or tie it to a view that exists.")

  static let clippedText = Rule(
    "clipped-text", "A label that is too narrow for its text", .warning,
    "The text is measured with the widths of the system font's letters, which is good to about a point in common "
      + "sizes. The label gets clearly less than that, so its text ends in an ellipsis.",
    "Give it more room, let it break into lines, or let its font shrink to fit.")

  static let fixedTextWidth = Rule(
    "fixed-text-width", "A label of a fixed width that a translation may not fit", .note,
    "Texts grow in translation: short ones by half and more (W3C, Text size in translation). A label whose width is "
      + "a required number does not grow with them.",
    "Use “at least” instead of a fixed width, or let the neighbours decide.")

  static let unlimitedText = Rule(
    "unlimited-text", "A label that nothing keeps from running out of its superview", .note,
    "The label begins somewhere, but no constraint says where it has to end. With a longer text it covers its "
      + "neighbour or leaves the screen instead of being cut off or broken into lines.",
    "Add a trailing space of at least 8 pt or so, to the superview or to the next view.")

  static let fixedTextHeight = Rule(
    "fixed-text-height", "A label of a fixed height that larger text does not fit", .note,
    "The label uses a text style, which grows with the text size that people choose, but its height is a fixed "
      + "number.",
    "Remove the height, or use “at least”.")
}
