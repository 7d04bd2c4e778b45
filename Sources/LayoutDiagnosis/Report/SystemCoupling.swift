/// How the possible values of one variable of a system depend on the value of another.
public struct SystemCoupling: Sendable {
  /// A pair of values.
  public struct Corner: Sendable, Equatable {
    /// The exact value of the first variable.
    public var first: String
    /// The exact value of the second variable.
    public var second: String

    /// Creates a pair.
    public init(first: String, second: String) {
      self.first = first
      self.second = second
    }
  }

  /// The name of the first variable.
  public var first: String
  /// The name of the second variable.
  public var second: String
  /// The ids of required rows that were left out, because each alone fixes one of the two.
  public var without: [String]
  /// The least value of the second variable at values of the first, which ascend; in between it lies on straight lines.
  ///
  /// It is empty where there is no least value.
  public var least: [Corner]
  /// The greatest value of the second variable, in the same form.
  public var greatest: [Corner]
  /// A Boolean value that indicates whether no corner is missing.
  public var isComplete: Bool

  /// Creates the dependence.
  public init(
    first: String, second: String, without: [String] = [], least: [Corner] = [], greatest: [Corner] = [],
    isComplete: Bool = true
  ) {
    self.first = first
    self.second = second
    self.without = without
    self.least = least
    self.greatest = greatest
    self.isComplete = isComplete
  }
}
