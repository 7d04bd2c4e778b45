import Foundation
import TestSupport
import Testing

@Suite struct ExportTests {
  private let runner: ToolRunner
  private let folder: TemporaryFolder

  init() throws {
    runner = try ToolRunner()
    folder = try TemporaryFolder()
  }

  private func export(_ arguments: String..., input: String) async throws -> String {
    let outcome = try await runner.run(["export"] + arguments, input: input)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test(
    "the engine's verdict on an exported report is that on the log", arguments: try Repository.exampleLogs())
  func sameVerdict(_ log: String) async throws {
    let report = try JSONNode.parse(try await runner.run(["-f", "json", log]).output)
    let exported = try await runner.run(["export", "--to", "alc", log])
    guard report["inputs"][0]["blocks"].number != 0 else {
      #expect(exported.status == 2)
      return
    }
    let verdicts = report["findings"].list.map { $0["conflict"]["verdict"].text }
    let solved = try await runner.run(["solve"], input: exported.output)
    #expect(solved.status == (verdicts.contains("contradictory") ? 1 : 0))
  }

  @Test("a system without odd names is exported as it was, comments included")
  func ownFormat() async throws {
    let text =
      "alc 1\n# kept\nmeta expect sat\nvar a.x\nvar a.w\ncon r1 1000 >= 0.5 1 0 2/3 1\ncon r2 250 = 3 1 0\n"
    #expect(try await export("--to", "alc", input: text) == text)
  }

  @Test("reports of one log are told apart, and one can be picked")
  func blocks() async throws {
    let log = Repository.example("xcodebuild-repeats.log")
    let all = try await runner.run(["export", "--to=alc", log]).output
    #expect(all.contains("con block1.c1"))
    #expect(all.contains("con block4.c1"))
    let second = try await runner.run(["export", "--to=alc", "--block=2", log]).output
    #expect(!second.contains("block"))
    let beyond = try await runner.run(["export", "--to=alc", "--block", "9", log])
    #expect(beyond.status == 64)
    #expect(beyond.errors.contains("holds 4 reports"))
  }

  @Test("SMT-LIB has a name for each assertion, exact numbers, and optional rows as comments")
  func smtlib() async throws {
    let text = try await export(
      "--to", "smtlib", input: "alc 1\nvar x\nvar let\ncon x 1000 <= -2/3 0.5 0 -1 1\ncon 1st 500 = 1 1 0\n")
    #expect(text.contains("(set-option :produce-unsat-cores true)"))
    #expect(text.contains("(declare-fun v_let () Real)"))
    #expect(text.contains("; v_let is the variable let\n"))
    #expect(text.contains("; x_2 is the row x\n"))
    #expect(
      text.contains("(assert (! (<= (+ (* 0.5 x) (* (- 1.0) v_let)) (- (/ 2.0 3.0))) :named x_2))"))
    #expect(text.contains("; priority 500: (assert (! (= x 1.0) :named r_1st))"))
    #expect(text.hasSuffix("(get-unsat-core)\n"))
  }

  @Test("LP and MPS have whole numbers where decimals would not be exact, and say so")
  func decimals() async throws {
    let system =
      "alc 1\nvar e1\nvar free\ncon half 1000 <= 0.5 0.25 0 1 1\ncon third 1000 >= 1 2/3 0 -1/2 1\n"
    let lp = try await export("--to", "lp", input: system)
    #expect(lp.contains("\\ third is multiplied by 6, so that its numbers are whole.\n"))
    #expect(lp.contains(" half: + 0.25 v_e1 + v_free <= 0.5\n"))
    #expect(lp.contains(" third: + 4 v_e1 - 3 v_free >= 6\n"))
    #expect(lp.contains(" v_free free\n"))
    let mps = try await export("--to", "mps", input: system)
    #expect(mps.contains(" L half\n G third\n"))
    #expect(mps.contains(" e1 third 4\n"))
    #expect(mps.contains(" FR BND v_free\n"))
  }

  @Test("wrong use ends with 64, unreadable input with 2")
  func wrongUse() async throws {
    let log = Repository.example("hidden-row.log")
    for arguments in [
      [log], ["--to", "xls", log], ["--to", "lp", log, log], ["--to", "lp", "--block", "0", log],
    ] {
      #expect(try await runner.run(["export"] + arguments).status == 64)
    }
    #expect(try await runner.run(["export", "--to", "lp"], input: "alc 1\n").status == 0)
    #expect(try await runner.run(["export", "--to", "lp", "--block", "1"], input: "alc 1\n").status == 64)
    #expect(try await runner.run(["export", "--to", "lp"], input: "nothing here\n").status == 2)
    #expect(try await runner.run(["export", "--to", "lp", "no-such.log"]).status == 2)
    #expect(try await runner.run(["export", "--to", "lp", "-o", "no/such/x.lp", log]).status == 2)
    #expect(try await runner.run(["export", "--help"]).output.contains("smtlib"))
  }

  @Test("--output takes the text away from standard output")
  func output() async throws {
    let outcome = try await runner.run(
      ["export", Repository.example("cell-height.log"), "--to", "mps", "-o", "cell.mps"], in: folder.url)
    #expect(outcome.output.isEmpty)
    #expect(try folder.text(of: "cell.mps").hasSuffix("ENDATA\n"))
  }
}
