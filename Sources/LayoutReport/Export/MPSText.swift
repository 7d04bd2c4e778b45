import LayoutDiagnosis
import LayoutModel

/// A system in the free MPS format: an empty objective, variables without bounds.
enum MPSText {
  private static let reserved: Set<String> = [
    "name", "rows", "columns", "rhs", "ranges", "bounds", "endata", "objsense", "objsect", "sos", "marker",
    "max", "min", "free", "bnd", "obj", "negative", "quadobj", "qmatrix", "csection", "qsection", "lazycons",
    "indicators",
  ]

  /// Returns the text.
  static func render(_ export: SystemExport) -> String {
    let names = ExportNames(export, names: SafeNames(signs: [".", "-"], reserved: reserved), isShared: false)
    let rows = export.required.map { (name: names.name(of: $0), relation: $0.relation, row: ExactRow($0)) }
    var text = names.comments.map { "* \($0)\n" }.joined()
    for row in rows {
      if let remark = row.row.remark { text += "* \(row.name) \(remark).\n" }
    }
    text += rows.contains { $0.row.remark != nil } ? "" : "* All numbers are exact decimals.\n"
    text += comments(export.optional, "Optional rows, which take no part:", names)
    text += comments(export.assumed, "Rows that are only assumed, and take no part:", names)
    text += "NAME plumb\nROWS\n N obj\n"
    for row in rows { text += " \(letter(row.relation)) \(row.name)\n" }
    text += "COLUMNS\n"
    var columns = [[(row: String, factor: String)]](repeating: [], count: names.variables.count)
    for row in rows {
      for term in row.row.terms { columns[term.variable].append((row.name, term.factor)) }
    }
    for (name, column) in zip(names.variables, columns) {
      if column.isEmpty { text += " \(name) obj 0\n" }
      for entry in column { text += " \(name) \(entry.row) \(entry.factor)\n" }
    }
    text += "RHS\n"
    for row in rows where row.row.bound != "0" { text += " RHS \(row.name) \(row.row.bound)\n" }
    text += "BOUNDS\n"
    for name in names.variables { text += " FR BND \(name)\n" }
    return text + "ENDATA\n"
  }

  private static func letter(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "L"
    case .equal: "E"
    case .greaterThanOrEqual: "G"
    }
  }

  private static func comments(
    _ rows: [LinearSystemFile.Row], _ title: String, _ names: ExportNames
  ) -> String {
    guard !rows.isEmpty else { return "" }
    var text = "* \(title)\n"
    for row in rows {
      let sum = row.mergedTerms.map { "\($0.coefficient) \(names.variables[$0.variable])" }
      text += "* \(names.name(of: row)) (priority \(row.priority.text)): "
      text += "\(sum.joined(separator: " + ")) \(row.relation.rawValue) \(row.bound)\n"
    }
    return text
  }
}
