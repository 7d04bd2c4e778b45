package import LayoutModel

/// A change to one row of a system.
package struct SystemEdit: Sendable, Hashable {
  /// What changes.
  package enum Change: Sendable, Hashable {
    /// The right side becomes another number.
    case constant(Rational)
    /// The row becomes stronger or weaker.
    case priority(Priority)
    /// The row takes no part any more.
    case removal
  }

  /// The row, by its place in the file.
  package var row: Int
  /// What changes.
  package var change: Change

  /// Creates a change.
  package init(row: Int, _ change: Change) {
    self.row = row
    self.change = change
  }
}

/// What to find out about a system beside its verdict, with rows and variables by their places in the file.
package struct SystemQuestions: Sendable, Hashable {
  /// The changes to make first, in their order; everything else is about the system after them.
  package var edits: [SystemEdit] = []
  /// The variables whose possible values are wanted.
  package var ranges: [Int] = []
  /// A Boolean value that indicates whether the conflict of the fewest rows is wanted.
  package var wantsSmallest = false
  /// A Boolean value that indicates whether the cheapest rows to leave out are wanted.
  package var wantsCheapest = false
  /// What leaving out a row costs, where that is not 1.
  package var weights: [Int: Rational] = [:]
  /// The rows that must not be left out.
  package var kept: Set<Int> = []

  /// Creates the questions of one who only wants the verdict.
  package init() {}
}
