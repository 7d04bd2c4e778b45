import LayoutModel
import LayoutPlatform
import LayoutSolver
import TextSource

extension InterfaceEntry {
  /// The findings about constraints that cannot all hold, one for each group of conflicts that share constraints.
  var conflictFindings: [Finding] {
    findings(of: solution.conflict, in: solution.layout)
      + findings(of: solution.writtenConflict, in: solution.writtenLayout ?? solution.layout)
  }

  private func findings(of analysis: BlockAnalysis?, in layout: Layout) -> [Finding] {
    guard let analysis else { return [] }
    var found: [Finding] = []
    for group in groups(analysis.cores.filter { !solution.isAboutUnknownSize($0) }) {
      var part = analysis
      part.cores = group
      found.append(finding(part, group[0], in: layout, beside: found))
    }
    return found
  }

  /// Returns conflicts grouped so that those with a constraint in common lie together.
  private func groups(_ cores: [Core]) -> [[Core]] {
    var groups: [(members: Set<BlockSystem.Origin>, cores: [Core])] = []
    for core in cores {
      var members = Set(core.members.map { $0.origin })
      var merged: [Core] = []
      var rest: [(members: Set<BlockSystem.Origin>, cores: [Core])] = []
      for group in groups {
        if group.members.isDisjoint(with: members) {
          rest.append(group)
        } else {
          members.formUnion(group.members)
          merged += group.cores
        }
      }
      groups = rest + [(members, merged + [core])]
    }
    return groups.map { $0.cores }
  }

  private func finding(
    _ analysis: BlockAnalysis, _ core: Core, in layout: Layout, beside others: [Finding]
  ) -> Finding {
    let conflict = ConflictCase(
      layout: layout, core: core, words: words,
      writer: LedgerWriter(core, in: layout, words: words, broken: nil))
    let recipe = Recipe.recipe(for: conflict)
    let isRounding = Rounding.explains(core, in: layout)
    let brief = Finding(
      id: "", rule: recipe.rule.id,
      severity: isRounding || analysis.verdict != .contradictory ? .warning : recipe.rule.severity,
      summary: "",
      fingerprint: Fingerprint.key(core.members.map { $0.origin }, in: layout, namespace: recipe.rule.id),
      path: path, location: location(of: core), layout: ids.layout)
    if known.has(brief, beside: others) { return brief }
    let explanation = Explanation(
      layout: layout, analysis: analysis, core: core, words: words, broken: nil, announcement: .dump,
      isFile: true)
    let isTiny = isRounding && core.gap < BigRational(Rational(1, 200))
    let sentence =
      isTiny
      ? "Numbers that should agree differ by a rounding error of \(Points.text(core.gap)) pt."
      : conflict.writer.map { Headline($0, core, in: layout, words: words).sentence }
    let summary = ItemNames.joined(explanation.condition, sentence ?? "These constraints cannot all hold.")
    let scope = BlockSystem.Scope(
      assumptions: analysis.verdict == .contradictoryIf,
      without: Set(solution.broken).subtracting(analysis.cores.flatMap { $0.constraints }))
    let fixes = Repairs(
      of: core, among: analysis.cores, in: layout, words: words, assumptions: scope.assumptions,
      without: scope.without
    ).drafts(preferring: recipe.preferred)
    var proof = ReportConflict(
      verdict: analysis.verdict, core: members(core), gap: core.gap.doubleValue,
      assumptions: explanation.assumptions, otherCores: analysis.cores.dropFirst().map { members($0) },
      isComplete: analysis.isComplete, isRounding: isRounding,
      ledger: conflict.writer?.ledger(sentence: summary) { ids.member($0) })
    proof.addDrawing(of: conflict, broken: nil, scope, ids)
    return Finding(
      id: "", rule: brief.rule, severity: brief.severity, summary: summary,
      explanation: recipe.explain(conflict) + contentSentences(core, in: layout) + explanation.sentences
        + roundingSentences(isRounding)
        + sizeSentences + rangeSentences(core, in: layout, assumptions: analysis.verdict == .contradictoryIf),
      advice: recipe.advise(conflict),
      fingerprint: brief.fingerprint, path: path, location: brief.location, layout: ids.layout,
      conflict: proof, fixes: fixes.map { $0.fix(of: conflict, ids) })
  }

  /// Says of a content size why it takes part.
  private func contentSentences(_ core: Core, in layout: Layout) -> [String] {
    core.constraints.compactMap { index in
      guard let name = words.contentPriority(layout.constraints[index]) else { return nil }
      let isHugging = layout.constraints[index].form.relation == .lessThanOrEqual
      return "The \(name) is 1000: it must not be \(isHugging ? "larger" : "smaller") than its content."
    }
  }

  private func roundingSentences(_ isRounding: Bool) -> [String] {
    guard isRounding else { return [] }
    return [
      "The difference is smaller than a third of a pixel: this is a rounding conflict, and it rarely shows."
    ]
  }

  private func members(_ core: Core) -> [ReportConflict.Member] {
    core.members.map {
      ReportConflict.Member(constraint: ids.member($0.origin), multiplier: $0.multiplier.description)
    }
  }

  /// Returns where the first constraint of the file stands that takes part.
  private func location(of core: Core) -> SourceLocation {
    core.constraints.compactMap { solution.layout.constraints[$0].location }.min()
      ?? solution.tree.views[0].location
  }

  /// Says at which size the layout was solved.
  private var sizeSentences: [String] {
    let size = solution.drawnSize
    return [
      "In “\(solution.tree.name)” at \(Points.text(size.width)) × \(Points.text(size.height)) pt."
    ]
  }
}

extension InterfaceSolution {
  /// Returns whether a conflict rests on a container of which the file does not know how large it will be.
  func isAboutUnknownSize(_ core: Core) -> Bool {
    core.constraints.contains { index in
      let constraint = layout.constraints[index]
      return constraint.assumption == "size" && constraint.form.isAboutOneSize
        && constraint.form.bound <= .zero
    }
  }
}
