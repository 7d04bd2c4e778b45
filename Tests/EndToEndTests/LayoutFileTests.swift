import Foundation
import TestSupport
import Testing

@Suite struct LayoutFileTests {
  private let runner: ToolRunner
  private let folder: TemporaryFolder
  private let log: String

  init() throws {
    runner = try ToolRunner()
    folder = try TemporaryFolder()
    log = try Repository.text(of: "examples/hidden-row.log")
  }

  /// Runs the command in the folder and returns the JSON report with the exit status.
  private func report(_ arguments: String...) async throws -> (JSONNode, Int32) {
    let outcome = try await runner.run(["-f", "json"] + arguments, in: folder.url)
    let report = try JSONNode.parse(outcome.output)
    #expect(ReportContract.complaints(about: report) == [])
    return (report, outcome.status)
  }

  @Test("a conflict in a xib is found with its place")
  func conflict() async throws {
    try folder.write(LayoutSources.broken, to: "A.xib")
    let outcome = try await runner.run(["A.xib"], in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("A.xib:16:9"))
    let (report, _) = try await report("A.xib")
    #expect(report["inputs"][0]["kind"].text == "layout")
    #expect(report["findings"].list.contains { $0["severity"].text == "error" })
    #expect(report["findings"].list.allSatisfy { ($0["line"].number ?? 0) > 1 })
  }

  @Test("guides that a proof speaks about are among the items")
  func guides() async throws {
    let text = LayoutSources.narrow.replacing(
      "secondAttribute=\"leading\" constant=\"20\" id=\"con-le-001\"/>",
      with: """
        secondAttribute="leadingMargin" constant="20" id="con-le-001"/>
        <constraint firstItem="box-vw-001" firstAttribute="leading" secondItem="roo-tv-001" \
        secondAttribute="leadingMargin" constant="25" id="con-le-009"/>
        """)
    try folder.write(text, to: "A.storyboard")
    let (report, _) = try await report("A.storyboard")
    #expect(report["findings"].list.contains { $0["conflict"] != .null })
    #expect(report["layouts"][0]["items"].list.count > 2)
  }

  @Test("logs and layout files are told apart by content, and stand in the order of the arguments")
  func mixed() async throws {
    try folder.write(LayoutSources.broken, to: "odd.txt")
    try folder.write(log, to: "b.log")
    try folder.write(LayoutSources.sound, to: "C.xib")
    let (report, status) = try await report("C.xib", "b.log", "odd.txt")
    #expect(report["inputs"].list.compactMap { $0["path"].text } == ["C.xib", "b.log", "odd.txt"])
    #expect(report["inputs"].list.compactMap { $0["kind"].text } == ["layout", "log", "layout"])
    #expect(status == 1)
  }

  @Test("a xib may come through a pipe")
  func piped() async throws {
    let outcome = try await runner.run([], input: LayoutSources.broken)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("line 16 of the input"))
  }

  @Test("a sound xib is no finding, and says so")
  func sound() async throws {
    try folder.write(LayoutSources.sound, to: "A.xib")
    let outcome = try await runner.run(["A.xib"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output == "Nothing to explain: nothing wrong was found in A.xib.\n")
  }

  @Test(
    "documents without constraints have a note and status 0",
    arguments: [LayoutSources.watch, LayoutSources.masks])
  func withoutConstraints(_ text: String) async throws {
    try folder.write(text, to: "A.xib")
    let (report, status) = try await report("A.xib")
    #expect(status == 0)
    #expect(report["findings"].list.isEmpty)
    #expect(report["inputs"][0]["notes"].list.count == 1)
  }

  @Test("a broken file ends with 2 and its place, and hides nothing of the others")
  func unreadable() async throws {
    try folder.write(LayoutSources.broken.replacing("</subviews>", with: "</subview>"), to: "A.xib")
    try folder.write(LayoutSources.broken, to: "B.xib")
    let outcome = try await runner.run(["."], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("plumb: A.xib:27:23: "))
    #expect(outcome.output.contains("B.xib:16:9"))
  }

  @Test("an empty file is an error when it is named, and a note in a folder")
  func empty() async throws {
    try folder.write("", to: "A.xib")
    let named = try await runner.run(["A.xib"], in: folder.url)
    #expect(named.status == 2)
    #expect(named.errors.contains("A.xib:1:1:"))
    let (report, status) = try await report(".")
    #expect(status == 0)
    #expect(report["inputs"][0]["notes"][0]["message"].text?.contains("empty") == true)
  }

  @Test("of nibs only what is still markup is read")
  func nibs() async throws {
    try folder.write(LayoutSources.sound, to: "A.nib/designable.nib")
    try folder.write("bplist00", to: "A.nib/keyedobjects.nib")
    try folder.write("NIBArchive", to: "B.nib/designable.nib")
    let (report, status) = try await report(".")
    #expect(report["inputs"].list.compactMap { $0["path"].text } == ["A.nib/designable.nib"])
    #expect(status == 0)
    let named = try await runner.run(["B.nib/designable.nib"], in: folder.url)
    #expect(named.status == 2)
    #expect(named.errors.contains("compiled nib"))
  }

  @Test("many files give the same report in every run, with ids that are unique")
  func deterministic() async throws {
    for number in 100..<160 {
      try folder.write(number % 3 == 0 ? LayoutSources.sound : LayoutSources.broken, to: "View\(number).xib")
    }
    let (report, _) = try await report(".")
    #expect(report["inputs"].list.count == 60)
    for format in ["json", "text"] {
      let first = try await runner.run(["-f", format, "."], in: folder.url)
      let second = try await runner.run(["-f", format, "."], in: folder.url)
      #expect(first.output == second.output)
    }
  }

  @Test("ids of a file alone have no prefix")
  func ids() async throws {
    try folder.write(LayoutSources.broken, to: "A.xib")
    #expect(try await report("A.xib").0["findings"][0]["id"].text == "f1")
    #expect(try await report("A.xib", "A.xib").0["findings"][0]["id"].text == "1.f1")
  }
}
