import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct TerminalTests {
  @Test("a terminal gets colours, unless NO_COLOR says no", arguments: [nil, "", "1"])
  func colors(_ noColor: String?) async throws {
    let text = try await shown([Repository.example("hidden-row.log")], noColor: noColor)
    #expect(text.contains("CouponRow"))
    #expect(text.contains("\u{1B}[") == (noColor ?? "").isEmpty)
  }

  @Test("a file of that name gets no colours")
  func outputWithoutColors() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "report.txt").path
    _ = try await shown(["-o", file, Repository.example("hidden-row.log")], noColor: nil)
    #expect(try !folder.text(of: "report.txt").contains("\u{1B}"))
  }

  /// Runs the command with a terminal as standard output and returns what it shows.
  private func shown(_ arguments: [String], noColor: String?) async throws -> String {
    var (terminal, inside): (Int32, Int32) = (-1, -1)
    try #require(unsafe openpty(&terminal, &inside, nil, nil, nil) == 0, "there is no pseudoterminal")
    let process = Process()
    process.executableURL = try ToolRunner().tool
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": noColor ?? ""]) { $1 }
    if noColor == nil { process.environment?["NO_COLOR"] = nil }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: inside, closeOnDealloc: false)
    async let status = process.statusAtEnd()
    // The terminal holds a page or so: read while the command runs, and until it has ended.
    let outside = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    let reading = Task.detached {
      var bytes = Data()
      while let piece = try? outside.read(upToCount: 4096), !piece.isEmpty { bytes += piece }
      return String(decoding: bytes, as: UTF8.self)
    }
    _ = try await status
    close(inside)
    return await reading.value
  }
}
