extension Rational {
  /// The exact value as a finite decimal such as `-0.5`, or `nil` when it has none of at most 18 decimals.
  package var decimalText: String? {
    guard isExact else { return nil }
    if denominator == 1 { return "\(numerator)" }
    var rest = denominator
    var (twos, fives) = (0, 0)
    while rest % 2 == 0 { (rest, twos) = (rest / 2, twos + 1) }
    while rest % 5 == 0 { (rest, fives) = (rest / 5, fives + 1) }
    let places = max(twos, fives)
    guard rest == 1, places <= 18 else { return nil }
    var power: UInt64 = 1
    for _ in 0..<places { power *= 10 }
    let scale = power / UInt64(denominator)
    let (digits, overflow) = numerator.magnitude.multipliedReportingOverflow(by: scale)
    guard !overflow else { return nil }
    let text = "\(digits)"
    let padded = String(repeating: "0", count: max(0, places + 1 - text.utf8.count)) + text
    return (isNegative ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}

extension Rational {
  /// Reads a decimal such as `-12.5`; anything else, and what does not fit into 64 bits, gives `nil`.
  package init?(decimal text: String) {
    var value: Int64 = 0
    var denominator: Int64 = 1
    var (hasPoint, hasDigit) = (false, false)
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (tenfold, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      guard !isTooLarge, value < Int64.max / 20, denominator < Int64.max / 20 else { return nil }
      value = tenfold + Int64(byte - UInt8(ascii: "0"))
      if hasPoint { denominator *= 10 }
      hasDigit = true
    }
    guard hasDigit else { return nil }
    self.init(isNegative ? -value : value, denominator)
  }
}
