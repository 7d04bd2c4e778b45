/// A row of a table: a form as a log prints it, and what it means.
struct Row: Sendable, CustomStringConvertible {
  var text: String
  var meaning: String

  init(_ text: String, _ meaning: String) {
    self.text = text
    self.meaning = meaning
  }

  var description: String { text }
}
