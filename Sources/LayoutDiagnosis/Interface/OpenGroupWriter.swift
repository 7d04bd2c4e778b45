import LayoutModel
import LayoutPlatform
import LayoutSolver

/// The words for numbers that the constraints leave open.
struct OpenGroupWriter {
  private let group: OpenGroup
  private let solution: InterfaceSolution
  private let words: ConstraintWords
  /// The views of the group, in the order of the file.
  let views: [Int]

  /// Prepares the words for a group.
  init(_ group: OpenGroup, _ solution: InterfaceSolution, _ words: ConstraintWords) {
    self.group = group
    self.solution = solution
    self.words = words
    views = Set(group.members.map { $0.view }).sorted()
  }

  /// The rule that the group breaks.
  var rule: Rule {
    if views.count == 1, solution.lowered.draft.scrollContents[views[0]] != nil, isOnlySizes {
      return LayoutRules.scrollContent
    }
    switch group.cause {
    case .missing: return LayoutRules.missing
    case .unpaired: return LayoutRules.unpaired
    case .tie: return LayoutRules.tie
    }
  }

  private var isOnlySizes: Bool {
    group.members.allSatisfy { $0.variable == .width || $0.variable == .height }
  }

  /// The finding in one sentence.
  var summary: String {
    if rule.id == LayoutRules.scrollContent.id { return scrollSummary }
    if views.count == 1 {
      return "\(name(views[0], isFirst: true)) is ambiguous: \(Self.list(variables(of: views[0]))) not fixed."
    }
    let names = views.prefix(3).enumerated().map { name($1, isFirst: $0 == 0) }
    let rest = views.count - names.count
    let listed = Explanation.list(names + (rest > 0 ? ["\(rest) more"] : []))
    return "\(listed) are ambiguous: \(Self.plural(Set(group.members.map { $0.variable }))) not fixed."
  }

  private var scrollSummary: String {
    let sides = group.members.map { $0.variable == .width ? "wide" : "tall" }
    return "\(name(views[0], isFirst: true)) does not know how \(Explanation.list(sides)) its content is."
  }

  /// The sentences that explain it.
  var sentences: [String] {
    let why: String? =
      switch group.cause {
      case .missing: nil
      case .unpaired: "Only inequalities limit it, and nothing pulls towards one end."
      case .tie(let priority):
        "The constraints that could give way have the same priority (\(Points.text(Double(priority.value)))), so "
          + "nothing decides which of them does."
      }
    let flagged = views.contains { solution.tree.views[$0].isSavedAmbiguous }
    return directions.map { ItemNames.capitalized($0) + "." } + [why].compactMap { $0 }
      + (flagged ? ["Interface Builder saved it as ambiguous too."] : [])
  }

  /// The ways in words, where there is more to say than which numbers are open.
  var directions: [String] {
    let members = solution.members(of: group)
    return group.ways.compactMap { way in
      let touched = Set(way.keys.flatMap { members[$0] ?? [] })
      // More than a few cannot be told in a sentence.
      guard touched.count <= 4 * Self.mostMoved else { return nil }
      let moved = touched.sorted().map { group.members[$0] }.filter {
        solution.movement($0, along: way).map { !$0.isZero } ?? false
      }
      return moved.count > 1 ? words(moved, way) : nil
    }
  }

  /// How many numbers a direction in words has at most.
  private static let mostMoved = 4

  private func words(_ moved: [OpenGroup.Member], _ way: [Int: BigRational]) -> String? {
    guard moved.count <= Self.mostMoved else { return nil }
    let names = moved.prefix(4).map { name($0.view, isFirst: false) }
    let amounts = moved.compactMap { solution.movement($0, along: way) }
    let variables = Set(moved.map { $0.variable })
    guard let first = amounts.first, let variable = variables.first, variables.count == 1
    else { return nil }
    let isPlace = variable == .x || variable == .y
    if amounts.allSatisfy({ $0 == first }) {
      return isPlace
        ? "\(Explanation.list(names)) can move \(variable == .x ? "sideways" : "up and down") together"
        : "\(Explanation.list(names)) can grow and shrink together"
    }
    if !isPlace, moved.count == 2, amounts[0] + amounts[1] == .zero {
      return "\(Explanation.list(names)) can trade \(variable.rawValue)"
    }
    return nil
  }

