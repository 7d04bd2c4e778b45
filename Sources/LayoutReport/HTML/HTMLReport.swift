public import LayoutDiagnosis
import LayoutModel

/// A report as one page for a browser that needs nothing else: no network, no other file.
///
/// Every text of the input is escaped, and a content security policy allows only the page's own style and script,
/// by their hashes, and WebAssembly. The page holds the whole JSON report, which it can save again, and the engine.
public enum HTMLReport {
  /// Returns the report as an HTML document.
  public static func render(_ report: Report) -> String {
    let index = ReportIndex(report)
    let data = JSONWriter.text(JSONReport.value(report), escapesMarkup: true)
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      \(head(title: Wording.summary(index)))
      <body>
      <a class="skip" href="#findings">Go to the findings</a>
      <div id="content">
      \(Markup(template: content(report)))</div>
      \(foot)
      <script type="application/json" id="report">
      \(Markup(template: data))</script>
      <script type="application/json" id="sources">
      \(Markup(template: JSONWriter.text(sources(report), escapesMarkup: true)))</script>
      <script type="text/plain" id="engine">
      \(Markup(template: PageEngineText.text))
      </script>
      <script>\(Markup(template: PageScript.text))</script>
      </body>
      </html>

      """
    return page.html
  }

  /// Returns what a page shows of a report: the overview, the findings, the screens and the notes.
  ///
  /// - Complexity: O(*n*) for a report of *n* findings, constraints and views.
  package static func content(_ report: Report) -> String {
    let index = ReportIndex(report)
    let families = index.families
    let all =
      DimensionChain.patterns + schemeEnds + overview(index, families: families)
      + findings(families, in: index)
      + screens(index, families: families) + notes(report)
    return all.html
  }

  /// How much text of layout files a page holds at most, in bytes; beyond that screens can be looked at, but not be
  /// laid out again.
  private static let mostSource = 8 << 20

  /// Returns the texts of the layout files that the page can lay out again, by their paths.
  static func sources(_ report: Report) -> JSONValue {
    var sources = JSONValue.packed([:])
    var taken = 0
    for input in report.inputs {
      guard let source = input.source, taken + source.utf8.count <= mostSource else { continue }
      taken += source.utf8.count
      sources = sources.adding(input.path, .string(source))
    }
    return sources
  }

  private static func head(title: String) -> Markup {
    // The policy holds no text of the input, and its quotes have to stay as they are.
    """
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Markup(template: policy(script: PageScript.text)))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta name="generator" content="plumb \(Report.toolVersion)">
    <title>\(title)</title>
    <style>\(Markup(template: PageStyle.text))</style>
    </head>
    """
  }

  /// Returns the content security policy of a page with a script.
  static func policy(script: String) -> String {
    "default-src 'none'; style-src \(ContentHash.source(PageStyle.text)); "
      + "script-src \(ContentHash.source(script)) 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'"
  }

  private static func findings(
    _ families: [(cause: Finding, followers: [Finding])], in index: ReportIndex
  ) -> Markup {
    let articles = Markup.each(families.enumerated()) { place, family in
      article(family.cause, followers: family.followers, number: place + 1, in: index)
    }
    return "<main id=\"findings\" tabindex=\"-1\">\n\(articles)</main>\n"
  }

  /// Returns the places of the inputs that could not be read.
  private static func notes(_ report: Report) -> Markup {
    let inputs = report.inputs.filter { !$0.notes.isEmpty }
    guard !inputs.isEmpty else { return .none }
    let lists = Markup.each(inputs) { input in
      let items = Markup.each(input.notes) { note in
        "<li><span class=\"where\">\(Wording.place(input.path, note.location))</span> \(note.message)</li>\n"
      }
      return "<ul class=\"plain\">\(items)</ul>\n"
    }
    return """
      <section class="notes" aria-labelledby="notes">
      <h2 id="notes">Left aside</h2>
      <p class="soft">These places could not be read. Everything else was taken into account.</p>
      \(lists)</section>

      """
  }

  private static let foot: Markup = """
    <footer>
    <p>Written by plumb \(Report.toolVersion). Numbers are points (pt).
    <button type="button" id="save" hidden>Save the report as JSON</button></p>
    </footer>
    """
}
