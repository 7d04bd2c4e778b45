/// How the command ended, for scripts.
public enum ExitStatus: Int32, Sendable {
  /// Nothing that matters was found.
  case clean = 0
  /// Something was found.
  case findings = 1
  /// An input could not be read.
  case unreadable = 2
  /// The command was called wrongly (EX_USAGE of sysexits.h).
  case usage = 64
}
