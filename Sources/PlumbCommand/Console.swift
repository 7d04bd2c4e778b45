/// Where the command writes and what it is told about its surroundings; tests put their own in its place.
public struct Console {
  /// Writes to standard output.
  public var write: (String) -> Void
  /// Writes a line to standard error.
  public var warn: (String) -> Void
  /// A Boolean value that indicates whether standard output is a terminal.
  public var isTerminal: Bool
  /// A Boolean value that indicates whether standard input is a terminal.
  public var inputIsTerminal: Bool
  /// The columns of the terminal.
  public var width: Int
  /// A Boolean value that indicates whether the environment asks for text without colours (`NO_COLOR`).
  public var refusesColor: Bool

  /// Returns whether something could not be written to standard output, because a disk is full for instance.
  public var hasFailed: () -> Bool

  /// Shows passing text to somebody who watches standard error; `nil` where it is no terminal.
  public var progress: (@Sendable (String) -> Void)?

  /// Creates a console.
  public init(
    write: @escaping (String) -> Void, warn: @escaping (String) -> Void, isTerminal: Bool = false,
    inputIsTerminal: Bool = false, width: Int = 80, refusesColor: Bool = false,
    hasFailed: @escaping () -> Bool = { false }, progress: (@Sendable (String) -> Void)? = nil
  ) {
    self.write = write
    self.warn = warn
    self.isTerminal = isTerminal
    self.inputIsTerminal = inputIsTerminal
    self.width = width
    self.refusesColor = refusesColor
    self.hasFailed = hasFailed
    self.progress = progress
  }
}
