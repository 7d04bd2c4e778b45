/// What an optional row wants of its form: not above, not below, or exactly at a bound.
struct LevelItem<Number: OrderedNumber>: Sendable {
  /// The form.
  var form: Int32
  /// The row's number in the system.
  var row: Int32
  /// Where the form should stand, or to which side of it.
  var bound: Number
  /// The row's error for each unit that the form is off, above 0.
  var weight: Number
  /// A Boolean value that indicates whether the form is off above the bound.
  var isCeiling: Bool
  /// A Boolean value that indicates whether the form is off below the bound.
  var isFloor: Bool
  /// The row's priority.
  var priority: Float

  /// Returns whether the row fails to hold at a value of its form.
  func isOff(at value: Number) -> Bool { isCeiling && bound < value || isFloor && value < bound }
}

/// A stretch of a form's values over which the errors of one level grow evenly.
struct LevelPiece<Number: OrderedNumber> {
  /// The lower end.
  var low: Number?
  /// The upper end.
  var high: Number?
  /// How the errors change for each unit that the form goes up.
  var slope: Number
}
