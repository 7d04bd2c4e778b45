import Plumb

/// The texts of `--help` and `--version`.
enum Help {
  /// The text of `plumb --help`, with the flags from their table.
  static var text: String {
    """
    plumb finds out why an Apple Auto Layout is broken.

    Usage:
      plumb [FILE | FOLDER | -]…     explain what is wrong in console logs, storyboards and
                                     xibs; `-`, or no argument with piped input, reads
                                     standard input
      plumb solve FILE…              solve systems of rows in the alc format
      plumb export FILE --to FORMAT  write conflicts or systems for other solvers
      plumb rules [ID]               list every rule, or explain one
      plumb page --output FILE       write a page that explains what is dropped on it

    `plumb solve --help` and `plumb export --help` list the flags of these.

    Examples:
      xcodebuild test … | plumb
      plumb App --device "iPhone SE" --device "iPad Air:landscape"
      plumb crash.log --html report.html
      pbpaste | plumb

    Flags:
    \(lines(of: Options.flags))

    Devices (with :landscape, on their side; or all of them):
    \(devices)

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

  /// The text of `plumb page --help`.
  static var page: String {
    """
    Usage: plumb page [--output FILE]

    Writes a page for a browser that explains a console log, a storyboard or xib, or
    a JSON report of plumb when it is pasted or dropped there. The engine is inside
    the page: nothing that is read leaves it, and it needs no network.

    Flags:
    \(lines(of: Options.pageFlags))

    Exit status: 0 written, 2 the file could not be written, 64 wrong usage.

    """
  }

  /// The text of `plumb solve --help`.
  static var solve: String {
    """
    Usage: plumb solve FILE…

    Solves systems of rows in the alc format (`-` for standard input): whether the
    required rows can all hold. If so, with the best solution by priority level, the
    optional rows that are off and what forces them, and what is not unique. If not,
    with the minimal conflicts, the factors that prove them, and the smallest sets
    of rows to leave out. Everything is computed in exact fractions.

    The flags that name a row or a variable can be given again for others. Changes
    are made first; all answers are about the system after them, and a list says
    what they did.

    Examples:
      plumb solve form.alc --range form.w
      plumb solve form.alc --change width=320 --without ratio
      plumb solve form.alc --weight title=5 --keep width

    Flags:
    \(lines(of: Options.solveFlags))

    Exit status: 0 all can hold, 1 a contradiction, 2 a file could not be read,
    64 wrong usage.

    """
  }

  /// The text of `plumb export --help`.
  static var export: String {
    """
    Usage: plumb export FILE --to smtlib|lp|mps|alc

    Writes the conflicts of a console log, or a system of rows in the alc format, so
    that other solvers can check them. All reports of a log go into one system, their
    names prefixed with block1., block2. and so on; --block picks one of them. Only
    required constraints are exported; optional ones, and assumptions about margins
    and baselines, stand in comments. In alc, optional rows keep their priorities.

    Flags:
    \(lines(of: Options.exportFlags))

    Exit status: 0 written, 2 the file could not be read or holds nothing to export,
    64 wrong usage.

    """
  }

  /// The text of `--version`.
  static var version: String { "plumb \(Report.toolVersion)\n" }

  private static var devices: String {
    var lines = ["  "]
    for name in ScreenFlags.names {
      let line = lines[lines.count - 1]
      if line.count + name.count > 76 {
        lines.append("  \(name),")
      } else {
        lines[lines.count - 1] += (line.count == 2 ? "" : " ") + name + ","
      }
    }
    return String(lines.joined(separator: "\n").dropLast())
  }

  /// Returns a line for each flag, with the sentences below each other.
  private static func lines(of flags: [Flag]) -> String {
    let spellings = flags.map { flag in
      let spelling = (flag.short.map { "-\($0), " } ?? "    ") + "--\(flag.name)"
      guard case .value(let name, _) = flag.action else { return spelling }
      return "\(spelling) \(name)"
    }
    let width = max(24, 2 + (spellings.map(\.count).max() ?? 0))
    return zip(spellings, flags).map { spelling, flag in
      "  \(spelling)\(String(repeating: " ", count: width - spelling.count))\(flag.help)"
    }.joined(separator: "\n")
  }
}
