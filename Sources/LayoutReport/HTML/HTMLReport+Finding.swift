import LayoutDiagnosis
import TextSource

extension HTMLReport {
  /// A finding that is being written: its ids, and the level of the headings in it.
  struct Place {
    /// The start of its ids.
    var id: String
    /// The level of its sections' headings.
    var level: Int

    /// Returns a section with a heading.
    func section(_ title: String, look: String = "", _ body: Markup) -> Markup {
      """
      <section class="\(look)">
      <h\(level)>\(title)</h\(level)>
      \(body)</section>

      """
    }
  }

  /// Returns a finding, with all that came after it.
  static func article(
    _ finding: Finding, followers: [Finding], number: Int, in index: ReportIndex
  ) -> Markup {
    let id = "finding-\(number)"
    let verdict: Markup =
      finding.conflict.map { "<span class=\"verdict\">\(Wording.verdict($0))</span>\n" } ?? .none
    return """
      <article id="\(id)" aria-labelledby="\(id)-title">
      <p class="meta">\(badge(finding.severity)) <span class="where">\(Wording.whereabouts(finding, in: index))</span>
      \(verdict)\(linkToScreen(finding, in: index))<a class="rule" href="#\(id)" title="Link to this finding"><code>\(finding.rule)</code></a></p>
      <h2 id="\(id)-title">\(NameMarks(finding, in: index).marked(finding.summary))</h2>
      \(body(finding, at: Place(id: id, level: 3), in: index))\(sequel(followers, id: id, in: index))</article>

      """
  }

  private static func body(_ finding: Finding, at place: Place, in index: ReportIndex) -> Markup {
    var body = Markup.none
    let marks = NameMarks(finding, in: index)
    if let conflict = finding.conflict { body += sum(conflict, of: finding, at: place, in: index) }
    if let ambiguity = finding.ambiguity { body += open(ambiguity, of: finding, at: place, in: index) }
    if !finding.explanation.isEmpty {
      body += place.section(
        "Why", look: "why", Markup.each(finding.explanation) { "<p>\(marks.marked($0))</p>\n" })
    }
    body += steps(finding, at: place, marks)
    if let conflict = finding.conflict { body += details(conflict, of: finding, in: index) }
    return body
  }

  /// Returns what to do: repairs, then advice.
  private static func steps(_ finding: Finding, at place: Place, _ marks: NameMarks) -> Markup {
    guard !finding.fixes.isEmpty || !finding.advice.isEmpty else { return .none }
    let areAllChecked = Wording.areAllChecked(finding.fixes)
    let fixes = Markup.each(finding.fixes) { fix in
      "<li>\(marks.marked(fix.summary))\(areAllChecked ? .none : check(Wording.check(fix), fix.isVerified))\(effect(fix))\(edits(fix))</li>\n"
    }
    let all: Markup =
      areAllChecked ? "<p class=\"checked\">\(check(Wording.allChecked, true))</p>\n" : .none
    let list: Markup = finding.fixes.isEmpty ? .none : "<ol class=\"fixes\">\n\(fixes)</ol>\n"
    return place.section(
      "What to do", look: "steps", all + list + Markup.each(finding.advice) { "<p>\(marks.marked($0))</p>\n" }
    )
  }

  private static func check(_ words: String, _ isVerified: Bool) -> Markup {
    isVerified ? " <span class=\"check yes\">✓ \(words)</span>" : " <span class=\"check no\">\(words)</span>"
  }

  private static func edits(_ fix: Fix) -> Markup {
    Markup.each(fix.edits) { edit in
      """
      <div class="edit soft">In <code>\(edit.path)</code>, bytes \(edit.start) to \(edit.end) become
      <code>\(edit.replacement)</code></div>
      """
    }
  }

  /// Returns the conflicts that the system reported after it had broken a constraint of this one.
  private static func sequel(_ followers: [Finding], id: String, in index: ReportIndex) -> Markup {
    guard !followers.isEmpty else { return .none }
    let items = Markup.each(followers.enumerated()) { place, follower in
      let own = Place(id: "\(id)-\(place + 1)", level: 4)
      return """
        <details class="follower" id="\(own.id)">
        <summary>\(badge(follower.severity)) \(follower.summary)
        <span class="where">\(Wording.whereabouts(follower, in: index))</span></summary>
        \(body(follower, at: own, in: index))</details>

        """
    }
    return Place(id: id, level: 3).section(Wording.followUps(followers.count), look: "sequel", items)
  }

  /// Returns what is ambiguous.
  private static func open(
    _ ambiguity: ReportAmbiguity, of finding: Finding, at place: Place, in index: ReportIndex
  ) -> Markup {
    var sections = Markup.none
    let directions = Markup.each(ambiguity.directions) { "<li>\($0)</li>\n" }
    let freedom: Markup = Wording.freedom(ambiguity).map { "<p class=\"soft\">\($0)</p>\n" } ?? .none
    if !ambiguity.directions.isEmpty || ambiguity.freedom != nil {
      let list: Markup = ambiguity.directions.isEmpty ? .none : "<ul>\n\(directions)</ul>\n"
      sections += place.section("What is open", list + freedom)
    }
    if !ambiguity.ranges.isEmpty {
      let rows = Markup.each(ambiguity.ranges) { range in
        """
        <tr><th scope="row">\(index.name(range.item, of: finding.layout))</th><td>\(range.variable)</td>
        <td class="number">\(Wording.range(range))</td></tr>

        """
      }
      sections += place.section(
        "What each can be",
        "<table class=\"ranges\"><thead><tr><th scope=\"col\">View</th><th scope=\"col\">Number</th>"
          + "<th scope=\"col\" class=\"number\">Can be</th></tr></thead>\n<tbody>\(rows)</tbody></table>\n")
    } else if !ambiguity.items.isEmpty {
      let items = Markup.each(ambiguity.items) { id in
        let variables = index.item(id, of: finding.layout)?.ambiguous ?? []
        let suffix = variables.isEmpty ? "" : ": " + variables.joined(separator: ", ")
        return "<li>\(index.name(id, of: finding.layout))\(suffix)</li>\n"
      }
      sections += place.section("Which views", "<ul>\n\(items)</ul>\n")
    }
    return sections
  }
}
