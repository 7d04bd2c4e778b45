import LayoutDiagnosis
import LayoutModel
import TextSource

extension Sample {
  /// A system of rows about which everything was asked.
  static var systemReport: Report {
    var system = ReportSystem(
      input: "row.alc", layout: "s1", variableCount: 2, rowCount: 5, requiredCount: 3,
      values: [
        ReportSystem.Value(item: "row", variable: "width", name: "row.w", value: "300"),
        ReportSystem.Value(item: "title", variable: "width", name: "title.w", value: "292"),
      ], optimum: SystemOptimum(levels: [], unmet: [], directions: [], ranges: []))
    let fill = ReportConflict.Member(constraint: "fill", multiplier: "-1")
    let least = ReportConflict.Member(constraint: "least", multiplier: "-1")
    let low = SystemRange.End(value: "8", rows: [fill, least], factor: "1")
    system.ranges = [
      SystemRange(name: "row.w", low: SystemRange.End(value: "300", rows: [], factor: "0"), high: nil),
      SystemRange(
        name: "row.w", without: ["width"], low: low,
        profile: SystemProfile(
          priorities: [750, 250],
          points: [
            SystemProfile.Point(value: "8", errors: ["100", "120"]),
            SystemProfile.Point(value: "108", errors: ["0", "20"]),
            SystemProfile.Point(value: "128", errors: ["0", "0"]),
            SystemProfile.Point(value: "1000008", errors: ["0", "999880"]),
          ],
          pieces: [
            SystemProfile.Piece(off: ["keeps", "wish"], starting: [], stopping: []),
            SystemProfile.Piece(off: ["wish"], starting: [], stopping: ["keeps"]),
            SystemProfile.Piece(off: ["wish"], starting: [], stopping: []),
          ], isComplete: false)),
      SystemRange(name: "title.w", conflict: [fill, least]),
    ]
    system.couplings = [
      SystemCoupling(
        first: "row.w", second: "title.w", without: ["width"],
        least: [
          SystemCoupling.Corner(first: "8", second: "0"),
          SystemCoupling.Corner(first: "1000008", second: "-3/4"),
        ])
    ]
    system.smallest = SystemSmallest(core: [fill, least], isProved: true)
    system.cheapest = SystemRepair(constraints: ["fill", "least"], weight: "3/2", isProved: false)
    system.change = SystemChange(
      edits: [
        SystemChange.Edit(kind: .constant, constraint: "width", from: "-4", to: "300"),
        SystemChange.Edit(kind: .priority, constraint: "wish", from: "250", to: "999.5"),
        SystemChange.Edit(kind: .removal, constraint: "keeps"),
      ], conflictBefore: [], canHoldAfter: true,
      deviations: [
        SystemChange.Deviation(constraint: "wish", before: "0", after: "172"),
        SystemChange.Deviation(constraint: "keeps", before: "8", after: "0"),
        SystemChange.Deviation(constraint: "least", before: "8", after: nil),
      ], values: [SystemChange.Value(name: "title.w", before: "120", after: "292")])
    return Report(
      inputs: [ReportInput(path: "row.alc", kind: .system, blocks: 1)],
      layouts: [
        ReportLayout(
          id: "s1", input: "row.alc", name: "row.alc", direction: "ltr", isSatisfiable: true,
          items: [
            ReportItem(id: "row", name: "row", className: ""),
            ReportItem(id: "title", name: "title", className: ""),
          ])
      ],
      constraints: [
        constraint(
          "fill", "row.w = title.w + 8", .app, [("row", "width", "1"), ("title", "width", "-1")], .equal, "8",
          line: 5, identifier: "fill", path: "row.alc"),
        constraint(
          "least", "title.w ≥ 0", .app, [("title", "width", "1")], .greaterThanOrEqual, "0", line: 6,
          identifier: "least", path: "row.alc"),
      ], systems: [system])
  }
}
