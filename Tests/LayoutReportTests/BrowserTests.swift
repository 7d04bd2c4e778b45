import Foundation
import LayoutDiagnosis
import LayoutReport
import TestSupport
import Testing

/// Checks of pages in Chromium, where it is installed.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"), .serialized) struct BrowserTests {
  @Test(
    "a page runs without a complaint of the browser", arguments: [Sample.productRow, .hostile, .ambiguous])
  func quiet(sample: Sample) throws {
    let (dom, log) = try Browser.open(HTMLReport.render(sample.report), width: 1000)
    let complaints = log.split(separator: "\n").filter { $0.contains("CONSOLE") }
    #expect(complaints.isEmpty)
    let button = dom.firstRange(of: "id=\"save\"").map { String(dom[$0.upperBound...].prefix(7)) }
    #expect(button.map { !$0.contains("hidden") } == true, "the script has not run")
  }

  @Test("a page can be read without scrolling sideways", arguments: Sample.allCases, [375, 720, 1600])
  func width(sample: Sample, width: Int) throws {
    // A window cannot be as narrow as a phone, so the page is put into a frame of that width.
    let page = HTMLReport.render(sample.report)
      .replacing("http-equiv=\"Content-Security-Policy\"", with: "name=\"policy\"")
      .replacing("<details", with: "<details open")
    let text = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let frame = """
      <!DOCTYPE html><iframe id="page" width="\(width)" height="800" style="border: 0" srcdoc="\(text)"></iframe>
      <script>document.getElementById("page").onload = event => {
        const page = event.target.contentDocument.documentElement;
        document.title = `scroll ${page.scrollWidth} of ${page.clientWidth}`;
      };</script>
      """
    let (dom, _) = try Browser.open(frame, width: 1800)
    let title = dom.firstRange(of: "<title>").map { dom[$0.upperBound...].prefix { $0 != "<" } } ?? ""
    let words = title.split(separator: " ")
    #expect(words.count == 4 && words[1] == words[3], "\(title)")
  }
}

extension BrowserTests {
  @Test("unticking a line says whether the rest can hold")
  func settingAside() throws {
    let page = HTMLReport.render(Sample.productRow.report)
      .replacing("http-equiv=\"Content-Security-Policy\"", with: "name=\"policy\"")
      .replacing(
        "</body>",
        with: """
          <script>
            const box = document.querySelector('input[value="c2"]');
            const line = document.querySelector("[data-trial]");
            const shown = getComputedStyle(box).display;
            box.click();
            let isWaiting = true;
            let spun = 0;
            // The browser's clock runs ahead while nothing happens, so something has to.
            const wait = () => {
              for (let turn = 0; turn < 1e6; turn += 1) spun += turn % 7;
              if (isWaiting) setTimeout(wait, 0);
            };
            wait();
            const seen = new MutationObserver(() => {
              seen.disconnect();
              isWaiting = false;
              document.title = `${shown} | ${line.textContent}`;
            });
            seen.observe(line, { childList: true });
          </script>
          </body>
          """)
    let (dom, _) = try Browser.open(page, width: 1000, budget: 20_000)
    #expect(dom.contains("<title>inline-block | ✓ Without “UIImageView is 40 wide” the rest holds.</title>"))
  }
}
