import LayoutDiagnosis
import LayoutModel
import TextSource

/// Reports written by hand, one for each shape that a finding can take.
enum Sample: String, CaseIterable {
  /// A conflict with everything: a sum, a broken constraint, repairs, followers, further conflicts and notes.
  case productRow = "product-row"
  /// A conflict that needs an assumption.
  case assumedMargin = "assumed-margin"
  /// A list whose printed numbers leave room.
  case leavesRoom = "leaves-room"
  /// A difference that rounding explains.
  case rounding
  /// A conflict among the system's own views, without a sum.
  case actionSheet = "action-sheet"
  /// An ambiguous trace and an ambiguous screen.
  case ambiguous
  /// A sum with a length that counts backwards, and with too little instead of too much.
  case overlap
  /// A log without any report.
  case nothing
  /// Names that try to break out of every format.
  case hostile

  /// The report.
  var report: Report {
    switch self {
    case .productRow: Self.productRowReport
    case .assumedMargin: Self.assumedMarginReport
    case .leavesRoom: Self.leavesRoomReport
    case .rounding: Self.roundingReport
    case .actionSheet: Self.actionSheetReport
    case .ambiguous: Self.ambiguousReport
    case .overlap: Self.overlapReport
    case .nothing: Report(inputs: [ReportInput(path: "quiet.log", kind: .log)])
    case .hostile: Self.hostileReport(name: Self.hostileName)
    }
  }

  /// A name with everything that ends a string, a tag, a script or a line somewhere.
  static let hostileName =
    "</script><img src=x onerror=alert(1)>\"'&amp;`]]>\u{2028}\u{0}\u{1B}[31m\u{202E}שלום 漢字 👩‍👩‍👧"

  /// Returns a constraint with little to say.
  static func constraint(
    _ id: String, _ text: String, _ owner: Owner, _ terms: [(String, String, String)], _ relation: Relation,
    _ bound: String, line: Int? = nil, identifier: String? = nil, code: String? = nil,
    path: String = "app.log"
  ) -> ReportConstraint {
    ReportConstraint(
      id: id, text: text, className: line == nil ? "" : "NSLayoutConstraint", identifier: identifier,
      owner: owner,
      priority: 1000, path: path, location: line.map { SourceLocation(line: $0, column: 5) }, code: code,
      terms: terms.map { ReportConstraint.Term(item: $0.0, variable: $0.1, coefficient: $0.2) },
      relation: relation, bound: bound)
  }

  /// Returns a line of a sum.
  static func line(
    _ amount: Double, _ label: String, _ owner: String, _ constraint: String, text: String? = nil,
    isBroken: Bool = false, isAssumption: Bool = false
  ) -> Ledger.Line {
    let short = amount == amount.rounded() ? String(Int(amount)) : String(amount)
    return Ledger.Line(
      amount: amount, amountText: text ?? short, label: label, ownerLabel: owner, constraint: constraint,
      isBroken: isBroken, isAssumption: isAssumption)
  }

  /// Returns members with the multipliers 1 and -1 in turn.
  static func members(_ pairs: [(String, String)]) -> [ReportConflict.Member] {
    pairs.map { ReportConflict.Member(constraint: $0.0, multiplier: $0.1) }
  }
}
