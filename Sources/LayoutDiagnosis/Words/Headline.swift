import LayoutModel
import LayoutSolver

/// The finding in one plain sentence: what cannot both be true, and by how many points.
struct Headline {
  private let layout: Layout
  private let core: Core
  private let words: ConstraintWords
  private let writer: LedgerWriter

  /// Creates the headline of a sum.
  init(_ writer: LedgerWriter, _ core: Core, in layout: Layout, words: ConstraintWords) {
    self.writer = writer
    self.core = core
    self.layout = layout
    self.words = words
  }

  /// The sentence.
  var sentence: String {
    switch writer.subject.origin {
    case .size(let item, let axis): noRoom(item, axis)
    case .constraint(let index): contradiction(layout.constraints[index])
    }
  }

  private var totalText: String { Points.text(writer.total, unlike: writer.stated) }
  private var statedText: String { Points.text(writer.stated, unlike: writer.total) }
  private var differenceText: String { Points.text(writer.difference) }

  private func noRoom(_ item: ItemIndex, _ axis: Axis) -> String {
    let bound = writer.isExact ? "" : "at most "
    return
      "No room is left for \(words.names[item]): the constraints around it make it \(bound)\(totalText) pt "
      + "\(axis.adjective), and a \(axis.noun) cannot be negative."
  }

  private func contradiction(_ constraint: Constraint) -> String {
    guard let item = writer.subjectItem, let equation = constraint.equation, equation.first.attribute.isSize
    else {
      return apart(constraint)
    }
    let axis = equation.first.attribute.axis
    let name = words.names.capitalized(item)
    let modal = Self.modal(equation.relation)
    if core.members.count == 2, core.needsSizes, writer.stated < BigRational.zero {
      let verb = equation.relation == .equal ? "is fixed at" : modal
      return "\(name) \(verb) \(statedText) pt \(axis.adjective), and a \(axis.noun) is never negative."
    }
    let statement = "\(name) \(modal) \(statedText) pt \(axis.adjective)"
    if core.members.count == 2, let other = core.members.first(where: { $0.origin != writer.subject.origin }),
      other.form.terms.count == 1
    {
      return "\(name) cannot be both \(requirement(of: writer.subject)) and \(requirement(of: other)) "
        + "\(axis.adjective): \(differenceText) pt apart."
    }
    let holds = holdsOthers(item)
    if writer.isTooMuch {
      let least = writer.isExact ? "" : "at least "
      let need =
        holds
        ? "what is inside needs \(least)\(totalText)" : "the other constraints make it \(least)\(totalText)"
      return "\(statement), but \(need): \(differenceText) pt too much."
    }
    let most = writer.isExact ? "" : "at most "
    let reach =
      holds
      ? "what is inside only reaches \(most)\(totalText)"
      : "the other constraints leave it \(most)\(totalText)"
    return "\(statement), but \(reach): \(differenceText) pt too little."
  }

  private static func modal(_ relation: Relation) -> String {
    switch relation {
    case .equal: "is"
    case .lessThanOrEqual: "may be at most"
    case .greaterThanOrEqual: "must be at least"
    }
  }

  private func requirement(of member: Core.Member) -> String {
    guard let lead = member.form.terms.first else { return "" }
    let value = Points.text(BigRational(member.form.bound) / BigRational(lead.coefficient))
    return switch member.form.relation {
    case .equal: "exactly \(value) pt"
    case .lessThanOrEqual: "at most \(value) pt"
    case .greaterThanOrEqual: "at least \(value) pt"
    }
  }

  private func holdsOthers(_ item: ItemIndex) -> Bool {
    if let index = writer.subject.origin.constraint, layout.constraints[index].hasImposedSize { return true }
    return words.containment.outerItems(of: core).contains(item)
  }

  /// Says of a place, or of a shape without words of its own, what the others make of it.
  private func apart(_ constraint: Constraint) -> String {
    let others = core.members.count - 1
    let equation = "“\(words.equation(constraint))”"
    guard others > 0 else { return "\(equation) cannot hold by itself." }
    let rest = others == 1 ? "another constraint makes" : "\(others) other constraints make"
    let isSize = constraint.equation?.first.attribute.isSize == true
    let bound = writer.isExact ? "" : writer.isTooMuch ? "at least " : "at most "
    let start =
      "\(equation) cannot hold: \(rest) the \(isSize ? "difference" : "distance") \(bound)\(totalText) pt"
    guard constraint.form.relation == .equal else {
      let more = writer.isTooMuch ? "more" : "less"
      return "\(start), \(differenceText) pt \(more) than it allows."
    }
    return "\(start) instead of \(statedText) pt: \(differenceText) pt apart."
  }
}
