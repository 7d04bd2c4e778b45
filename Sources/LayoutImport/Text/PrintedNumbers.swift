import LayoutModel

extension ArraySlice where Element == UInt8 {
  /// Reads a decimal number such as `- 16`, `0.2`, `2.22507e-308` or `1094.3333333333333`.
  ///
  /// Digits beyond the eighteenth are dropped, and numbers that are closer to 0 than 10⁻¹⁸ are 0: the system
  /// prints the smallest denormal for a height of 0. Numbers beyond 10¹⁸, such as the `1.79769e+308` of a size
  /// without a limit, are read as 10¹⁸.
  ///
  /// - Returns: the exact value and the index after it, or `nil` when no number stands at the index.
  func number(at start: Int) -> (value: Rational, end: Int)? {
    var index = skipBlanks(from: start)
    var isNegative = false
    if index < endIndex, self[index] == .ascii("-") || self[index] == .ascii("+") {
      isNegative = self[index] == .ascii("-")
      index = skipBlanks(from: index + 1)
    }
    guard let digits = Digits(self, at: index) else { return nil }
    index = digits.end
    var exponent = -digits.fractionLength + digits.droppedLength
    if let power = Self.exponent(self, at: index) {
      exponent += power.value
      index = power.end
    }
    return (Self.value(digits, exponent: exponent, isNegative: isNegative), index)
  }

  private static func value(_ digits: Digits, exponent: Int, isNegative: Bool) -> Rational {
    var (digits, exponent) = (digits.value, exponent)
    while exponent < -18, digits != 0 {
      digits /= 10
      exponent += 1
    }
    guard digits != 0 else { return .zero }
    let limit = Rational.powerOfTen(18)
    let size = Rational(digits) * .powerOfTen(exponent)
    let bounded = size.isExact && size < limit ? size : limit
    return isNegative ? -bounded : bounded
  }

  /// Reads `e-308` behind a number.
  private static func exponent(_ bytes: Bytes, at start: Int) -> (value: Int, end: Int)? {
    guard start + 1 < bytes.endIndex, bytes[start] | 32 == .ascii("e") else { return nil }
    var index = start + 1
    let isNegative = bytes[index] == .ascii("-")
    if isNegative || bytes[index] == .ascii("+") { index += 1 }
    let end = bytes.skip(from: index) { $0.isDigit }
    guard end > index else { return nil }
    let value = bytes[index..<end].reduce(0) { Swift.min($0 * 10 + Int($1 - 48), 1 << 20) }
    return (isNegative ? -value : value, end)
  }
}

/// The digits of a decimal number.
private struct Digits {
  var value: Int64 = 0
  var fractionLength = 0
  var droppedLength = 0
  var end: Int

  init?(_ bytes: Bytes, at start: Int) {
    end = start
    var count = 0
    var isFraction = false
    while end < bytes.endIndex {
      let byte = bytes[end]
      if byte == .ascii("."), !isFraction, end + 1 < bytes.endIndex, bytes[end + 1].isDigit {
        isFraction = true
      } else if byte.isDigit {
        count += 1
        if value < 100_000_000_000_000_000 {
          value = value * 10 + Int64(byte - 48)
          if isFraction { fractionLength += 1 }
        } else if !isFraction {
          droppedLength += 1
        }
      } else {
        break
      }
      end += 1
    }
    guard count > 0 else { return nil }
  }
}

extension Rational {
  /// Returns 10 to the given power; 0 for powers below −18, `overflow` for powers above 18.
  static func powerOfTen(_ exponent: Int) -> Rational {
    guard exponent >= -18 else { return .zero }
    guard exponent <= 18 else { return .overflow }
    var power: Int64 = 1
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? Rational(1, power) : Rational(power)
  }

  /// The value that a number printed with six significant digits most likely stands for.
  ///
  /// Logs print `94.3333` for 94⅓ points and `0.333333` for a third. A number with at least six significant
  /// digits is read as the simplest fraction with a denominator up to `limit` that prints the same; shorter
  /// numbers are what they are.
  ///
  /// - Complexity: O(`limit`).
  func read(asPrintedWithDenominatorUpTo limit: Int64) -> Rational {
    let decimals = printedDecimals
    let digits = self * Rational(decimals)
    guard decimals > 1, digits.isExact, digits.magnitude >= 100_000 else { return self }
    let unit = Rational(1, decimals)
    for candidate in 2...max(2, limit) {
      let scaled = self * Rational(candidate)
      guard scaled.isExact else { return self }
      let nearest = Rational(scaled.nearestInteger, candidate)
      let distance = (nearest - self).magnitude * 2
      guard distance.isExact, distance <= unit else { continue }
      return nearest
    }
    return self
  }

  /// The power of ten of the last decimal: 10 000 for 94.3333; 0 where the value is no short decimal.
  private var printedDecimals: Int64 {
    guard isExact else { return 0 }
    var power: Int64 = 1
    while power <= 100_000_000_000_000_000 {
      if power % denominator == 0 { return power }
      power *= 10
    }
    return 0
  }
}
