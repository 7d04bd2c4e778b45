import LayoutImport
import LayoutModel
import Plumb

/// What `plumb solve` is asked beside the verdict, with the names as they were written.
struct SolveRequest: Sendable, Equatable {
  /// A row and what leaving it out costs.
  struct Weight: Sendable, Equatable {
    var label: String
    var number: Rational
  }

  /// A row and how it changes.
  struct Edit: Sendable, Equatable {
    var label: String
    var change: SystemEdit.Change
  }

  var ranges: [String] = []
  var wantsSmallest = false
  var wantsCheapest = false
  var weights: [Weight] = []
  var kept: [String] = []
  var edits: [Edit] = []

  /// Reads `LABEL=NUMBER`, with or without blanks around the sign; a label may hold such signs itself.
  static func assignment(_ text: String) -> (label: String, number: Rational)? {
    guard let sign = text.lastIndex(of: "="),
      let number = ExactNumber.read(trimmed(text[text.index(after: sign)...]))
    else { return nil }
    let label = trimmed(text[..<sign])
    return label.isEmpty ? nil : (label, number)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Returns the questions about a file.
  ///
  /// - Parameters:
  ///   - file: the file whose rows and variables are meant.
  ///   - path: the path by which messages name it.
  /// - Returns: the same with places instead of names.
  /// - Throws: the first name that the file does not have.
  func questions(about file: LinearSystemFile, path: String) throws(UsageError) -> SystemQuestions {
    var names = SystemPlaces(file, path: path)
    var questions = SystemQuestions()
    questions.wantsSmallest = wantsSmallest
    questions.wantsCheapest = wantsCheapest || !weights.isEmpty || !kept.isEmpty
    for edit in edits {
      questions.edits.append(SystemEdit(row: try names.row(edit.label), edit.change))
    }
    for weight in weights { questions.weights[try names.row(weight.label)] = weight.number }
    for label in kept { questions.kept.insert(try names.row(label)) }
    for name in ranges {
      let variable = try names.variable(name)
      if !questions.ranges.contains(variable) { questions.ranges.append(variable) }
    }
    return questions
  }
}

/// The places of rows and variables of a file by their names.
private struct SystemPlaces {
  private let file: LinearSystemFile
  private let path: String
  private var rows: [String: Int]?
  private var variables: [String: Int]?

  init(_ file: LinearSystemFile, path: String) {
    self.file = file
    self.path = path
  }

  mutating func row(_ name: String) throws(UsageError) -> Int {
    let places = rows ?? Self.places(file.rows.map(\.label))
    rows = places
    if let place = places[name] { return place }
    throw unknown(name, "row", file.rows.map(\.label))
  }

  mutating func variable(_ name: String) throws(UsageError) -> Int {
    let places = variables ?? Self.places(file.variables)
    variables = places
    if let place = places[name] { return place }
    throw unknown(name, "variable", file.variables)
  }

  private static func places(_ names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  private func unknown(_ name: String, _ kind: String, _ names: [String]) -> UsageError {
    let start = "\(path == "-" ? "Standard input" : path) has no \(kind) “\(name)”."
    guard let near = EditDistance.nearest(to: name, in: names) else { return UsageError(message: start) }
    return UsageError(message: "\(start) Did you mean “\(near)”?")
  }
}
