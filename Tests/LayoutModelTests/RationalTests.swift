import TestSupport
import LayoutModel
import Testing

@Suite("Exact fractions")
struct RationalTests {
  /// Returns whether a result is the wide one, or `overflow` where 64 bits are too few.
  ///
  /// The least integer has no opposite, so a fraction whose numerator it is may be given up.
  private func agrees(_ result: Rational, _ wide: WideFraction) -> Bool {
    guard let expected = wide.lowestTerms else { return !result.isExact }
    if expected.numerator == .min, !result.isExact { return true }
    return result.numerator == expected.numerator && result.denominator == expected.denominator
  }

  @Test(
    "sums, differences, products, quotients and order agree with 128-bit arithmetic",
    arguments: UInt64(0)..<20)
  func wide(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let (a, b) = (random.rational(), random.rational())
      guard a.isExact, b.isExact else { continue }
      #expect(agrees(a + b, WideFraction(a) + WideFraction(b)), "\(a) + \(b)")
      #expect(agrees(a - b, WideFraction(a) - WideFraction(b)) || b.numerator == .min, "\(a) - \(b)")
      #expect(agrees(a * b, WideFraction(a) * WideFraction(b)), "\(a) * \(b)")
      #expect(agrees(a / b, WideFraction(a) / WideFraction(b)) || b.numerator == .min, "\(a) / \(b)")
      #expect((a < b) == (WideFraction(a) < WideFraction(b)), "\(a) < \(b)")
    }
  }

  @Test(
    "every result is in lowest terms with a positive denominator, or overflow", arguments: UInt64(100)..<110)
  func lowestTerms(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let (a, b) = (random.rational(), random.rational())
      for value in [a, a + b, a - b, a * b, a / b, -a, a.reciprocal, a.magnitude] {
        guard value.isExact else {
          #expect(value == .overflow)
          continue
        }
        #expect(value.denominator > 0)
        #expect(greatestCommonDivisor(value.numerator.magnitude, UInt64(value.denominator)) == 1)
      }
    }
  }

  @Test("the laws of a field hold wherever nothing overflows", arguments: UInt64(200)..<210)
  func laws(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let (a, b, c) = (random.rational(), random.rational(), random.rational())
      let pairs = [
        (a + b, b + a), (a * b, b * a), ((a + b) + c, a + (b + c)), ((a * b) * c, a * (b * c)),
        (a * (b + c), a * b + a * c), (a - a, .zero), (a * .one, a), (a + .zero, a), (-(-a), a),
        (a * a.reciprocal, .one),
      ]
      for (left, right) in pairs where left.isExact && right.isExact {
        #expect(left == right, "\(a) \(b) \(c)")
      }
    }
  }

  @Test("overflow in gives overflow out, and is below and above nothing")
  func poison() {
    let values: [Rational] = [.zero, .one, -1, Rational(1, 3), Rational(.max), Rational(.min), .overflow]
    for value in values {
      for result in [
        value + .overflow, .overflow + value, value - .overflow, value * .overflow, .overflow * value,
      ] {
        #expect(!result.isExact)
      }
      #expect(!(value / .overflow).isExact)
      #expect(!(.overflow / value).isExact)
      #expect(!(value < .overflow))
      #expect(!(.overflow < value))
      #expect(!(value > .overflow))
      #expect(!(value <= .overflow))
      #expect(!(value >= .overflow))
    }
    #expect(!(-Rational.overflow).isExact)
    #expect(!Rational.overflow.reciprocal.isExact)
    #expect(!Rational.overflow.magnitude.isExact)
    #expect(!Rational.overflow.isZero)
    #expect(Rational.overflow.nearestInteger == 0)
    #expect(Rational.overflow.doubleValue.isNaN)
    #expect(Rational.overflow.description == "overflow")
  }

  @Test("what does not fit is overflow and never traps")
  func extremes() {
    let big = Rational(.max)
    let small = Rational(.min)
    for result in [
      big + 1, small - 1, big * 2, small * -1, -small, small.magnitude, Rational(1, 0), Rational(0, 0),
    ] {
      #expect(result == .overflow)
    }
    #expect(Rational.zero.reciprocal == .overflow)
    #expect(big + small == -1)
    #expect(Rational(.min, 2) == Rational(.min / 2))
    #expect(Rational(.min, .min) == 1)
    #expect(Rational(1, .min) == .overflow)
    #expect(Rational(.max, .min).isExact == false)
    #expect(Rational(-6, -4) == Rational(3, 2))
    #expect(Rational(6, -4).description == "-3/2")
    #expect(big.reciprocal * big == 1)
  }

  @Test(
    "the nearest whole number rounds halves away from zero",
    arguments: zip(
      [
        Rational(1, 2), Rational(-1, 2), Rational(3, 2), Rational(1, 3), Rational(-2, 3), 5, Rational(.max),
        Rational(.min),
        Rational(.max, 2), Rational(1, .max), Rational(.max - 1, .max),
      ], [1, -1, 2, 0, -1, 5, .max, .min, .max / 2 + 1, 0, 1] as [Int64]))
  func nearest(_ value: Rational, _ expected: Int64) {
    #expect(value.nearestInteger == expected)
  }

  @Test("the greatest common divisor agrees with Euclid's", arguments: UInt64(0)..<5)
  func divisor(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let (a, b) = (random.integer().magnitude, random.integer().magnitude)
      var (x, y) = (a, b)
      while y != 0 { (x, y) = (y, x % y) }
      #expect(greatestCommonDivisor(a, b) == x)
    }
  }
}
