import LayoutDiagnosis

extension TextReport {
  /// The most values of a solution that are listed; more are counted.
  private static let valueLimit = 20

  /// Adds the minimal conflicts of a system of rows, each with the factors that prove it.
  static func add(
    _ conflict: ReportConflict, of system: ReportSystem, in index: ReportIndex, to sheet: inout Sheet
  ) {
    let cores = [conflict.core] + (sheet.options.showsEveryConflict ? conflict.otherCores : [])
    for (place, core) in cores.enumerated() {
      sheet.addHeading(
        cores.count == 1 ? "What cannot hold together" : "Conflict \(place + 1) of \(cores.count)")
      addMembers(core, in: index, to: &sheet)
      guard system.gaps.indices.contains(place) else { continue }
      sheet.addSpace()
      sheet.addParagraph("The least change of one constant that ends it: \(system.gaps[place])", indent: 4)
    }
    addCorrections(of: system, to: &sheet)
    if cores.count <= conflict.otherCores.count {
      let others = Wording.count(conflict.otherCores.count, "other minimal conflict")
      sheet.addSpace()
      sheet.addParagraph("\(others) found; `plumb solve --all` lists them.", .dim, indent: 2)
    }
  }

  /// The most sets of rows to leave out that are listed.
  private static let correctionLimit = 10

  /// Adds the smallest sets of rows whose leaving out ends the contradiction.
  private static func addCorrections(of system: ReportSystem, to sheet: inout Sheet) {
    for (place, part) in system.corrections.enumerated() {
      let name = system.corrections.count == 1 ? "" : " in part \(place + 1)"
      sheet.addHeading("Leave out one of these\(name), and the rest can hold")
      for set in part.prefix(correctionLimit) {
        sheet.addParagraph(set.joined(separator: " and "), indent: 4, lead: Span("• "))
      }
      let rest = part.count - correctionLimit
      if rest > 0 { sheet.addParagraph("and \(Wording.count(rest, "more set")).", .dim, indent: 4) }
    }
    if !system.hasAllCorrections { sheet.addParagraph("There may be more.", .dim, indent: 4) }
  }

  /// Adds a solution of a system that can hold.
  static func addValues(of system: ReportSystem, in index: ReportIndex, to sheet: inout Sheet) {
    let optional = system.rowCount - system.requiredCount
    sheet.addParagraph(
      "Satisfiable: \(Wording.count(system.requiredCount, "required row")) of "
        + "\(Wording.name(ofInput: system.input)) can all hold"
        + (optional == 0 ? "." : " (\(Wording.count(optional, "optional row")) beside them)."), .bold)
    sheet.addHeading(system.optimum == nil ? "A solution" : "The best solution")
    let rows = system.values.prefix(valueLimit).map { value in
      SumTable.Row(amount: signed(value.value), label: value.name)
    }
    SumTable(rows: rows).add(to: &sheet)
    let rest = system.values.count - valueLimit
    if rest > 0 { sheet.addParagraph("and \(Wording.count(rest, "more variable")).", .dim, indent: 4) }
    if let optimum = system.optimum { add(optimum, in: index, to: &sheet) }
  }

  /// The most rows that are listed as not met, and the most ranges.
  private static let openLimit = 20

  /// Adds which optional rows are off and why, and what is not unique.
  private static func add(_ optimum: SystemOptimum, in index: ReportIndex, to sheet: inout Sheet) {
    if !optimum.unmet.isEmpty {
      sheet.addHeading("Optional rows that are off, and the rows that force it")
      for unmet in optimum.unmet.prefix(openLimit) {
        let name = index.constraint(unmet.constraint)?.identifier ?? unmet.constraint
        let others = unmet.reason.filter { $0.constraint != unmet.constraint }
          .map { index.constraint($0.constraint)?.identifier ?? $0.constraint }
        let because = others.isEmpty ? "" : ": " + others.joined(separator: ", ")
        sheet.addParagraph("\(name) by \(unmet.amount)\(because)", indent: 4, lead: Span("• "))
      }
      let rest = optimum.unmet.count - openLimit
      if rest > 0 { sheet.addParagraph("and \(Wording.count(rest, "more row")).", .dim, indent: 4) }
    }
    guard !optimum.ranges.isEmpty else {
      sheet.addSpace()
      sheet.addParagraph("Every variable is unique at the optimum.", indent: 2)
      return
    }
    let degrees = optimum.directions.count
    sheet.addHeading("Not unique: \(Wording.count(degrees, "degree")) of freedom")
    let rows = optimum.ranges.prefix(openLimit).map { range in
      SumTable.Row(
        amount: "", label: range.name,
        owner: "\(range.minimum.map { signed($0) } ?? "−∞") to \(range.maximum.map { signed($0) } ?? "∞")")
    }
    SumTable(rows: rows, leastAmount: 0).add(to: &sheet)
    let rest = optimum.ranges.count - openLimit
    if rest > 0 { sheet.addParagraph("and \(Wording.count(rest, "more variable")).", .dim, indent: 4) }
  }
}
