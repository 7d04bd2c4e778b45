import LayoutDiagnosis
import LayoutModel
import TextSource

extension Sample {
  /// A conflict that rests on the default layout margin.
  static var assumedMarginReport: Report {
    let constraints = [
      constraint(
        "c1", "the panel is 120 high", .app, [("i1", "height", "1")], .equal, "120", line: 3, path: "-"),
      constraint(
        "c2", "the text 説明 fills the panel within its margins", .app,
        [("i2", "height", "1"), ("i1", "height", "-1")], .equal, "-16", line: 4, path: "-"),
      constraint(
        "c3", "the text 説明 is 110 high", .contentSize, [("i2", "height", "1")], .equal, "110", line: 5,
        path: "-"),
    ]
    let ledger = Ledger(
      axis: .vertical, subject: line(120, "height of the panel", "your constraint, in Main.storyboard", "c1"),
      parts: [
        line(16, "top and bottom margin of the panel", "margins", "c2", text: "2 × 8", isAssumption: true),
        line(110, "height of the text 説明", "its content", "c3", isBroken: true),
      ],
      ties: [], sentence: "The panel is 120 pt high; margins and text need 126.", total: 126, totalText: "126"
    )
    let finding = Finding(
      id: "f1", rule: "conflicting-constraints", severity: .warning,
      summary: "The text 説明 does not fit into the panel if its margins are the usual 8 pt: 6 pt too much.",
      explanation: ["The log does not print the margins."], advice: ["Let the panel grow with its text."],
      fingerprint: "aa", firstTime: "12:00:01", path: "-", location: SourceLocation(line: 2, column: 1),
      layout: "l1",
      conflict: ReportConflict(
        verdict: .contradictoryIf, core: members([("c1", "1"), ("c2", "-1"), ("c3", "-1")]), gap: 6,
        assumptions: ["The layout margins of the panel are 8."],
        broken: ReportConflict.Broken(constraint: "c3", isInCore: true), ledger: ledger))
    return Report(
      inputs: [ReportInput(path: "-", kind: .log, blocks: 1)],
      layouts: [
        ReportLayout(
          id: "l1", input: "-", name: "the list at line 2", direction: "rtl", isSatisfiable: false,
          items: [
            ReportItem(id: "i1", name: "the panel", className: "PanelView"),
            ReportItem(id: "i2", name: "the text 説明", className: "UILabel"),
          ])
      ],
      constraints: constraints, findings: [finding])
  }

  /// A list that can hold as it is printed.
  static var leavesRoomReport: Report {
    let finding = Finding(
      id: "f1", rule: "conflicting-constraints", severity: .warning,
      summary: "The list as printed can hold, so the log does not tell the whole story.",
      explanation: ["Two lines of the list were cut off, and the conflict may need them."],
      advice: ["Copy the log again, from the line that begins with “Unable to” to the last one."],
      fingerprint: "bb", path: "cut.log", location: SourceLocation(line: 1, column: 1),
      conflict: ReportConflict(
        verdict: .satisfiableAsPrinted, broken: ReportConflict.Broken(constraint: "c9", isInCore: false)))
    return Report(
      inputs: [ReportInput(path: "cut.log", kind: .log, blocks: 1)],
      constraints: [
        constraint(
          "c9", "UIStackView ends 20 before its superview", .app, [("i1", "x", "1")], .equal, "20", line: 4,
          path: "cut.log")
      ],
      findings: [finding])
  }

  /// A difference in the sixth digit.
  static var roundingReport: Report {
    let ledger = Ledger(
      axis: .horizontal, subject: line(375, "width of the screen", "window size", "c1"),
      parts: [
        line(125.00001, "width of column 1", "your constraint", "c2"),
        line(250, "width of columns 2 and 3", "your constraint", "c3", text: "2 × 125"),
      ],
      ties: (1...11).map {
        line(0, "column \($0) follows column \($0 - 1)", "stack view", "t\($0)", isBroken: $0 == 10)
      },
      sentence: "The columns need 0.00001 pt more than there is.", total: 375.00001, totalText: "375.00001")
    let finding = Finding(
      id: "f1", rule: "rounding-conflict", severity: .note,
      summary: "Three columns miss the width by a rounding error.",
      fingerprint: "cc", count: 3, path: "app.log", location: SourceLocation(line: 7, column: 1),
      conflict: ReportConflict(
        verdict: .contradictory, core: members([("c1", "1"), ("c2", "-1"), ("c3", "-1/3")]), gap: 0.00001,
        broken: ReportConflict.Broken(constraint: "t10", isInCore: true), isRounding: true, ledger: ledger))
    return Report(inputs: [ReportInput(path: "app.log", kind: .log, blocks: 3)], findings: [finding])
  }

  /// The well-known action sheet of width -16.
  static var actionSheetReport: Report {
    let finding = Finding(
      id: "f1", rule: "system-action-sheet", severity: .note,
      summary: "A known fault of the system's action sheet; it shows nothing and can be ignored.",
      explanation: ["The sheet asks for a width of -16, and no width is negative."],
      fingerprint: "dd", path: "app.log", location: SourceLocation(line: 5, column: 1),
      conflict: ReportConflict(
        verdict: .contradictory, core: members([("c1", "1"), ("c2", "-1")]), gap: 16,
        broken: ReportConflict.Broken(constraint: "c1", isInCore: true)))
    return Report(
      inputs: [
        ReportInput(path: "app.log", kind: .log, blocks: 1),
        ReportInput(path: "other.log", kind: .log, blocks: 4),
      ],
      constraints: [
        constraint(
          "c1", "the sheet's view is -16 wide", .foreign, [("i1", "width", "1")], .equal, "-16", line: 6),
        constraint(
          "c2", "a width is never negative", .implicit, [("i1", "width", "1")], .greaterThanOrEqual, "0"),
      ],
      findings: [finding])
  }
}
