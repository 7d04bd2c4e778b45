extension Rational {
  // What nearly every operation is, on whole numbers, is inlined everywhere; the rest is not.

  /// Returns the sum, or `overflow`.
  @inlinable @inline(__always)
  public static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == 1, right.denominator == 1 {
      let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
      return overflow ? .overflow : Rational(unchecked: sum, 1)
    }
    return fractionSum(left, right)
  }

  /// Returns the sum of numbers of which one is not whole.
  @usableFromInline
  package static func fractionSum(_ left: Rational, _ right: Rational) -> Rational {
    guard left.isExact, right.isExact else { return .overflow }
    if left.denominator == 1 { return fractionSum(right, left) }
    if right.denominator == 1 {
      // A multiple of the denominator leaves the fraction in lowest terms.
      let (added, isTooLong) = right.numerator.multipliedReportingOverflow(by: left.denominator)
      let (top, isTooHigh) = left.numerator.addingReportingOverflow(added)
      if !isTooLong, !isTooHigh { return Rational(unchecked: top, left.denominator) }
    }
    let (first, isFirstLong) = left.numerator.multipliedReportingOverflow(by: right.denominator)
    let (second, isSecondLong) = right.numerator.multipliedReportingOverflow(by: left.denominator)
    let (sum, isSumLong) = first.addingReportingOverflow(second)
    let (bottom, isBottomLong) = left.denominator.multipliedReportingOverflow(by: right.denominator)
    if !isFirstLong, !isSecondLong, !isSumLong, !isBottomLong { return Rational(sum, bottom) }
    let top =
      Int128(left.numerator) * Int128(right.denominator) + Int128(right.numerator) * Int128(left.denominator)
    return Rational(wide: top, Int128(left.denominator) * Int128(right.denominator))
  }

  /// Returns the difference, or `overflow`.
  @inlinable @inline(__always)
  public static func - (left: Rational, right: Rational) -> Rational { left + -right }

  /// Returns the product, or `overflow`.
  @inlinable @inline(__always)
  public static func * (left: Rational, right: Rational) -> Rational {
    if left.denominator == 1, right.denominator == 1 {
      let (product, overflow) = left.numerator.multipliedReportingOverflow(by: right.numerator)
      return overflow ? .overflow : Rational(unchecked: product, 1)
    }
    return fractionProduct(left, right)
  }

  /// Returns the product of numbers of which one is not whole.
  @usableFromInline
  package static func fractionProduct(_ left: Rational, _ right: Rational) -> Rational {
    guard left.isExact, right.isExact else { return .overflow }
    if left.denominator == 1 { return fractionProduct(right, left) }
    if right.denominator == 1 {
      if right.numerator == 1 { return left }
      if right.numerator == -1 { return -left }
    }
    let (top, isTopLong) = left.numerator.multipliedReportingOverflow(by: right.numerator)
    let (bottom, isBottomLong) = left.denominator.multipliedReportingOverflow(by: right.denominator)
    if !isTopLong, !isBottomLong { return Rational(top, bottom) }
    return Rational(
      wide: Int128(left.numerator) * Int128(right.numerator),
      Int128(left.denominator) * Int128(right.denominator))
  }

  /// Returns the quotient; division by 0 gives `overflow`.
  public static func / (left: Rational, right: Rational) -> Rational { left * right.reciprocal }

  /// Returns the value with the other sign, or `overflow`.
  @inlinable @inline(__always)
  public static prefix func - (value: Rational) -> Rational {
    guard value.numerator != .min else { return .overflow }
    return Rational(unchecked: -value.numerator, value.denominator)
  }

  /// Adds a value in place.
  @inlinable @inline(__always)
  public static func += (left: inout Rational, right: Rational) { left = left + right }
  /// Subtracts a value in place.
  @inlinable @inline(__always)
  public static func -= (left: inout Rational, right: Rational) { left = left - right }

  /// The value 1 / self; `overflow` for 0.
  public var reciprocal: Rational {
    guard numerator != 0, numerator != .min else { return .overflow }
    return numerator < 0
      ? Rational(unchecked: -denominator, -numerator) : Rational(unchecked: denominator, numerator)
  }

  /// Creates the fraction in lowest terms from wide parts, or `overflow` when it does not fit.
  ///
  /// The parts are products of two 64-bit numbers or the sum of two such, so they cannot overflow 128 bits:
  /// denominators are at most 2⁶³ − 1 and numerators at least −2⁶³.
  private init(wide numerator: Int128, _ denominator: Int128) {
    if let top = UInt64(exactly: numerator.magnitude), let bottom = UInt64(exactly: denominator),
      bottom != 0
    {
      // Nearly always; it saves the 128-bit divisions, which are an order of magnitude slower.
      let divisor = greatestCommonDivisor(top, bottom)
      self.init(negative: numerator < 0, top / divisor, bottom / divisor)
      return
    }
    var a = numerator.magnitude
    var b = denominator.magnitude
    while b > UInt128(UInt64.max) || a > UInt128(UInt64.max) {
      guard b != 0 else { break }
      (a, b) = (b, a % b)
    }
    let divisor = b == 0 ? a : UInt128(greatestCommonDivisor(UInt64(a), UInt64(b)))
    guard divisor != 0, denominator > 0 else {
      self = .overflow
      return
    }
    let top = numerator.magnitude / divisor
    let bottom = denominator.magnitude / divisor
    guard top <= UInt128(Int64.max), bottom <= UInt128(Int64.max) else {
      self = .overflow
      return
    }
    self.init(negative: numerator < 0, UInt64(top), UInt64(bottom))
  }
}

extension Rational: Comparable {
  /// Returns whether the values are the same; `overflow` is equal to itself.
  @inlinable @inline(__always)
  public static func == (left: Rational, right: Rational) -> Bool {
    left.numerator == right.numerator && left.denominator == right.denominator
  }

  /// Returns whether the left value is below the right one; `overflow` is below nothing and above nothing.
  @inlinable
  public static func < (left: Rational, right: Rational) -> Bool {
    guard left.isExact, right.isExact else { return false }
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    return Int128(left.numerator) * Int128(right.denominator)
      < Int128(right.numerator) * Int128(left.denominator)
  }

  /// Returns whether the left value is above the right one.
  public static func > (left: Rational, right: Rational) -> Bool { right < left }
  /// Returns whether the left value is below or equal to the right one; never for `overflow`.
  public static func <= (left: Rational, right: Rational) -> Bool {
    left.isExact && right.isExact && !(right < left)
  }
  /// Returns whether the left value is above or equal to the right one; never for `overflow`.
  public static func >= (left: Rational, right: Rational) -> Bool { right <= left }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  public init(integerLiteral value: Int64) { self.init(value) }
}

extension Rational: CustomStringConvertible {
  /// The exact value as `-16` or `3/2`; `overflow` when it is no number.
  public var description: String {
    guard isExact else { return "overflow" }
    return denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
