import LayoutImport
import LayoutModel
import Plumb

/// The main job: reads logs and explains them.
struct DiagnoseCommand {
  private let options: Options
  private let console: Console
  private var session = LogSession()
  private var hasUnreadable = false
  /// A Boolean value that indicates whether the command line names what an input does not have.
  private var isMisnamed = false
  /// Whether findings are printed as they come, because the input is a pipe that may go on for long.
  private var isStreaming: Bool

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
    for input in options.inputs { read(input) }
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

  private var textOptions: TextReport.Options {
    TextReport.Options(
      width: options.output == nil ? console.width : 80,
      color: console.isTerminal && !console.refusesColor && options.output == nil,
      showsEveryConflict: options.isThorough)
  }
}

// MARK: - Reading

extension DiagnoseCommand {
  private mutating func read(_ input: String) {
    if input != "-", !options.isSolving, InputList.isFolder(input) {
      let logs = InputList.logs(in: input)
      if logs.isEmpty { fail(input, "holds no console logs (files ending in .log or .txt)") }
      for log in logs { readFile(log) }
    } else {
      readFile(input)
    }
  }

  private mutating func readFile(_ path: String) {
    do throws(ByteStream.Failure) {
      if path == "-" {
        try readStream(ByteStream.standardInput, path: path)
      } else {
        try readStream(ByteStream(path: path), path: path)
      }
    } catch {
      fail(path, error.sentence)
    }
  }

  private mutating func readStream(_ stream: borrowing ByteStream, path: String) throws(ByteStream.Failure) {
    var piece = try stream.next()
    let kind = InputKind.detect(piece)
    if kind == .interfaceBuilder {
      fail(path, "is an Interface Builder file; this version of plumb explains console logs only")
      return
    }
    if kind == .system || options.isSolving {
      try solve(InputFile.rest(of: stream, behind: piece), path: path)
      return
    }
    session.begin(path: path)
    do throws(ByteStream.Failure) {
      while !piece.isEmpty {
        announce(session.read(piece))
        piece = try stream.next()
      }
    } catch {
      // What was read up to the failure is still explained.
      announce(session.end())
      throw error
    }
    announce(session.end())
    let isEmptyHanded = !session.report.findings.contains { $0.path == path }
    if kind == .binary, isEmptyHanded { fail(path, "is not a text file, so there is no log to read in it") }
  }

  /// Reads a system of rows and solves it.
  private mutating func solve(_ bytes: [UInt8], path: String) {
    isStreaming = false
    do throws(LinearSystemFileError) {
      answer(try LinearSystemFileReader.read(bytes, path: path), path: path)
    } catch {
      hasUnreadable = true
      console.warn("plumb: \(error)")
    }
  }

  /// Solves a system that was read, unless the command line names rows or variables that it does not have.
  private mutating func answer(_ system: LinearSystemFile, path: String) {
    do throws(UsageError) {
      let questions = try options.request.questions(about: system, path: path)
      session.solve(
        system, path: path,
        options: .init(isThorough: options.isThorough, usesOwnNames: isAlone, questions: questions))
    } catch {
      isMisnamed = true
      console.warn("plumb: \(error.message)")
    }
  }

  /// A Boolean value that indicates whether there is one input, so that its own names are unique in the report.
  private var isAlone: Bool { options.inputs.count == 1 && !InputList.isFolder(options.inputs[0]) }

  private func announce(_ findings: [Finding]) {
    guard isStreaming else { return }
    for finding in findings {
      console.write(TextReport.finding(finding, in: session.report, options: textOptions) + "\n")
    }
  }

  private mutating func fail(_ path: String, _ what: String) {
    hasUnreadable = true
    console.warn("plumb: \(path == "-" ? "standard input" : path) \(what).")
  }
}

// MARK: - Writing

extension DiagnoseCommand {
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
