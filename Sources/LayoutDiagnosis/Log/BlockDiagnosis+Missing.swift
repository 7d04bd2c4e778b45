import LayoutModel

extension BlockDiagnosis {
  /// What would tell why the list conflicts, for a list that does not show it.
  var missingEvidence: [String] {
    var advice: [String] = []
    for sentence in block.gaps.compactMap(Self.evidence) where !advice.contains(sentence) {
      advice.append(sentence)
    }
    return advice.isEmpty && block.gaps.isEmpty && analysis.tightFit == nil ? [Self.dump] : advice
  }

  private static let dump =
    "A fuller list would tell: stop where the message is printed, print constraintsAffectingLayout(for:) of the view, "
    + "and run Plumb on that."

  private static func evidence(_ gap: ConflictBlock.Gap) -> String? {
    switch gap {
    case .cutOff, .elided, .brokenNotListed:
      "The whole list would tell: run Plumb on a copy that begins with the message and ends with the constraint that "
        + "was broken."
    case .maskedAddresses:
      "A copy with its addresses would tell: they show which mentions are the same view."
    case .withheld:
      "A run with the debugger attached would tell: there the text is usually shown."
    case .unreadableEntries:
      nil
    }
  }
}
