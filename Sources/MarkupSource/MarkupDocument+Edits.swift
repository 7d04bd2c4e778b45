package import TextSource

/// Edits that change as few bytes of the file as they can.
extension MarkupDocument {
  /// Returns the edit that gives an attribute a value, in the place of its old value or behind the last attribute.
  package func setting(_ name: String, to value: String, in node: MarkupNode) -> TextEdit {
    if let attribute = node.attribute(name) {
      let quote = bytes[attribute.valueRange.start - 1]
      return TextEdit(range: attribute.valueRange, replacement: escaped(value, quote: quote))
    }
    let afterName = node.startTagRange.start + 1 + node.name.utf8.count
    let offset = node.attributes.last?.range.end ?? afterName
    let text = " \(name)=\"\(escaped(value, quote: UInt8(ascii: "\"")))\""
    return TextEdit(range: SourceRange(at: offset), replacement: text)
  }

  /// Returns the edit that takes out an attribute and the white space before it, or `nil` when there is none.
  package func removing(_ name: String, from node: MarkupNode) -> TextEdit? {
    guard let attribute = node.attribute(name) else { return nil }
    var start = attribute.range.start
    while isSpace(bytes[start - 1]) { start -= 1 }
    return TextEdit(range: SourceRange(start: start, end: attribute.range.end), replacement: "")
  }

  /// Returns the edit that takes out an element, with its lines when it has them for itself.
  package func removing(_ node: MarkupNode) -> TextEdit {
    let first = lines.range(ofLine: lines.line(of: node.range.start))
    let lastLine = lines.line(of: node.range.end - 1)
    let last = lines.range(ofLine: lastLine)
    let before = bytes[first.start..<node.range.start]
    let after = bytes[node.range.end..<last.end]
    let isAlone = lastLine < lines.lineCount && before.allSatisfy(isSpace) && after.allSatisfy(isSpace)
    guard isAlone else { return TextEdit(range: node.range, replacement: "") }
    let end = lines.range(ofLine: lastLine + 1).start
    return TextEdit(range: SourceRange(start: first.start, end: end), replacement: "")
  }
}

/// Returns a value as it is written between quotes.
private func escaped(_ value: String, quote: UInt8) -> String {
  var text = ""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "'" where quote == UInt8(ascii: "'"): text += "&apos;"
    case "\t", "\n", "\r": text += "&#\(scalar.value);"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text
}
