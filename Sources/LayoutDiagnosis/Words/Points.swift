import LayoutModel
import LayoutSolver

/// Lengths as people read them.
enum Points {
  /// Returns a length with at most two decimals, or with as many as show that it is not 0.
  static func text(_ value: BigRational) -> String { text(value.doubleValue) }

  /// Returns a length with as many decimals as it has, up to five.
  static func exact(_ value: BigRational) -> String { decimals(value.doubleValue) }

  /// Returns a length with two decimals, or with as many as tell it from another.
  static func text(_ value: BigRational, unlike other: BigRational) -> String {
    let plain = text(value)
    guard plain == text(other), value != other else { return plain }
    return decimals(value.doubleValue)
  }

  /// Returns a length with at most two decimals, or with as many as show that it is not 0.
  static func text(_ value: Rational) -> String { text(value.doubleValue) }

  /// Returns a length with at most two decimals, or with as many as show that it is not 0.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let magnitude = abs(value)
    var scale: Int64 = 100
    while magnitude > 0, magnitude * Double(scale) < 0.5, scale < 1_000_000_000 { scale *= 10 }
    let scaled = Int64(magnitude * Double(scale) + 0.5)
    let sign = value < 0 && scaled > 0 ? "−" : ""
    let whole = scaled / scale
    var fraction = String(scaled % scale + scale).dropFirst()
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }

  /// Returns a factor as people write it: `0.5`, `1/3`, `2`.
  static func factor(_ value: Rational) -> String {
    let thousands = value * 1000
    let isShort = value.denominator < 1000 && value.isExact
    return isShort && !thousands.isInteger ? value.description : decimals(value.doubleValue)
  }

  /// Returns a number with at most five decimals.
  private static func decimals(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let scaled = Int64(abs(value) * 100_000 + 0.5)
    var fraction = String(scaled % 100_000 + 100_000).dropFirst()
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    let sign = value < 0 ? "−" : ""
    return fraction.isEmpty ? "\(sign)\(scaled / 100_000)" : "\(sign)\(scaled / 100_000).\(fraction)"
  }
}

/// Counted nouns.
enum Count {
  /// Returns `1 line`, `2 lines`.
  static func text(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }
}
