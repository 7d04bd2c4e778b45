package import LayoutModel

/// Random systems as files, small enough to be decided by hand and with every form of number.
package enum RandomSystemFile {
  /// Returns the system of a seed; about half of them can hold.
  package static func make(seed: UInt64) -> LinearSystemFile {
    var random = SplitMix64(seed: seed)
    var file = LinearSystemFile()
    file.meta = [LinearSystemFile.Meta("seed", "\(seed)")]
    if seed % 3 == 0 { file.comments = ["made by chance", "", "  indented"] }
    for item in 0..<(1 + random.below(3)) {
      let endings = seed % 4 == 0 ? [""] : [".x", ".w", ".y", ".h"]
      for ending in endings { file.variables.append("v\(item)\(ending)") }
    }
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    for number in 0..<(2 + random.below(9)) {
      let terms = (0..<random.below(4)).map { _ in
        LinearSystemFile.Term(random.below(file.variables.count), coefficient(&random))
      }
      file.rows.append(
        LinearSystemFile.Row(
          "row\(number)",
          priority: random.below(5) == 0 ? Priority(Float(1 + random.below(1998)) / 2) : .required,
          terms, relations[random.below(3)], coefficient(&random)))
    }
    return file
  }

  private static func coefficient(_ random: inout SplitMix64) -> Rational {
    let top = Int64(random.below(41)) - 20
    switch random.below(4) {
    case 0: return Rational(top, [2, 4, 5, 8, 100][random.below(5)])
    case 1: return Rational(top, [3, 7, 9, 12][random.below(4)])
    default: return Rational(top)
    }
  }
}

extension LinearSystemFile {
  /// The system as if none of its rows had been read from a file.
  package var withoutLines: LinearSystemFile {
    var file = self
    for place in file.rows.indices { file.rows[place].line = nil }
    return file
  }
}