  /// What to do.
  var advice: [String] {
    if rule.id == LayoutRules.scrollContent.id {
      let variables = Set(group.members.map { $0.variable })
      let axis =
        variables.count > 1
        ? "four edges" : variables.contains(.width) ? "leading and trailing edges" : "top and bottom"
      return ["Tie the content to the scroll view's \(axis), and give everything in between a size."]
    }
    switch group.cause {
    case .missing:
      let count = group.degrees == 1 ? "one constraint" : "\(group.degrees) constraints"
      return ["Add \(count): for example \(example)."]
    case .unpaired: return ["Add \(example) with a priority below 1000, next to the inequality."]
    case .tie(let priority):
      let sizes = group.members.filter { $0.variable == .width || $0.variable == .height }
      guard let member = sizes.first, priority.value <= 750 else {
        return ["Give one of them another priority."]
      }
      let axis = member.variable == .width ? "horizontal" : "vertical"
      return [
        "Raise the \(axis) hugging priority of the view that should keep its size to "
          + "\(Points.text(Double(priority.value) + 1)), or lower that of the other one."
      ]
    }
  }

  private var example: String {
    guard let member = group.members.first else { return "a constraint" }
    let name = name(member.view, isFirst: false)
    let saved = solution.tree.views[member.view].frame
    switch member.variable {
    case .x: return "a leading space from \(name) to its superview"
    case .y: return "a top space from \(name) to its superview"
    case .width: return "a width\(Self.size(saved?.width)) for \(name)"
    case .height: return "a height\(Self.size(saved?.height)) for \(name)"
    }
  }

  /// Returns the saved length as the end of a noun, unless no view can have it.
  private static func size(_ saved: Rational?) -> String {
    guard let saved, saved > 0, saved < greatestLength else { return "" }
    return " of \(Points.text(saved)) pt"
  }

  /// The longest length that anyone would advise, in points.
  private static let greatestLength: Rational = 100_000

  /// A key that is equal for equal findings: the views' ids and variables.
  var fingerprint: String {
    var hash = StableHash()
    hash.add(rule.id)
    for member in group.members {
      hash.add(solution.tree.views[member.view].id)
      hash.add(member.variable.rawValue)
    }
    return hash.text
  }

  private func name(_ view: Int, isFirst: Bool) -> String {
    guard let item = solution.lowered.draft.itemOfView[view] else { return "a view" }
    return isFirst ? words.names.capitalized(item) : words.names[item]
  }

  private func variables(of view: Int) -> [Variable] {
    group.members.filter { $0.view == view }.map { $0.variable }
  }

  private static func noun(_ variable: Variable) -> String {
    switch variable {
    case .x: "x position"
    case .y: "y position"
    case .width: "width"
    case .height: "height"
    }
  }

  private static func list(_ variables: [Variable]) -> String {
    "its " + Explanation.list(variables.map { noun($0) }) + (variables.count == 1 ? " is" : " are")
  }

  private static func plural(_ variables: Set<Variable>) -> String {
    let names = Variable.allCases.filter { variables.contains($0) }.map { noun($0) + "s" }
    return "their " + Explanation.list(names) + " are"
  }
}

extension InterfaceSolution {
  /// Returns for each variable the members of a group, by their places, that it may move.
  fileprivate func members(of group: OpenGroup) -> [Int: [Int]] {
    var members: [Int: [Int]] = [:]
    for (place, member) in group.members.enumerated() {
      for column in columns(of: member) { members[column, default: []].append(place) }
    }
    return members
  }
}
