import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct StreamingTests {
  @Test("a finding is printed while the input is still open")
  func printsBeforeTheEnd() async throws {
    let process = Process()
    process.executableURL = try ToolRunner().tool
    process.arguments = []
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    async let status = process.statusAtEnd()

    try input.fileHandleForWriting.write(contentsOf: Data("Test Case 'a' started.\n".utf8))
    try input.fileHandleForWriting.write(contentsOf: Data(log("hidden-row").utf8))
    // A report is complete when the next line shows that it does not go on.
    try input.fileHandleForWriting.write(contentsOf: Data("Test Case 'a' passed.\n".utf8))
    let first = try await read(output.fileHandleForReading) { $0.contains("CouponRow") }
    #expect(first.contains("CouponRow"))

    try input.fileHandleForWriting.write(contentsOf: Data(log("snapkit-two-heights").utf8))
    try input.fileHandleForWriting.write(contentsOf: Data("Test Suite passed.\n".utf8))
    let second = try await read(output.fileHandleForReading) { $0.contains("CheckoutView") }
    #expect(second.contains("CheckoutView"))
    #expect(!second.contains("CouponRow"))

    try input.fileHandleForWriting.close()
    let rest = try await read(output.fileHandleForReading) { _ in false }
    #expect(rest.contains("2 conflicts; 2 reports in the log."))
    #expect(try await status == 1)
  }

  private func log(_ name: String) throws -> String { try Repository.text(of: "examples/\(name).log") }

  /// Reads until enough is there or the other side has ended.
  private func read(
    _ handle: FileHandle, until isEnough: @escaping @Sendable (String) -> Bool
  ) async throws -> String {
    try await blocking {
      var bytes = Data()
      while !isEnough(String(decoding: bytes, as: UTF8.self)) {
        let piece = handle.availableData
        if piece.isEmpty { break }
        bytes += piece
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
