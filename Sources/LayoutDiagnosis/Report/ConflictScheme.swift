public import LayoutModel

/// A minimal conflict as a drawing: where its views would lie if the subject gave way, axis by axis.
///
/// Every member but the subject holds exactly at these places. What the members leave open was chosen so that
/// the rest of the list holds too, as far as it can, and is as small and as far to the start as possible.
public struct ConflictScheme: Sendable {
  /// A view or a guide, as an interval.
  public struct Bar: Sendable {
    /// The id of the item.
    public var item: String
    /// The name for people.
    public var name: String
    /// Where it begins, in points.
    public var start: Double
    /// Where it ends, in points; before its start where its size is negative.
    public var end: Double
    /// The place of the bar in which it lies, which comes before it.
    public var parent: Int?

    /// Creates a bar.
    public init(item: String, name: String, start: Double, end: Double, parent: Int? = nil) {
      self.item = item
      self.name = name
      self.start = start
      self.end = end
      self.parent = parent
    }
  }

  /// A constraint, as a dimension between two places.
  public struct Line: Sendable {
    /// What a constraint is to the conflict.
    public enum Role: String, Sendable {
      /// The member that the others contradict.
      case subject
      /// Another member.
      case member
      /// A constraint of the list that is no member.
      case other
    }

    /// The id of the constraint.
    public var constraint: String
    /// What it asks for, for example `88`, `≥ 8` or `= UIView`.
    public var text: String
    /// What it is to the conflict.
    public var role: Role
    /// Whose it is.
    public var owner: Owner
    /// A Boolean value that indicates whether it has to hold.
    public var isRequired: Bool
    /// A Boolean value that indicates whether the log says that this one was broken.
    public var isBroken: Bool
    /// Where it begins, in points.
    public var start: Double
    /// Where it ends, in points; not after what it asks for, but where the drawing has that end.
    public var end: Double
    /// Where a subject would end if it held; `nil` for all that hold.
    public var stated: Double?
    /// The places of the bars that it joins.
    public var bars: [Int]

    /// Creates a line.
    public init(
      constraint: String, text: String, role: Role, owner: Owner, isRequired: Bool = true,
      isBroken: Bool = false, start: Double, end: Double, stated: Double? = nil, bars: [Int] = []
    ) {
      self.constraint = constraint
      self.text = text
      self.role = role
      self.owner = owner
      self.isRequired = isRequired
      self.isBroken = isBroken
      self.start = start
      self.end = end
      self.stated = stated
      self.bars = bars
    }
  }

  /// What lies along one axis.
  public struct Part: Sendable {
    /// The axis.
    public var axis: Axis
    /// The views and guides, each behind the one in which it lies.
    public var bars: [Bar]
    /// The constraints: the subject, the other members in the order of the sum, then others.
    public var lines: [Line]

    /// Creates a part.
    public init(axis: Axis, bars: [Bar], lines: [Line]) {
      self.axis = axis
      self.bars = bars
      self.lines = lines
    }
  }

  /// The axes that have members.
  public var parts: [Part]

  /// Creates a scheme.
  public init(parts: [Part]) { self.parts = parts }
}
