import LayoutDiagnosis
import LayoutModel
import TextSource

extension Sample {
  /// A table row whose parts need more than the cell is wide.
  static var productRowReport: Report {
    Report(
      inputs: [
        ReportInput(
          path: "app.log", kind: .log, blocks: 30,
          notes: [
            Note(
              SourceLocation(line: 71, column: 9),
              "This line could not be read: a relation (==, <= or >=) was expected after “UILabel:0x7f.width”."
            ),
            Note(SourceLocation(line: 93, column: 1), "The text ends inside a list."),
          ])
      ],
      layouts: [
        ReportLayout(
          id: "l1", input: "app.log", name: "the list at line 12", direction: "ltr", isSatisfiable: false,
          items: [
            ReportItem(
              id: "i1", name: "content view of ProductCell", className: "UITableViewCellContentView",
              address: "0x7fa4d0c1e2a0"),
            ReportItem(
              id: "i2", name: "UIImageView", className: "UIImageView", address: "0x7fa4d0c1e3b0", parent: "i1"
            ),
            ReportItem(
              id: "i3", name: "UILabel “Price”", className: "UILabel", address: "0x7fa4d0c1e4c0", parent: "i1"
            ),
          ])
      ],
      constraints: productRowConstraints, findings: [productRowFinding, productRowFollower])
  }

  private static var productRowConstraints: [ReportConstraint] {
    var all = [
      constraint(
        "c1", "UIImageView begins 15 after the content view of ProductCell", .app,
        [("i2", "x", "1"), ("i1", "x", "-1")], .equal, "15", line: 14, code: "ProductCell.swift:88"),
      constraint("c2", "UIImageView is 40 wide", .app, [("i2", "width", "1")], .equal, "40", line: 15),
      constraint(
        "c3", "UILabel “Price” begins 8 after UIImageView", .app,
        [("i3", "x", "1"), ("i2", "x", "-1"), ("i2", "width", "-1")], .equal, "8", line: 16,
        identifier: "price-gap"),
      constraint(
        "c4", "UILabel “Price” is at least 28 wide", .app, [("i3", "width", "1")], .greaterThanOrEqual, "28",
        line: 17),
      constraint(
        "c5", "UILabel “Price” ends 5 before the content view of ProductCell", .app,
        [("i1", "x", "1"), ("i1", "width", "1"), ("i3", "x", "-1"), ("i3", "width", "-1")], .equal, "5",
        line: 18),
      constraint(
        "c6", "the content view of ProductCell is 94.3 wide", .cellSizing, [("i1", "width", "1")], .equal,
        "943/10", line: 19, identifier: "UIView-Encapsulated-Layout-Width"),
      constraint("c7", "UIImageView is 40 high", .app, [("i2", "height", "1")], .equal, "40", line: 20),
      constraint(
        "c8", "UILabel “Price” has the same centre as UIImageView, from top to bottom", .app,
        [("i3", "y", "1"), ("i3", "height", "1/2"), ("i2", "y", "-1"), ("i2", "height", "-1/2")], .equal, "0",
        line: 21),
    ]
    all[1].source = "<NSLayoutConstraint:0x60000 UIImageView:0x7fa4d0c1e3b0.width == 40   (active)>"
    return all
  }

