import Foundation
import PageEngine
import TestSupport
import Testing

@testable import LayoutReport

/// Pastes and drops inputs on the empty page, in Chromium and under the page's own policy.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed")) struct DropTests {
  @Test(
    "what is pasted, dropped and picked is shown, one after the other, and wrong inputs leave all as it was")
  func inputs() async throws {
    let log = try Repository.text(of: "examples/five-views-required.log")
    let file = try Repository.text(of: "examples/Profile.storyboard")
    let report = PageEngine.report(Array(log.utf8), path: "app.log")
    let data = try JSONEncoder().encode(["log": log, "file": file, "report": report])
    let json = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003C")
    let script = PageScript.text + Self.driver.replacing("INPUTS", with: json)
    let page = HTMLReport.emptyPage()
      .replacing(HTMLReport.policy(script: PageScript.text), with: HTMLReport.policy(script: script))
      .replacing(PageScript.text, with: script)
    let (dom, errors) = try await blocking { try Browser.open(page, width: 1000, budget: 30_000) }
    // The document in which Chromium describes a flaw of markup has a style that the policy forbids.
    let complaints = errors.split(separator: "\n").filter {
      $0.contains("CONSOLE") && !$0.contains("Applying inline style")
    }
    #expect(complaints.isEmpty)
    let seen = try #require(dom.firstRange(of: "id=\"seen\">")?.upperBound)
    let lines = dom[seen...].prefix { $0 != "<" }.split(separator: "\n").map(String.init)
    let conflict = "1 conflict; 1 report in the log."
    #expect(
      lines
        == [
          "save hidden", "Read pasted text: \(conflict) | 1 article | save",
          "Read Profile.storyboard: 1 conflict, 1 ambiguous layout. | source",
          "Read app.json: \(conflict) | 1 article | same report | no source",
          "bad.xib, line 2: Expected well-formed XML, but: … | still there",
          "bad.alc, line 2, column 1: Expected a line that begins with var, con, meta or #, but there is “row”. | still there",
          "empty.log is empty. | still there",
        ].filter { !$0.isEmpty })
  }

  private static let driver = """

    (() => {
      const inputs = INPUTS;
      const seen = document.createElement("pre");
      seen.id = "seen";
      document.body.append(seen);
      const status = document.getElementById("drop-status");
      const save = document.getElementById("save");
      const articles = () => `${document.querySelectorAll("#content main article").length} article`;
      const note = (...parts) => { seen.textContent += parts.join(" | ") + "\\n"; };
      let spun = 0;
      let working = true;
      const wait = () => {
        for (let turn = 0; turn < 1e6; turn += 1) spun += turn % 7;
        if (working) setTimeout(wait, 0);
      };
      wait();
      const settled = async () => {
        do await new Promise(done => setTimeout(done, 5)); while (status.textContent.startsWith("Reading"));
      };
      const drop = async (name, ...parts) => {
        const data = new DataTransfer();
        data.items.add(new File(parts, name));
        document.body.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer: data }));
        document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
        await settled();
      };
      const words = text => text.replace(/, column \\d+/, "").replace(/but: .*/, "but: …");
      const still = () => (document.querySelector("#content main article") ? "still there" : "gone");
      (async () => {
        note(save.hidden ? "save hidden" : "save");
        document.getElementById("drop-text").value = inputs.log;
        document.getElementById("drop-read").click();
        await settled();
        note(status.textContent, articles(), save.hidden ? "save hidden" : "save");
        await drop("Profile.storyboard", inputs.file);
        const sources = JSON.parse(document.getElementById("sources").textContent);
        note(status.textContent, sources["Profile.storyboard"] === inputs.file ? "source" : "no source");
        await drop("app.json", inputs.report);
        const same = document.getElementById("report").textContent === inputs.report;
        note(status.textContent, articles(), same ? "same report" : "other report",
          document.getElementById("sources").textContent.trim() === "{}" ? "no source" : "source");
        await drop("bad.xib", "<a>com.apple.InterfaceBuilder\\n</b></a>   x");
        note(words(status.textContent), still());
        await drop("bad.alc", "alc 1\\nrow");
        note(status.textContent, still());
        await drop("empty.log");
        note(status.textContent, still());
        working = false;
      })();
    })();
    """
}
