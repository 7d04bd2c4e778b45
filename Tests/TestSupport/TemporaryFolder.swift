package import Foundation

/// A folder that goes away with its last owner.
package final class TemporaryFolder: Sendable {
  /// Where the folder is.
  package let url: URL

  /// Creates an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "plumb-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders that its name asks for, and returns where it is.
  @discardableResult
  package func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Writes a text as UTF-8 and returns where it is.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> URL { try write(Data(text.utf8), to: name) }

  /// Returns the text of a file.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
