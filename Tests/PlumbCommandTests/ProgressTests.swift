import Synchronization
import Testing

@testable import PlumbCommand

@Suite struct ProgressTests {
  private final class Screen: Sendable {
    let text = Mutex("")
    func write(_ piece: String) { text.withLock { $0 += piece } }
    var shown: String { text.withLock { $0 } }
  }

  @Test("a long run says how far it is, and takes the line away")
  func long() {
    let screen = Screen()
    let progress = Progress(write: screen.write, patience: .zero)
    progress.advance(of: 1176)
    #expect(screen.shown == "\rreading 1 of 1,176 files")
    progress.end()
    #expect(screen.shown.hasSuffix("\r\u{1B}[K"))
  }

  @Test("a short run says nothing")
  func short() {
    let screen = Screen()
    let progress = Progress(write: screen.write, patience: .seconds(600))
    for _ in 0..<100 { progress.advance(of: 100) }
    progress.end()
    #expect(screen.shown == "")
  }

  @Test(
    "numbers have a comma before every three digits",
    arguments: [(7, "7"), (1000, "1,000"), (1_234_056, "1,234,056")])
  func grouped(_ number: Int, _ text: String) { #expect(Progress.grouped(number) == text) }
}
