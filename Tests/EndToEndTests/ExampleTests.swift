import Foundation
import TestSupport
import Testing

@Suite struct ExampleTests {
  /// An example and what its report must say.
  struct Example: CustomTestStringConvertible, Sendable {
    var name: String
    var status: Int32
    var rules: [String]
    var phrases: [String]

    init(_ name: String, _ status: Int32, _ rules: [String], _ phrases: [String]) {
      self.name = name
      self.status = status
      self.rules = rules
      self.phrases = phrases
    }

    var testDescription: String { name }
  }

  static let examples = [
    Example("ambiguous-trace", 1, ["ambiguous-layout"], ["2 views", "Quantity", "Amount due"]),
    Example("appkit-two-reports", 1, ["container-size"], ["640", "61", "SidebarView"]),
    Example("cell-height", 1, ["cell-height"], ["44 pt", "142", "98", "999"]),
    Example(
      "five-views-999", 0, ["constraints-hold"],
      ["14 required constraints", "leaving the 5 optional ones aside, can hold together"]),
    Example("five-views-required", 1, ["container-size"], ["430", "493", "63", "safe area"]),
    Example("hidden-row", 1, ["stack-view-hiding"], ["CouponRow", "52", "hiding"]),
    Example("keyboard", 0, ["system-keyboard"], ["keyboard"]),
    Example(
      "mask-left-on", 1, ["autoresizing-mask-left-on"],
      [
        "BadgeView", "translatesAutoresizingMaskIntoConstraints = false",
      ]),
    Example(
      "snapkit-two-heights", 1, ["duplicate-constraint"],
      [
        "44", "52", "CheckoutView.swift", "61", "118",
      ]),
    Example(
      "snapkit-update", 1, ["update-without-match", "constraints-hold"],
      [
        "UIProgressView.width", "relation", "TimerCard.swift",
      ]),
    Example(
      "xcodebuild-repeats", 1, ["container-size", "container-size"],
      [
        "3 times", "468", "148", "328",
      ]),
  ]

  @Test("every example is listed here and in the folder's README")
  func everyExampleIsListed() throws {
    let names = try Repository.exampleLogs().map {
      URL(filePath: $0).deletingPathExtension().lastPathComponent
    }
    #expect(names == Self.examples.map(\.name))
    let readme = try Repository.text(of: "examples/README.md")
    for name in names { #expect(readme.contains("`\(name).log`"), "\(name)") }
  }

  @Test("an example gives the rules, the status and the key facts", arguments: examples)
  func reports(_ example: Example) async throws {
    let path = Repository.example("\(example.name).log")
    let runner = try ToolRunner()
    let text = try await runner.run([path])
    #expect(text.status == example.status)
    #expect(text.errors.isEmpty)
    let prose = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for phrase in example.phrases { #expect(prose.contains(phrase), "\(phrase)") }
    let report = try JSONNode.parse(try await runner.run(["--format", "json", path]).output)
    #expect(report["findings"].list.map { $0["rule"].text } == example.rules)
  }

  @Test("a report keeps the contract and its proofs hold", arguments: examples)
  func keepsTheContract(_ example: Example) async throws {
    let outcome = try await ToolRunner().run(["-f", "json", Repository.example("\(example.name).log")])
    #expect(ReportContract.complaints(about: try JSONNode.parse(outcome.output)) == [])
  }

  @Test("all examples together keep the contract, and ids stay unique across files")
  func keepsTheContractTogether() async throws {
    let outcome = try await ToolRunner().run(["-f", "json", Repository.root.appending(path: "examples").path])
    let report = try JSONNode.parse(outcome.output)
    #expect(outcome.status == 1)
    #expect(report["inputs"].list.filter { $0["kind"].text != "layout" }.count == Self.examples.count)
    #expect(ReportContract.complaints(about: report) == [])
  }

  @Test("repeats are counted once, and what followed points to its cause")
  func foldsRepeats() async throws {
    let outcome = try await ToolRunner().run(["-f", "json", Repository.example("xcodebuild-repeats.log")])
    let findings = try JSONNode.parse(outcome.output)["findings"]
    #expect(findings[0]["count"].number == 3)
    #expect(findings[1]["follows"] == findings[0]["id"])
  }

  @Test("the two reports that AppKit writes of one conflict are one finding")
  func joinsAppKitReports() async throws {
    let outcome = try await ToolRunner().run(["-f", "json", Repository.example("appkit-two-reports.log")])
    let report = try JSONNode.parse(outcome.output)
    #expect(report["findings"].list.count == 1)
    #expect(report["findings"][0]["count"].number == 1)
    #expect(report["inputs"][0]["blocks"].number == 2)
  }

  @Test("equal conflicts of different runs have equal fingerprints")
  func fingerprintsAreStable() async throws {
    let folder = try TemporaryFolder()
    let log = try Repository.text(of: "examples/hidden-row.log")
    let path = try folder.write(
      "\n\n" + log.replacingOccurrences(of: "0x1313", with: "0x2a7c"), to: "again.txt"
    ).path
    let runner = try ToolRunner()
    var prints: [JSONNode] = []
    for input in [Repository.example("hidden-row.log"), path] {
      let report = try JSONNode.parse(try await runner.run(["-f", "json", input]).output)
      prints.append(report["findings"][0]["fingerprint"])
    }
    #expect(prints[0] == prints[1])
  }
}
