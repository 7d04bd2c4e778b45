import TestSupport
import Testing

@testable import PlumbCommand

@Suite struct CommandTests {
  /// Collects what the command writes.
  private final class Paper {
    var output = ""
    var errors = ""
    func console(isTerminal: Bool = false, inputIsTerminal: Bool = false, refusesColor: Bool = false)
      -> Console
    {
      Console(
        write: { self.output += $0 }, warn: { self.errors += $0 + "\n" }, isTerminal: isTerminal,
        inputIsTerminal: inputIsTerminal, refusesColor: refusesColor)
    }
  }

  private let example = Repository.example("hidden-row.log")

  @Test("without input at a terminal the command says how to use it")
  func nothingAtATerminal() {
    let paper = Paper()
    #expect(Command.run([], console: paper.console(inputIsTerminal: true)) == .usage)
    #expect(paper.errors.contains("--help"))
  }

  @Test("a terminal gets colours unless the environment refuses them", arguments: [true, false])
  func colors(_ refuses: Bool) {
    let paper = Paper()
    #expect(
      Command.run([example], console: paper.console(isTerminal: true, refusesColor: refuses)) == .findings)
    #expect(paper.output.contains("\u{1B}[") != refuses)
  }

  @Test("JSON for a terminal holds no colours")
  func jsonWithoutColors() {
    let paper = Paper()
    _ = Command.run(["-fjson", example], console: paper.console(isTerminal: true))
    #expect(paper.output.hasPrefix("{"))
    #expect(!paper.output.contains("\u{1B}"))
  }

  @Test("commands of other versions are named, not taken for files", arguments: ["fix", "solve", "export"])
  func absentCommands(_ name: String) {
    let paper = Paper()
    let status = Command.run([name], console: paper.console())
    #expect(status != .clean && status != .findings)
    #expect(paper.errors.contains(name))
  }

  @Test("`rules --help` and `--help` answer with status 0")
  func help() {
    for arguments in [["--help"], ["rules", "--help"], ["rules", "-h"]] {
      let paper = Paper()
      #expect(Command.run(arguments, console: paper.console()) == .clean)
      #expect(paper.output.contains("plumb"))
    }
  }
}
