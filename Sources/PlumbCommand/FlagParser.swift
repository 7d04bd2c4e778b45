/// A mistake in the command line, as a sentence that says how to mend it.
struct UsageError: Error, Equatable {
  /// The sentence.
  var message: String
}

/// Reads a command line: `--name value`, `--name=value`, `-n value`, `-nvalue`, and `--` before names with dashes.
struct FlagParser {
  private let flags: [Flag]
  private let command: String
  private var rest: ArraySlice<String>
  private var options = Options()

  /// Returns the options that the arguments ask for.
  static func parse(
    _ arguments: [String], flags: [Flag] = Options.flags, of command: String = "plumb"
  ) throws(UsageError) -> Options {
    var parser = FlagParser(flags: flags, command: command, rest: arguments[...])
    try parser.run()
    return parser.options
  }

  private init(flags: [Flag], command: String, rest: ArraySlice<String>) {
    self.flags = flags
    self.command = command
    self.rest = rest
  }

  private mutating func run() throws(UsageError) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.inputs += rest
        return
      }
      if argument.hasPrefix("--") {
        try long(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try short(argument.dropFirst())
      } else {
        options.inputs.append(argument)
      }
    }
  }

  private mutating func long(_ text: Substring) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let flag = flags.first(where: { $0.name == name }) else { throw unknown(name) }
    try apply(flag, spelled: "--\(name)", value: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func short(_ text: Substring) throws(UsageError) {
    guard let letter = text.first, let flag = flags.first(where: { $0.short == letter }) else {
      throw UsageError(message: "There is no flag -\(text). `\(command) --help` lists them.")
    }
    let value = String(text.dropFirst())
    try apply(flag, spelled: "-\(letter)", value: value.isEmpty ? nil : value)
  }

  private mutating func apply(_ flag: Flag, spelled: String, value: String?) throws(UsageError) {
    switch flag.action {
    case .set(let change):
      guard value == nil else { throw UsageError(message: "\(spelled) takes no value.") }
      change(&options)
    case .value(let name, let change):
      guard let given = value ?? rest.popFirst() else {
        throw UsageError(message: "\(spelled) needs a value: \(spelled) \(name).")
      }
      if let complaint = change(&options, given) {
        throw UsageError(message: "\(spelled): “\(given)” \(complaint).")
      }
    }
  }

  private func unknown(_ name: String) -> UsageError {
    if let near = EditDistance.nearest(to: name, in: flags.map(\.name)) {
      return UsageError(message: "There is no flag --\(name). Did you mean --\(near)?")
    }
    return UsageError(message: "There is no flag --\(name). `\(command) --help` lists them.")
  }
}
