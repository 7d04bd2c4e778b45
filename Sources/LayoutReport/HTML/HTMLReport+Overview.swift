import LayoutDiagnosis
import TextSource

extension HTMLReport {
  /// Returns the head of the page: what was found, what was read, and a list of the findings.
  static func overview(_ index: ReportIndex) -> Markup {
    let families = index.families
    let links = Markup.each(families.enumerated()) { place, family in
      let finding = family.cause
      return """
        <li>\(badge(finding.severity))<span class="entry"><a href="#finding-\(place + 1)">\(finding.summary)</a>
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
      \(counts(families.map(\.cause)))\(inputs(index.report))\(contents)</header>

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

  private static func counts(_ findings: [Finding]) -> Markup {
    guard findings.count > 1 else { return .none }
    let counts = [Severity.error, .warning, .note].map { severity in
      (severity, findings.filter { $0.severity == severity }.count)
    }
    let boxes = Markup.each(counts.filter { $0.1 > 0 }) { severity, count in
      "<li>\(badge(severity))<span class=\"count\">\(count)</span></li>"
    }
    return boxes.html.isEmpty
      ? .none : "<ul class=\"counts\" aria-label=\"Findings by severity\">\(boxes)</ul>\n"
  }

  private static func inputs(_ report: Report) -> Markup {
    let names = Markup.each(report.inputs) { input in
      let blocks =
        input.blocks > 0
        ? ", \(Wording.count(input.blocks, input.kind == .layout ? "layout" : "report"))" : ""
      return "<li><code>\(Wording.name(ofInput: input.path))</code>\(blocks)</li>"
    }
    return report.inputs.isEmpty
      ? .none : "<div class=\"inputs\"><h2 class=\"label\">Read</h2><ul class=\"plain\">\(names)</ul></div>\n"
  }
}
