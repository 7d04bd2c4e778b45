import LayoutModel
import LayoutPlatform
import LayoutSolver

/// Says which constraints of a solved tree do not hold, by their ids in the file and in words.
struct MemberWords {
  private let solution: InterfaceSolution
  private let words: ConstraintWords
  /// The places in the tree of the constraints that are the file's own, by their rows in the layout.
  private let sources: [Int: Int]

  /// Creates the words for a solution.
  init(_ solution: InterfaceSolution) {
    self.solution = solution
    words = ConstraintWords(solution.layout)
    var sources: [Int: Int] = [:]
    for (row, constraint) in solution.lowered.draft.sources { sources[row] = constraint }
    self.sources = sources
  }

  /// Returns a row as a member: one of the file as an equation, one of the platform in plain words with its owner.
  func member(_ origin: BlockSystem.Origin) -> SolvedScreen.Member {
    guard let row = origin.constraint else {
      return SolvedScreen.Member(id: "", text: words.label(origin))
    }
    if let source = sources[row] {
      return SolvedScreen.Member(id: solution.tree.constraints[source].id, text: words.equation(origin))
    }
    let owner = solution.layout.constraints[row].ownerLabel
    return SolvedScreen.Member(id: "", text: "\(words.label(origin)) (\(owner))")
  }

  /// The optional constraints that do not hold, those of higher priorities first.
  var unmet: [SolvedScreen.Unmet] {
    guard let optimum = solution.optimum else { return [] }
    var unmet: [SolvedScreen.Unmet] = []
    for (row, error) in optimum.errors.enumerated() where !error.isZero {
      guard row < solution.system.origins.count, let place = solution.system.origins[row].constraint,
        place < solution.layout.constraints.count
      else { continue }
      let constraint = solution.layout.constraints[place]
      // Contents were taken a hair smaller than they are.
      let amount = (error.magnitude.doubleValue * 100).rounded() / 100
      guard amount > 0 else { continue }
      unmet.append(
        SolvedScreen.Unmet(
          member: member(.constraint(place)), owner: constraint.owner,
          priority: Double(constraint.priority.value), amount: amount))
    }
    return unmet.enumerated().sorted {
      $0.element.priority == $1.element.priority
        ? $0.offset < $1.offset : $0.element.priority > $1.element.priority
    }.map { $0.element }
  }

  /// The conflict to speak about first.
  var conflict: SolvedScreen.Conflict? {
    first(of: solution.conflict, in: solution.layout)
      ?? first(of: solution.writtenConflict, in: solution.writtenLayout ?? solution.layout)
  }

  private func first(of analysis: BlockAnalysis?, in layout: Layout) -> SolvedScreen.Conflict? {
    guard let core = analysis?.cores.first(where: { !solution.isAboutUnknownSize($0) }) else { return nil }
    let writer = LedgerWriter(core, in: layout, words: words, broken: nil)
    let sentence = writer.map { Headline($0, core, in: layout, words: words).sentence }
    return SolvedScreen.Conflict(
      summary: sentence ?? "These constraints cannot all hold.",
      members: core.members.map { member($0.origin) })
  }
}
