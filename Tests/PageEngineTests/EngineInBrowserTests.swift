import Foundation
import PageEngine
import TestSupport
import Testing

@testable import LayoutReport

/// Compares the engine of a page, in Chromium and under the page's own policy, with the same code in these tests.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed")) struct EngineInBrowserTests {
  @Test("the engine in the page answers as the one on this machine, letter for letter")
  func answers() async throws {
    let cases = try PageCase.all()
    let page = try page(cases: cases, script: Self.comparison)
    let (dom, log) = try await blocking { try Browser.open(page, width: 1000, budget: 20_000) }
    let complaints = log.split(separator: "\n").filter { $0.contains("CONSOLE") }
    #expect(complaints.isEmpty)
    #expect(verdict(dom) == "compared \(cases.reduce(0) { $0 + $1.answers.count })")
  }

  @Test("a failure inside the engine ends layouts and nothing else")
  func failure() async throws {
    let page = try page(cases: [PageCase(rows: PageEngineTests.rows, requests: [""])], script: Self.breakage)
    let (dom, _) = try await blocking { try Browser.open(page, width: 1000, budget: 20_000) }
    #expect(verdict(dom) == "threw satisfiable anew satisfiable")
  }

  @Test("markup that is not well-formed is refused at its place")
  func markup() async throws {
    let text = LayoutSample.form.text
    let cases = [
      text.replacing("</scenes>", with: "</scene>"), text.replacing("id=\"sta-ck-001\"", with: "id=sta"),
    ]
    .map { PageCase(rows: $0, requests: []) }
    let script = """
      const engine = await loadEngine();
      const found = [];
      for (const { text } of cases) {
        for (const answer of [engine.page(text, "a"), engine.screen(text).answer, JSON.parse(engine.report(text))]) {
          const { message, line, column } = answer.error;
          found.push(message.startsWith("Expected well-formed XML, but: ") && line > 5 && column > 0);
        }
      }
      const bytes = new Uint8Array([...new TextEncoder().encode(cases[0].text), 0xFF]);
      found.push(engine.screen(bytes).answer.error.message === "Expected text in UTF-8.");
      say(found.join(" "));
      """
    let page = try page(cases: cases, script: script)
    let (dom, _) = try await blocking { try Browser.open(page, width: 1000, budget: 20_000) }
    #expect(verdict(dom) == Array(repeating: "true", count: 7).joined(separator: " "))
  }

  @Test("there is no engine where the browser has no WebAssembly, and the page stays quiet")
  func absence() async throws {
    let script = "delete globalThis.WebAssembly; say(String(await loadEngine()));"
    let page = try page(cases: [], script: script)
    let (dom, log) = try await blocking { try Browser.open(page, width: 1000, budget: 20_000) }
    #expect(verdict(dom) == "null")
    #expect(!log.contains("CONSOLE"))
  }

  private static let comparison = """
    const engine = await loadEngine();
    let count = 0;
    const wrong = [];
    const check = (answer, expected, what) => {
      count += 1;
      if (answer !== expected) wrong.push(`${what}: ${answer} instead of ${expected}`);
    };
    const plain = text => JSON.stringify(JSON.parse(text));
    for (const { kind, text, path, requests, answers } of cases) {
      if (kind === "report") {
        check(engine.report(text, path), answers[0], path);
        continue;
      }
      if (kind === "page") {
        check(JSON.stringify(engine.page(text, path)), plain(answers[0]), path);
        continue;
      }
      const layout = kind === "screen" ? engine.screen(text, 0, requests[0]) : engine.solve(text, requests[0]);
      check(JSON.stringify(layout.answer), plain(answers[0]), text);
      for (let place = 1; place < requests.length; place += 1) {
        check(JSON.stringify(layout.edit(requests[place])), plain(answers[place]), text);
      }
      layout.close();
    }
    say(wrong.length > 0 ? `${wrong.length} are different, the first ${wrong[0]}` : `compared ${count}`);
    """

  private static let breakage = """
    const engine = await loadEngine();
    const first = engine.solve(cases[0].text);
    let result = "no failure";
    try { engine.report({ get length() { throw new Error(); } }); } catch { result = "threw"; }
    const second = engine.solve(cases[0].text);
    const old = first.edit("").error ? "anew" : "kept";
    say([result, first.answer.verdict, old, second.answer.verdict].join(" "));
    """

  /// Returns a page with the engine, cases, and a script that has `cases` and `say`.
  private func page(cases: [PageCase], script: String) throws -> String {
    let data = String(decoding: try JSONEncoder().encode(cases), as: UTF8.self)
      .replacing("<", with: "\\u003C")
    let whole = """
      "use strict";
      (async () => {
      \(EngineScript.text)
      const say = text => { document.title = text; working = false; };
      const cases = JSON.parse(document.getElementById("cases").textContent);
      let working = true;
      // The browser's clock runs ahead while nothing happens, so something has to: about a millisecond of it.
      let spun = 0;
      const wait = () => {
        for (let turn = 0; turn < 1e6; turn += 1) spun += turn % 7;
        if (working) setTimeout(wait, 0);
      };
      wait();
      try {
      \(script)
      } catch (error) { say(`${error} ${error.stack}`); }
      })();
      """
    return """
      <!DOCTYPE html><html><head><meta charset="utf-8"><title>unfinished</title>
      <meta http-equiv="Content-Security-Policy" content="\(HTMLReport.policy(script: whole))"></head><body>
      <script type="text/plain" id="engine">\(PageEngineText.text)</script>
      <script type="application/json" id="cases">\(data)</script>
      <script>\(whole)</script></body></html>
      """
  }

  private func verdict(_ dom: String) -> String? {
    guard let start = dom.firstRange(of: "<title>") else { return nil }
    return String(dom[start.upperBound...].prefix { $0 != "<" })
  }
}
