package import LayoutModel

/// An exact fraction of any size.
///
/// A value that fits is held as a `Rational` and computed with as one, so that these fractions cost little more
/// than 64-bit ones until they grow.
package struct BigRational: Hashable, Sendable {
  /// The two forms of a value; every value has exactly one, so that equality and hashing are those of the form.
  enum Storage: Hashable, Sendable {
    case small(Rational)
    case large(BigFraction)
  }

  /// The value in its only form: small whenever its parts are at most 2⁶³ − 1.
  let storage: Storage

  /// Creates the value of a 64-bit fraction; `overflow`, which has no value, becomes 0.
  package init(_ value: Rational) {
    if value.numerator == .min {
      storage = .large(BigFraction(value))
    } else {
      storage = .small(value.isExact ? value : .zero)
    }
  }

  /// Creates a whole number.
  package init(_ value: Int) { self.init(Rational(Int64(value))) }

  /// Creates the value of a fraction that may have common factors.
  init(reducing fraction: BigFraction) {
    let divisor = BigNatural.greatestCommonDivisor(fraction.numerator, fraction.denominator)
    var reduced = fraction
    if divisor != .one {
      reduced.numerator = fraction.numerator.quotientAndRemainder(dividingBy: divisor).quotient
      reduced.denominator = fraction.denominator.quotientAndRemainder(dividingBy: divisor).quotient
    }
    self.init(lowest: reduced)
  }

  /// Creates the value of a fraction in lowest terms.
  init(lowest fraction: BigFraction) {
    if let short = fraction.rational, short.numerator != .min {
      storage = .small(short)
    } else {
      storage = .large(fraction)
    }
  }

  /// The number 0.
  package static let zero = BigRational(Rational.zero)
  /// The number 1.
  package static let one = BigRational(Rational.one)

  /// The same value in 64 bits, or `nil` when it needs more.
  package var rational: Rational? {
    switch storage {
    case .small(let value): value
    case .large(let fraction): fraction.rational
    }
  }

  /// The value as a long fraction.
  var fraction: BigFraction {
    switch storage {
    case .small(let value): BigFraction(value)
    case .large(let fraction): fraction
    }
  }

  /// A Boolean value that indicates whether the value is 0.
  package var isZero: Bool {
    switch storage {
    case .small(let value): value.isZero
    case .large: false
    }
  }

  /// A Boolean value that indicates whether the value is below 0.
  package var isNegative: Bool {
    switch storage {
    case .small(let value): value.isNegative
    case .large(let fraction): fraction.isNegative
    }
  }

  /// A Boolean value that indicates whether the value is a whole number.
  package var isInteger: Bool {
    switch storage {
    case .small(let value): value.isInteger
    case .large(let fraction): fraction.denominator == .one
    }
  }

  /// The value without its sign.
  package var magnitude: BigRational { isNegative ? -self : self }

  /// The nearest floating-point number.
  package var doubleValue: Double {
    switch storage {
    case .small(let value): value.doubleValue
    case .large(let fraction): fraction.doubleValue
    }
  }
}

extension BigRational: CustomStringConvertible {
  /// The exact value as `-16` or `3/2`.
  package var description: String {
    switch storage {
    case .small(let value): value.description
    case .large(let fraction):
      (fraction.isNegative ? "-" : "") + fraction.numerator.description
        + (fraction.denominator == .one ? "" : "/" + fraction.denominator.description)
    }
  }
}
