import LayoutDiagnosis
import LayoutModel
import TextSource

extension Sample {
  /// A trace that names ambiguous views, and a screen whose ranges are known.
  static var ambiguousReport: Report {
    let title = ReportItem(
      id: "i1", name: "UILabel “Title”", className: "UILabel", ambiguous: ["y", "height"])
    let subtitle = ReportItem(
      id: "i2", name: "UILabel “Subtitle”", className: "UILabel", address: "0x1", ambiguous: ["height"])
    let traced = Finding(
      id: "f1", rule: "ambiguous-layout", severity: .warning,
      summary: "Two labels have no place of their own.",
      fingerprint: "ee", path: "trace.txt", location: SourceLocation(line: 4, column: 3), layout: "l1",
      ambiguity: ReportAmbiguity(items: ["i1", "i2"]))
    let solved = Finding(
      id: "f2", rule: "ambiguous-height", severity: .warning,
      summary: "UILabel “Title” and UILabel “Subtitle” can share their height in many ways.",
      advice: ["Give one of the two a higher content hugging priority, 252 instead of 251."],
      fingerprint: "ff", path: "Main.storyboard", location: SourceLocation(line: 31, column: 7), layout: "l2",
      ambiguity: ReportAmbiguity(
        items: ["i1", "i2"], freedom: 1, directions: ["Title and Subtitle can trade height."],
        ranges: [
          ReportAmbiguity.Range(item: "i1", variable: "height", minimum: 0, maximum: 120),
          ReportAmbiguity.Range(item: "i2", variable: "height", minimum: 20.333333333, maximum: nil),
          ReportAmbiguity.Range(item: "i2", variable: "y", minimum: nil, maximum: nil),
        ],
        witnesses: ReportAmbiguity.Witnesses(
          item: "i1", variable: "height", items: ["i1", "i2"],
          low: .init(value: 0, frames: [[16, 20, 200, 0], [16, 20, 200, 120]]),
          high: .init(value: 99.667, frames: [[16, 20, 200, 99.667], [16, 119.667, 200, 20.333]]))))
    let complaint = Finding(
      id: "f3", rule: "no-common-ancestor", severity: .error,
      summary: "A constraint joins two views that have no superview in common.",
      advice: ["Add both views before the constraint is switched on."], fingerprint: "f3", path: "trace.txt",
      location: SourceLocation(line: 9, column: 1))
    return Report(
      inputs: [
        ReportInput(path: "trace.txt", kind: .trace, blocks: 1),
        ReportInput(path: "Main.storyboard", kind: .layout),
      ],
      layouts: [
        ReportLayout(
          id: "l1", input: "trace.txt", name: "the trace at line 1", direction: "ltr", isSatisfiable: true,
          items: [title, subtitle]),
        ReportLayout(
          id: "l2", input: "Main.storyboard", name: "Settings", direction: "ltr", isSatisfiable: true,
          items: [title, subtitle]),
      ],
      findings: [traced, solved, complaint])
  }

  /// A card that has to be wider than what its parts fill.
  static var overlapReport: Report {
    let ledger = Ledger(
      axis: .horizontal,
      subject: line(200, "least width of the card", "your constraint", "c1", text: "≥ 200"),
      parts: [
        line(120, "width of the badge", "its content", "c2"),
        line(-24.5, "overlap of badge and name", "your constraint", "c3", isBroken: true),
        line(80, "greatest width of the name", "your constraint", "c4", text: "≤ 80"),
      ],
      ties: [], sentence: "The parts fill 175.5 pt at most.", total: 175.5, totalText: "175.5")
    let finding = Finding(
      id: "f1", rule: "conflicting-constraints", severity: .error,
      summary: "The card is to be at least 200 pt wide, but its parts fill 175.5 at most.", fingerprint: "gg",
      path: "app.log", location: SourceLocation(line: 1, column: 1),
      conflict: ReportConflict(
        verdict: .contradictory, core: members([("c1", "-1"), ("c2", "1"), ("c3", "-1"), ("c4", "1")]),
        gap: 24.5,
        broken: ReportConflict.Broken(constraint: "c3", isInCore: true), ledger: ledger))
    return Report(inputs: [ReportInput(path: "app.log", kind: .log, blocks: 1)], findings: [finding])
  }

