import Plumb

/// `plumb solve`: the verdict on systems of rows, with solutions or minimal conflicts.
enum SolveCommand {
  /// Runs and returns the exit status.
  static func run(_ arguments: [String], console: Console) -> ExitStatus {
    do throws(UsageError) {
      var options = try FlagParser.parse(arguments, flags: Options.solveFlags, of: "plumb solve")
      if options.isHelp {
        console.write(Help.solve)
        return .clean
      }
      if options.inputs.isEmpty {
        guard !console.inputIsTerminal else {
          throw UsageError(message: "Give it a file in the alc format. `plumb solve --help` shows how.")
        }
        options.inputs = ["-"]
      }
      options.isSolving = true
      var command = DiagnoseCommand(options, console: console)
      return command.run()
    } catch {
      console.warn("plumb: \(error.message)")
      return .usage
    }
  }
}
