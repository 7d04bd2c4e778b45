import LayoutImport
import LayoutReport

/// Why an input cannot be shown.
enum InputFailure: Error {
  /// It is no system of rows, though it begins like one.
  case system(LinearSystemFileError)
  /// It is no layout file, though it begins like one.
  case layout(InterfaceBuilderError)
  /// It is no report, though it begins like one.
  case json(JSONError)
  /// It is no text.
  case binary

  /// The answer that says so.
  var answer: String {
    switch self {
    case .system(let error): Answer.text(error)
    case .layout(let error): Answer.text(error.sentence, at: error.location)
    case .json(let error): Answer.text(error.sentence, at: error.location)
    case .binary: Answer.failure("Expected a log, a layout file or a report, but this is no text.")
    }
  }
}
