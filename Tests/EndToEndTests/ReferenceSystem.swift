import LayoutModel
import TestSupport

/// A small system both as a file for the command and as rows for methods that share nothing with the engine.
struct ReferenceSystem {
  struct Row {
    var label: String
    var terms: [Int]
    var relation: Relation
    var rhs: Int
    var priority: Int
  }

  var variableCount: Int
  var rows: [Row] = []

  /// A random system of differences, bounds and sums; about every third row is optional.
  static func random(seed: UInt64, optional: Bool = true) -> ReferenceSystem {
    var random = SplitMix64(seed: seed)
    var system = ReferenceSystem(variableCount: 2 + random.below(3))
    for number in 0..<(4 + random.below(6)) {
      var terms = [Int](repeating: 0, count: system.variableCount)
      let first = random.below(system.variableCount)
      terms[first] = [1, 1, -1, 2][random.below(4)]
      if random.below(3) > 0 {
        terms[(first + 1 + random.below(system.variableCount - 1)) % system.variableCount] =
          random.below(7) - 3
      }
      let relations: [Relation] = [.lessThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual, .equal]
      system.rows.append(
        Row(
          label: "row=\(number)", terms: terms, relation: relations[random.below(4)],
          rhs: random.below(25) - 8,
          priority: optional && random.below(3) == 0 ? [250, 500, 750][random.below(3)] : 1000))
    }
    return system
  }

  /// The file.
  var text: String {
    var text = "alc 1\n" + (0..<variableCount).map { "var \(name($0))\n" }.joined()
    for row in rows {
      let relation = row.relation == .equal ? "=" : row.relation.rawValue
      text += "con \(row.label) \(row.priority) \(relation) \(row.rhs)"
      for (variable, coefficient) in row.terms.enumerated() where coefficient != 0 {
        text += " \(coefficient) \(variable)"
      }
      text += "\n"
    }
    return text
  }

  /// The name of a variable: places and sizes of items by turns.
  func name(_ variable: Int) -> String { "item\(variable / 2).\(variable % 2 == 0 ? "x" : "w")" }

  /// The required rows alone.
  var required: ReferenceSystem {
    ReferenceSystem(variableCount: variableCount, rows: rows.filter { $0.priority == 1000 })
  }

  /// The optimum by the textbook.
  var reference: ReferenceOptimum {
    ReferenceOptimum(
      variableCount: variableCount,
      rows: rows.map {
        ReferenceOptimum.Row($0.terms, $0.relation, $0.rhs, over: 1, priority: $0.priority)
      })
  }

  /// The optimum by the textbook where a variable has a value.
  func reference(with variable: Int, at value: Fraction) -> ReferenceOptimum {
    var fixed = self
    var terms = [Int](repeating: 0, count: variableCount)
    terms[variable] = value.denominator
    fixed.rows.append(
      Row(label: "fixed", terms: terms, relation: .equal, rhs: value.numerator, priority: 1000))
    return fixed.reference
  }

  /// All minimal conflicts of the required rows, from the definition, by their labels.
  var conflicts: [[Int]]? {
    BruteForceConflicts(
      variableCount: variableCount, rows: required.rows.map { ($0.terms, $0.relation, $0.rhs) }
    ).all()
  }

  /// Returns what is wrong with a conflict of rows and a bound for a variable, or `nil`.
  func complaint(
    about members: [JSONNode], and bound: (variable: Int, relation: Relation, value: Fraction)?,
    factor: String, excess: String
  ) -> String? {
    var checked = rows.map { row in
      CertificateChecker.Row(
        terms: row.terms.enumerated().map { ($0.offset, "\($0.element)") }, relation: row.relation,
        rhs: "\(row.rhs)")
    }
    var places: [Int] = []
    for member in members {
      guard let place = rows.firstIndex(where: { $0.label == member["constraint"].text }) else {
        return "no row \(member["constraint"])"
      }
      guard rows[place].priority == 1000 else { return "an optional row takes part" }
      places.append(place)
    }
    var multipliers = members.map { $0["multiplier"].text ?? "" }
    if let bound {
      checked.append(
        CertificateChecker.Row(
          terms: [(bound.variable, "1")], relation: bound.relation, rhs: bound.value.text))
      places.append(rows.count)
      multipliers.append(factor)
    }
    return CertificateChecker(rows: checked)
      .complaint(members: places, multipliers: multipliers, excess: excess)
  }
}
