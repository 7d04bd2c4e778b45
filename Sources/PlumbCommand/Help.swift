import Plumb

/// The texts of `--help` and `--version`.
enum Help {
  /// The text of `plumb --help`, with the flags from their table.
  static var text: String {
    """
    plumb finds out why an Apple Auto Layout is broken.

    Usage:
      plumb [FILE | FOLDER | -]…     explain the conflicts in console logs; `-`, or no
                                     argument with piped input, reads standard input
      plumb rules [ID]               list every rule, or explain one

    Examples:
      xcodebuild test … | plumb
      plumb crash.log --html report.html
      pbpaste | plumb

    Flags:
    \(flagLines)

    Exit status: 0 nothing found, 1 findings, 2 an input could not be read,
    64 wrong usage. Notes, such as the system's own noise, do not count as findings.

    """
  }

  /// The text of `plumb rules --help`.
  static let rules = """
    Usage: plumb rules [ID]

    Lists every rule with its id, or explains the one with the id: what happens,
    why, and what to do.

    """

  /// The text of `--version`.
  static var version: String { "plumb \(Report.toolVersion)\n" }

  private static var flagLines: String {
    Options.flags.map { flag in
      var spelling = flag.short.map { "-\($0), " } ?? "    "
      spelling += "--\(flag.name)"
      if case .value(let name, _) = flag.action { spelling += " \(name)" }
      let padding = String(repeating: " ", count: max(2, 24 - spelling.count))
      return "  \(spelling)\(padding)\(flag.help)"
    }.joined(separator: "\n")
  }
}
