import LayoutDiagnosis
import LayoutModel
import TextSource

extension HTMLReport {
  /// Returns the exact proof step by step, or nothing where it cannot be shown so.
  static func steps(
    ofProof conflict: ReportConflict, of finding: Finding, in index: ReportIndex
  ) -> Markup {
    guard let proof = ProofSteps(conflict, in: index), let last = proof.steps.last else { return .none }
    let marks = NameMarks(finding, in: index)
    let table = conflict.ledger.map { SchemeTable($0, in: index) }
    let name: (String) -> Markup = { marks.marked(index.name($0, of: finding.layout)) }
    let steps = Markup.each(proof.steps.enumerated()) { place, step in
      let own = ProofSteps.statement(step.constraint, 1)
      let key = table?.key(step.constraint.id) ?? ""
      let letter: Markup = key.isEmpty ? .none : "<span class=\"letter\">\(key)</span> "
      let size = step.factor.magnitude
      let times: Markup = size == .one ? .none : ", times \(ProofSteps.Statement.text(size))"
      let isFirst = place == 0
      let sum: Markup =
        isFirst && size == .one && !step.factor.isNegative
        ? .none : "<div class=\"so-far\"><span class=\"soft\">so far</span> \(step.sum.words(name))</div>"
      return "<li><div>\(letter)\(own.words(name))\(times)</div>\(sum)</li>\n"
    }
    let statement = ProofSteps.statement(proof.subject, 1)
    let difference = conflict.ledger.flatMap { Wording.difference($0) }
    let verdict: Markup = difference.map { " <b>\($0.amount) \($0.meaning)</b>" } ?? .none
    return """
      <p class="soft">Added up one after the other; what cancels is gone at once.</p>
      <ol class="proof">
      \(steps)</ol>
      <p>So \(last.sum.words(name)), and yet \(statement.words(name)):\(verdict).</p>

      """
  }

  /// Returns the text of the input that each member comes from.
  static func sources(_ conflict: ReportConflict, of finding: Finding, in index: ReportIndex) -> Markup {
    let marks = NameMarks(finding, in: index)
    let table = conflict.ledger.map { SchemeTable($0, in: index) }
    let items = Markup.each(conflict.core) { member in
      guard let constraint = index.constraint(member.constraint), let source = constraint.source else {
        return .none
      }
      let key = table?.key(member.constraint) ?? ""
      let letter: Markup = key.isEmpty ? .none : "<span class=\"letter\">\(key)</span> "
      let place = constraint.location.map { " · line\u{A0}\($0.line)" } ?? ""
      return """
        <li>\(letter)\(marks.marked(constraint.text))<span class="where">\(place)</span>
        <code class="source">\(source)</code></li>

        """
    }
    return items.html.isEmpty ? .none : "<ul class=\"sources\">\n\(items)</ul>\n"
  }

  /// Returns the sum before and after a repair.
  static func effect(_ fix: Fix) -> Markup {
    guard let effect = fix.effect else { return .none }
    return """
      <dl class="effect"><div><dt>before</dt><dd>\(effect.before)</dd></div>
      <div><dt>after</dt><dd><b>\(effect.from) → \(effect.to)</b>: \(effect.after)</dd></div></dl>
      """
  }
}
