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

  // Sums and products look for common factors only where there can be any (Knuth, *The Art of Computer Programming* 2,
  // section 4.5.1): where one of the numbers is short, all these divisors are.

  /// Returns the sum.
  static func + (left: BigFraction, right: BigFraction) -> BigFraction {
    let common = BigNatural.greatestCommonDivisor(left.denominator, right.denominator)
    let (own, other) = (left.denominator.divided(by: common), right.denominator.divided(by: common))
    let (first, second) = (left.numerator * other, right.numerator * own)
    let (isSame, isBelow) = (left.isNegative == right.isNegative, first < second)
    let isNegative = isSame || !isBelow ? left.isNegative : right.isNegative
    let top = isSame ? first + second : .distance(first, second)
    guard !top.isZero else { return BigFraction(isNegative: false, top, .one) }
    let divisor = common == .one ? .one : BigNatural.greatestCommonDivisor(top, common)
    return BigFraction(
      isNegative: isNegative, top.divided(by: divisor), own * right.denominator.divided(by: divisor))
  }

  /// Returns the product.
  static func * (left: BigFraction, right: BigFraction) -> BigFraction {
    guard !left.numerator.isZero, !right.numerator.isZero else {
      return BigFraction(isNegative: false, BigNatural(digits: []), .one)
    }
    let first = BigNatural.greatestCommonDivisor(left.numerator, right.denominator)
    let second = BigNatural.greatestCommonDivisor(right.numerator, left.denominator)
    return BigFraction(
      isNegative: left.isNegative != right.isNegative,
      left.numerator.divided(by: first) * right.numerator.divided(by: second),
      left.denominator.divided(by: second) * right.denominator.divided(by: first))
  }

  /// Returns whether the left fraction is below the right one.
  static func < (left: BigFraction, right: BigFraction) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    let (first, second) = (left.numerator * right.denominator, right.numerator * left.denominator)
    return left.isNegative ? second < first : first < second
  }
}

extension BigNatural {
  /// Returns the quotient of a division that leaves nothing.
  fileprivate func divided(by divisor: BigNatural) -> BigNatural {
    divisor == .one ? self : quotientAndRemainder(dividingBy: divisor).quotient
  }
}
