package import TextSource

/// A place where a file in the `alc 1` format does not say what the format asks for.
package struct LinearSystemFileError: Error, Hashable, Sendable {
  /// What the format asks for.
  package enum Expectation: Hashable, Sendable {
    /// The first line, `alc 1`.
    case header
    /// One of the words that begin a line.
    case record
    /// A key behind `meta`.
    case key
    /// The name of a variable.
    case name
    /// A name that no earlier variable has.
    case newName
    /// A row, since the rows have begun.
    case row
    /// The label of a row.
    case label
    /// A label that no earlier row has.
    case newLabel
    /// A number from 1 to 1000.
    case priority
    /// One of the three relations.
    case relation
    /// An integer, a finite decimal or a fraction.
    case number
    /// A number whose parts fit into 64 bits.
    case shortNumber
    /// The number of a variable, below the count.
    case variable(count: Int)
    /// One of the words that begin a change or a question.
    case edit
    /// One of the words behind `ask`.
    case question
    /// The label of a row of the system.
    case knownLabel
    /// The name of a variable of the system.
    case knownName
    /// The end of the line.
    case lineEnd
  }

  /// The path by which messages name the file.
  package var path: String
  /// Where it stands.
  package var location: SourceLocation
  /// What the format asks for there.
  package var expected: Expectation
  /// What stands there instead; empty at the end of a line.
  package var found: String

  /// Creates an error.
  package init(path: String, location: SourceLocation, expected: Expectation, found: String) {
    self.path = path
    self.location = location
    self.expected = expected
    self.found = found
  }
}

extension LinearSystemFileError: CustomStringConvertible {
  /// The error in one sentence, with its place as compilers print it.
  package var description: String {
    let name = path == "-" ? "standard input" : path
    let found = found.isEmpty ? "the line ends" : "there is “\(found)”"
    return "\(name):\(location): expected \(expected.words), but \(found)."
  }
}

extension LinearSystemFileError.Expectation {
  /// What the format asks for, in words.
  package var words: String {
    switch self {
    case .header: "the line “alc 1”"
    case .record: "a line that begins with var, con, meta or #"
    case .key: "a key"
    case .name: "the name of a variable"
    case .newName: "a name that no earlier variable has"
    case .row: "a row, since all variables come before the first one"
    case .label: "the label of a row"
    case .newLabel: "a label that no earlier row has"
    case .priority: "a priority from 1 to 1000"
    case .relation: "<=, = or >="
    case .number: "an integer, a decimal or a fraction p/q"
    case .shortNumber: "a number whose parts fit into 64 bits"
    case .variable(count: 0): "no term, since there are no variables"
    case .variable(let count): "the number of a variable, from 0 to \(count - 1)"
    case .edit: "a line that begins with set, priority, on, off, ask or #"
    case .question: "conflicts, reasons, freedom, range or profile"
    case .knownLabel: "the label of a row"
    case .knownName: "the name of a variable"
    case .lineEnd: "the end of the line"
    }
  }
}
