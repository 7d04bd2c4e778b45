import Plumb

extension Options {
  /// The flags of `plumb solve`, in the order of its help.
  static let solveFlags: [Flag] = [
    Flag(
      name: "format", short: "f", help: "How to write the answer: text or json (default: text).",
      action: .value(name: "FORMAT") { options, value in
        guard let format = Format(rawValue: value), format == .text || format == .json else {
          return "is neither text nor json"
        }
        options.format = format
        return nil
      }),
    Flag(
      name: "all", short: "a", help: "Look for every minimal conflict, with far more work, and print each.",
      action: .set { $0.isThorough = true }),
    outputFlag,
    helpFlag,
  ]

  /// The flags of `plumb export`, in the order of its help.
  static let exportFlags: [Flag] = [
    Flag(
      name: "to", short: "t", help: "The format to write: smtlib (SMT-LIB 2), lp, mps or alc.",
      action: .value(name: "FORMAT") { options, value in
        guard let format = ExportFormat(rawValue: value) else { return "is none of smtlib, lp, mps and alc" }
        options.target = format
        return nil
      }),
    Flag(
      name: "block", short: "b", help: "Of a log, export only this report; the first one is 1.",
      action: .value(name: "N") { options, value in
        guard let number = Int(value), number > 0 else { return "is not a number from 1 up" }
        options.block = number
        return nil
      }),
    outputFlag,
    helpFlag,
  ]
}
