import LayoutModel
import LayoutSolver

/// A system before and after some changes, solved in one session: what the changes do not touch keeps its answer.
struct SystemRevision {
  /// The file with the changes; rows that were taken out are still in it.
  private(set) var file: LinearSystemFile
  /// The rows that take no part any more.
  private(set) var removed: Set<Int> = []
  /// What was known before the changes.
  let before: Optimization
  /// What is known after them.
  let after: Optimization

  /// Solves a system, makes the changes, and solves it again.
  init(_ original: LinearSystemFile, _ edits: [SystemEdit]) {
    file = original
    var session = SolverSession(LinearSystem(original, rows: Array(original.rows.indices)))
    before = session.optimalSolution()
    for edit in edits {
      switch edit.change {
      case .constant(let constant):
        file.rows[edit.row].bound = constant
        session.setConstant(edit.row, to: constant)
      case .priority(let priority):
        file.rows[edit.row].priority = priority
        session.setPriority(edit.row, to: priority)
      case .removal:
        removed.insert(edit.row)
        session.deactivate(edit.row)
      }
    }
    after = session.optimalSolution()
  }
}
