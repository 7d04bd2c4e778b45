/// Labelled rows over named variables, as a file in the `alc 1` format holds them.
///
/// The format is the plainest that can hold a layout's constraints: it serves to check the engine against other
/// solvers, and to measure it.
package struct LinearSystemFile: Sendable, Hashable {
  /// A multiple of a variable.
  package struct Term: Sendable, Hashable {
    /// The variable, by its place in `variables`.
    package var variable: Int
    /// The factor.
    package var coefficient: Rational

    /// Creates a term.
    package init(_ variable: Int, _ coefficient: Rational) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A row: `sum of terms  relation  bound`.
  package struct Row: Sendable, Hashable {
    /// The label, unique in the file and without blanks.
    package var label: String
    /// How strongly the row is meant to hold, from 1 to 1000.
    package var priority: Priority
    /// How the sum compares with the bound.
    package var relation: Relation
    /// The right side.
    package var bound: Rational
    /// The terms in the order of the file; a variable may occur more than once.
    package var terms: [Term]
    /// The number of the line in the file, counted from 1, or `nil` for a row that was not read.
    package var line: Int?

    /// Creates a row.
    package init(
      _ label: String, priority: Priority = .required, _ terms: [Term], _ relation: Relation,
      _ bound: Rational, line: Int? = nil
    ) {
      self.label = label
      self.priority = priority
      self.terms = terms
      self.relation = relation
      self.bound = bound
      self.line = line
    }
  }

  /// A remark for programs, such as the family of a generated system.
  package struct Meta: Sendable, Hashable {
    /// The first word.
    package var key: String
    /// The rest of the line.
    package var value: String

    /// Creates a remark.
    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The comments, without the signs that begin them.
  package var comments: [String] = []
  /// The remarks for programs.
  package var meta: [Meta] = []
  /// The names of the variables, all different and without blanks.
  package var variables: [String] = []
  /// The rows.
  package var rows: [Row] = []

  /// Creates an empty file.
  package init() {}

  /// The places of the rows that must hold.
  package var requiredRows: [Int] { rows.indices.filter { rows[$0].priority.isRequired } }

  /// Returns the value of the first remark with a key.
  package func value(of key: String) -> String? { meta.first { $0.key == key }?.value }
}

extension LinearSystemFile.Row {
  /// The terms with one for each variable, in the order of the variables, and without those that cancel.
  package var mergedTerms: [LinearSystemFile.Term] {
    var merged: [LinearSystemFile.Term] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    return merged.filter { !$0.coefficient.isZero }
  }
}
