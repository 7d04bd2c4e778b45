import LayoutModel
import LayoutSolver

/// What is proved about a system of rows, in sentences.
enum SystemWords {
  /// Returns the sentences about a minimal conflict and how many others there are.
  static func sentences(
    _ conflict: MinimalConflict, others: Int, isComplete: Bool, smallest: SmallestConflict? = nil
  ) -> [String] {
    let isOne = conflict.rows.count == 1
    var sentences = [
      "Weighted with the factors of the proof and added up, the left sides cancel and the right sides come to "
        + "\(signed(-conflict.excess)), which would have to be 0 or more.",
      isOne
        ? "Proved: this row alone cannot hold."
        : "Proved: these \(conflict.rows.count) cannot all hold, and without any one of them the rest can.",
    ]
    if let smallest {
      sentences.append(
        smallest.isProvedSmallest
          ? "Proved smallest: no conflict of these required rows has fewer."
          : "The smallest found: the search for one of fewer rows stopped at its limit. "
            + "`plumb solve --all` looks farther.")
    }
    switch (others, isComplete) {
    case (0, true): sentences.append("There is no other minimal conflict.")
    case (0, false):
      sentences.append("The search stopped at its limit; there may be other minimal conflicts.")
    case (1, true): sentences.append("There is one other minimal conflict, and no more.")
    case (_, true): sentences.append("There are \(others) other minimal conflicts, and no more.")
    case (_, false):
      sentences.append(
        "\(Count.text(others, "other minimal conflict")) \(others == 1 ? "was" : "were") found before the search "
          + "stopped at its limit; there may be more.")
    }
    return sentences
  }

  private static func signed(_ value: BigRational) -> String {
    let text = value.rational?.decimalText ?? value.description
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
