import LayoutModel

/// A row for formats whose numbers are decimals, exact wherever that is possible.
///
/// Finite decimals are written as they are. A row with other fractions is multiplied by their common denominator,
/// which changes nothing about what it says. Only where that needs numbers that floating point cannot hold are
/// they rounded.
struct ExactRow {
  /// The factors with their variables, each as a decimal.
  private(set) var terms: [(factor: String, variable: Int)] = []
  /// The right side as a decimal.
  private(set) var bound = ""
  /// What was done to the row, in words that follow its name, or `nil`.
  private(set) var remark: String?

  /// The greatest whole number up to which floating point holds all others.
  private static let limit = Rational(1 << 53)

  /// Prepares a row.
  init(_ row: LinearSystemFile.Row) {
    let merged = row.mergedTerms
    let numbers = merged.map { $0.coefficient } + [row.bound]
    var texts = numbers.compactMap { Self.decimal($0) }
    if texts.count < numbers.count {
      let factor = numbers.reduce(Rational.one) { Self.commonMultiple($0, $1.denominator) }
      let scaled = numbers.map { $0 * factor }
      if scaled.allSatisfy({ $0.isExact && $0.isInteger && $0.magnitude <= Self.limit }) {
        texts = scaled.map { $0.description }
        remark = "is multiplied by \(factor), so that its numbers are whole"
      } else {
        texts = numbers.map { "\($0.doubleValue)" }
        remark = "is rounded, since its fractions have no exact decimals"
      }
    }
    bound = texts.last ?? "0"
    terms = zip(texts, merged).map { ($0, $1.variable) }
  }

  /// Returns the exact decimal of a number that is short enough for others to read without loss.
  private static func decimal(_ value: Rational) -> String? {
    value.decimalText.flatMap { $0.utf8.count <= 17 ? $0 : nil }
  }

  private static func commonMultiple(_ first: Rational, _ second: Int64) -> Rational {
    guard first.isExact, second > 0 else { return .overflow }
    let divisor = greatestCommonDivisor(first.numerator.magnitude, second.magnitude)
    return first * Rational(second / Int64(divisor))
  }
}
