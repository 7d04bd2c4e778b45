extension BigRational {
  /// Returns the positive factor that turns values into whole numbers without a common factor.
  static func scaleToWholeNumbers(_ values: [BigRational]) -> BigRational {
    var denominator = BigNatural.one
    var divisor = BigNatural(digits: [])
    for value in values {
      let bottom = value.fraction.denominator
      guard bottom != .one else { continue }
      let common = BigNatural.greatestCommonDivisor(denominator, bottom)
      denominator = denominator * bottom.quotientAndRemainder(dividingBy: common).quotient
    }
    for value in values where divisor != .one {
      let fraction = value.fraction
      let whole =
        fraction.numerator * denominator.quotientAndRemainder(dividingBy: fraction.denominator).quotient
      divisor = BigNatural.greatestCommonDivisor(divisor, whole)
    }
    return BigRational(
      reducing: BigFraction(isNegative: false, denominator, divisor.isZero ? .one : divisor))
  }
}
