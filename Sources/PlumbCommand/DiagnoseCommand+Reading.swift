import LayoutImport
import LayoutModel
import Plumb

extension DiagnoseCommand {
  /// Reads all inputs, the layout files among them on all cores.
  mutating func readInputs() {
    let found =
      options.isSolving
      ? (inputs: options.inputs.map { Input(path: $0, isNamed: true) }, empty: [])
      : InputList.inputs(options.inputs)
    for folder in found.empty {
      fail(folder, "holds no console logs (.log, .txt) and no layout files (.storyboard, .xib)")
    }
    inputs = found.inputs
    guard !options.isSolving else {
      for input in inputs { readFile(input.path) }
      return
    }
    let pass = LayoutPass(
      inputs: inputs, configurations: options.configurations, keepsSources: writesPage,
      progress: Progress(write: console.progress))
    for (input, outcome) in zip(inputs, pass.run()) {
      if case .other = outcome { readFile(input.path) } else { take(outcome) }
    }
  }

  private mutating func take(_ outcome: LayoutOutcome) {
    switch outcome {
    case .report(let report): session.add(report)
    case .failure(let message):
      hasUnreadable = true
      console.warn("plumb: \(message)")
    case .skipped, .other: break
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
    if kind == .system || options.isSolving {
      try solve(InputFile.rest(of: stream, behind: piece), path: path)
      return
    }
    if kind == .interfaceBuilder {
      // A pipe: files were diagnosed before.
      isStreaming = false
      let bytes = try InputFile.rest(of: stream, behind: piece)
      take(
        LayoutPass.diagnose(
          bytes, path: path, options.configurations, prefix: prefix(of: path), keepsSource: writesPage))
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

  /// A Boolean value that indicates whether the run writes a page, in which layouts can be tried.
  private var writesPage: Bool { options.html != nil || options.format == .html }

  /// What keeps the ids of a piped layout file apart from those of other inputs.
  private func prefix(of path: String) -> String {
    inputs.count == 1 ? "" : "\((inputs.firstIndex { $0.path == path } ?? 0) + 1)."
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
  private var isAlone: Bool { inputs.count == 1 && inputs[0].isNamed }

  private func announce(_ findings: [Finding]) {
    guard isStreaming else { return }
    for finding in findings {
      console.write(TextReport.finding(finding, in: session.report, options: textOptions) + "\n")
    }
  }
}
