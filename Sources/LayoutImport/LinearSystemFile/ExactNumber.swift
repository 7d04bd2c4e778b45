package import LayoutModel

/// Reads the numbers of an `alc 1` file: integers, finite decimals and fractions, all exact.
package enum ExactNumber {
  /// Returns the value of a text, or `nil` when it is no number or its parts need more than 64 bits.
  package static func read(_ text: String) -> Rational? {
    let bytes = Array(text.utf8)
    return read(bytes, 0..<bytes.count).flatMap { $0.isExact ? $0 : nil }
  }

  /// Returns the value of the whole field, `overflow` when its parts need more than 64 bits, `nil` for no number.
  static func read(_ bytes: [UInt8], _ field: Range<Int>) -> Rational? {
    var index = field.lowerBound
    guard index < field.upperBound else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    var digits = Digits()
    digits.read(bytes, &index, field.upperBound)
    let whole = digits.count
    if index < field.upperBound, bytes[index] == UInt8(ascii: ".") {
      index += 1
      // Zeros at the end of a decimal say nothing, but would take the room of digits that do.
      var end = field.upperBound
      while end > index, bytes[end - 1] == UInt8(ascii: "0") { end -= 1 }
      digits.read(bytes, &index, end)
      let decimals = digits.count - whole
      guard index == end, digits.count + (field.upperBound - end) > 0 else { return nil }
      guard let power = powerOfTen(decimals) else { return .overflow }
      return digits.value(isNegative, over: power)
    }
    guard whole > 0 else { return nil }
    guard index < field.upperBound else { return digits.value(isNegative, over: 1) }
    guard bytes[index] == UInt8(ascii: "/") else { return nil }
    index += 1
    var bottom = Digits()
    bottom.read(bytes, &index, field.upperBound)
    guard bottom.count > 0, index == field.upperBound else { return nil }
    guard let denominator = bottom.magnitude else { return .overflow }
    return denominator == 0 ? nil : digits.value(isNegative, over: denominator)
  }

  /// Returns the value of a field of digits, or `nil` for anything else.
  static func readPlace(_ bytes: [UInt8], _ field: Range<Int>) -> Int? {
    var index = field.lowerBound
    var digits = Digits()
    digits.read(bytes, &index, field.upperBound)
    guard digits.count > 0, index == field.upperBound else { return nil }
    return digits.magnitude.map { Int($0) }
  }

  private static func powerOfTen(_ exponent: Int) -> Int64? {
    guard exponent <= 18 else { return nil }
    var power: Int64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// Digits read so far.
  private struct Digits {
    /// The number that they make, or `nil` when it does not fit.
    var magnitude: Int64? = 0
    /// How many there are.
    var count = 0

    mutating func read(_ bytes: [UInt8], _ index: inout Int, _ end: Int) {
      var value = magnitude ?? 0
      var fits = magnitude != nil
      while index < end {
        let digit = bytes[index] &- 48
        guard digit < 10 else { break }
        let (product, first) = value.multipliedReportingOverflow(by: 10)
        let (sum, second) = product.addingReportingOverflow(Int64(digit))
        if first || second { fits = false }
        value = sum
        index += 1
        count += 1
      }
      magnitude = fits ? value : nil
    }

    func value(_ isNegative: Bool, over denominator: Int64) -> Rational {
      guard let magnitude else { return .overflow }
      let top = isNegative ? -magnitude : magnitude
      return denominator == 1 ? Rational(top) : Rational(top, denominator)
    }
  }
}
