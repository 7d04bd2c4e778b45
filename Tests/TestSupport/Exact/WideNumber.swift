/// A fraction of two 128-bit integers in lowest terms, or the mark of an overflow, which spreads to all results.
package struct WideNumber: Equatable, Sendable {
  /// The numerator.
  let top: Int128
  /// The denominator, above 0, or 0 for an overflow.
  let bottom: Int128

  /// Creates the fraction of two numbers.
  init(_ top: Int128, over bottom: Int128 = 1) {
    var (high, low) = (top < 0 ? 0 - top : top, bottom < 0 ? 0 - bottom : bottom)
    while low != 0 { (high, low) = (low, high % low) }
    guard bottom != 0 else {
      self = .overflow
      return
    }
    let divisor = bottom < 0 ? 0 - high : high
    self.init(unchecked: top / divisor, bottom / divisor)
  }

  private init(unchecked top: Int128, _ bottom: Int128) {
    self.top = top
    self.bottom = bottom
  }

  private static let overflow = WideNumber(unchecked: 0, 0)
  static let zero = WideNumber(0)

  /// A Boolean value that indicates whether this is a number.
  var isValid: Bool { bottom != 0 }
  /// −1, 0 or 1.
  var sign: Int { top.signum() == 0 ? 0 : top < 0 ? -1 : 1 }

  /// The number as `-16` or `3/2`.
  package var text: String { bottom == 1 ? "\(top)" : "\(top)/\(bottom)" }

  private static let limit: Int128 = 1 << 62

  /// Returns whether both numbers are so small that products and their sums fit.
  private static func fits(_ left: Self, _ right: Self) -> Bool {
    left.isValid && right.isValid
      && max(left.top.magnitude, right.top.magnitude) < limit.magnitude
      && max(left.bottom, right.bottom) < limit
  }

  static func + (left: Self, right: Self) -> Self {
    guard fits(left, right) else { return .overflow }
    return Self(left.top * right.bottom + right.top * left.bottom, over: left.bottom * right.bottom)
  }
  static func - (left: Self, right: Self) -> Self { left + Self(unchecked: 0 - right.top, right.bottom) }
  static func * (left: Self, right: Self) -> Self {
    fits(left, right) ? Self(left.top * right.top, over: left.bottom * right.bottom) : .overflow
  }
  static func / (left: Self, right: Self) -> Self {
    fits(left, right) ? Self(left.top * right.bottom, over: left.bottom * right.top) : .overflow
  }
}
