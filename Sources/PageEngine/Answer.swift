import LayoutImport
import LayoutReport
import TextSource

/// Answers as text.
enum Answer {
  /// Returns an answer.
  static func text(_ answer: JSONValue) -> String { JSONWriter.text(answer) }

  /// Returns what is wrong with a text, and where.
  static func text(_ error: LinearSystemFileError) -> String {
    text([
      "error": [
        "message": .string("expected \(error.expected.words)"), "found": .string(error.found),
        "line": .integer(error.location.line), "column": .integer(error.location.column),
      ]
    ])
  }

  /// Returns what is wrong with an input, and where.
  static func text(_ sentence: String, at location: SourceLocation) -> String {
    text([
      "error": [
        "message": .string(sentence), "line": .integer(location.line), "column": .integer(location.column),
      ]
    ])
  }

  /// Returns what is wrong with a request about a screen, and where.
  static func text(_ error: ScreenRequestError) -> String {
    text([
      "error": [
        "message": .string("expected \(error.expected)"), "found": .string(error.found),
        "line": .integer(error.location.line), "column": .integer(error.location.column),
      ]
    ])
  }

  /// Returns what is wrong with a question as a whole.
  static func failure(_ message: String) -> String { text(["error": ["message": .string(message)]]) }
}
