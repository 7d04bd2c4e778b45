import LayoutModel
import LayoutSolver

extension ReportConflict {
  /// Adds the drawing of a conflict, and the rows with which a reader can try what holds without which member.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - broken: The constraint that the log says was broken.
  ///   - scope: What counts beside the facts.
  ///   - ids: The ids of the report.
  mutating func addDrawing(
    of conflict: ConflictCase, broken: Int?, _ scope: BlockSystem.Scope, _ ids: ReportIDs.LayoutIDs
  ) {
    rows = ConflictRows(conflict.layout, scope).text(around: conflict.core) { ids.member($0) }
    guard let writer = conflict.writer else { return }
    let others = conflict.core.members.filter { $0.origin != writer.subject.origin }
    // In the order of the table: first what adds up, then what ties.
    let order = others.filter { !$0.share.isZero } + others.filter { $0.share.isZero }
    let subject = SchemeWriter.Subject(
      origin: writer.subject.origin, order: order.map { $0.origin }, broken: broken)
    scheme = SchemeWriter(conflict.core, subject, in: conflict.layout, words: conflict.words)?.scheme(
      item: { ids.item($0) }, id: { ids.member($0) })
  }
}

extension Repairs.Draft {
  /// Returns the repair with the ids of the report.
  func fix(of conflict: ConflictCase, _ ids: ReportIDs.LayoutIDs) -> Fix {
    Fix(
      kind: kind, constraint: ids.constraint(constraint), also: also.map { ids.constraint($0) },
      summary: summary, isVerified: isVerified,
      effect: conflict.writer?.effect(of: self, in: conflict.layout))
  }
}
