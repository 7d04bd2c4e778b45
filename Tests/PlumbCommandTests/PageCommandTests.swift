import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite struct PageCommandTests {
  @Test("the empty page goes to standard output or into a file")
  func writing() throws {
    let shown = Self.run([])
    #expect(shown.status == .clean && shown.output.hasPrefix("<!DOCTYPE html>"))
    #expect(shown.output.contains("id=\"drop\"") && shown.errors.isEmpty)
    let folder = try TemporaryFolder()
    let written = Self.run(["--output", folder.url.path + "/plumb.html"])
    #expect(written.status == .clean && written.output.isEmpty)
    #expect(try folder.text(of: "plumb.html") == shown.output)
  }

  @Test("an input, a wrong flag and a folder that is not there are refused in words")
  func refusals() {
    #expect(Self.run(["app.log"]).status == .usage)
    #expect(Self.run(["app.log"]).errors.contains("plumb app.log --html FILE"))
    #expect(Self.run(["--format", "json"]).status == .usage)
    #expect(Self.run(["--output", "/no/such/folder/plumb.html"]).status == .unreadable)
    #expect(Self.run(["--help"]).output.contains("Usage: plumb page"))
  }

  private static func run(
    _ arguments: [String]
  ) -> (status: PlumbCommand.ExitStatus, output: String, errors: String) {
    var (output, errors) = ("", "")
    let console = Console(write: { output += $0 }, warn: { errors += $0 + "\n" })
    return (Command.run(["page"] + arguments, console: console), output, errors)
  }
}
