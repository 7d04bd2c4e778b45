package import LayoutDiagnosis

/// A system in the format of another solver.
package enum SolverText {
  /// Returns the system as an SMT-LIB 2 script.
  package static func smtlib(_ export: SystemExport) -> String { SMTLIBText.render(export) }

  /// Returns the system in the LP format of CPLEX.
  package static func lp(_ export: SystemExport) -> String { LPText.render(export) }

  /// Returns the system in the free MPS format.
  package static func mps(_ export: SystemExport) -> String { MPSText.render(export) }

  /// Returns the remarks and names of a system as comments of a format that can hold every name.
  package static func comments(_ export: SystemExport) -> [String] {
    export.remarks.isEmpty && export.meanings.isEmpty
      ? [] : ExportNames(export, names: SafeNames(signs: [".", "-"]), isShared: false).comments
  }
}
