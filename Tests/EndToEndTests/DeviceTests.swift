import Foundation
import TestSupport
import Testing

@Suite struct DeviceTests {
  private let runner: ToolRunner
  private let folder: TemporaryFolder

  init() throws {
    runner = try ToolRunner()
    folder = try TemporaryFolder()
    try folder.write(LayoutSources.narrow, to: "A.storyboard")
  }

  private func report(_ arguments: String...) async throws -> JSONNode {
    let outcome = try await runner.run(["-f", "json", "A.storyboard"] + arguments, in: folder.url)
    let report = try JSONNode.parse(outcome.output)
    #expect(ReportContract.complaints(about: report) == [])
    return report
  }

  @Test("without a device a file is laid out as it was saved")
  func saved() async throws {
    let report = try await report()
    #expect(report["findings"].list.isEmpty)
    #expect(report["layouts"].list.map { $0["configuration"]["width"].number } == [375])
  }

  @Test("a conflict that holds on several devices is one finding")
  func several() async throws {
    let report = try await report("-d", "iPhone SE", "-d", "iPhone 8", "-d", "iPad 9.7:landscape")
    #expect(report["layouts"].list.map { $0["configuration"]["width"].number } == [320, 375, 1024])
    #expect(
      report["layouts"].list.map { $0["verdict"].text } == ["contradictory", "satisfiable", "contradictory"])
    let conflicts = report["findings"].list.filter { $0["conflict"] != .null }
    #expect(conflicts.count == 1)
    #expect(
      conflicts.first?["explanation"].list.last?.text == "On every device that was tried except iPhone 8.")
  }

  @Test("all devices and sizes can be tried at once")
  func all() async throws {
    let report = try await report("--device", "all", "--size", "375x400")
    #expect(report["layouts"].list.count > 40)
    #expect(report["findings"].list.filter { $0["conflict"] != .null }.count == 1)
    #expect(!report["layouts"].list.contains { $0["configuration"]["device"].text == "Apple TV" })
  }

  @Test("an unknown device is wrong usage, answered with the nearest and the list")
  func unknown() async throws {
    let outcome = try await runner.run(["A.storyboard", "--device", "iPhon 8"], in: folder.url)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Did you mean “iPhone 8”?"))
    #expect(outcome.errors.contains("iPad Pro 11"))
    #expect(try await runner.run(["--help"]).output.contains("iPad Pro 11"))
  }
}
