/// Numbers as text: always plain decimals, never an exponent, never "nan" or "inf".
enum PointText {
  /// Returns the shortest decimal that reads back as the same number, or `nil` when the number is not finite.
  static func shortest(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    guard value != 0 else { return "0" }
    let text = value.description
    guard let mark = text.firstIndex(of: "e") else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return expanded(text[..<mark], exponent: Int(text[text.index(after: mark)...]) ?? 0)
  }

  /// Returns the number for people: at most two decimals, more only where nothing else would be left, and
  /// a proper minus sign.
  static func rounded(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    var unit = 100.0
    while abs(value) * unit < 0.5, value != 0, unit < 1e12 { unit *= 10 }
    let sign = value < 0 ? "−" : ""
    guard abs(value) < 1e12 else { return sign + (shortest(abs(value)) ?? "?") }
    // `rounded()` would need the C library's mathematics, which nothing else here links.
    let units = Int64(abs(value) * unit + 0.5)
    return (units == 0 ? "" : sign) + (shortest(Double(units) / unit) ?? "?")
  }

  /// Returns the number for a program: at most two decimals, with a hyphen for a minus sign.
  static func plain(_ value: Double) -> String {
    let text = rounded(value)
    return text.hasPrefix("−") ? "-" + text.dropFirst() : text
  }

  /// Returns digits with the decimal point moved by an exponent.
  private static func expanded(_ mantissa: Substring, exponent: Int) -> String {
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let digits = mantissa.filter { $0 != "-" && $0 != "." }
    let fraction = mantissa.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    let significant = fraction == "0" ? String(digits.dropLast()) : String(digits)
    let point = (fraction == "0" ? significant.count : digits.count - fraction.count) + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + significant }
    if point >= significant.count {
      return sign + significant + String(repeating: "0", count: point - significant.count)
    }
    return sign + significant.prefix(point) + "." + significant.dropFirst(point)
  }
}
