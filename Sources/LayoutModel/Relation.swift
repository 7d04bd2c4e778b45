/// How the two sides of a constraint compare.
public enum Relation: String, Sendable, Hashable {
  /// The left side is at most the right side.
  case lessThanOrEqual = "<="
  /// Both sides are equal.
  case equal = "=="
  /// The left side is at least the right side.
  case greaterThanOrEqual = ">="

  /// The relation that holds when both sides change place or sign.
  package var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
