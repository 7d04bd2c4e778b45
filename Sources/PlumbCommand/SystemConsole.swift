#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Console {
  /// The console of the process.
  public static var system: Console {
    var hasFailed = false
    let refusesColor = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    var console = Console(
      write: { hasFailed = !ByteStream.write(Array($0.utf8), to: 1) || hasFailed },
      warn: { _ = ByteStream.write(Array(($0 + "\n").utf8), to: 2) },
      isTerminal: isatty(1) == 1, inputIsTerminal: isatty(0) == 1, width: terminalWidth,
      refusesColor: refusesColor, hasFailed: { hasFailed })
    if isatty(2) == 1 { console.progress = { _ = ByteStream.write(Array($0.utf8), to: 2) } }
    return console
  }

  /// The columns of the terminal, between 40 and 120; 80 where output is no terminal.
  private static var terminalWidth: Int {
    var size = winsize()
    guard unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(max(Int(size.ws_col), 40), 120)
  }
}
