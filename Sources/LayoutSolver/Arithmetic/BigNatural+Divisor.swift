import LayoutModel

extension BigNatural {
  /// Returns the greatest common divisor; the other number when one is 0.
  ///
  /// Lehmer's algorithm (Knuth, *The Art of Computer Programming* 2, section 4.5.2, algorithm L): many steps of
  /// Euclid's are done on the leading bits alone and then applied to the long numbers at once.
  static func greatestCommonDivisor(_ first: BigNatural, _ second: BigNatural) -> BigNatural {
    if first == second { return first }
    var (high, low) = first < second ? (second, first) : (first, second)
    while !low.isZero {
      if let a = high.word, let b = low.word { return BigNatural(LayoutModel.greatestCommonDivisor(a, b)) }
      let steps = EuclideanSteps(high, low)
      if steps.isEmpty {
        (high, low) = (low, high.quotientAndRemainder(dividingBy: low).remainder)
      } else {
        (high, low) = (high.combined(steps.a, low, steps.b), high.combined(steps.c, low, steps.d))
      }
    }
    return high
  }

  /// Returns `self · factor + other · otherFactor`, which has to be at least 0.
  ///
  /// The factors have different signs and are below 2³⁰, so that the sums of two products fit.
  private func combined(_ factor: Int64, _ other: BigNatural, _ otherFactor: Int64) -> BigNatural {
    var result = digits
    var carry: Int64 = 0
    for index in digits.indices {
      let digit = index < other.digits.count ? Int64(other.digits[index]) : 0
      let sum = factor * Int64(digits[index]) + otherFactor * digit + carry
      result[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    return BigNatural(digits: result)
  }
}

/// The steps of Euclid's algorithm that the leading bits of two numbers settle, as the matrix of their product.
private struct EuclideanSteps {
  private(set) var (a, b, c, d): (Int64, Int64, Int64, Int64) = (1, 0, 0, 1)

  /// A Boolean value that indicates whether not a single step was certain.
  var isEmpty: Bool { b == 0 }

  init(_ high: BigNatural, _ low: BigNatural) {
    let shift = max(0, high.bitWidth - 62)
    var x = Int64(high.shiftedRight(by: shift).word ?? 0)
    var y = Int64(low.shiftedRight(by: shift).word ?? 0)
    while y + c != 0, y + d != 0 {
      let quotient = (x + a) / (y + c)
      guard quotient == (x + b) / (y + d), quotient < 1 << 30 else { return }
      let (nextC, nextD) = (a - quotient * c, b - quotient * d)
      guard nextC.magnitude < 1 << 30, nextD.magnitude < 1 << 30 else { return }
      (a, b, c, d) = (c, d, nextC, nextD)
      (x, y) = (y, x - quotient * y)
    }
  }
}
