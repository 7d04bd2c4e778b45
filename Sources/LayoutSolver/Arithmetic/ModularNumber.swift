import LayoutModel

/// A fraction modulo the prime 2⁶¹ − 1, for rank tests without growth of numbers.
///
/// The rank modulo a prime never exceeds the true rank, so a rank that is as high as it can be is proved.
struct ModularNumber: FieldNumber {
  /// The residue, or the modulus itself as the mark of a division by 0.
  private let residue: UInt64

  private static let modulus: UInt64 = (1 << 61) - 1

  private init(residue: UInt64) { self.residue = residue }

  init(rational value: Rational) {
    let size = ModularNumber(residue: value.numerator.magnitude % Self.modulus)
    let bottom = ModularNumber(residue: value.denominator.magnitude % Self.modulus)
    let quotient = bottom == .one ? size : size / bottom
    self = value.isNegative ? -quotient : quotient
  }

  static let zero = ModularNumber(residue: 0)
  static let one = ModularNumber(residue: 1)
  private static let undefined = ModularNumber(residue: modulus)

  var isZero: Bool { residue == 0 }
  var isUnit: Bool { residue == 1 || residue == Self.modulus - 1 }
  var isNegative: Bool { false }
  var isExact: Bool { residue != Self.modulus }

  static func + (left: Self, right: Self) -> Self {
    guard left.isExact, right.isExact else { return .undefined }
    let sum = left.residue + right.residue
    return Self(residue: sum >= modulus ? sum - modulus : sum)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    guard left.isExact, right.isExact else { return .undefined }
    let product = left.residue.multipliedFullWidth(by: right.residue)
    // 2⁶¹ is 1 modulo the prime, so the bits from 61 on are added to those below.
    let sum = (product.low & modulus) + (product.high << 3 | product.low >> 61)
    return Self(residue: sum >= modulus ? sum - modulus : sum)
  }

  static func / (left: Self, right: Self) -> Self {
    guard left.isExact, right.isExact, !right.isZero else { return .undefined }
    if right.isUnit { return right == .one ? left : -left }
    // Fermat: the power modulus − 2 is the inverse.
    var inverse = Self.one
    var square = right
    var exponent = modulus - 2
    while exponent != 0 {
      if exponent & 1 == 1 { inverse = inverse * square }
      square = square * square
      exponent >>= 1
    }
    return left * inverse
  }

  static prefix func - (value: Self) -> Self {
    guard value.isExact, value.residue != 0 else { return value }
    return Self(residue: modulus - value.residue)
  }
}
