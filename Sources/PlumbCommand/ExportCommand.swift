import LayoutImport
import Plumb

/// `plumb export`: conflicts and systems of rows in the formats of other solvers.
struct ExportCommand {
  private let options: Options
  private let console: Console

  /// Runs and returns the exit status.
  static func run(_ arguments: [String], console: Console) -> ExitStatus {
    do throws(UsageError) {
      let options = try FlagParser.parse(arguments, flags: Options.exportFlags, of: "plumb export")
      if options.isHelp {
        console.write(Help.export)
        return .clean
      }
      return try ExportCommand(options: options, console: console).run()
    } catch {
      console.warn("plumb: \(error.message)")
      return .usage
    }
  }

  private func run() throws(UsageError) -> ExitStatus {
    guard let target = options.target else {
      throw UsageError(message: "Say what to write: --to smtlib, lp, mps or alc.")
    }
    guard options.inputs.count <= 1 else { throw UsageError(message: "Give it one file at a time.") }
    guard let path = options.inputs.first ?? (console.inputIsTerminal ? nil : "-") else {
      throw UsageError(message: "Give it a console log or a file in the alc format.")
    }
    let bytes: [UInt8]
    do throws(ByteStream.Failure) {
      bytes = try InputFile.read(path)
    } catch {
      return fail(path, error.sentence)
    }
    guard let export = try export(bytes, path: path) else { return .unreadable }
    return write(ExportText.render(export, as: target))
  }

  /// Returns what to write, or `nil` when the input holds nothing to export, which has then been said.
  private func export(_ bytes: [UInt8], path: String) throws(UsageError) -> SystemExport? {
    switch InputKind.detect(bytes) {
    case .system: return try system(bytes, path: path)
    case .interfaceBuilder:
      _ = fail(path, "is an Interface Builder file; export reads console logs and alc files")
      return nil
    default: return try log(bytes, path: path)
    }
  }

  private func system(_ bytes: [UInt8], path: String) throws(UsageError) -> SystemExport? {
    guard options.block == nil else {
      throw UsageError(message: "--block picks a report of a log, but \(name(path)) is one system.")
    }
    do throws(LinearSystemFileError) {
      return SystemExport(try LinearSystemFileReader.read(bytes, path: path))
    } catch {
      console.warn("plumb: \(error)")
      return nil
    }
  }

  private func log(_ bytes: [UInt8], path: String) throws(UsageError) -> SystemExport? {
    let blocks = LogBlocks.all(in: bytes)
    guard !blocks.isEmpty else {
      _ = fail(path, "holds no list of constraints to export")
      return nil
    }
    guard let number = options.block else { return SystemExport(blocks) }
    guard blocks.indices.contains(number - 1) else {
      throw UsageError(
        message: "--block: \(name(path)) holds \(blocks.count) reports; there is no number \(number).")
    }
    return SystemExport([blocks[number - 1]])
  }

  private func write(_ text: String) -> ExitStatus {
    guard let path = options.output else {
      console.write(text)
      return .clean
    }
    guard let problem = OutputFile.write(text, to: path) else { return .clean }
    return fail(path, "could not be written (\(problem))")
  }

  private func fail(_ path: String, _ what: String) -> ExitStatus {
    console.warn("plumb: \(name(path)) \(what).")
    return .unreadable
  }

  private func name(_ path: String) -> String { path == "-" ? "standard input" : path }
}
