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
  /// A Boolean value that indicates whether the layout comes from a layout file and not from a log.
  var isFile = false

  /// The sentences, in order.
  var sentences: [String] { brokenSentences + assumptionSentences + readingSentences + [proof] }

  private var proof: String {
    let count = core.members.count
    guard count > 1 else { return "Proved: this constraint alone cannot hold." }
    let start = analysis.verdict == .contradictoryIf ? "Proved under this assumption" : "Proved"
    let facts = core.members.filter { $0.origin.constraint == nil }.count
    let gloss = facts == 0 ? "" : ", counting the fact that a width or height is never negative,"
    return "\(start): these \(count)\(gloss) cannot all hold, and without any one of them the rest can."
      + otherSentence
  }

  /// Says what further minimal conflicts the list holds: apart from this one, or variations of it.
  private var otherSentence: String {
    let own = Set(core.constraints)
    let others = analysis.cores.dropFirst()
    let separate = others.filter { own.isDisjoint(with: $0.constraints) }.count
    let more = analysis.isComplete ? "" : "at least "
    var text = ""
    if separate > 0 { text += " The list also holds \(more)\(Count.text(separate, "separate conflict"))." }
    if others.count > separate {
      text +=
        " The same lines contradict each other in \(more)\(Count.text(others.count - separate, "further way"))."
    }
    return text
  }
}

// MARK: - Assumptions

extension Explanation {
  private var assumed: [Core.Member] {
    core.members.filter { $0.origin.constraint.map { layout.constraints[$0].assumption != nil } == true }
  }

  /// The beginning of a headline that holds only under assumptions, or nothing.
  var condition: String {
    analysis.verdict == .contradictoryIf && !assumptions.isEmpty
      ? "If \(Self.list(assumptions.map { Self.withoutGloss($0) })): " : ""
  }

  /// Returns an assumption without the remark in parentheses at its end.
  private static func withoutGloss(_ phrase: String) -> String {
    guard phrase.hasSuffix(")"), let open = phrase.lastIndex(of: "(") else { return phrase }
    return String(phrase[..<open].dropLast())
  }

  /// The assumptions in words, one for each that the proof needs.
  var assumptions: [String] {
    Self.words(assumed.compactMap { $0.origin.constraint.map { layout.constraints[$0] } }, words)
  }

  /// Returns the assumptions in words; equal margins of one view are said together.
  static func words(_ constraints: [Constraint], _ words: ConstraintWords) -> [String] {
    var sides: [String: [String]] = [:]
    var phrases: [String] = []
    for constraint in constraints {
      guard constraint.assumption == "margin", let equation = constraint.equation, let owner = equation.second
      else {
        phrases.append(Self.words(constraint, words))
        continue
      }
      let isDefault = constraint.className.isEmpty
      let key = "\(words.names[owner.item]) \(equation.constant.magnitude)" + (isDefault ? "" : "=")
      if sides[key] == nil { phrases.append(key) }
      sides[key, default: []].append(equation.first.attribute.rawValue)
    }
    var known: Set<String> = []
    return phrases.filter { known.insert($0).inserted }.map { phrase in
      guard let edges = sides[phrase], let end = phrase.split(separator: " ").last else { return phrase }
      let owner = phrase.dropLast(end.count + 1)
      let isDefault = !end.hasSuffix("=")
      let last = isDefault ? end : end.dropLast()
      let noun = edges.count == 1 ? "margin of \(owner) is" : "margins of \(owner) are"
      let each = edges.count == 1 ? "" : " each"
      let gloss = isDefault ? " (UIKit's default)" : ""
      return "the \(list(edges)) layout \(noun) \(last) pt\(each)\(gloss)"
    }
  }

  private static func words(_ constraint: Constraint, _ words: ConstraintWords) -> String {
    guard let equation = constraint.equation else { return constraint.printed }
    let amount = Points.text(equation.constant.magnitude)
    if let phrase = Self.sizeWords(constraint, equation, amount, words) { return phrase }
    guard let second = equation.second else { return constraint.printed }
    let item = words.names[second.item]
    switch constraint.assumption {
    case "baseline":
      let edge = second.attribute == .top ? "below its top" : "above its bottom"
      let usual = second.attribute == .top ? LayoutBuilder.defaultAscent : LayoutBuilder.defaultDescent
      let gloss = equation.constant.magnitude == usual ? " (a 17-point system font)" : ""
      return "\(words.names[equation.first.item]) lies \(amount) pt \(edge)\(gloss)"
    case "safe area":
      return "the safe area keeps \(amount) pt from the \(second.attribute.rawValue) of \(item)"
    default:
      return "multiplied edges are measured from \(item)"
    }
  }

  /// Returns an assumption about a size, or about a view that a container places, in words.
  private static func sizeWords(
    _ constraint: Constraint, _ equation: Equation, _ amount: String, _ words: ConstraintWords
  ) -> String? {
    let item = words.names[equation.first.item]
    let attribute = equation.first.attribute
    let side = attribute == .width ? "wide" : "tall"
    switch constraint.assumption {
    case "size":
      return attribute.isSize
        ? "\(item) is \(amount) pt \(side), which its container decides"
        : "\(item) fills its container"
    case "content": return "the content of \(item) is \(amount) pt \(side)"
    case "hiding": return "the stack view makes the hidden \(item) 0 pt \(side)"
    case "share":
      return "the stack view gives \(item) room in proportion to its own \(attribute.rawValue)"
    case "mask": return "\(item) keeps translating its autoresizing mask"
    default: return nil
    }
  }

  private var assumptionSentences: [String] {
    guard analysis.verdict == .contradictoryIf, !assumptions.isEmpty else { return [] }
    var sentences = [
      "This rests on what the \(isFile ? "file does not say" : "log does not print"): \(Self.list(assumptions))."
    ]
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
    if core.contains(broken) {
      let after =
        isSettled
        ? "With it gone, the rest of the list can hold."
        : "Even with it gone, the rest of the list cannot hold, so expect a further report."
      return ["The log says the system broke \(name) (\(whose)). \(after)"]
    }
    let part =
      analysis.cores.contains { $0.contains(broken) }
      ? "which is not needed for this conflict" : "which plays no part in it"
    return [
      "The log says the system broke \(name) (\(whose)), \(part): with it gone the rest still cannot hold, so "
        + "expect a further report."
    ]
  }

  /// Names the constraint that the system most likely broke, where the log does not say.
  ///
  /// In 73 public reports the order below named the right one in 60 % of the cases; sizes imposed from outside
  /// were never broken.
  private var candidateSentences: [String] {
    guard announcement != .dump else { return [] }
    let candidates = core.constraints.map { layout.constraints[$0] }
      .filter { !$0.hasImposedSize && $0.assumption == nil && $0.owner != .autoresizing }
    guard let likely = candidates.min(by: { $0.placeInGivingWay < $1.placeInGivingWay }), candidates.count > 1
    else {
      return []
    }
    return [
      "The log does not show which one the system broke; a guess from similar logs is “\(words.equation(likely))”."
    ]
  }
}
