package import Foundation

/// Runs the built command and captures what it says.
package struct ToolRunner: Sendable {
  /// What a run left behind.
  package struct Outcome: Sendable {
    /// What was written to standard output.
    package var output: String
    /// What was written to standard error.
    package var errors: String
    /// The exit status; 128 plus the signal when a signal ended the run.
    package var status: Int32
  }

  /// Why a run is not possible.
  package enum Failure: Error {
    /// The command does not lie beside the tests.
    case notBuilt(String)
  }

  /// Where the command is.
  package let tool: URL

  /// Finds the command beside the bundle of the running tests.
  package init() throws {
    tool = Self.folderOfTests.appending(path: "plumb")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { throw Failure.notBuilt(tool.path) }
  }

  private static var folderOfTests: URL {
    #if canImport(Darwin)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the program's name.
  ///   - input: the bytes of standard input.
  ///   - environment: what is set beside the environment of the tests.
  ///   - folder: the folder to run in.
  /// - Returns: what the run left behind.
  /// - Throws: what keeps the command from being started.
  package func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], in folder: URL? = nil
  ) async throws -> Outcome {
    let scratch = try TemporaryFolder()
    // Files instead of pipes: whatever the sizes, no side waits for the other.
    let files = try ["in", "out", "err"].map { try scratch.write($0 == "in" ? input : Data(), to: $0) }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder ?? scratch.url
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    let status = try await process.statusAtEnd()
    return Outcome(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self), status: status)
  }

  /// Runs the command to its end with a text as standard input.
  package func run(_ arguments: [String], input: String) async throws -> Outcome {
    try await run(arguments, input: Data(input.utf8))
  }
}

extension Process {
  /// Starts the process and returns its exit status once it has ended.
  package func statusAtEnd() async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      terminationHandler = { ended in
        let base: Int32 = ended.terminationReason == .uncaughtSignal ? 128 : 0
        continuation.resume(returning: base + ended.terminationStatus)
      }
      do {
        try run()
      } catch {
        terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
