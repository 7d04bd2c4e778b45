import LayoutModel
import LayoutSolver

/// The sentences that explain a conflict: what is proved, what the log says, and what rests on an assumption.
struct Explanation {
  let layout: Layout
  let analysis: BlockAnalysis
  let core: Core
  let words: ConstraintWords
  let broken: Int?
  let announcement: ConflictBlock.Announcement

  /// The sentences, in order.
  var sentences: [String] { [proof] + assumptionSentences + brokenSentences }

  private var proof: String {
    let count = core.members.count
    let others = analysis.cores.count - 1
    let more = analysis.isComplete ? "" : "at least "
    var text: String
    if count == 1 {
      text = "Proved: this constraint alone cannot hold."
    } else {
      let facts = core.members.filter { $0.origin.constraint == nil }.count
      let gloss = facts == 0 ? "" : ", counting the fact that a width or height is never negative,"
      text = "Proved: these \(count)\(gloss) cannot all hold, and without any one of them the rest can."
    }
    if others > 0 { text += " The list holds \(more)\(Count.text(others, "further conflict"))." }
    return text
  }
}

// MARK: - Assumptions

extension Explanation {
  private var assumed: [Core.Member] {
    core.members.filter { $0.origin.constraint.map { layout.constraints[$0].assumption != nil } == true }
  }

  /// The assumptions in words, one for each that the proof needs.
  var assumptions: [String] {
    assumed.compactMap { member in member.origin.constraint.map { Self.words(layout.constraints[$0], words) } }
  }

  static func words(_ constraint: Constraint, _ words: ConstraintWords) -> String {
    guard let equation = constraint.equation, let second = equation.second else { return constraint.printed }
    let amount = Points.text(equation.constant.magnitude)
    let item = words.names[second.item]
    switch constraint.assumption {
    case "margin":
      return "the \(equation.first.attribute.rawValue) layout margin of \(item) is \(amount) pt (UIKit's default)"
    case "baseline":
      let edge = second.attribute == .top ? "below its top" : "above its bottom"
      return "\(words.names[equation.first.item]) lies \(amount) pt \(edge) (a 17-point system font)"
    default:
      return "multiplied edges are measured from \(item)"
    }
  }

  private var assumptionSentences: [String] {
    guard analysis.verdict == .contradictoryIf, !assumptions.isEmpty else { return [] }
    var sentences = ["This rests on what the log does not print: \(Self.list(assumptions))."]
    if let limit = marginLimit { sentences.append(limit) }
    return sentences
  }

  /// Says for which margins the conflict would be gone, where margins take part alike.
  private var marginLimit: String? {
    let margins = assumed.compactMap { member -> (constraint: Constraint, inward: BigRational)? in
      guard let index = member.origin.constraint, let equation = layout.constraints[index].equation,
        layout.constraints[index].assumption == "margin"
      else { return nil }
      let isFar = equation.first.attribute == .right || equation.first.attribute == .bottom
      return (layout.constraints[index], isFar ? BigRational.zero - member.multiplier : member.multiplier)
    }
    guard let first = margins.first, margins.count == assumed.count,
      margins.allSatisfy({ $0.inward == first.inward }), !first.inward.isZero
    else { return nil }
    var sum = BigRational.zero
    for margin in margins { sum = sum + BigRational(margin.constraint.equation?.constant.magnitude ?? .zero) }
    let limit = sum + core.excess / first.inward
    guard limit >= BigRational.zero else { return "No margin would make room: it is a conflict for any." }
    let isExact = core.members.allSatisfy { $0.form.relation == .equal }
    let bound = isExact ? "exactly" : first.inward > BigRational.zero ? "at least" : "at most"
    let what = margins.count == 1 ? "that margin is" : "those margins add up to"
    return "It would hold only if \(what) \(bound) \(Points.text(limit)) pt."
  }

  /// Joins phrases to a list.
  static func list(_ phrases: [String]) -> String {
    guard phrases.count > 1, let last = phrases.last else { return phrases.first ?? "" }
    return phrases.dropLast().joined(separator: ", ") + " and " + last
  }
}

// MARK: - The broken constraint

extension Explanation {
  private var brokenSentences: [String] {
    guard let broken else { return candidateSentences }
    let name = "“\(words.equation(layout.constraints[broken]))”"
    let owner = layout.constraints[broken].owner
    let whose = owner == .app ? "yours" : owner.label
    let scope = BlockSystem.Scope(assumptions: analysis.verdict == .contradictoryIf, without: [broken])
    let isSettled = BlockAnalysis.isSatisfiable(layout, scope)
    if analysis.cores.contains(where: { $0.contains(broken) }) {
      let after = isSettled
        ? "With it gone, the rest of the list can hold."
        : "Even with it gone, the rest of the list cannot hold, so expect a further report."
      return ["The log says the system broke \(name) (\(whose)). \(after)"]
    }
    return ["The log says the system broke \(name) (\(whose)), which plays no part in this conflict: breaking it "
      + "settles nothing, so expect a further report."]
  }

  /// Names the constraint that the system most likely broke, where the log does not say.
  ///
  /// In 73 public reports the order below named the right one in 60 % of the cases; sizes imposed from outside
  /// were never broken.
  private var candidateSentences: [String] {
    guard announcement != .dump else { return [] }
    let candidates = core.constraints.map { layout.constraints[$0] }
      .filter { !$0.hasImposedSize && $0.assumption == nil && $0.owner != .autoresizing }
    guard let likely = candidates.min(by: { Self.rank($0) < Self.rank($1) }), candidates.count > 1 else { return [] }
    return ["The log does not show which one the system broke; a guess from similar logs is “\(words.equation(likely))”."]
  }

  private static func rank(_ constraint: Constraint) -> Int {
    guard let equation = constraint.equation else { return 5 }
    if equation.first.attribute.isSize, equation.second == nil { return equation.relation == .equal ? 1 : 0 }
    switch equation.first.attribute {
    case .trailing, .bottom, .right: return 2
    default: return equation.second.map { $0.attribute != equation.first.attribute } == true ? 3 : 4
    }
  }
}
