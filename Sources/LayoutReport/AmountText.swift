/// Amounts that stand below each other, point below point.
enum AmountText {
  /// Returns the columns before the decimal point of an amount, and those from the point on.
  static func split(_ text: String) -> (whole: Int, fraction: Int) {
    let text = PlainText.visible(text)
    let fraction = text.lastIndex(of: ".").map { text[$0...] } ?? ""
    guard fraction.dropFirst().allSatisfy({ $0.isNumber }) else { return (DisplayWidth.columns(of: text), 0) }
    return (DisplayWidth.columns(of: text) - fraction.count, fraction.count)
  }

  /// Returns the columns from the decimal point on that the amounts need.
  static func fraction(_ amounts: [String]) -> Int { amounts.map { split($0).fraction }.max() ?? 0 }

  /// Returns an amount with blanks of the width of digits behind it, for a column that is set to the right.
  static func padded(_ text: String, fraction: Int) -> String {
    let own = split(text).fraction
    guard own < fraction else { return text }
    let point = own == 0 ? "\u{2008}" : ""
    let digits = fraction - max(own, 1)
    return text + point + String(repeating: "\u{2007}", count: digits)
  }
}
