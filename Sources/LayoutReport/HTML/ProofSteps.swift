import LayoutDiagnosis
import LayoutModel

/// The exact proof of a conflict as additions that a reader can follow: one line after the other is added, what
/// cancels is gone at once, and in the end only what the subject speaks about is left.
struct ProofSteps {
  /// A statement about edges and sizes.
  struct Statement {
    /// The factor of each variable, by item and variable, in the order in which they came up.
    var terms: [(item: String, variable: String, factor: Rational)] = []
    /// How the sides compare.
    var relation: Relation = .equal
    /// The right side.
    var bound: Rational = .zero

    /// A Boolean value that indicates whether no number overflowed.
    var isExact: Bool { bound.isExact && terms.allSatisfy { $0.factor.isExact } }
  }

  /// One addition.
  struct Step {
    /// The constraint that is added.
    var constraint: ReportConstraint
    /// What it is multiplied by before.
    var factor: Rational
    /// The sum up to here.
    var sum: Statement
  }

  /// The additions.
  private(set) var steps: [Step] = []
  /// The member that contradicts what is left.
  let subject: ReportConstraint

  /// The most members that are shown step by step.
  private static let most = 40

  /// Adds the members of a conflict up; `nil` where that cannot be done in steps.
  init?(_ conflict: ReportConflict, in index: ReportIndex) {
    guard let ledger = conflict.ledger, conflict.core.count <= Self.most,
      let subject = index.constraint(ledger.subject.constraint),
      let own = conflict.core.first(where: { $0.constraint == subject.id }).flatMap({
        Self.fraction($0.multiplier)
      }),
      !own.isZero
    else { return nil }
    self.subject = subject
    var waiting: [(constraint: ReportConstraint, factor: Rational)] = []
    for line in ledger.parts + ledger.ties {
      guard let member = conflict.core.first(where: { $0.constraint == line.constraint }),
        let multiplier = Self.fraction(member.multiplier), let constraint = index.constraint(line.constraint)
      else { return nil }
      waiting.append((constraint, -multiplier / own))
    }
    guard waiting.count + 1 == conflict.core.count, add(&waiting), let last = steps.last else { return nil }
    guard Self.isSame(last.sum, Self.statement(subject, 1)) else { return nil }
  }

  /// Adds everything; returns whether all numbers stayed exact.
  private mutating func add(_ waiting: inout [(constraint: ReportConstraint, factor: Rational)]) -> Bool {
    let items = Set(subject.terms.map { $0.item })
    var sum = Statement()
    while !waiting.isEmpty {
      let candidates = waiting.indices.map { place -> (place: Int, isTied: Bool, sum: Statement) in
        let (constraint, factor) = waiting[place]
        let touched = steps.isEmpty ? items : Set(sum.terms.map { $0.item })
        let isEdge = constraint.terms.count > 1
        let isTied = constraint.terms.contains { touched.contains($0.item) } && (!steps.isEmpty || isEdge)
        return (place, isTied, Self.added(sum, Self.statement(constraint, factor)))
      }
      let tied = candidates.filter { $0.isTied }
      guard
        let next = (tied.isEmpty ? candidates : tied).min(by: {
          Self.isSimpler($0.sum, waiting[$0.place].constraint, $1.sum, waiting[$1.place].constraint)
        }),
        next.sum.isExact
      else { return false }
      sum = next.sum
      steps.append(
        Step(constraint: waiting[next.place].constraint, factor: waiting[next.place].factor, sum: sum))
      waiting.remove(at: next.place)
    }
    return true
  }

  /// Returns whether a sum is to be reached before another: the shorter one, else the one by the shorter constraint.
  private static func isSimpler(
    _ left: Statement, _ added: ReportConstraint, _ right: Statement, _ other: ReportConstraint
  ) -> Bool {
    let (count, rest) = (left.attributes.count, right.attributes.count)
    return count == rest ? added.terms.count < other.terms.count : count < rest
  }

