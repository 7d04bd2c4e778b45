package import LayoutModel

/// A system to write in the format of another solver.
package struct SystemExport: Sendable {
  /// What a name in the system stands for.
  package struct Meaning: Sendable {
    /// The name.
    package var name: String
    /// What it stands for, in words.
    package var text: String
  }

  /// Where the system comes from and what it leaves out, in sentences.
  package var remarks: [String]
  /// The variables and rows; optional rows have priorities below 1000.
  package var system: LinearSystemFile
  /// Rows that are only assumed, which formats write as comments.
  package var assumed: [LinearSystemFile.Row]
  /// What the names of rows and items stand for, where they do not say so themselves.
  package var meanings: [Meaning]

  /// Creates the export of a system as it is.
  package init(_ system: LinearSystemFile) {
    self.system = system
    assumed = []
    meanings = []
    remarks = []
  }

  /// Creates the export of conflict reports, all in one system; names of several are told apart by a prefix.
  package init(_ blocks: [ConflictBlock]) {
    self.init(LinearSystemFile())
    for (place, block) in blocks.enumerated() {
      var writer = BlockExport(block, prefix: blocks.count == 1 ? "" : "block\(place + 1).")
      writer.addAll()
      let first = system.variables.count
      system.variables += writer.variables
      system.rows += writer.rows.map { $0.shifted(by: first) }
      assumed += writer.assumed.map { $0.shifted(by: first) }
      meanings += writer.meanings
      remarks += writer.remarks
    }
  }

  /// The rows that must hold.
  package var required: [LinearSystemFile.Row] { system.rows.filter { $0.priority.isRequired } }
  /// The rows that may give way.
  package var optional: [LinearSystemFile.Row] { system.rows.filter { !$0.priority.isRequired } }
}

extension LinearSystemFile.Row {
  /// Returns the row with later variables.
  fileprivate func shifted(by count: Int) -> Self {
    var row = self
    for place in row.terms.indices { row.terms[place].variable += count }
    return row
  }
}
