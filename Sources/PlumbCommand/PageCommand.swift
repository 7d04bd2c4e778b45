import Plumb

/// `plumb page`: writes a page that reads logs, layout files and reports itself.
enum PageCommand {
  /// Runs and returns the exit status.
  static func run(_ arguments: [String], console: Console) -> ExitStatus {
    do throws(UsageError) {
      return run(
        try FlagParser.parse(arguments, flags: Options.pageFlags, of: "plumb page"), console: console)
    } catch {
      console.warn("plumb: \(error.message)")
      return .usage
    }
  }

  private static func run(_ options: Options, console: Console) -> ExitStatus {
    if options.isHelp {
      console.write(Help.page)
      return .clean
    }
    if let input = options.inputs.first {
      console.warn(
        "plumb: The page is empty and reads what is dropped on it, so it takes no input such as \(input). "
          + "`plumb \(input) --html FILE` writes a page about an input.")
      return .usage
    }
    let page = HTMLReport.emptyPage()
    if let path = options.output {
      if let problem = OutputFile.write(page, to: path) {
        console.warn("plumb: \(path) could not be written (\(problem)).")
        return .unreadable
      }
      return .clean
    }
    console.write(page)
    guard console.hasFailed() else { return .clean }
    console.warn("plumb: The page could not be written to standard output.")
    return .unreadable
  }
}
