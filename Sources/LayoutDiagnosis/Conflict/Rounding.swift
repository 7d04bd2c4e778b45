import LayoutModel
import LayoutSolver

/// Tells conflicts that rounding explains from real ones.
enum Rounding {
  /// Returns whether the gap of a core is below a third of a pixel, or below what six printed digits can show.
  ///
  /// The screen's scale is not printed; thirds of a point in the numbers show 3 pixels a point, else 2 are taken.
  static func explains(_ core: Core, in layout: Layout) -> Bool {
    let scale: Int64 =
      core.constraints.contains { layout.constraints[$0].form.bound.denominator % 3 == 0 } ? 3 : 2
    if core.gap < BigRational(Rational(1, 3 * scale)) { return true }
    var slack = 0.0
    for member in core.members {
      slack += abs(member.multiplier.doubleValue) * printedPrecision(member.form.bound.magnitude.doubleValue)
    }
    return core.excess.doubleValue < slack
  }

  /// Returns half a unit in the sixth digit of a number.
  private static func printedPrecision(_ value: Double) -> Double {
    guard value >= 1 else { return 0.000_000_5 }
    var unit = 0.000_005
    var limit = 10.0
    while value >= limit, limit < 1e12 {
      unit *= 10
      limit *= 10
    }
    return value < 100_000 && value == Double(Int64(value)) ? 0 : unit
  }
}
