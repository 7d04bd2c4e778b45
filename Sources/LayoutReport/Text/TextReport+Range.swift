import LayoutDiagnosis

extension TextReport {
  /// The most linear pieces that are listed.
  private static let pieceLimit = 30

  /// Adds the possible values of a variable, what stands beyond the ends, and what gives way between them.
  ///
  /// `fixing` are the rows that fix the variable, if the next range says what it could be without them.
  static func add(
    _ range: SystemRange, fixedBy fixing: [String], in index: ReportIndex, to sheet: inout Sheet
  ) {
    let start = range.without.isEmpty ? "" : "Without \(labels(range.without, in: index)), "
    guard range.conflict.isEmpty else {
      sheet.addHeading("\(range.without.isEmpty ? "No" : start + "no") value of \(range.name) is possible")
      if fixing.isEmpty {
        sheet.addParagraph("Whatever it is, these rows cannot all hold.", indent: 4)
        addMembers(range.conflict, in: index, to: &sheet)
      } else {
        sheet.addParagraph(
          "\(labels(fixing, in: index)) \(fixing.count == 1 ? "fixes" : "fix") it, and the required rows "
            + "cannot all hold.", indent: 4)
      }
      return
    }
    sheet.addHeading("\(start)\(range.name) \(values(range))")
    if !fixing.isEmpty {
      sheet.addParagraph("\(labels(fixing, in: index)) \(fixing.count == 1 ? "fixes" : "fix") it.", indent: 4)
      return
    }
    if let low = range.low { add(low, of: range, isUpper: false, in: index, to: &sheet) }
    if let high = range.high { add(high, of: range, isUpper: true, in: index, to: &sheet) }
    if let profile = range.profile { add(profile, of: range, in: index, to: &sheet) }
  }

  /// Returns what a variable can be.
  private static func values(_ range: SystemRange) -> String {
    switch (range.low.map { signed($0.value) }, range.high.map { signed($0.value) }) {
    case (let low?, let high?): low == high ? "can only be \(low)" : "can be \(low) to \(high)"
    case (let low?, nil): "can be \(low) or more"
    case (nil, let high?): "can be \(high) or less"
    case (nil, nil): "can be any number"
    }
  }

  private static func add(
    _ end: SystemRange.End, of range: SystemRange, isUpper: Bool, in index: ReportIndex,
    to sheet: inout Sheet
  ) {
    let value = signed(end.value)
    guard !end.rows.isEmpty else {
      sheet.addParagraph(
        "\(isUpper ? "Above" : "Below") \(value) the required rows cannot all hold; the numbers of the proof "
          + "are too long to name which.", indent: 4)
      return
    }
    sheet.addParagraph("\(isUpper ? "Above" : "Below") \(value) these rows cannot all hold:", indent: 4)
    let own = SumTable.Row(
      amount: signed(end.factor), label: "\(range.name) \(isUpper ? ">" : "<") \(value)",
      owner: "beyond the end")
    addMembers(end.rows, and: own, in: index, to: &sheet)
    sheet.addSpace()
  }
}

// MARK: - The optimum along the values

extension TextReport {
  private static func add(
    _ profile: SystemProfile, of range: SystemRange, in index: ReportIndex, to sheet: inout Sheet
  ) {
    guard profile.pieces.count + 1 == profile.points.count else { return }
    sheet.addParagraph("How the optional rows fare, from the least \(range.name) to the greatest:", indent: 4)
    for (place, piece) in profile.pieces.enumerated().prefix(pieceLimit) {
      let (first, last) = (profile.points[place], profile.points[place + 1])
      let isOpen = place == profile.pieces.count - 1 && range.high?.value != last.value
      let start = place == 0 && range.low?.value != first.value ? "up" : "from \(signed(first.value))"
      let span = isOpen ? (start == "up" ? "everywhere" : "\(start) on") : "\(start) to \(signed(last.value))"
      sheet.addParagraph(
        "\(span): \(news(piece, isFirst: place == 0, in: index))\(errors(profile, first, last)).", indent: 4,
        lead: Span("• "))
    }
    let rest = profile.pieces.count - pieceLimit
    if rest > 0 { sheet.addParagraph("and \(Wording.count(rest, "more piece")).", .dim, indent: 4) }
    if let note = limit(profile, of: range) { sheet.addParagraph(note, .dim, indent: 4) }
  }

  /// Returns which rows hold no more or at last in a piece, and which of all are off.
  private static func news(_ piece: SystemProfile.Piece, isFirst: Bool, in index: ReportIndex) -> String {
    var parts: [String] = []
    if !isFirst, !piece.stopping.isEmpty {
      parts.append("\(labels(piece.stopping, in: index)) \(piece.stopping.count == 1 ? "holds" : "hold") now")
    }
    if !isFirst, !piece.starting.isEmpty {
      parts.append("\(labels(piece.starting, in: index)) \(piece.starting.count == 1 ? "gives" : "give") way")
    }
    let verb = piece.off.count == 1 ? "is" : "are"
    return (parts + [piece.off.isEmpty ? "all hold" : "\(labels(piece.off, in: index)) \(verb) off"])
      .joined(separator: "; ")
  }

  /// Returns how the sums of errors change along a piece, level by level; nothing for those that stay 0.
  private static func errors(
    _ profile: SystemProfile, _ first: SystemProfile.Point, _ last: SystemProfile.Point
  ) -> String {
    var parts: [String] = []
    for (level, priority) in profile.priorities.enumerated()
    where first.errors.indices.contains(level) && last.errors.indices.contains(level) {
      let (old, new) = (first.errors[level], last.errors[level])
      guard old != "0" || new != "0" else { continue }
      let amount = old == new ? old : "\(old) → \(new)"
      let name = parts.isEmpty ? "priority " : ""
      parts.append("\(amount) at \(name)\(PointText.rounded(priority))")
    }
    return parts.isEmpty ? "" : " (in sum \(parts.joined(separator: ", ")))"
  }

  /// Returns how far the profile was followed, where that is not everywhere.
  private static func limit(_ profile: SystemProfile, of range: SystemRange) -> String? {
    guard let first = profile.points.first?.value, let last = profile.points.last?.value else { return nil }
    var notes: [String] = []
    if range.low?.value != first || range.high?.value != last {
      notes.append("Followed from \(signed(first)) to \(signed(last)).")
    }
    if !profile.isComplete {
      notes.append("The work allowed did not suffice to find every value where something changes.")
    }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }
}
