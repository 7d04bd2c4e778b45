import Foundation

/// Chromium without a window.
package enum Browser {
  /// Where it is installed.
  package static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a page and returns its elements after its scripts have run, and what the browser logged.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - width: the width of the window.
  ///   - budget: how long scripts may run, in milliseconds of the browser's own clock.
  /// - Returns: the elements as text, and the log.
  /// - Throws: what keeps the browser from being started.
  package static func open(_ page: String, width: Int, budget: Int = 2000) throws -> (
    dom: String, log: String
  ) {
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
      "--virtual-time-budget=\(budget)", "--dump-dom", file.absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let text = { (file: URL) in String(decoding: try Data(contentsOf: file), as: UTF8.self) }
    return (try text(output), try text(errors))
  }
}
