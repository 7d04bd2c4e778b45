import LayoutDiagnosis
import LayoutModel

/// The names of variables and rows as a format can read them, with comments that lead back to the originals.
struct ExportNames {
  /// The names of the variables.
  private(set) var variables: [String] = []
  /// The names of the required, the optional and the assumed rows by their labels.
  private(set) var rows: [String: String] = [:]
  /// The comments: where the system comes from, what was renamed, and what names stand for.
  private(set) var comments: [String] = []

  /// Makes the names.
  ///
  /// - Parameters:
  ///   - export: the system.
  ///   - names: what the format can read.
  ///   - isShared: whether variables and rows must not have a name in common.
  init(_ export: SystemExport, names: SafeNames, isShared: Bool) {
    comments = ["Written by plumb \(Report.toolVersion)."] + export.remarks + export.system.comments
    var variableNames = names
    variables = export.system.variables.map { variableNames.name(for: $0, fallback: "v") }
    for (name, original) in zip(variables, export.system.variables) where name != original {
      comments.append("\(name) is the variable \(original)")
    }
    var rowNames = isShared ? variableNames : names
    for row in export.required + export.optional + export.assumed {
      let name = rowNames.name(for: row.label, fallback: "r")
      rows[row.label] = name
      if name != row.label { comments.append("\(name) is the row \(row.label)") }
    }
    for meaning in export.meanings {
      comments.append("\(rows[meaning.name] ?? meaning.name): \(meaning.text)")
    }
    comments = comments.map { PlainText.visible($0) }
  }

  /// Adds a variable that no row holds, for a format that needs one.
  mutating func addVariable(_ name: String) { variables.append(name) }

  /// Returns the name of a row.
  func name(of row: LinearSystemFile.Row) -> String { rows[row.label] ?? row.label }
}
