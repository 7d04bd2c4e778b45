import Foundation
import Testing

/// Compares a text with a file in `Golden`, or writes that file when `UPDATE_GOLDEN=1` is set.
func expectGolden(_ actual: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws
{
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  let file = folder.appending(path: name)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: file)
    return
  }
  let expected = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
  guard actual != expected else { return }
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let old = (expected ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  let place = zip(new, old).prefix { $0 == $1 }.count
  let newLine = place < new.count ? String(new[place]) : "(the text ends)"
  let oldLine = place < old.count ? String(old[place]) : "(the file ends)"
  Issue.record(
    """
    \(name) differs first in line \(place + 1).
      expected: \(oldLine)
      actual:   \(newLine)
    UPDATE_GOLDEN=1 swift test --filter LayoutReportTests accepts the new text.
    """, sourceLocation: sourceLocation)
}
