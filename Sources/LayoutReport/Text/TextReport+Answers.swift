import LayoutDiagnosis

extension TextReport {
  /// Adds the answers to what was asked about a system beside its verdict.
  static func addAnswers(about system: ReportSystem, in index: ReportIndex, to sheet: inout Sheet) {
    let hasAnswers = system.change != nil || system.cheapest != nil || !system.ranges.isEmpty
    if hasAnswers, index.report.systems.count > 1 {
      sheet.addSpace()
      sheet.addParagraph("More about \(Wording.name(ofInput: system.input))", .bold)
    }
    if let change = system.change { add(change, in: index, to: &sheet) }
    if let repair = system.cheapest { add(repair, in: index, to: &sheet) }
    for (place, range) in system.ranges.enumerated() {
      let isFixed = system.ranges.dropFirst(place + 1).first { $0.name == range.name }?.without ?? []
      add(range, fixedBy: isFixed, in: index, to: &sheet)
    }
    for coupling in system.couplings { add(coupling, in: index, to: &sheet) }
  }

  /// Adds the rows of a minimal conflict with their factors.
  static func addMembers(
    _ members: [ReportConflict.Member], and other: SumTable.Row? = nil, in index: ReportIndex,
    to sheet: inout Sheet
  ) {
    var rows = members.map { member in
      SumTable.Row(
        amount: signed(member.multiplier), label: index.words(member.constraint),
        owner: label(member.constraint, in: index))
    }
    if let other { rows.append(other) }
    SumTable(rows: rows).add(to: &sheet)
  }

  /// Returns the label of a row, as the file has it.
  static func label(_ id: String, in index: ReportIndex) -> String { index.constraint(id)?.identifier ?? id }

  /// The most labels in a sentence; more are counted.
  private static let labelLimit = 8

  /// Returns the labels of rows as a list in words.
  static func labels(_ ids: [String], in index: ReportIndex) -> String {
    var names = ids.prefix(labelLimit).map { label($0, in: index) }
    if ids.count > labelLimit { names.append("\(ids.count - labelLimit) more") }
    return list(names)
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns an exact number with a proper minus sign.
  static func signed(_ number: String) -> String {
    number.hasPrefix("-") ? "−" + number.dropFirst() : number
  }

  private static func add(_ repair: SystemRepair, in index: ReportIndex, to sheet: inout Sheet) {
    sheet.addHeading("The cheapest repair")
    guard repair.obstacle.isEmpty else {
      sheet.addParagraph(
        "There is none: these rows must stay, and they cannot all hold.", indent: 4)
      addMembers(repair.obstacle, in: index, to: &sheet)
      return
    }
    guard !repair.constraints.isEmpty else {
      sheet.addParagraph("Nothing has to go: the required rows can all hold.", indent: 4)
      return
    }
    sheet.addParagraph(
      "Leave out \(list(repair.constraints.map { label($0, in: index) })), and the rest can hold. That costs "
        + "\(repair.weight).", indent: 4)
    sheet.addParagraph(
      repair.isProved
        ? "Proved: nothing that costs less will do."
        : "The cheapest found: the search stopped at its limit. `plumb solve --all` looks farther.",
      .dim, indent: 4)
  }
}
