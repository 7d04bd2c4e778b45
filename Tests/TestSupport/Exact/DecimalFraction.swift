/// A fraction of two whole numbers of any size that is never reduced.
struct DecimalFraction {
  /// The upper part.
  let numerator: DecimalInteger
  /// The lower part, above 0.
  let denominator: DecimalInteger

  /// Reads `-16` or `3/2`, or returns `nil` when the text is no fraction.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let top = DecimalInteger(parts[0]) else { return nil }
    guard let bottom = parts.count == 1 ? DecimalInteger("1") : DecimalInteger(parts[1]), parts.count < 3,
      bottom.sign > 0
    else { return nil }
    self.init(top, bottom)
  }

  private init(_ numerator: DecimalInteger, _ denominator: DecimalInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// −1, 0 or 1.
  var sign: Int { numerator.sign }

  static func + (left: Self, right: Self) -> Self {
    if left.denominator == right.denominator {
      return Self(left.numerator + right.numerator, left.denominator)
    }
    return Self(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  static func - (left: Self, right: Self) -> Self { left + Self(-right.numerator, right.denominator) }

  static func * (left: Self, right: Self) -> Self {
    Self(left.numerator * right.numerator, left.denominator * right.denominator)
  }
}