  /// Returns a constraint times a factor; one below 0 turns an inequality around.
  static func statement(_ constraint: ReportConstraint, _ factor: Rational) -> Statement {
    var statement = Statement(
      relation: constraint.relation, bound: (fraction(constraint.bound) ?? .overflow) * factor)
    if factor.isNegative {
      switch constraint.relation {
      case .lessThanOrEqual: statement.relation = .greaterThanOrEqual
      case .equal: break
      case .greaterThanOrEqual: statement.relation = .lessThanOrEqual
      }
    }
    for term in constraint.terms {
      statement.terms.append((term.item, term.variable, (fraction(term.coefficient) ?? .overflow) * factor))
    }
    return statement
  }

  private static func added(_ left: Statement, _ right: Statement) -> Statement {
    var sum = left
    for term in right.terms {
      if let place = sum.terms.firstIndex(where: { $0.item == term.item && $0.variable == term.variable }) {
        sum.terms[place].factor += term.factor
      } else {
        sum.terms.append(term)
      }
    }
    sum.terms = sum.terms.filter { !$0.factor.isZero }
    sum.bound += right.bound
    if sum.relation == .equal { sum.relation = right.relation }
    return sum
  }

  private static func isSame(_ left: Statement, _ right: Statement) -> Bool {
    left.terms.count == right.terms.count
      && right.terms.allSatisfy { term in
        left.terms.contains {
          $0.item == term.item && $0.variable == term.variable && $0.factor == term.factor
        }
      }
  }

  /// Returns a number of the report, such as `-3/2`.
  static func fraction(_ text: String) -> Rational? {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let top = parts.first.flatMap({ Int64($0) }) else { return nil }
    guard parts.count > 1 else { return Rational(top) }
    guard let bottom = Int64(parts[1]), bottom != 0 else { return nil }
    return Rational(top, bottom)
  }
}

// MARK: - Words

extension ProofSteps.Statement {
  /// Returns the statement with edges by their names: `DieView.bottom = UIView.top + 88`.
  ///
  /// What counts negatively stands on the right side.
  func words(_ name: (String) -> Markup) -> Markup {
    var left = Markup.none
    var right = Markup.none
    for (item, attribute, factor) in attributes {
      let size = factor.magnitude
      let number: Markup = size == .one ? .none : "\(Self.text(size)) × "
      let text: Markup = "\(number)\(name(item))<span class=\"variable\">.\(attribute)</span>"
      if factor.isNegative {
        right += (right.html.isEmpty ? text : " + " + text)
      } else {
        left += (left.html.isEmpty ? text : " + " + text)
      }
    }
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    let end: Markup =
      right.html.isEmpty
      ? "\(Self.text(bound))"
      : bound.isZero
        ? right
        : bound.isNegative ? "\(right) − \(Self.text(bound.magnitude))" : "\(right) + \(Self.text(bound))"
    return "\(left.html.isEmpty ? "0" : left) \(sign) \(end)"
  }

  /// The factors of edges, centres and sizes.
  var attributes: [(item: String, attribute: String, factor: Rational)] {
    var found: [(item: String, attribute: String, factor: Rational)] = []
    for (item, variable, factor) in terms {
      let isHorizontal = variable == "x" || variable == "width"
      let sizeName = isHorizontal ? "width" : "height"
      let origin = isHorizontal ? "x" : "y"
      let size = terms.first { $0.item == item && $0.variable == sizeName }?.factor ?? .zero
      let place = terms.first { $0.item == item && $0.variable == origin }?.factor ?? .zero
      let share = place.isZero ? nil : size / place
      let edge = Self.edge(share, isHorizontal)
      if variable == origin {
        found.append((item, edge ?? Self.edge(.zero, isHorizontal) ?? variable, factor))
      } else if edge == nil || place.isZero {
        found.append((item, variable, factor))
      }
    }
    return found
  }

  private static func edge(_ share: Rational?, _ isHorizontal: Bool) -> String? {
    switch share {
    case Rational.zero: isHorizontal ? "left" : "top"
    case Rational(1, 2): isHorizontal ? "centerX" : "centerY"
    case Rational.one: isHorizontal ? "right" : "bottom"
    default: nil
    }
  }

  /// Returns a number for people: a decimal where it has a short one.
  static func text(_ value: Rational) -> String {
    let text = value.decimalText.flatMap { $0.utf8.count <= 10 ? $0 : nil } ?? value.description
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
