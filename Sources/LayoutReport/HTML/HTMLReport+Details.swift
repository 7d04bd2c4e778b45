import LayoutDiagnosis
import LayoutModel

extension HTMLReport {
  /// Returns what is folded away: unneeded lines, further conflicts, the exact proof and the views' addresses.
  static func details(_ conflict: ReportConflict, of finding: Finding, in index: ReportIndex) -> Markup {
    let folded = [
      origins(conflict, of: finding, in: index), unneeded(conflict, in: index), others(conflict, in: index),
      certificate(conflict, of: finding, in: index),
      addresses(finding, in: index),
    ]
    let all = Markup.joined(folded)
    return all.html.isEmpty ? .none : "<div class=\"more\">\n\(all)</div>\n"
  }

  private static func folded(_ title: String, _ body: Markup) -> Markup {
    "<details>\n<summary>\(title)</summary>\n\(body)</details>\n"
  }

  private static func item(_ id: String, in index: ReportIndex) -> Markup {
    let constraint = index.constraint(id)
    let place = constraint?.location.map { " · " + Wording.place(constraint?.path ?? "", $0) } ?? ""
    return "<li>\(index.words(id))<span class=\"where\">\(place)</span></li>\n"
  }

  private static func origins(
    _ conflict: ReportConflict, of finding: Finding, in index: ReportIndex
  ) -> Markup {
    let list = sources(conflict, of: finding, in: index)
    let title = index.isLayoutFile(finding.path) ? "The elements of the file" : "The lines of the log"
    return list.html.isEmpty ? .none : folded("\(title)", list)
  }

  private static func unneeded(_ conflict: ReportConflict, in index: ReportIndex) -> Markup {
    guard !conflict.unneeded.isEmpty else { return .none }
    let count = Wording.count(conflict.unneeded.count, "more line")
    return folded(
      "Not part of the conflict: \(count) of the list",
      "<ul>\n\(Markup.each(conflict.unneeded) { item($0, in: index) })</ul>\n")
  }

  private static func others(_ conflict: ReportConflict, in index: ReportIndex) -> Markup {
    guard !conflict.otherCores.isEmpty else {
      return .none
    }
    let cores = Markup.each(conflict.otherCores.enumerated()) { place, core in
      "<p>Conflict \(place + 2)</p>\n<ul>\n\(Markup.each(core) { item($0.constraint, in: index) })</ul>\n"
    }
    let rest = conflict.isComplete ? "" : "at least "
    return folded(
      "\(rest)\(Wording.count(conflict.otherCores.count, "more conflict")) in the same list", cores)
  }

  /// Returns the proof with its numbers: each member times its factor, and what is left of the sum.
  private static func certificate(
    _ conflict: ReportConflict, of finding: Finding, in index: ReportIndex
  ) -> Markup {
    let members = conflict.core.compactMap { member in
      index.constraint(member.constraint).map { (factor: member.multiplier, constraint: $0) }
    }
    guard !members.isEmpty, members.count == conflict.core.count else { return .none }
    let marks = NameMarks(finding, in: index)
    let name: (String) -> Markup = { marks.marked(index.name($0, of: finding.layout)) }
    let rows = Markup.each(members) { factor, constraint in
      """
      <tr><td class="\(numberLook(factor))">\(signed(factor)) ×</td><td>\(ProofSteps.statement(constraint, 1).words(name))</td></tr>

      """
    }
    let sum = remainder(members)
    // A sum that proves nothing is not shown as a proof.
    guard !sum.isExact || sum.isNegative else { return .none }
    let rest: Markup =
      sum.isExact ? "<tr class=\"total\"><td></td><td>0 ≤ \(signed(sum.description))</td></tr>" : .none
    return folded(
      "The proof in exact numbers",
      """
      \(steps(ofProof: conflict, of: finding, in: index))<p class="soft">Each line times its factor. Added up, every view cancels out, and what is left cannot be true.</p>
      <table class="exact"><thead class="hidden"><tr><th scope="col">Factor</th><th scope="col">Line</th></tr></thead>
      <tbody>\(rows)\(rest)</tbody></table>

      """)
  }

  private static func signed(_ number: String) -> String {
    number.hasPrefix("-") ? "−" + number.dropFirst() : number
  }

  /// Returns the weighted sum of the right sides; `overflow` when it cannot be told exactly.
  private static func remainder(_ members: [(factor: String, constraint: ReportConstraint)]) -> Rational {
    members.reduce(.zero) { sum, member in
      sum + (ProofSteps.fraction(member.factor) ?? .overflow)
        * (ProofSteps.fraction(member.constraint.bound) ?? .overflow)
    }
  }

  private static func addresses(_ finding: Finding, in index: ReportIndex) -> Markup {
    let items = finding.layout.flatMap(index.layout)?.items.filter { $0.address != nil } ?? []
    guard !items.isEmpty else { return .none }
    let rows = Markup.each(items) { item in
      """
      <tr><th scope="row">\(item.name)</th><td><code>\(item.className)</code></td><td><code>\(item.address ?? "")</code></td></tr>

      """
    }
    return folded(
      "Views and their addresses, for the debugger",
      """
      <table class="views"><thead><tr><th scope="col">View</th><th scope="col">Class</th><th scope="col">Address</th></tr></thead>
      <tbody>\(rows)</tbody></table>

      """)
  }
}
