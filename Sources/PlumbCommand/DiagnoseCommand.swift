import Plumb

/// The main job: reads logs and layout files and explains them.
struct DiagnoseCommand {
  let options: Options
  let console: Console
  var session = LogSession()
  var hasUnreadable = false
  /// What is read, once folders have been searched.
  var inputs: [Input] = []
  /// A Boolean value that indicates whether the command line names what an input does not have.
  var isMisnamed = false
  /// Whether findings are printed as they come, because the input is a pipe that may go on for long.
  var isStreaming: Bool

  /// Prepares a run.
  init(_ options: Options, console: Console) {
    self.options = options
    self.console = console
    isStreaming = options.format == .text && options.output == nil && options.inputs == ["-"]
  }

  /// Runs and returns the exit status.
  mutating func run() -> ExitStatus {
    if let complaint = clash {
      console.warn("plumb: \(complaint)")
      return .usage
    }
    readInputs()
    if isMisnamed { return .usage }
    let report = session.report
    if isStreaming {
      console.write(TextReport.summary(report, options: textOptions))
    } else if !report.inputs.isEmpty || !hasUnreadable {
      write(report.rendered(options.format, textOptions), to: options.output)
    }
    if let path = options.html { write(HTMLReport.render(report), to: path) }
    if console.hasFailed() {
      console.warn("plumb: The report could not be written to standard output.")
      hasUnreadable = true
    }
    if hasUnreadable { return .unreadable }
    return report.findings.contains { $0.severity >= .warning } ? .findings : .clean
  }

  /// What is wrong with the paths: an output would take the place of an input or of another output.
  private var clash: String? {
    let outputs = [options.output, options.html].compactMap { $0 }
    if let path = outputs.first(where: { options.inputs.contains($0) }) {
      return "\(path) is an input; the report would overwrite it. Choose another name for the output."
    }
    if outputs.count == 2, outputs[0] == outputs[1] {
      return "--output and --html both name \(outputs[0]); one would overwrite the other."
    }
    if let path = outputs.first(where: { InputList.isFolder($0) }) {
      return "\(path) is a folder; name a file for the output."
    }
    return nil
  }

  var textOptions: TextReport.Options {
    TextReport.Options(
      width: options.output == nil ? console.width : 80,
      color: console.isTerminal && !console.refusesColor && options.output == nil,
      showsEveryConflict: options.isThorough)
  }
}

// MARK: - Writing

extension DiagnoseCommand {
  /// Says that something is wrong with an input or an output.
  mutating func fail(_ path: String, _ what: String) {
    hasUnreadable = true
    console.warn("plumb: \(path == "-" ? "standard input" : path) \(what).")
  }

  private mutating func write(_ text: String, to path: String?) {
    guard let path else {
      console.write(text)
      return
    }
    if let problem = OutputFile.write(text, to: path) { fail(path, "could not be written (\(problem))") }
  }
}

extension Report {
  /// Returns the report in a format.
  fileprivate func rendered(_ format: Options.Format, _ options: TextReport.Options) -> String {
    switch format {
    case .text: TextReport.render(self, options: options)
    case .json: JSONReport.render(self)
    case .html: HTMLReport.render(self)
    }
  }
}
