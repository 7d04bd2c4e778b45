package import Foundation

/// The files of the repository that tests read.
package enum Repository {
  /// The top folder.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of an example.
  package static func example(_ name: String) -> String { root.appending(path: "examples/\(name)").path }

  /// The paths of the example logs, in the order of their names.
  package static func exampleLogs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "examples").path)
      .filter { $0.hasSuffix(".log") }.sorted().map(example)
  }

  /// Returns the text of a file.
  package static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }
}
