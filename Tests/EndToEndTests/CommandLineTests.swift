import Foundation
import TestSupport
import Testing

@Suite struct CommandLineTests {
  private let runner: ToolRunner
  private let folder: TemporaryFolder
  private let example = Repository.example("hidden-row.log")

  init() throws {
    runner = try ToolRunner()
    folder = try TemporaryFolder()
  }

  @Test(
    "wrong usage ends with 64 and a hint",
    arguments: [
      (["--fromat", "json"], "--format"), (["--htm", "x"], "--html"), (["--format", "yaml"], "yaml"),
      (["--format"], "--format"), (["-z"], "-z"), (["--help=me"], "--help"), (["--frobnicate"], "--help"),
    ])
  func wrongUsage(_ arguments: [String], _ hint: String) async throws {
    let outcome = try await runner.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(hint))
    #expect(outcome.output.isEmpty)
  }

  @Test("a near miss is answered with the flag that was meant")
  func didYouMean() async throws {
    let outcome = try await runner.run(["--outptu", "x"])
    #expect(outcome.errors.contains("Did you mean --output?"))
  }

  @Test("--help and --version answer on standard output", arguments: ["--help", "-h", "--version"])
  func help(_ flag: String) async throws {
    let outcome = try await runner.run([flag])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("plumb"))
  }

  @Test("the HTML format is one whole page")
  func htmlFormat() async throws {
    let outcome = try await runner.run(["--format=html", example])
    #expect(outcome.status == 1)
    #expect(outcome.output.lowercased().hasPrefix("<!doctype html>"))
    #expect(outcome.output.contains("CouponRow"))
  }

  @Test("--output takes the report away from standard output")
  func output() async throws {
    let outcome = try await runner.run(["-ojson.txt", "-fjson", example], in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(try JSONNode.parse(try folder.text(of: "json.txt"))["findings"].list.count == 1)
  }

  @Test("--html writes a page beside the report")
  func htmlBeside() async throws {
    let outcome = try await runner.run(["--html", "page.html", example], in: folder.url)
    #expect(outcome.output.contains("CouponRow"))
    #expect(try folder.text(of: "page.html").contains("CouponRow"))
  }

  @Test("a report that cannot be written ends with 2")
  func unwritable() async throws {
    let outcome = try await runner.run(["-o", "no/such/folder/report.txt", example], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no/such/folder/report.txt"))
  }

  @Test("a name that begins with a dash is taken after --")
  func dashes() async throws {
    try folder.write(try Repository.text(of: "examples/hidden-row.log"), to: "-odd.log")
    let outcome = try await runner.run(["--", "-odd.log"], in: folder.url)
    #expect(outcome.status == 1)
  }

  @Test("text for a file or a pipe holds no colours", arguments: [[:], ["NO_COLOR": "1"]])
  func noColors(_ environment: [String: String]) async throws {
    let outcome = try await runner.run([example], environment: environment)
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test("formats and pipes agree on what was found")
  func formatsAgree() async throws {
    let text = try await runner.run([example]).output
    let piped = try await runner.run(
      ["-"], input: try Data(contentsOf: URL(filePath: example))
    ).output
    let report = try JSONNode.parse(try await runner.run(["-f", "json", example]).output)
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let summary = try #require(report["findings"][0]["summary"].text)
    #expect(words(text).contains(words(summary)))
    #expect(words(piped).contains(words(summary)))
  }
}

@Suite struct RulesCommandTests {
  private let runner: ToolRunner

  init() throws { runner = try ToolRunner() }

  private func ids() async throws -> [String] {
    try await runner.run(["rules"]).output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first
    }
    .map(String.init)
  }

  @Test("every rule is listed once and explained by its id")
  func everyRule() async throws {
    let ids = try await ids()
    #expect(ids.count > 20)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      let outcome = try await runner.run(["rules", id])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains(id))
      #expect(outcome.output.split(separator: "\n").count >= 2, "\(id)")
    }
  }

  @Test("an unknown rule ends with 64 and names the nearest one")
  func unknownRule() async throws {
    let outcome = try await runner.run(["rules", "cell-hieght"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("cell-height"))
  }

  @Test("the rules of all findings are known")
  func findingsUseKnownRules() async throws {
    let outcome = try await runner.run(["-f", "json", Repository.root.appending(path: "examples").path])
    let used = Set(try JSONNode.parse(outcome.output)["findings"].list.compactMap { $0["rule"].text })
    #expect(used.isSubset(of: try await ids()))
  }
}
