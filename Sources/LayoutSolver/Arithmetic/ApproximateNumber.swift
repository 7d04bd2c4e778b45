import LayoutModel

/// A floating-point number that the algorithms take for an exact one: good for finding, never for concluding.
struct ApproximateNumber: OrderedNumber {
  /// The number.
  let doubleValue: Double

  /// Creates the number.
  init(_ value: Double) { doubleValue = value }

  init(rational value: Rational) { doubleValue = value.doubleValue }
  init?(exactly value: BigRational) { doubleValue = value.doubleValue }

  static let zero = Self(0)
  static let one = Self(1)
  /// The size up to which a number counts as a rounded 0.
  private static let noise = 1e-9

  var isZero: Bool { abs(doubleValue) < Self.noise }
  var isUnit: Bool { abs(doubleValue) == 1 }
  // A small pivot would blow up the rounding errors.
  var pivotPenalty: Int32 { (0.03...30).contains(abs(doubleValue)) ? 0 : 1_000_000 }
  var isNegative: Bool { doubleValue <= -Self.noise }
  var isExact: Bool { doubleValue.isFinite }

  /// The number cut to 20 binary places, or `nil` when it is too large for that.
  var shortValue: Rational? {
    let scale: Int64 = 1 << 20
    let scaled = doubleValue * Double(scale)
    return abs(scaled) < 0x1p62 ? Rational(Int64(scaled), scale) : nil
  }
  var exactValue: BigRational { shortValue.map { BigRational($0) } ?? .zero }

  static func + (left: Self, right: Self) -> Self { Self(left.doubleValue + right.doubleValue) }
  static func - (left: Self, right: Self) -> Self { Self(left.doubleValue - right.doubleValue) }
  static func * (left: Self, right: Self) -> Self { Self(left.doubleValue * right.doubleValue) }
  static func / (left: Self, right: Self) -> Self { Self(left.doubleValue / right.doubleValue) }
  static prefix func - (value: Self) -> Self { Self(-value.doubleValue) }

  /// Returns whether the left number is below the right one by more than rounding explains.
  static func < (left: Self, right: Self) -> Bool {
    right.doubleValue - left.doubleValue > noise * (1 + abs(left.doubleValue) + abs(right.doubleValue))
  }
}
