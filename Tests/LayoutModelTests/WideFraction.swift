import TestSupport
import LayoutModel

/// A fraction in 128 bits, by the school's method: what `Rational` should give.
struct WideFraction {
  var numerator: Int128
  var denominator: Int128

  init(_ numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ value: Rational) { self.init(Int128(value.numerator), Int128(value.denominator)) }

  static func + (left: WideFraction, right: WideFraction) -> WideFraction {
    WideFraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  static func - (left: WideFraction, right: WideFraction) -> WideFraction {
    left + WideFraction(-right.numerator, right.denominator)
  }

  static func * (left: WideFraction, right: WideFraction) -> WideFraction {
    WideFraction(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  static func / (left: WideFraction, right: WideFraction) -> WideFraction {
    left * WideFraction(right.denominator, right.numerator)
  }

  static func < (left: WideFraction, right: WideFraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  /// The parts in lowest terms with a positive denominator, or `nil` where 64 bits are too few or there is none.
  var lowestTerms: (numerator: Int64, denominator: Int64)? {
    guard denominator != 0 else { return nil }
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int128(a) * (denominator < 0 ? -1 : 1)
    guard let top = Int64(exactly: numerator / divisor), let bottom = Int64(exactly: denominator / divisor)
    else {
      return nil
    }
    return (top, bottom)
  }
}

extension SplitMix64 {
  /// Returns a random number of which small, middle and extreme values are about as likely.
  mutating func integer() -> Int64 {
    let extremes: [Int64] = [0, 1, -1, 2, .max, .min, .max - 1, .min + 1, 1 << 32, -(1 << 32), 1_000_000_007]
    return switch next() % 4 {
    case 0: extremes[Int(next() % UInt64(extremes.count))]
    case 1: Int64(bitPattern: next())
    case 2: Int64(bitPattern: next()) >> 32
    default: Int64(bitPattern: next()) >> 56
    }
  }

  /// Returns a random fraction; now and then one that is `overflow`.
  mutating func rational() -> Rational {
    next() % 2 == 0 ? Rational(integer()) : Rational(integer(), integer())
  }
}
