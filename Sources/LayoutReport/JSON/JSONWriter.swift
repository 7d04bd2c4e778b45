/// Writes a JSON value: what fits on a line stays on one, the rest is broken up and indented by two spaces.
package struct JSONWriter {
  /// A Boolean value that indicates whether `<`, `>` and `&` are escaped, so that the text can stand in a page.
  let escapesMarkup: Bool
  /// The longest line in bytes, where values can be broken.
  let lineLength = 110
  private var bytes: [UInt8] = []
  private var lineStart = 0

  private init(escapesMarkup: Bool) { self.escapesMarkup = escapesMarkup }

  /// Returns the text of a value, with a line break at its end.
  package static func text(_ value: JSONValue, escapesMarkup: Bool = false) -> String {
    var writer = JSONWriter(escapesMarkup: escapesMarkup)
    writer.write(value, indent: 0)
    writer.put("\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func startLine(indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  /// Writes a value; `reserve` bytes are kept free behind it for what closes the line.
  private mutating func write(_ value: JSONValue, indent: Int, reserve: Int = 1) {
    let start = bytes.count
    if writeInline(value, end: lineStart + lineLength - reserve) { return }
    bytes.removeSubrange(start...)
    switch value {
    case .array(let elements): writeLines(elements, indent: indent)
    case .object(let members, isPacked: true): writePacked(members, indent: indent)
    case .object(let members, isPacked: false): writeLines(members, indent: indent)
    default: _ = writeInline(value, end: .max)
    }
  }

  private mutating func writeLines(_ elements: [JSONValue], indent: Int) {
    put("[")
    for (place, element) in elements.enumerated() {
      if place > 0 { put(",") }
      startLine(indent: indent + 2)
      write(element, indent: indent + 2)
    }
    startLine(indent: indent)
    put("]")
  }

  private mutating func writeLines(_ members: [JSONValue.Member], indent: Int) {
    put("{")
    for (place, member) in members.enumerated() {
      if place > 0 { put(",") }
      startLine(indent: indent + 2)
      write(key: member.key)
      write(member.value, indent: indent + 2)
    }
    startLine(indent: indent)
    put("}")
  }

  /// Writes members one behind the other and starts a line before one that does not fit.
  private mutating func writePacked(_ members: [JSONValue.Member], indent: Int) {
    put("{ ")
    for (place, member) in members.enumerated() {
      if place > 0 { put(",") }
      let start = bytes.count
      if place > 0 { put(" ") }
      write(key: member.key)
      if writeInline(member.value, end: lineStart + lineLength - 2) { continue }
      bytes.removeSubrange(start...)
      if place > 0 { startLine(indent: indent + 2) }
      write(key: member.key)
      write(member.value, indent: indent + 2, reserve: 2)
    }
    put(" }")
  }

  /// Writes a value on the current line and returns whether it ended before `end`; gives up early if not.
  private mutating func writeInline(_ value: JSONValue, end: Int) -> Bool {
    switch value {
    case .null: put("null")
    case .boolean(let flag): put(flag ? "true" : "false")
    case .integer(let number): put(String(number))
    case .points(let number): put(PointText.shortest(number) ?? "null")
    case .string(let text): write(string: text)
    case .array(let elements):
      put("[")
      for (place, element) in elements.enumerated() {
        if place > 0 { put(", ") }
        guard writeInline(element, end: end) else { return false }
      }
      put("]")
    case .object(let members, _):
      put("{")
      for (place, member) in members.enumerated() {
        if place > 0 { put(", ") }
        write(key: member.key)
        guard writeInline(member.value, end: end) else { return false }
      }
      put("}")
    }
    return bytes.count <= end
  }

  private mutating func write(key: String) {
    write(string: key)
    put(": ")
  }

  private mutating func write(string: String) {
    put("\"")
    JSONText.append(string, escapesMarkup: escapesMarkup, to: &bytes)
    put("\"")
  }
}
