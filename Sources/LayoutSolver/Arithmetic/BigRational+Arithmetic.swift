import LayoutModel

extension BigRational {
  /// Returns the sum.
  package static func + (left: BigRational, right: BigRational) -> BigRational {
    if case .small(let first) = left.storage, case .small(let second) = right.storage {
      let sum = first + second
      if sum.isExact { return BigRational(sum) }
    }
    return BigRational(lowest: left.fraction + right.fraction)
  }

  /// Returns the difference.
  package static func - (left: BigRational, right: BigRational) -> BigRational { left + -right }

  /// Returns the product.
  package static func * (left: BigRational, right: BigRational) -> BigRational {
    if case .small(let first) = left.storage, case .small(let second) = right.storage {
      let product = first * second
      if product.isExact { return BigRational(product) }
    }
    return BigRational(lowest: left.fraction * right.fraction)
  }

  /// Returns the quotient; division by 0 gives 0.
  package static func / (left: BigRational, right: BigRational) -> BigRational { left * right.reciprocal }

  /// Returns the value with the other sign.
  package static prefix func - (value: BigRational) -> BigRational {
    switch value.storage {
    case .small(let short): return BigRational(-short)
    case .large(var fraction):
      fraction.isNegative.toggle()
      // −(−2⁶³) fits no better than −2⁶³ does, so the form stays the large one.
      return BigRational(large: fraction)
    }
  }

  /// Adds a value in place.
  package static func += (left: inout BigRational, right: BigRational) { left = left + right }
  /// Subtracts a value in place.
  package static func -= (left: inout BigRational, right: BigRational) { left = left - right }

  /// The value 1 / self; 0 for 0.
  package var reciprocal: BigRational {
    switch storage {
    case .small(let value): return value.isZero ? .zero : BigRational(value.reciprocal)
    case .large(let fraction):
      return BigRational(
        large: BigFraction(isNegative: fraction.isNegative, fraction.denominator, fraction.numerator))
    }
  }

  /// Creates the value of a fraction in lowest terms that is known to need more than 64 bits.
  private init(large fraction: BigFraction) { storage = .large(fraction) }
}

extension BigRational: Comparable {
  /// Returns whether the left value is below the right one.
  package static func < (left: BigRational, right: BigRational) -> Bool {
    if case .small(let first) = left.storage, case .small(let second) = right.storage {
      return first < second
    }
    return left.fraction < right.fraction
  }
}

extension BigRational: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  package init(integerLiteral value: Int64) { self.init(Rational(value)) }
}
