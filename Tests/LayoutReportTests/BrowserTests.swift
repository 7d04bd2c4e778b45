import Foundation
import LayoutDiagnosis
import LayoutReport
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

/// Chromium without a window.
enum Browser {
  /// Where it is installed.
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a page and returns its elements after its scripts have run, and what the browser logged.
  static func open(_ page: String, width: Int) throws -> (dom: String, log: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    let output = folder.appending(path: "dom.html")
    let errors = folder.appending(path: "log.txt")
    try Data(page.utf8).write(to: file)
    for empty in [output, errors] { try Data().write(to: empty) }
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      "--enable-logging=stderr", "--user-data-dir=\(folder.path)/profile", "--window-size=\(width),900",
      "--virtual-time-budget=2000", "--dump-dom", file.absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let text = { (file: URL) in String(decoding: try Data(contentsOf: file), as: UTF8.self) }
    return (try text(output), try text(errors))
  }
}
