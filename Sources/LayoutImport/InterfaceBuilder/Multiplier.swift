import LayoutModel

/// The factor of a constraint: a decimal `0.8`, a ratio `16:9`, a fraction `1/3` or a share `50%`.
enum Multiplier {
  /// The greatest denominator that a decimal of six digits is read as.
  private static let denominatorLimit: Int64 = 1000

  /// Returns the value; `nil` for anything that is no factor.
  static func read(_ written: ArraySlice<UInt8>) -> Rational? {
    let written = written.trimmed
    guard let first = written.number(at: written.startIndex) else { return nil }
    let index = written.skipBlanks(from: first.end)
    guard index < written.endIndex else { return decimal(first.value) }
    switch written[index] {
    case .ascii("%") where index + 1 == written.endIndex: return exact(decimal(first.value) / Rational(100))
    case .ascii(":"), .ascii("/"):
      guard let second = written.number(at: index + 1), second.end == written.endIndex, !second.value.isZero
      else { return nil }
      return exact(first.value / second.value)
    default: return nil
    }
  }

  /// Returns what a decimal means: one of six digits, such as `0.951613`, is the simplest fraction written so.
  private static func decimal(_ value: Rational) -> Rational {
    value.read(asPrintedWithDenominatorUpTo: denominatorLimit)
  }

  private static func exact(_ value: Rational) -> Rational? { value.isExact ? value : nil }
}
