import LayoutModel
import LayoutSolver
import TextSource

/// Makes the finding of one conflict block, with its layout and constraints.
struct BlockDiagnosis {
  /// The block.
  let block: ConflictBlock
  /// The path of the input.
  let path: String
  /// What the solver says about the list.
  let analysis: BlockAnalysis
  /// The words for the layout.
  let words: ConstraintWords
  /// The conflict to explain, where there is one.
  let conflict: ConflictCase?
  /// The signature that the conflict shows.
  let recipe: Recipe?

  /// Solves a block.
  init(_ block: ConflictBlock, path: String) {
    self.block = block
    self.path = path
    let analysis = BlockAnalysis(block.layout, broken: block.broken)
    let words = ConstraintWords(block.layout)
    self.analysis = analysis
    self.words = words
    conflict = analysis.cores.first.map { core in
      ConflictCase(
        layout: block.layout, core: core, words: words,
        writer: LedgerWriter(core, in: block.layout, words: words, broken: block.broken))
    }
    recipe = conflict.map { Recipe.recipe(for: $0) }
  }

  /// The layout that the finding speaks about.
  var layout: Layout { block.layout }

  /// The fingerprint of the finding.
  var fingerprint: String {
    if let core = analysis.cores.first {
      return Fingerprint.key(core.members.map { $0.origin }, in: layout, namespace: rule.id)
    }
    return Fingerprint.key(Self.listed(block), in: layout, namespace: rule.id)
  }

  /// Returns a key that is equal for blocks whose lists say the same, sizes from outside included: the solver
  /// would say the same about them.
  static func listKey(_ block: ConflictBlock) -> String {
    let broken = block.broken.map { "\(block.layout.constraints[$0].printed)" } ?? ""
    return Fingerprint.key(
      listed(block), in: block.layout, namespace: "\(blockKey(block)) \(broken)",
      isExact: true)
  }

  /// Returns a text for what announces a block and what is missing from it.
  private static func blockKey(_ block: ConflictBlock) -> String {
    let announcement =
      switch block.announcement {
      case .unsatisfiable: "u"
      case .detected: "d"
      case .appKit: "a"
      case .missing: "m"
      case .dump: "p"
      }
    return block.gaps.reduce(announcement) { text, gap in
      switch gap {
      case .cutOff: text + "c"
      case .elided: text + "e"
      case .withheld: text + "w"
      case .unreadableEntries(let count): text + "u\(count)"
      case .brokenNotListed: text + "b"
      case .maskedAddresses: text + "m"
      }
    }
  }

  private static func listed(_ block: ConflictBlock) -> [BlockSystem.Origin] {
    (0..<block.listedCount).map { .constraint($0) }
  }

  /// The rule of the finding.
  var rule: Rule {
    if let recipe { return recipe.rule }
    if isListMissing { return LogRules.unreadable }
    return isClaimed ? LogRules.unproved : LogRules.consistent
  }

  /// A Boolean value that indicates whether nothing of the list is there, but at most the broken constraint.
  var isListMissing: Bool {
    block.listedCount == 0
  }

  /// A Boolean value that indicates whether the broken constraint is none of the app's.
  var isSystemsOwn: Bool {
    block.broken.map { [.keyboard, .bar, .foreign].contains(layout.constraints[$0].owner) } ?? false
  }

  /// A Boolean value that indicates whether the log claims a conflict at all.
  var isClaimed: Bool {
    switch block.announcement {
    case .dump: false
    case .missing: block.broken != nil || !block.gaps.isEmpty
    default: true
    }
  }

  /// Returns the finding and the entries that it refers to.
  func finding(id: String, ids: ReportIDs.LayoutIDs) -> (Finding, ReportLayout, [ReportConstraint]) {
    let facts = Set(analysis.cores.flatMap { $0.members.map { $0.origin }.filter { $0.constraint == nil } })
    let ordered = facts.sorted { ids.member($0) < ids.member($1) }
    let finding = conflict.map { proved($0, id: id, ids: ids) } ?? unproved(id: id, ids: ids)
    let entry = ids.entry(
      layout, named: "line \(block.location.line)", path: path, isSatisfiable: analysis.cores.isEmpty,
      words.names)
    return (finding, entry, ids.entries(layout, facts: ordered, path: path, words))
  }
}

