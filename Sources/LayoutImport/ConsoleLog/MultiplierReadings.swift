import LayoutModel

/// Finds the printed multipliers that are taken for simple ratios.
enum MultiplierReadings {
  /// Returns the multipliers of an entry that are not taken as they are printed, each once.
  ///
  /// `equation` is what the entry says, if it is an equation; signs within names are no multipliers of it.
  static func find(in printed: String, of equation: Equation?) -> [Constraint.Reading] {
    guard equation == nil || equation?.multiplier != .one else { return [] }
    let bytes = Array(printed.utf8)[...]
    var readings: [Constraint.Reading] = []
    for star in bytes.indices where bytes[star] == .ascii("*") {
      for start in [numberBefore(star, bytes), bytes.skipBlanks(from: star + 1)] {
        guard let start, let (value, end) = bytes.number(at: start), bytes[start].isDigit else { continue }
        let read = EquationParser.multiplier(value)
        let reading = Constraint.Reading(printed: bytes[start..<end].text, value: read)
        guard read != value, equation.map({ $0.multiplier.magnitude == read }) ?? true,
          !readings.contains(reading)
        else { continue }
        readings.append(reading)
      }
    }
    return readings
  }

  /// Returns where the number begins that ends before a sign of multiplication.
  private static func numberBefore(_ star: Int, _ bytes: Bytes) -> Int? {
    var end = star
    while end > bytes.startIndex, bytes[end - 1].isBlank { end -= 1 }
    var start = end
    while start > bytes.startIndex, bytes[start - 1].isDigit || bytes[start - 1] == .ascii(".") { start -= 1 }
    return start < end ? start : nil
  }
}
