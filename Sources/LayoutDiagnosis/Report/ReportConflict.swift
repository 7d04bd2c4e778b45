public import LayoutModel

/// The proof that constraints cannot all hold, or the reason why there is none.
public struct ReportConflict: Sendable {
  /// What the proof rests on.
  public enum Verdict: String, Sendable {
    /// The printed constraints contradict each other, with at most the fact that sizes are not negative.
    case contradictory
    /// They do so under a named assumption.
    case contradictoryIf = "contradictory-if"
    /// The printed numbers leave room.
    case satisfiableAsPrinted = "satisfiable-as-printed"
  }

  /// A member of a minimal conflict.
  public struct Member: Sendable, Equatable {
    /// The id of the constraint.
    public var constraint: String
    /// The exact multiplier of the Farkas certificate.
    public var multiplier: String

    /// Creates a member.
    public init(constraint: String, multiplier: String) {
      self.constraint = constraint
      self.multiplier = multiplier
    }
  }

  /// The constraint that the log says was broken.
  public struct Broken: Sendable {
    /// The id of the constraint.
    public var constraint: String
    /// A Boolean value that indicates whether it is a member of the minimal conflict.
    public var isInCore: Bool

    /// Creates the fact.
    public init(constraint: String, isInCore: Bool) {
      self.constraint = constraint
      self.isInCore = isInCore
    }
  }

  /// A printed number that is taken for another one.
  public struct Reading: Sendable, Equatable {
    /// The id of the constraint.
    public var constraint: String
    /// The number as printed, such as `0.333333`.
    public var printed: String
    /// What it is taken for, exactly, such as `1/3`.
    public var value: String

    /// Creates a reading.
    public init(constraint: String, printed: String, value: String) {
      self.constraint = constraint
      self.printed = printed
      self.value = value
    }
  }

  /// What the proof rests on.
  public var verdict: Verdict
  /// The minimal conflict, whose members can hold without any one of them; empty where there is none.
  public var core: [Member]
  /// The least change of one constant that dissolves the core, in points.
  public var gap: Double
  /// The ids of the listed constraints that play no part.
  public var unneeded: [String]
  /// The assumptions, each in words.
  public var assumptions: [String]
  /// The constraint that the log says was broken.
  public var broken: Broken?
  /// Further minimal conflicts of the same list.
  public var otherCores: [[Member]]
  /// A Boolean value that indicates whether these are all minimal conflicts.
  public var isComplete: Bool
  /// A Boolean value that indicates whether the conflict is no larger than rounding explains.
  public var isRounding: Bool
  /// The multipliers in the core that are not taken as they are printed.
  public var readings: [Reading] = []
  /// The sum in points; `nil` where there is no core.
  public var ledger: Ledger?
  /// The conflict as a drawing; `nil` where it is too large for one.
  public var scheme: ConflictScheme?
  /// The rows that tell whether the list can hold without some members, in the `alc 1` format, labelled with the ids
  /// of the constraints; `nil` where there are too many.
  public var rows: String?

  /// Creates the proof.
  public init(
    verdict: Verdict, core: [Member] = [], gap: Double = 0, unneeded: [String] = [],
    assumptions: [String] = [], broken: Broken? = nil, otherCores: [[Member]] = [], isComplete: Bool = true,
    isRounding: Bool = false, ledger: Ledger? = nil
  ) {
    self.verdict = verdict
    self.core = core
    self.gap = gap
    self.unneeded = unneeded
    self.assumptions = assumptions
    self.broken = broken
    self.otherCores = otherCores
    self.isComplete = isComplete
    self.isRounding = isRounding
    self.ledger = ledger
  }
}

/// The sum behind a minimal conflict: what one member says, and what the others add up to.
public struct Ledger: Sendable {
  /// A line of the sum.
  public struct Line: Sendable {
    /// What the line adds to the sum, in points; 0 for a line that only ties others together.
    public var amount: Double
    /// The amount as text, for example `94.3` or `2 × 8`.
    public var amountText: String
    /// What the line is, for example `leading space of UIImageView`.
    public var label: String
    /// Whose it is, in words, for example `your constraint`.
    public var ownerLabel: String
    /// The id of the constraint.
    public var constraint: String
    /// A Boolean value that indicates whether the log says that this one was broken.
    public var isBroken: Bool
    /// A Boolean value that indicates whether the line is an assumption.
    public var isAssumption: Bool

    /// Creates a line.
    public init(
      amount: Double, amountText: String, label: String, ownerLabel: String, constraint: String,
      isBroken: Bool = false, isAssumption: Bool = false
    ) {
      self.amount = amount
      self.amountText = amountText
      self.label = label
      self.ownerLabel = ownerLabel
      self.constraint = constraint
      self.isBroken = isBroken
      self.isAssumption = isAssumption
    }
  }

  /// The axis along which the lengths add up; `nil` when both take part.
  public var axis: Axis?
  /// The member that the others contradict.
  public var subject: Line
  /// The members whose amounts add up to `total`, in the order in which they are met on screen if known.
  public var parts: [Line]
  /// The members that add nothing but tie the others together.
  public var ties: [Line]
  /// The sentence above the sum, which says what cannot both be true and by how much.
  public var sentence: String
  /// What the parts add up to, in points.
  public var total: Double
  /// The total as text.
  public var totalText: String

  /// Creates a sum.
  public init(
    axis: Axis?, subject: Line, parts: [Line], ties: [Line], sentence: String, total: Double,
    totalText: String
  ) {
    self.axis = axis
    self.subject = subject
    self.parts = parts
    self.ties = ties
    self.sentence = sentence
    self.total = total
    self.totalText = totalText
  }
}
