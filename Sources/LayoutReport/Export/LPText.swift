import LayoutDiagnosis
import LayoutModel

/// A system in the LP format of CPLEX, which most linear solvers read: no objective, variables without bounds.
enum LPText {
  /// The words that begin sections or stand for numbers.
  private static let reserved: Set<String> = [
    "max", "maximize", "maximum", "min", "minimize", "minimum", "subject", "such", "st", "s.t.", "st.",
    "bounds",
    "bound", "general", "generals", "gen", "integer", "integers", "int", "binary", "binaries", "bin", "free",
    "infinity", "inf", "semi", "sos", "sos1", "sos2", "obj", "nan",
  ]

  /// The columns behind which a sum goes on in the next line.
  private static let lineLength = 100

  /// Returns the text.
  static func render(_ export: SystemExport) -> String {
    // A name that begins with e could be read as the exponent of the number before it.
    let safe = SafeNames(signs: ["."], reserved: reserved) { $0.hasPrefix("e") || $0.hasPrefix("E") }
    var names = ExportNames(export, names: safe, isShared: false)
    if names.variables.isEmpty { names.addVariable("nothing") }
    let rows = export.required.map { ($0, ExactRow($0)) }
    var text = names.comments.map { "\\ \($0)\n" }.joined()
    for (row, exact) in rows {
      if let remark = exact.remark { text += "\\ \(names.name(of: row)) \(remark).\n" }
    }
    text += rows.contains { $0.1.remark != nil } ? "" : "\\ All numbers are exact decimals.\n"
    text += "Minimize\n obj: 0 \(names.variables[0])\nSubject To\n"
    for (row, exact) in rows { text += line(row, exact, names) + "\n" }
    text += comments(export.optional, "Optional rows, which take no part:", names)
    text += comments(export.assumed, "Rows that are only assumed, and take no part:", names)
    text += "Bounds\n"
    for name in names.variables { text += " \(name) free\n" }
    return text + "End\n"
  }

  private static func comments(
    _ rows: [LinearSystemFile.Row], _ title: String, _ names: ExportNames
  ) -> String {
    guard !rows.isEmpty else { return "" }
    var text = "\\ \(title)\n"
    for row in rows {
      let lines = line(row, ExactRow(row), names).split(separator: "\n").joined()
      text += "\\ priority \(row.priority.text):\(lines)\n"
    }
    return text
  }

  private static func line(
    _ row: LinearSystemFile.Row, _ exact: ExactRow, _ names: ExportNames
  ) -> String {
    var text = " \(names.name(of: row)):"
    var length = text.utf8.count
    for term in exact.terms {
      let isNegative = term.factor.hasPrefix("-")
      let factor = isNegative ? String(term.factor.dropFirst()) : term.factor
      let product = (factor == "1" ? "" : factor + " ") + names.variables[term.variable]
      let piece = " \(isNegative ? "-" : "+") \(product)"
      if length + piece.utf8.count > lineLength {
        text += "\n "
        length = 1
      }
      text += piece
      length += piece.utf8.count
    }
    if exact.terms.isEmpty { text += " 0 \(names.variables[0])" }
    return text + " \(row.relation == .equal ? "=" : row.relation.rawValue) \(exact.bound)"
  }
}
