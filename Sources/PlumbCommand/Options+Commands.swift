import LayoutModel
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
    Flag(
      name: "smallest", help: "Look for the conflict of the fewest rows.",
      action: .set { $0.request.wantsSmallest = true }),
    Flag(
      name: "cheapest", help: "Find the cheapest required rows to leave out; each costs 1.",
      action: .set { $0.request.wantsCheapest = true }),
    rowNumber("weight", "What leaving out this row costs; implies --cheapest.") { request, label, number in
      guard !number.isNegative else { return "is less than 0" }
      request.weights.append(.init(label: label, number: number))
      return nil
    },
    rowName("keep", "Never leave out this row; implies --cheapest.") { $0.kept.append($1) },
    Flag(
      name: "range", help: "Every possible value of this variable, and what is beyond.",
      action: .value(name: "VAR") { options, value in
        options.request.ranges.append(value)
        return nil
      }),
    rowNumber("change", "Give this row another number on its right side.") { request, label, number in
      request.edits.append(.init(label: label, change: .constant(number)))
      return nil
    },
    rowName("without", "Take this row out.") { $0.edits.append(.init(label: $1, change: .removal)) },
    rowNumber("priority", "Give this row another priority.") { request, label, number in
      guard number >= 1, number <= 1000 else { return "has no priority from 1 to 1000" }
      let priority = Priority(Float(number.doubleValue))
      request.edits.append(.init(label: label, change: .priority(priority)))
      return nil
    },
    outputFlag,
    helpFlag,
  ]

  /// Returns a flag that names a row; it may be given again for others.
  private static func rowName(
    _ name: String, _ help: String, _ add: @escaping @Sendable (inout SolveRequest, String) -> Void
  ) -> Flag {
    Flag(
      name: name, help: help,
      action: .value(name: "LABEL") { options, value in
        add(&options.request, value)
        return nil
      })
  }

  /// Returns a flag that gives a row a number; it may be given again for others.
  private static func rowNumber(
    _ name: String, _ help: String,
    _ add: @escaping @Sendable (inout SolveRequest, String, Rational) -> String?
  ) -> Flag {
    Flag(
      name: name, help: help,
      action: .value(name: "LABEL=NUMBER") { options, value in
        guard let (label, number) = SolveRequest.assignment(value) else {
          return "is not LABEL=NUMBER, such as width=320 or ratio=3/4"
        }
        return add(&options.request, label, number)
      })
  }

  /// The flags of `plumb page`, in the order of its help.
  static let pageFlags: [Flag] = [outputFlag, helpFlag]

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
