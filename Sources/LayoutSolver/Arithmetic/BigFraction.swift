import LayoutModel

/// An exact fraction of any size, in lowest terms: the form of a `BigRational` that does not fit into 64 bits.
struct BigFraction: Hashable, Sendable {
  /// A Boolean value that indicates whether the fraction is below 0.
  var isNegative: Bool
  /// The size of the numerator.
  var numerator: BigNatural
  /// The denominator, never 0.
  var denominator: BigNatural

  /// Creates the fraction from parts that have no common factor.
  init(isNegative: Bool, _ numerator: BigNatural, _ denominator: BigNatural) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates the fraction with the value of a short one.
  init(_ value: Rational) {
    self.init(
      isNegative: value.isNegative, BigNatural(value.numerator.magnitude),
      BigNatural(value.denominator.magnitude))
  }

  /// The same value in 64 bits, or `nil` when it needs more.
  var rational: Rational? {
    guard let top = numerator.word, let bottom = denominator.word, let below = Int64(exactly: bottom) else {
      return nil
    }
    if let above = Int64(exactly: top) { return Rational(isNegative ? -above : above, below) }
    return isNegative && below == 1 && top == Int64.min.magnitude ? Rational(Int64.min) : nil
  }

  /// The nearest floating-point number, or nearly so for the tiniest ones.
  var doubleValue: Double {
    guard !numerator.isZero else { return 0 }
    // A quotient of at least 64 bits, its lowest bit set when something was cut off: it then rounds as the exact value.
    let shift = 66 - (numerator.bitWidth - denominator.bitWidth)
    let (quotient, rest) = numerator.shiftedLeft(by: shift).quotientAndRemainder(
      dividingBy: denominator.shiftedLeft(by: -shift))
    let surplus = quotient.bitWidth - 64
    let top = quotient.shiftedRight(by: surplus)
    let isCut = !rest.isZero || top.shiftedLeft(by: surplus) != quotient
    let word = (top.word ?? 0) | (isCut ? 1 : 0)
    let size = Double(sign: .plus, exponent: surplus - shift, significand: Double(word))
    return isNegative ? -size : size
  }

  /// Returns the sum, not in lowest terms.
  static func + (left: BigFraction, right: BigFraction) -> BigFraction {
    let first = left.numerator * right.denominator
    let second = right.numerator * left.denominator
    let bottom = left.denominator * right.denominator
    if left.isNegative == right.isNegative {
      return BigFraction(isNegative: left.isNegative, first + second, bottom)
    }
    let isNegative = first < second ? right.isNegative : left.isNegative
    return BigFraction(isNegative: isNegative, .distance(first, second), bottom)
  }

  /// Returns the product, not in lowest terms.
  static func * (left: BigFraction, right: BigFraction) -> BigFraction {
    BigFraction(
      isNegative: left.isNegative != right.isNegative, left.numerator * right.numerator,
      left.denominator * right.denominator)
  }

  /// Returns whether the left fraction is below the right one.
  static func < (left: BigFraction, right: BigFraction) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    let (first, second) = (left.numerator * right.denominator, right.numerator * left.denominator)
    return left.isNegative ? second < first : first < second
  }
}
