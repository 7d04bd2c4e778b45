import TestSupport
import LayoutModel
import Testing

@testable import LayoutSolver

@Suite struct BigRationalTests {
  @Test("arithmetic agrees with Python's fractions", arguments: 0..<fractionTable.count)
  func table(row: Int) {
    let entry = fractionTable[row]
    let (left, right) = (parse(entry.left), parse(entry.right))
    #expect((left + right).description == entry.sum)
    #expect((left * right).description == entry.product)
    #expect((left / right).description == entry.quotient)
    #expect(left.description == entry.left)
  }

  @Test("sums and products keep the laws of a field", arguments: UInt64(0)..<200)
  func laws(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (a, b, c) = (value(&random), value(&random), value(&random))
    #expect(a + b == b + a)
    #expect(a * b == b * a)
    #expect((a + b) + c == a + (b + c))
    #expect((a * b) * c == a * (b * c))
    #expect(a * (b + c) == a * b + a * c)
    #expect((a - a).isZero)
    #expect(a - b == -(b - a))
    #expect(b.isZero || (a / b) * b == a)
    #expect((a < b) == (a - b).isNegative)
    #expect((a + b - b).hashValue == a.hashValue)
    #expect((a * a).isNegative == false)
  }

  @Test("a division of whole numbers leaves a remainder below the divisor", arguments: UInt64(0)..<200)
  func division(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let a = natural(&random, digits: 1 + Int(seed % 9))
    let b = natural(&random, digits: 1 + Int(seed % 5)) + .one
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    #expect(remainder < b)
    #expect(quotient * b + remainder == a)
    let shift = Int(seed % 70)
    #expect(a.shiftedLeft(by: shift).shiftedRight(by: shift) == a)
  }

  @Test("the greatest common divisor divides both and leaves nothing in common", arguments: UInt64(0)..<200)
  func commonDivisor(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let factor = natural(&random, digits: 1 + Int(seed % 6)) + .one
    let a = (natural(&random, digits: 1 + Int(seed % 11)) + .one) * factor
    let b = (natural(&random, digits: 1 + Int(seed % 7)) + .one) * factor
    let divisor = BigNatural.greatestCommonDivisor(a, b)
    #expect(a.quotientAndRemainder(dividingBy: divisor).remainder.isZero)
    #expect(b.quotientAndRemainder(dividingBy: divisor).remainder.isZero)
    #expect(divisor.quotientAndRemainder(dividingBy: factor).remainder.isZero)
    // Euclid's algorithm without Lehmer's shortcut.
    var (high, low) = (a, b)
    while !low.isZero { (high, low) = (low, high.quotientAndRemainder(dividingBy: low).remainder) }
    #expect(divisor == high)
    #expect(BigNatural.greatestCommonDivisor(a, BigNatural(0)) == a)
  }

  @Test("the division corrects an estimate that was too high")
  func divisionCorrection() {
    // A dividend and divisor that take the rare step D6 of the algorithm.
    let a = BigNatural(digits: [0, 0, 0x8000_0000, 0x7fff_ffff])
    let b = BigNatural(digits: [1, 0, 0x8000_0000])
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    #expect(quotient * b + remainder == a)
    #expect(remainder < b)
  }

  @Test("values that fit are 64-bit ones again")
  func shortForm() {
    let long = BigRational(Rational(.max)) + BigRational.one
    #expect(long.rational == nil)
    #expect((long - BigRational.one).rational == Rational(.max))
    #expect(BigRational(Rational(.min)).rational == Rational(.min))
    #expect((-long).rational == Rational(.min))
    #expect(-long == BigRational(Rational(.min)))
    #expect((long * long / long) == long)
    #expect(BigRational(Rational.overflow).isZero)
  }

  @Test(
    "the nearest floating-point number is exact where one exists",
    arguments: [0.5, -3.25, 1e300, 1.1, 123_456_789.000_001, -1e-200, 0x1.fffffffffffffp90])
  func doubleValue(number: Double) {
    let significand = BigRational(Rational(Int64(number.significand * 0x1p52)))
    let exponent = Int(number.exponent) - 52
    var power = BigRational.one
    for _ in 0..<abs(exponent) { power = power * 2 }
    let exact = exponent < 0 ? significand / power : significand * power
    #expect(exact.magnitude.doubleValue == number.magnitude)
    let tiny = BigRational.one / (power * power * 1_000_000_007)
    #expect((exact.magnitude + tiny * exact.magnitude).doubleValue >= number.magnitude)
  }

  private func value(_ random: inout SplitMix64) -> BigRational {
    let digits = Int.random(in: 1...6, using: &random)
    let fraction = BigFraction(
      isNegative: Bool.random(using: &random), natural(&random, digits: digits),
      natural(&random, digits: Int.random(in: 1...3, using: &random)) + .one)
    return BigRational(reducing: fraction)
  }

  private func natural(_ random: inout SplitMix64, digits: Int) -> BigNatural {
    let choices: [UInt32] = [0, 1, .max, 0x8000_0000]
    return BigNatural(
      digits: (0..<digits).map { _ in
        let word = UInt32.random(in: 0...UInt32.max, using: &random)
        return word % 3 == 0 ? choices[Int(word >> 8) % 4] : word
      })
  }

  private func parse(_ text: String) -> BigRational {
    let parts = text.split(separator: "/").map { part in
      part.utf8.reduce(BigRational.zero) { $1 == 45 ? $0 : $0 * 10 + BigRational(Int($1) - 48) }
    }
    let size = parts.count == 2 ? parts[0] / parts[1] : parts[0]
    return text.hasPrefix("-") ? -size : size
  }
}
