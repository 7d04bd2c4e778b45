/// What is ambiguous, and in how far.
public struct ReportAmbiguity: Sendable {
  /// The range that a variable can take.
  public struct Range: Sendable {
    /// The id of the item.
    public var item: String
    /// `x`, `y`, `width` or `height`.
    public var variable: String
    /// The least value, or `nil` when there is none or it is unknown.
    public var minimum: Double?
    /// The greatest value, or `nil` when there is none or it is unknown.
    public var maximum: Double?

    /// Creates a range.
    public init(item: String, variable: String, minimum: Double?, maximum: Double?) {
      self.item = item
      self.variable = variable
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// Two layouts that both hold and differ in a number.
  public struct Witnesses: Sendable {
    /// One of the two.
    public struct Layout: Sendable {
      /// What the number is in it, in the alignment rectangle, a place being relative to the superview.
      public var value: Double
      /// The frames of the items whose frames in their superview differ between the two: left, top, width and height in
      /// points, from the top left of the root's frame, in the order of `items`.
      public var frames: [[Double]]

      /// Creates one of the two layouts.
      public init(value: Double, frames: [[Double]]) {
        self.value = value
        self.frames = frames
      }
    }

    /// The id of the item whose number differs.
    public var item: String
    /// The number: `x`, `y`, `width` or `height`.
    public var variable: String
    /// The ids of the items whose frames in their superview differ; all others keep theirs.
    public var items: [String]
    /// The layout where the number is smaller.
    public var low: Layout
    /// The layout where it is greater.
    public var high: Layout

    /// Creates a pair of layouts.
    public init(item: String, variable: String, items: [String], low: Layout, high: Layout) {
      self.item = item
      self.variable = variable
      self.items = items
      self.low = low
      self.high = high
    }
  }

  /// The ids of the ambiguous items.
  public var items: [String]
  /// The number of degrees of freedom, or `nil` when the input does not tell.
  public var freedom: Int?
  /// The directions in words.
  public var directions: [String]
  /// The ranges.
  public var ranges: [Range]
  /// Two layouts that both hold, or `nil` when they are not known or would look the same.
  public var witnesses: Witnesses?

  /// Creates the ambiguity.
  public init(
    items: [String], freedom: Int? = nil, directions: [String] = [], ranges: [Range] = [],
    witnesses: Witnesses? = nil
  ) {
    self.items = items
    self.freedom = freedom
    self.directions = directions
    self.ranges = ranges
    self.witnesses = witnesses
  }
}
