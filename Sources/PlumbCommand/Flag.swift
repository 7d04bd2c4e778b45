import LayoutModel
import LayoutPlatform
import Plumb

/// A flag of the command: one entry of the table from which parsing and help are made.
struct Flag: Sendable {
  /// What a flag does to the options.
  enum Action: Sendable {
    /// The flag stands alone.
    case set(@Sendable (inout Options) -> Void)
    /// The flag takes a value; the closure returns what is wrong with it.
    case value(name: String, @Sendable (inout Options, String) -> String?)
  }

  /// The long name without dashes.
  let name: String
  /// The one-letter name.
  var short: Character?
  /// What it does, in one line.
  let help: String
  /// What it does to the options.
  let action: Action
}

/// What the command line asks for.
struct Options: Sendable, Equatable {
  /// What is written.
  enum Format: String, Sendable, CaseIterable { case text, json, html }

  var format = Format.text
  var output: String?
  var html: String?
  var isHelp = false
  var isVersion = false
  var inputs: [String] = []

  /// The screens to lay out for; none for the saved ones.
  var screens: [LayoutConfiguration] = []
  /// Which way text runs in layout files.
  var direction = Layout.Direction.leftToRight

  /// A Boolean value that indicates whether only systems of rows are read, and solved.
  var isSolving = false
  /// A Boolean value that indicates whether every minimal conflict of a system is looked for and written.
  var isThorough = false
  /// What else to find out about a system.
  var request = SolveRequest()
  /// The format to export to.
  var target: ExportFormat?
  /// The number of the conflict report to export, counted from 1.
  var block: Int?

  /// The flags, in the order of the help.
  static let flags: [Flag] =
    [
      Flag(
        name: "format", short: "f", help: "How to write the report: text, json or html (default: text).",
        action: .value(name: "FORMAT") { options, value in
          guard let format = Format(rawValue: value) else {
            return "is none of text, json and html"
          }
          options.format = format
          return nil
        }),
      outputFlag,
      Flag(
        name: "html", help: "Also write the report as one HTML page.",
        action: .value(name: "FILE") { options, value in
          options.html = value
          return nil
        }),
    ] + screenFlags + [
      Flag(name: "version", help: "Print the version.", action: .set { $0.isVersion = true }),
      helpFlag,
    ]

  static let outputFlag = Flag(
    name: "output", short: "o", help: "Write there instead of standard output.",
    action: .value(name: "FILE") { options, value in
      options.output = value
      return nil
    })

  static let helpFlag = Flag(
    name: "help", short: "h", help: "Print this help.", action: .set { $0.isHelp = true })
}
