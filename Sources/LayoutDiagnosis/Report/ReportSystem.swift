/// A system of rows that was solved as it stands, in the `alc` format.
public struct ReportSystem: Sendable {
  /// What a variable is in one solution.
  public struct Value: Sendable {
    /// The id of the item.
    public var item: String
    /// `x`, `y`, `width` or `height`.
    public var variable: String
    /// The name of the variable in the file.
    public var name: String
    /// The exact value, for example `3/2`.
    public var value: String

    /// Creates a value.
    public init(item: String, variable: String, name: String, value: String) {
      self.item = item
      self.variable = variable
      self.name = name
      self.value = value
    }
  }

  /// The path of the input.
  public var input: String
  /// The id of the layout that stands for the system.
  public var layout: String
  /// How many variables it has.
  public var variableCount: Int
  /// How many rows it has.
  public var rowCount: Int
  /// How many of the rows must hold.
  public var requiredCount: Int
  /// The exact gaps of the minimal conflicts: of the core first, then of the other cores in their order.
  public var gaps: [String]
  /// For each part of the system that contradicts itself, the smallest sets of rows to leave out, as ids: one set of
  /// every part dissolves the contradiction.
  public var corrections: [[[String]]]
  /// A Boolean value that indicates whether these are all such sets.
  public var hasAllCorrections: Bool
  /// The best solution; empty when there is none.
  public var values: [Value]
  /// How well the optional rows hold, and what is not unique; `nil` for a contradiction.
  public var optimum: SystemOptimum?
  /// The possible values of the variables that were asked for.
  public var ranges: [SystemRange] = []
  /// How these variables depend on each other, pair by pair.
  public var couplings: [SystemCoupling] = []
  /// The conflict of the fewest rows; `nil` unless it was asked for and there is one.
  public var smallest: SystemSmallest?
  /// The cheapest rows to leave out; `nil` unless they were asked for.
  public var cheapest: SystemRepair?
  /// What the changes that were asked for made of it; everything else is about the system after them.
  public var change: SystemChange?

  /// Creates the facts about a system.
  public init(
    input: String, layout: String, variableCount: Int, rowCount: Int, requiredCount: Int,
    gaps: [String] = [], corrections: [[[String]]] = [], hasAllCorrections: Bool = true, values: [Value] = [],
    optimum: SystemOptimum? = nil
  ) {
    self.input = input
    self.layout = layout
    self.variableCount = variableCount
    self.rowCount = rowCount
    self.requiredCount = requiredCount
    self.gaps = gaps
    self.corrections = corrections
    self.hasAllCorrections = hasAllCorrections
    self.values = values
    self.optimum = optimum
  }
}
