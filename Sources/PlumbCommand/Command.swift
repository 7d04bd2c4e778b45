import Plumb

/// The command line of plumb, as a library so that it can be tested.
public enum Command {
  /// The commands of other versions, which are told apart from files of that name.
  private static let absent: Set<String> = ["fix"]

  /// Runs the command line.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the program's name.
  ///   - console: where to write.
  /// - Returns: the exit status.
  public static func run(_ arguments: [String], console: Console) -> ExitStatus {
    if arguments.first == "rules" { return RulesCommand.run(Array(arguments.dropFirst()), console: console) }
    if arguments.first == "solve" { return SolveCommand.run(Array(arguments.dropFirst()), console: console) }
    if arguments.first == "export" {
      return ExportCommand.run(Array(arguments.dropFirst()), console: console)
    }
    if arguments.first == "page" { return PageCommand.run(Array(arguments.dropFirst()), console: console) }
    if let name = arguments.first, absent.contains(name), !InputList.exists(name) {
      console.warn("plumb: The command \(name) is not part of this version. `plumb --help` lists what is.")
      return .usage
    }
    do throws(UsageError) {
      return run(try FlagParser.parse(arguments), console: console)
    } catch {
      console.warn("plumb: \(error.message)")
      return .usage
    }
  }

  private static func run(_ options: Options, console: Console) -> ExitStatus {
    if options.isHelp {
      console.write(Help.text)
      return .clean
    }
    if options.isVersion {
      console.write(Help.version)
      return .clean
    }
    var options = options
    if options.inputs.contains("") {
      console.warn("plumb: An input has an empty name. `plumb --help` shows the usage.")
      return .usage
    }
    if options.inputs.isEmpty {
      guard !console.inputIsTerminal else {
        console.warn(
          "plumb: Give it a console log or a layout file: a file, a folder, or piped input. `plumb --help` shows how."
        )
        return .usage
      }
      options.inputs = ["-"]
    }
    var command = DiagnoseCommand(options, console: console)
    return command.run()
  }
}
