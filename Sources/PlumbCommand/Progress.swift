import Synchronization

/// The line at a terminal that says how far a long run has come, written by several workers.
final class Progress: Sendable {
  private struct State {
    var count = 0
    var next: ContinuousClock.Instant
    var isShown = false
  }

  private let state: Mutex<State>
  private let write: (@Sendable (String) -> Void)?

  /// How long a run stays without a line.
  private static let patience = Duration.seconds(1)
  /// How often the line changes.
  private static let pace = Duration.milliseconds(100)

  /// Begins a run; `write` shows text as it is, and is `nil` where nobody watches.
  init(write: (@Sendable (String) -> Void)?, patience: Duration = patience) {
    self.write = write
    state = Mutex(State(next: .now + patience))
  }

  /// Counts an input that is about to be read.
  func advance(of total: Int) {
    guard let write else { return }
    state.withLock { state in
      state.count += 1
      let now = ContinuousClock.now
      guard now >= state.next else { return }
      state.next = now + Self.pace
      state.isShown = true
      write(
        "\rreading \(Self.grouped(state.count)) of \(Self.grouped(total)) \(total == 1 ? "file" : "files")")
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.isShown { write?("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  /// Returns a number with a comma before every three digits.
  static func grouped(_ number: Int) -> String {
    number < 1000 ? "\(number)" : "\(grouped(number / 1000)),\("\(number % 1000 + 1000)".dropFirst())"
  }
}