  private static var productRowFinding: Finding {
    var finding = Finding(
      id: "f1", rule: "conflicting-constraints", severity: .error,
      summary: "The row is 94.3 pt wide, but its parts need 96: 1.7 pt too much.",
      explanation: [
        "The table gives the content view of ProductCell a width of 94.3 pt.",
        "The image with its gap takes 63 pt of it, the label needs 28 more, and its gap to the edge is 5.",
      ],
      advice: [
        "A cell's width comes from its table, so one of the inner lengths has to be able to give way."
      ],
      fingerprint: "9f2c41d07b3e5a68", count: 28, firstTime: "2018-06-23 12:39:35.410",
      lastTime: "2018-06-23 12:39:41.002", path: "app.log", location: SourceLocation(line: 12, column: 1),
      layout: "l1",
      conflict: ReportConflict(
        verdict: .contradictory,
        core: members([("c1", "-1"), ("c2", "-1"), ("c3", "-1"), ("c4", "-1"), ("c5", "-1"), ("c6", "1")]),
        gap: 1.7, unneeded: ["c7", "c8"], broken: ReportConflict.Broken(constraint: "c3", isInCore: true),
        otherCores: [members([("c2", "-1"), ("c7", "1")])], isComplete: false, ledger: productRowLedger),
      fixes: [
        Fix(
          kind: .changeConstant, constraint: "c1",
          summary: "Begin UIImageView 13.3 instead of 15 after the content view (ProductCell.swift:88).",
          isVerified: true,
          edits: [Fix.Edit(path: "ProductCell.swift", start: 2210, end: 2212, replacement: "13.3")]),
        Fix(
          kind: .lowerPriority, constraint: "c4",
          summary:
            "Lower the priority of the least width of UILabel “Price” to 999, so that it may be cut short.",
          isVerified: true),
        Fix(
          kind: .removeConstraint, constraint: "c5", summary: "Remove the gap of 5 to the edge.",
          isVerified: false),
      ])
    finding.fixes[0].effect = Fix.Effect(
      constraint: "gap before UIImageView", from: "15", to: "13.3",
      before: "15 + 40 + 8 + 28 + 5 = 96 > 94.3",
      after: "13.3 + 40 + 8 + 28 + 5 = 94.3 ≤ 94.3")
    finding.conflict?.scheme = productRowScheme
    finding.conflict?.rows = "alc 1\nvar i2.w\ncon c2 1000 = 40 1 0\ncon c7 1000 = 38 1 0\n"
    return finding
  }

  private static var productRowScheme: ConflictScheme {
    let line = {
      (id: String, text: String, start: Double, end: Double, owner: Owner, bars: [Int]) -> ConflictScheme.Line
      in
      ConflictScheme.Line(
        constraint: id, text: text, role: id == "c6" ? .subject : .member, owner: owner, isBroken: id == "c3",
        start: start, end: end, stated: id == "c6" ? 94.3 : nil, bars: bars)
    }
    return ConflictScheme(parts: [
      ConflictScheme.Part(
        axis: .horizontal,
        bars: [
          ConflictScheme.Bar(item: "i1", name: "content view of ProductCell", start: 0, end: 96),
          ConflictScheme.Bar(item: "i2", name: "UIImageView", start: 15, end: 55, parent: 0),
          ConflictScheme.Bar(item: "i3", name: "UILabel “Price”", start: 63, end: 91, parent: 0),
        ],
        lines: [
          line("c6", "94.3", 0, 96, .cellSizing, [0]), line("c1", "15", 0, 15, .app, [0, 1]),
          line("c2", "40", 15, 55, .app, [1]), line("c3", "8", 55, 63, .app, [1, 2]),
          line("c4", "≥ 28", 63, 91, .app, [2]), line("c5", "5", 91, 96, .app, [0, 2]),
        ])
    ])
  }

  private static var productRowLedger: Ledger {
    Ledger(
      axis: .horizontal, subject: line(94.3, "width of the content view of ProductCell", "cell size", "c6"),
      parts: [
        line(15, "gap before UIImageView", "your constraint", "c1"),
        line(40, "width of UIImageView", "your constraint", "c2"),
        line(8, "gap between UIImageView and UILabel “Price”", "your constraint", "c3", isBroken: true),
        line(28, "least width of UILabel “Price”", "your constraint", "c4", text: "≥ 28"),
        line(5, "gap after UILabel “Price”", "your constraint", "c5"),
      ],
      ties: [line(0, "both are rows of the same stack view", "stack view", "c8")],
      sentence: "The row is 94.3 pt wide, but its parts need 96: 1.7 pt too much.", total: 96, totalText: "96"
    )
  }

  private static var productRowFollower: Finding {
    Finding(
      id: "f2", rule: "conflicting-constraints", severity: .error,
      summary: "The same row again, without the gap between UIImageView and UILabel “Price”.",
      fingerprint: "11c09a77e0d4b2f3", count: 2, firstTime: "2018-06-23 12:39:35.414",
      lastTime: "2018-06-23 12:39:35.414", path: "app.log", location: SourceLocation(line: 40, column: 1),
      layout: "l1", follows: "f1",
      conflict: ReportConflict(
        verdict: .contradictory, core: members([("c2", "-1"), ("c4", "-1"), ("c6", "1")]), gap: 0.5))
  }
}
