extension HTMLReport {
  /// Returns a page without a report, which explains what is pasted or dropped on it.
  ///
  /// The engine is in the page, so what it reads stays there.
  public static func emptyPage() -> String {
    page(
      title: "Plumb: why this layout breaks", before: box, content: introduction, report: "",
      sources: .packed([:]))
  }

  private static let box: Markup = """
    <section class="drop" id="drop" aria-labelledby="drop-title">
    <h2 id="drop-title">Paste a log here, or drop a file</h2>
    <p class="soft" id="drop-help">A console log of Xcode, a storyboard or xib, or a report that plumb wrote as JSON. It is read inside
    this page; nothing is sent anywhere.</p>
    <textarea id="drop-text" rows="6" spellcheck="false" autocomplete="off" aria-labelledby="drop-title"
    aria-describedby="drop-help"></textarea>
    <div class="drop-row"><button type="button" id="drop-read">Explain it</button>
    <label>or a file <input type="file" id="drop-file"></label></div>
    <p class="drop-status" id="drop-status" role="status" aria-live="polite"></p>
    <noscript><p>Reading needs JavaScript, which is switched off in this browser.</p></noscript>
    </section>

    """

  private static let introduction: Markup = """
    <header>
    <p class="eyebrow">Plumb · why this layout breaks</p>
    <h1>Nothing was read yet.</h1>
    </header>
    <main id="findings" tabindex="-1">
    <p>What comes out: which constraints cannot hold together, by how many points and whose they are; what stays ambiguous; and
    what to change. Layout files can be tried at other sizes, on other devices and with other constraints.</p>
    </main>

    """
}
