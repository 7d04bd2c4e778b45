import Plumb
import Testing

@Suite("Logs in every encoding, in pieces")
struct LogSessionTests {
  private static let log = """
    2017-12-10 14:43:56.185084-0800 Größe 🙂[29643:1101268] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600a UILabel:0x7f1'Hi 🙂'.height == 44   (active)>",
        "<NSLayoutConstraint:0x600b UILabel:0x7f1'Hi 🙂'.height == 60   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600b UILabel:0x7f1'Hi 🙂'.height == 60   (active)>

    """

  private func report(_ bytes: [UInt8], pieces length: Int) -> String {
    var session = LogSession()
    session.begin(path: "log")
    var found: [Finding] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      found += session.read(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    found += session.end()
    #expect(found.count == session.report.findings.count)
    return JSONReport.render(session.report)
  }

  @Test("every encoding and every way to cut gives the same report", arguments: EncodedLog.allCases)
  func sameReport(_ encoding: EncodedLog) {
    let expected = report(Array(Self.log.utf8), pieces: 1 << 20)
    #expect(expected.contains("Hi 🙂"))
    let bytes = encoding.bytes(of: Self.log)
    for length in [1, 2, 3, 5, 64, 1 << 20] {
      #expect(report(bytes, pieces: length) == expected, "pieces of \(length)")
    }
  }

  @Test("a log that ends within a character is still read", arguments: EncodedLog.allCases)
  func cutCharacter(_ encoding: EncodedLog) {
    let bytes = encoding.bytes(of: Self.log + "🙂").dropLast()
    #expect(report(Array(bytes), pieces: 7).contains("Hi 🙂"))
  }

  @Test(
    "short and empty logs, and what is no text, give a report without findings",
    arguments: [
      [], [10], [0], [0xFF, 0xFE], [0xFE, 0xFF, 0], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE, 0, 0, 1],
      Array(repeating: 0, count: 9000), (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 31) },
    ] as [[UInt8]])
  func nothing(_ bytes: [UInt8]) {
    let whole = report(bytes, pieces: 1 << 20)
    #expect(whole.contains("\"findings\": []"))
    for length in [1, 7, 4096] { #expect(report(bytes, pieces: length) == whole) }
  }

  @Test("inputs of one session share a report")
  func twoInputs() {
    var session = LogSession()
    for path in ["one", "two"] {
      session.begin(path: path)
      _ = session.read(EncodedLog.utf16Big.bytes(of: Self.log))
      _ = session.end()
    }
    #expect(session.report.inputs.map(\.path) == ["one", "two"])
    #expect(session.report.inputs.map(\.blocks) == [1, 1])
    #expect(diagnose(log: Self.log).findings.count == 1)
  }
}
