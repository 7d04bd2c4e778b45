import LayoutModel

/// A number that the elimination can add, multiply and divide exactly.
///
/// The algorithms are generic over it and specialised inside this module: a system is solved with 64-bit
/// fractions and only repeated with longer ones when those overflow.
protocol FieldNumber: Equatable, Sendable {
  /// Creates the number with the value of a 64-bit fraction.
  init(rational value: Rational)
  /// The number 0.
  static var zero: Self { get }
  /// The number 1.
  static var one: Self { get }
  /// A Boolean value that indicates whether the number is 0.
  var isZero: Bool { get }
  /// A Boolean value that indicates whether the number is 1 or −1.
  var isUnit: Bool { get }
  /// How many rows more a column may have and still be the better one to remove by this number.
  var pivotPenalty: Int32 { get }
  /// A Boolean value that indicates whether the number is below 0; always false where there is no order.
  var isNegative: Bool { get }
  /// A Boolean value that indicates whether the number is a value and not the mark of an overflow.
  var isExact: Bool { get }
  /// Returns the sum.
  static func + (left: Self, right: Self) -> Self
  /// Returns the difference.
  static func - (left: Self, right: Self) -> Self
  /// Returns the product.
  static func * (left: Self, right: Self) -> Self
  /// Returns the quotient.
  static func / (left: Self, right: Self) -> Self
  /// Returns the number with the other sign.
  static prefix func - (value: Self) -> Self
}

extension FieldNumber {
  // By 1 or −1, so that differences stay differences.
  var pivotPenalty: Int32 { isUnit ? 0 : 4 }
}

/// A field number with an order, as simplex pivoting and shortest paths need it.
protocol OrderedNumber: FieldNumber, PathLength {
  /// The value as a fraction of any size.
  var exactValue: BigRational { get }
  /// The nearest floating-point number.
  var doubleValue: Double { get }
  /// The value in 64 bits, or `nil` when it needs more.
  var shortValue: Rational? { get }
  /// Creates the number with a value of any size, or `nil` when it does not fit.
  init?(exactly value: BigRational)
}

extension Rational: OrderedNumber {
  init(rational value: Rational) { self = value }
  var isUnit: Bool { denominator == 1 && (numerator == 1 || numerator == -1) }
  var exactValue: BigRational { BigRational(self) }
  var shortValue: Rational? { isExact ? self : nil }
  init?(exactly value: BigRational) {
    guard let short = value.rational else { return nil }
    self = short
  }
}

extension BigRational: OrderedNumber {
  init(rational value: Rational) { self.init(value) }
  var isUnit: Bool {
    switch storage {
    case .small(let value): value.isUnit
    case .large: false
    }
  }
  var isExact: Bool { true }
  var exactValue: BigRational { self }
  var shortValue: Rational? { rational }
  init?(exactly value: BigRational) { self = value }
}
