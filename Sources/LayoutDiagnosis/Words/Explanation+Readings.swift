import LayoutModel

extension Explanation {
  /// The multipliers of the core that are not taken as they are printed, with the places of their constraints.
  var readings: [(constraint: Int, reading: Constraint.Reading)] {
    core.constraints.flatMap { place in layout.constraints[place].readings.map { (place, $0) } }
  }

  /// Says what printed multipliers are taken for, each once.
  var readingSentences: [String] {
    var distinct: [Constraint.Reading] = []
    for (_, reading) in readings where !distinct.contains(reading) { distinct.append(reading) }
    guard !distinct.isEmpty else { return [] }
    let phrases = distinct.map { "\($0.printed) is read as \($0.value.description)" }
    return ["\(Self.list(phrases)), since logs print multipliers with six digits."]
  }
}
