public import LayoutDiagnosis

extension HTMLReport {
  /// Returns the report as an HTML document.
  public static func render(_ report: Report) -> String {
    page(
      title: title(report), content: Markup(template: content(report)),
      report: JSONWriter.text(JSONReport.value(report), escapesMarkup: true), sources: sources(report))
  }

  /// Returns a page around some content.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - before: What stands before the content and stays when that is replaced.
  ///   - content: The content.
  ///   - report: The JSON report, with markup escaped; empty for none.
  ///   - sources: The texts of layout files by their paths.
  /// - Returns: The page.
  static func page(
    title: String, before: Markup = .none, content: Markup, report: String, sources: JSONValue
  ) -> String {
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      \(head(title: title))
      <body>
      <a class="skip" href="#findings">Go to the findings</a>
      \(before)<div id="content">
      \(content)</div>
      \(foot)
      <script type="application/json" id="report">
      \(Markup(template: report))</script>
      <script type="application/json" id="sources">
      \(Markup(template: JSONWriter.text(sources, escapesMarkup: true)))</script>
      <script type="text/plain" id="engine">
      \(Markup(template: PageEngineText.text))
      </script>
      <script>\(Markup(template: PageScript.text))</script>
      </body>
      </html>

      """
    return page.html
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

  private static let foot: Markup = """
    <footer>
    <p>Written by plumb \(Report.toolVersion). Numbers are points (pt).
    <button type="button" id="save" hidden>Save the report as JSON</button></p>
    </footer>
    """
}
