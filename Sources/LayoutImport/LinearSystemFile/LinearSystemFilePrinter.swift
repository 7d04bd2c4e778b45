package import LayoutModel

/// Writes a system in the `alc 1` format; reading it again gives the same system.
package enum LinearSystemFilePrinter {
  /// Returns the text of a system, with comments and remarks at its head.
  package static func text(_ file: LinearSystemFile) -> String {
    var text = "alc 1\n"
    for comment in file.comments { text += comment.isEmpty ? "#\n" : "# \(comment)\n" }
    for meta in file.meta {
      text += meta.value.isEmpty ? "meta \(meta.key)\n" : "meta \(meta.key) \(meta.value)\n"
    }
    for variable in file.variables { text += "var \(variable)\n" }
    for row in file.rows { text += line(row) + "\n" }
    return text
  }

  /// Returns the line of a row, without its end.
  package static func line(_ row: LinearSystemFile.Row) -> String {
    var text = "con \(row.label) \(priority(row.priority)) "
    text += row.relation == .equal ? "=" : row.relation.rawValue
    text += " " + number(row.bound)
    for term in row.terms { text += " \(number(term.coefficient)) \(term.variable)" }
    return text
  }

  private static func number(_ value: Rational) -> String { value.decimalText ?? value.description }

  private static func priority(_ priority: Priority) -> String {
    let whole = Int32(priority.value)
    return Float(whole) == priority.value ? "\(whole)" : "\(priority.value)"
  }
}
