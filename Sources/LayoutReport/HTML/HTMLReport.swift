package import LayoutDiagnosis
import LayoutModel

/// A report as one page for a browser that needs nothing else: no network, no other file.
///
/// Every text of the input is escaped, and a content security policy allows only the page's own style and script,
/// by their hashes, and WebAssembly. The page holds the whole JSON report, which it can save again, and the engine.
public enum HTMLReport {
  /// Returns the title of a page: the line that counts what was found.
  package static func title(_ report: Report) -> String { Wording.summary(ReportIndex(report)) }

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
  package static func sources(_ report: Report) -> JSONValue {
    var sources = JSONValue.packed([:])
    var taken = 0
    for input in report.inputs {
      guard let source = input.source, taken + source.utf8.count <= mostSource else { continue }
      taken += source.utf8.count
      sources = sources.adding(input.path, .string(source))
    }
    return sources
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
}