  /// A report in which every string is the same name.
  private static func hostileScheme(name: String) -> ConflictScheme {
    let bars = [
      ConflictScheme.Bar(item: "i1", name: name, start: 0, end: 40),
      ConflictScheme.Bar(item: "i1", name: name, start: 0, end: 2, parent: 0),
      ConflictScheme.Bar(item: name, name: name, start: 20, end: 15, parent: 0),
    ]
    let roles: [ConflictScheme.Line.Role] = [.subject, .member, .other]
    let lines = roles.map { role in
      ConflictScheme.Line(
        constraint: role == .other ? name : "c1", text: name, role: role, owner: .app,
        isRequired: role != .other, isBroken: role == .member, start: 0, end: 40,
        stated: role == .subject ? 20 : nil, bars: [0])
    }
    return ConflictScheme(
      parts: [Axis.horizontal, .vertical].map { ConflictScheme.Part(axis: $0, bars: bars, lines: lines) })
  }

  static func hostileReport(name: String) -> Report {
    let item = ReportItem(
      id: "i1", name: name, className: name, address: name, parent: name, ambiguous: [name])
    let line = Ledger.Line(
      amount: 20, amountText: name, label: name, ownerLabel: name, constraint: "c1", isBroken: true,
      isAssumption: true)
    var constraint = ReportConstraint(
      id: "c1", text: name, className: name, identifier: name, owner: .app, priority: 999.5, path: name,
      location: SourceLocation(line: 1, column: 1), code: name,
      terms: [ReportConstraint.Term(item: "i1", variable: name, coefficient: name)], relation: .equal,
      bound: name)
    constraint.source = name
    let core = [ReportConflict.Member(constraint: "c1", multiplier: name)]
    var finding = Finding(
      id: name, rule: name, severity: .error, summary: name, explanation: [name, name], advice: [name],
      fingerprint: name, count: 2, firstTime: name, lastTime: name + "2", path: name,
      location: SourceLocation(line: 1, column: 1), layout: name,
      conflict: ReportConflict(
        verdict: .contradictoryIf, core: core, gap: 1, unneeded: ["c1", name], assumptions: [name],
        broken: ReportConflict.Broken(constraint: "c1", isInCore: false), otherCores: [core, core],
        ledger: Ledger(
          axis: nil, subject: line, parts: [line, line], ties: [line], sentence: name, total: 40,
          totalText: name)),
      ambiguity: ReportAmbiguity(
        items: ["i1"], freedom: 2, directions: [name],
        ranges: [ReportAmbiguity.Range(item: "i1", variable: name, minimum: 1, maximum: 2)]),
      fixes: [
        Fix(
          kind: .changeConstant, constraint: "c1", summary: name, isVerified: false,
          edits: [Fix.Edit(path: name, start: 1, end: 2, replacement: name)],
          effect: Fix.Effect(constraint: name, from: name, to: name, before: name, after: name))
      ])
    finding.conflict?.scheme = hostileScheme(name: name)
    finding.conflict?.rows = "alc 1\n"
    var follower = finding
    follower.id = name + "2"
    follower.follows = name
    return Report(
      inputs: [
        ReportInput(
          path: name, kind: .log, blocks: 1, notes: [Note(SourceLocation(line: 1, column: 1), name)])
      ],
      layouts: [
        ReportLayout(id: name, input: name, name: name, direction: "ltr", isSatisfiable: false, items: [item])
      ],
      constraints: [constraint], findings: [finding, follower])
  }
}