// MARK: - With a proof

extension BlockDiagnosis {
  private func proved(_ conflict: ConflictCase, id: String, ids: ReportIDs.LayoutIDs) -> Finding {
    let recipe = recipe ?? .plain
    let core = conflict.core
    let explanation = Explanation(
      layout: layout, analysis: analysis, core: core, words: words, broken: block.broken,
      announcement: block.announcement)
    let isRounding = Rounding.explains(core, in: layout)
    let summary = ItemNames.joined(explanation.condition, sentence(conflict, isRounding: isRounding))
    let repairs = Repairs(
      of: core, among: analysis.cores, in: layout, words: words,
      assumptions: analysis.verdict == .contradictoryIf
    ).drafts(preferring: recipe.preferred)
    var proof = ReportConflict(
      verdict: analysis.verdict, core: Self.members(core, ids), gap: core.gap.doubleValue,
      unneeded: unneeded(ids), assumptions: explanation.assumptions, broken: broken(core, ids),
      otherCores: analysis.cores.dropFirst().map { Self.members($0, ids) }, isComplete: analysis.isComplete,
      isRounding: isRounding, ledger: conflict.writer?.ledger(sentence: summary) { ids.member($0) })
    proof.readings = explanation.readings.map { place, reading in
      ReportConflict.Reading(
        constraint: ids.constraint(place), printed: reading.printed, value: reading.value.description)
    }
    proof.addDrawing(
      of: conflict, broken: block.broken,
      BlockSystem.Scope(assumptions: analysis.verdict == .contradictoryIf), ids)
    return Finding(
      id: id, rule: recipe.rule.id,
      severity: isRounding ? min(recipe.rule.severity, .warning) : recipe.rule.severity,
      summary: summary,
      explanation: recipe.explain(conflict) + explanation.sentences + rounding(isRounding) + gapSentences,
      advice: recipe.advise(conflict), fingerprint: fingerprint, firstTime: block.time, lastTime: block.time,
      path: path, location: block.location, layout: ids.layout, conflict: proof,
      fixes: repairs.map { $0.fix(of: conflict, ids) })
  }

  /// Returns the finding in one sentence.
  private func sentence(_ conflict: ConflictCase, isRounding: Bool) -> String {
    if isRounding, conflict.core.gap < BigRational(Rational(1, 200)) {
      return "Numbers that should agree differ by a rounding error of \(Points.text(conflict.core.gap)) pt."
    }
    if let writer = conflict.writer {
      return Headline(writer, conflict.core, in: layout, words: words).sentence
    }
    let only = conflict.core.constraints.first.map { words.equation(layout.constraints[$0]) } ?? ""
    return "“\(only)” cannot hold by itself."
  }

  private func rounding(_ isRounding: Bool) -> [String] {
    guard isRounding else { return [] }
    return [
      "The difference is smaller than a third of a pixel or than the six digits that logs print: this is a "
        + "rounding conflict. Round the constants to whole pixels, or let one constraint give way."
    ]
  }

  private static func members(_ core: Core, _ ids: ReportIDs.LayoutIDs) -> [ReportConflict.Member] {
    core.members.map {
      ReportConflict.Member(constraint: ids.member($0.origin), multiplier: $0.multiplier.description)
    }
  }

  private func unneeded(_ ids: ReportIDs.LayoutIDs) -> [String] {
    let needed = Set(analysis.cores.flatMap { $0.constraints })
    return (0..<block.listedCount).filter { !needed.contains($0) && $0 < layout.constraints.count }
      .map { ids.constraint($0) }
  }

  /// Returns what the log says about the broken constraint.
  func broken(_ core: Core?, _ ids: ReportIDs.LayoutIDs) -> ReportConflict.Broken? {
    block.broken.map {
      ReportConflict.Broken(constraint: ids.constraint($0), isInCore: core?.contains($0) == true)
    }
  }
}
