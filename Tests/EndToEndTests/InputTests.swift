import Foundation
import TestSupport
import Testing

@Suite struct InputTests {
  private let runner: ToolRunner
  private let folder: TemporaryFolder
  private let log: String

  init() throws {
    runner = try ToolRunner()
    folder = try TemporaryFolder()
    log = try Repository.text(of: "examples/snapkit-two-heights.log")
  }

  private func findings(_ outcome: ToolRunner.Outcome) throws -> [JSONNode] {
    try JSONNode.parse(outcome.output)["findings"].list
  }

  @Test("standard input is read with - and without an argument", arguments: [["-"], []])
  func standardInput(_ inputs: [String]) async throws {
    let outcome = try await runner.run(["-f", "json"] + inputs, input: log)
    #expect(outcome.status == 1)
    #expect(try findings(outcome).first?["path"].text == "-")
  }

  @Test("a log without conflicts is no finding")
  func nothingToExplain() async throws {
    let outcome = try await runner.run([], input: "Build succeeded\nlaid out 4 views\n")
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
  }

  @Test("empty input is no finding", arguments: ["text", "json"])
  func empty(_ format: String) async throws {
    let path = try folder.write("", to: "empty.log").path
    for inputs in [["-"], [path]] {
      let outcome = try await runner.run(["-f", format] + inputs)
      #expect(outcome.status == 0)
      #expect(!outcome.output.isEmpty)
      if format == "json" {
        #expect(ReportContract.complaints(about: try JSONNode.parse(outcome.output)) == [])
      }
    }
  }

  @Test("a missing file is named and ends with 2")
  func missing() async throws {
    let outcome = try await runner.run(["not-here.log"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("not-here.log"))
    #expect(outcome.output.isEmpty)
  }

  @Test("a missing file does not hide what another one holds")
  func missingAmongOthers() async throws {
    let path = try folder.write(log, to: "a.log").path
    let outcome = try await runner.run(["-f", "json", "not-here.log", path])
    #expect(outcome.status == 2)
    #expect(try findings(outcome).count == 1)
  }

  @Test(
    "a file without permission is named and ends with 2", .enabled(if: getuid() != 0, "root may read all"))
  func forbidden() async throws {
    let path = try folder.write(log, to: "locked.log").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let outcome = try await runner.run([path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("locked.log"))
  }

  @Test("a folder is searched for logs, in the order of their names")
  func folderOfLogs() async throws {
    try folder.write(log, to: "b/deep/second.txt")
    try folder.write(log, to: "a.log")
    try folder.write(log, to: "notes.md")
    try folder.write(log, to: ".hidden.log")
    let outcome = try await runner.run(["-f", "json", folder.url.path])
    let paths = try JSONNode.parse(outcome.output)["inputs"].list.compactMap { $0["path"].text }
    #expect(paths.map { $0.hasSuffix("/a.log") } == [true, false])
    #expect(paths.last?.hasSuffix("/b/deep/second.txt") == true)
    #expect(outcome.status == 1)
  }

  @Test("a folder without logs ends with 2 and says what is looked for")
  func folderWithoutLogs() async throws {
    try folder.write("nothing", to: "readme.md")
    let outcome = try await runner.run([folder.url.path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".log"))
  }

  @Test("a binary file ends with 2")
  func binary() async throws {
    let bytes = Data((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 256) })
    let path = try folder.write(bytes, to: "image.log").path
    let outcome = try await runner.run([path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("image.log"))
  }

  @Test(
    "UTF-16 logs are read as they are",
    arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func wideText(_ encoding: String.Encoding) async throws {
    let path = try folder.write(try #require(log.data(using: encoding)), to: "wide.log").path
    let outcome = try await runner.run(["-f", "json", path])
    #expect(try findings(outcome).first?["rule"].text == "duplicate-constraint")
  }

  @Test("lines may end in CR LF")
  func carriageReturns() async throws {
    let text = log.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try findings(try await runner.run(["-f", "json"], input: text)).count == 1)
  }

  @Test("an Interface Builder file is recognised and not taken for an empty log")
  func interfaceBuilder() async throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"></document>
      """
    let path = try folder.write(text, to: "View.xib").path
    let outcome = try await runner.run([path])
    #expect(outcome.status != 1)
    #expect(!(outcome.output + outcome.errors).isEmpty)
  }

  @Test("a log cut anywhere is still read without a crash")
  func cutAnywhere() async throws {
    let bytes = Data(try Repository.text(of: "examples/hidden-row.log").utf8)
    for length in stride(from: 0, to: bytes.count, by: 211) {
      let outcome = try await runner.run(["-f", "json"], input: bytes.prefix(length))
      #expect([0, 1].contains(outcome.status), "cut at \(length)")
      #expect(ReportContract.complaints(about: try JSONNode.parse(outcome.output)) == [])
    }
  }
}
