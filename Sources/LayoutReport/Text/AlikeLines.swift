import LayoutDiagnosis

/// Lines of a sum that say the same about different views, such as eleven equal spaces in a row of labels.
///
/// A terminal shows them as one line with their sum; pages and programs get every line.
struct AlikeLines {
  /// The lines, all of one kind and amount.
  private(set) var lines: [Ledger.Line]

  /// The fewest lines that are worth putting together.
  private static let least = 4

  /// Returns the lines in groups, in the order of their first lines; the broken one stays alone.
  static func groups(_ lines: [Ledger.Line]) -> [AlikeLines] {
    var groups: [AlikeLines] = []
    var places: [String: Int] = [:]
    for line in lines {
      let key =
        "\(line.amountText)|\(line.ownerLabel)|\(kind(of: line))|\(line.isAssumption)|\(line.isBroken)"
      if let place = places[key] {
        groups[place].lines.append(line)
      } else {
        places[key] = groups.count
        groups.append(AlikeLines(lines: [line]))
      }
    }
    return groups.flatMap { group in
      group.lines.count >= least ? [group] : group.lines.map { AlikeLines(lines: [$0]) }
    }
  }

  /// What the lines are about without the views: the words before the first `of` or `between`.
  private static func kind(of line: Ledger.Line) -> String {
    for word in [" of ", " between "] {
      if let range = line.label.firstRange(of: word) { return String(line.label[..<range.lowerBound]) + word }
    }
    return line.label
  }

  /// The line that stands for all: the first, or the sum of several with their number.
  var line: Ledger.Line? {
    guard lines.count > 1, var line = lines.first else { return lines.first }
    line.amount *= Double(lines.count)
    line.label = "\(lines.count) × \(line.amountText): \(line.label), and \(lines.count - 1) like it"
    line.amountText = PointText.rounded(line.amount)
    return line
  }
}
