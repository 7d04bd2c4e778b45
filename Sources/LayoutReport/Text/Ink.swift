/// How a piece of text looks in a terminal with colours.
enum Ink: String, Sendable {
  /// As the terminal writes.
  case plain = ""
  /// For headings and sums.
  case bold = "1"
  /// For what matters less.
  case dim = "2"
  /// For errors and what is too much.
  case red = "1;31"
  /// For warnings.
  case yellow = "1;33"
  /// For notes.
  case blue = "1;34"
  /// For what was checked.
  case green = "32"

  /// Returns a text in this look, or unchanged when there is nothing to colour.
  func painted(_ text: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// A piece of text in one look.
struct Span: Sendable {
  /// The text.
  var text: String
  /// The look.
  var ink: Ink

  /// Creates a piece.
  init(_ text: String, _ ink: Ink = .plain) {
    self.text = text
    self.ink = ink
  }
}
