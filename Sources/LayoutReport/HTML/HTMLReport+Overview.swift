import LayoutDiagnosis
import TextSource

extension HTMLReport {
  /// Returns the head of the page: what was found, what was read, and a list of the findings.
  static func overview(_ index: ReportIndex, families: [(cause: Finding, followers: [Finding])]) -> Markup {
    let causes = families.map { $0.cause }
    let links = Markup.each(causes.enumerated()) { place, finding in
      """
      <li data-finding="\(place + 1)" data-severity="\(finding.severity.rawValue)" data-rule="\(finding.rule)" \
      data-input="\(finding.path)">\(badge(finding.severity))<span class="entry"><a href="#finding-\(place + 1)">\(
        finding.summary)</a>
      <span class="where">\(Wording.whereabouts(finding, in: index))</span></span></li>

      """
    }
    let contents: Markup =
      families.isEmpty
      ? .none : "<nav aria-label=\"Findings\">\n<ol class=\"contents\">\n\(links)</ol>\n</nav>\n"
    return """
      <header>
      <p class="eyebrow">Plumb · why this layout breaks</p>
      <h1>\(Wording.summary(index))</h1>
      \(inputs(index.report))\(filters(causes))\(contents)</header>

      """
  }

  /// Returns the mark of a severity: a sign and a word, so that colour is not needed.
  static func badge(_ severity: Severity) -> Markup {
    let sign =
      switch severity {
      case .error: "✕"
      case .warning: "▲"
      case .note: "●"
      }
    return """
      <span class="badge \(severity.rawValue)"><span aria-hidden="true">\(sign)</span> \(severity.rawValue)</span>
      """
  }

  /// Returns how many inputs are listed before the list is folded.
  private static let fewInputs = 5

  private static func inputs(_ report: Report) -> Markup {
    guard !report.inputs.isEmpty else { return .none }
    let names = Markup.each(report.inputs) { input in
      let blocks =
        input.blocks > 0
        ? ", \(Wording.count(input.blocks, input.kind == .layout ? "layout" : "report"))" : ""
      return "<li><code>\(Wording.name(ofInput: input.path))</code>\(blocks)</li>"
    }
    guard report.inputs.count > fewInputs else {
      return "<div class=\"inputs\"><h2 class=\"label\">Read</h2><ul class=\"plain\">\(names)</ul></div>\n"
    }
    return """
      <details class="inputs-many"><summary>\(Wording.number(report.inputs.count)) inputs were read</summary>
      <ul class="plain">\(names)</ul></details>

      """
  }
}

// MARK: - Filters

extension HTMLReport {
  /// Returns how to choose among the findings; where there are few it only counts them.
  private static func filters(_ findings: [Finding]) -> Markup {
    guard findings.count > 1 else { return .none }
    let severities = [Severity.error, .warning, .note].map { severity in
      (severity, findings.filter { $0.severity == severity }.count)
    }
    let boxes = Markup.each(severities.filter { $0.1 > 0 }) { severity, count in
      """
      <li><label><input type="checkbox" name="severity" value="\(severity.rawValue)" checked hidden>\(badge(severity))\
      <span class="count">\(Wording.number(count))</span></label></li>
      """
    }
    let inputs = counted(findings.map { $0.path })
    let choice: Markup =
      inputs.count > 1
      ? "<label>In<select name=\"input\"><option value=\"\">all inputs</option>\(options(inputs))</select></label>\n"
      : .none
    return """
      <div class="filters" role="search" aria-label="Choose findings">
      <ul class="counts" aria-label="Findings by severity">\(boxes)</ul>
      <div class="choices" hidden>
      <label>Find<input type="search" name="words" placeholder="a name, a rule, a number" autocomplete="off"></label>
      <label>Of<select name="rule"><option value="">all rules</option>\(options(counted(findings.map { $0.rule })))</select></label>
      \(choice)<label>By<select name="order"><option value="">place</option><option value="severity">severity</option>
      <option value="rule">rule</option></select></label>
      <p class="shown soft" role="status"></p>
      </div></div>

      """
  }

  private static func options(_ counted: [(text: String, count: Int)]) -> Markup {
    Markup.each(counted) { text, count in
      "<option value=\"\(text)\">\(Wording.name(ofInput: text)) (\(Wording.number(count)))</option>"
    }
  }

  /// Returns each text once with how often it occurs, in the order of the alphabet.
  private static func counted(_ texts: [String]) -> [(text: String, count: Int)] {
    var counts: [String: Int] = [:]
    for text in texts { counts[text, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { (text: $0.key, count: $0.value) }
  }
}
