package import LayoutDiagnosis
import LayoutImport
import LayoutModel
import LayoutReport

/// A format that a system can be exported to.
package enum ExportFormat: String, Sendable, CaseIterable {
  /// SMT-LIB 2.
  case smtlib
  /// The LP format of CPLEX.
  case lp
  /// The free MPS format.
  case mps
  /// The own format, which `plumb solve` reads.
  case alc
}

/// Systems as text for other solvers.
package enum ExportText {
  /// Returns a system in a format.
  package static func render(_ export: SystemExport, as format: ExportFormat) -> String {
    switch format {
    case .smtlib: SolverText.smtlib(export)
    case .lp: SolverText.lp(export)
    case .mps: SolverText.mps(export)
    case .alc: alc(export)
    }
  }

  /// Assumed rows become comments, the others keep their priorities.
  private static func alc(_ export: SystemExport) -> String {
    var file = export.system
    file.comments += SolverText.comments(export)
    if !export.assumed.isEmpty {
      file.comments.append("Rows that are only assumed; move them to the end to use them:")
    }
    for row in export.assumed { file.comments.append(LinearSystemFilePrinter.line(row)) }
    return LinearSystemFilePrinter.text(file)
  }
}
