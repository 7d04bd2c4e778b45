import Foundation
import TestSupport
import Testing

@Suite struct SolveTests {
  private let runner: ToolRunner
  private let folder: TemporaryFolder

  init() throws {
    runner = try ToolRunner()
    folder = try TemporaryFolder()
  }

  private static let tight = """
    alc 1
    meta expect unsat
    var card.x
    var card.w
    var gap
    var card
    con start 1000 = 8 1 0
    con gap 1000 >= 1/3 1 2
    con least 1000 >= 100 1 1 1 2
    con most 1000 <= 99 1 1
    con small 1000 <= 1/2 1 2
    con wish 250 = 40 1 1
    con other 1000 = 0 1 3

    """
  private static var loose: String { tight.replacingOccurrences(of: "<= 99", with: "<= 199/2") }

  @Test("a contradiction comes with its rows, their factors and the gap")
  func contradiction() async throws {
    let outcome = try await runner.run(["solve"], input: Self.tight)
    #expect(outcome.status == 1)
    for phrase in [
      "These 3 rows cannot all hold.", "least", "card.w ≤ 99", "that ends it: 1/2",
      "no other minimal conflict",
    ] {
      #expect(outcome.output.contains(phrase), "\(phrase)")
    }
    #expect(!outcome.output.contains("start"))
  }

  @Test("a system that can hold comes with a solution")
  func solution() async throws {
    let outcome = try await runner.run(["solve"], input: Self.loose)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Satisfiable: 6 required rows"))
    #expect(outcome.output.contains("199/2  card.w"))
  }

  @Test("the JSON report keeps the contract, with items and exact values", arguments: ["solve", ""])
  func json(_ command: String) async throws {
    let path = try folder.write(Self.loose, to: "loose.alc").path
    let tight = try folder.write(Self.tight, to: "tight.alc").path
    let start = command.isEmpty ? [] : [command]
    for (input, status) in [(path, Int32(0)), (tight, 1)] {
      let outcome = try await runner.run(start + ["-f", "json", input])
      #expect(outcome.status == status)
      let report = try JSONNode.parse(outcome.output)
      #expect(ReportContract.complaints(about: report) == [])
      #expect(report["inputs"][0]["kind"].text == "system")
      #expect(report["layouts"][0]["items"].list.map { $0["id"].text } == ["card", "gap", "card′"])
      let values = report["systems"][0]["values"].list
      #expect(values.count == (status == 0 ? 4 : 0))
      #expect(values.allSatisfy { $0["name"].text != "card.w" || $0["value"].text == "199/2" })
    }
    let core = try JSONNode.parse(try await runner.run(start + ["-fjson", tight]).output)
    #expect(
      core["findings"][0]["conflict"]["core"].list.map { $0["constraint"].text } == [
        "least", "most", "small",
      ])
    #expect(core["findings"][0]["conflict"]["complete"].boolean == true)
    #expect(core["systems"][0]["gaps"].list.map(\.text) == ["1/2"])
  }

  @Test("several inputs, logs among them, keep their ids apart")
  func together() async throws {
    for name in ["a.alc", "b.alc"] { try folder.write(Self.tight, to: name) }
    let outcome = try await runner.run(
      ["-f", "json", "a.alc", Repository.example("hidden-row.log"), "b.alc"], in: folder.url)
    let report = try JSONNode.parse(outcome.output)
    #expect(ReportContract.complaints(about: report) == [])
    #expect(report["findings"].list.count == 3)
    #expect(report["inputs"].list.map { $0["kind"].text } == ["system", "log", "system"])
    #expect(report["findings"][0]["fingerprint"] == report["findings"][2]["fingerprint"])
  }

  @Test("every minimal conflict is printed with --all, and counted without")
  func all() async throws {
    var text = "alc 1\nvar a\nvar b\nvar c\n"
    for (row, terms) in [("ab", "1 1 -1 0"), ("ab2", "1 1 -1 0"), ("bc", "1 2 -1 1"), ("bc2", "1 2 -1 1")] {
      text += "con \(row) 1000 >= 5 \(terms)\n"
    }
    text += "con close 1000 <= 9 1 2 -1 0\n"
    let brief = try await runner.run(["solve"], input: text).output
    #expect(brief.contains("3 other minimal conflicts found"))
    let long = try await runner.run(["solve", "--all"], input: text).output
    #expect(long.contains("Conflict 4 of 4"))
    #expect(long.contains("There are 3 other minimal conflicts, and no more."))
  }

  @Test("a row that says 0 ≤ −1 is a conflict by itself")
  func emptyRow() async throws {
    let outcome = try await runner.run(["solve"], input: "alc 1\ncon never 1000 <= -1\n")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("The row never cannot hold."))
  }

  @Test("a mistake in a file is named with line and column and ends with 2")
  func mistake() async throws {
    for start in [["solve"], []] {
      let outcome = try await runner.run(start, input: "alc 1\nvar a\ncon r 1000 < 5 1 0\n")
      #expect(outcome.status == 2)
      #expect(outcome.errors == "plumb: standard input:3:12: expected <=, = or >=, but there is “<”.\n")
    }
  }

  @Test("solve takes nothing but systems, and only the formats it has")
  func wrongInput() async throws {
    let outcome = try await runner.run(["solve", Repository.example("hidden-row.log")])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("hidden-row.log:1:1: expected the line “alc 1”"))
    #expect(try await runner.run(["solve", "no-such.alc"]).status == 2)
    #expect(try await runner.run(["solve", "--format", "html"], input: Self.tight).status == 64)
    #expect(try await runner.run(["solve", "--help"]).output.contains("--all"))
  }

  private static let open = """
    alc 1
    var a.w
    var b.w
    con row 1000 = 100 1 0 1 1
    con wish 500 >= 70 1 0
    con other 500 >= 70 1 1
    con low 250 <= 10 1 0

    """

  @Test(
    "optional rows that are off come with their amount and what forces them, and what is open with its range")
  func optimum() async throws {
    let report = try await JSONNode.parse(runner.run(["solve", "-f", "json"], input: Self.open).output)
    let optimum = report["systems"][0]["optimum"]
    #expect(optimum["levels"].list.map { $0["error"] } == [.string("40"), .string("20")])
    #expect(optimum["unmet"].list.map { $0["constraint"] } == [.string("wish"), .string("low")])
    #expect(optimum["ranges"].list.isEmpty)
    let text = try await runner.run(["solve"], input: Self.open).output
    #expect(text.contains("Every variable is unique at the optimum."))
  }

  @Test("a tie is a degree of freedom with exact ends")
  func freedom() async throws {
    let tie = Self.open.replacingOccurrences(of: "con low 250 <= 10 1 0\n", with: "")
    let report = try await JSONNode.parse(runner.run(["solve", "-f", "json"], input: tie).output)
    let optimum = report["systems"][0]["optimum"]
    #expect(optimum["freedom"] == .number(1))
    let range = optimum["ranges"][0]
    #expect(range["name"] == .string("a.w"))
    #expect(range["min"] == .string("30"))
    #expect(range["max"] == .string("70"))
  }

  @Test("a contradiction comes with the sets of rows to leave out")
  func corrections() async throws {
    let report = try await JSONNode.parse(runner.run(["solve", "-f", "json"], input: Self.tight).output)
    let system = report["systems"][0]
    #expect(system["allCorrections"] == .boolean(true))
    let sets = Set(system["corrections"][0].list.map { "\($0[0])" })
    #expect(sets == Set(["least", "most", "small"].map { "\(JSONNode.string($0))" }))
  }
}
