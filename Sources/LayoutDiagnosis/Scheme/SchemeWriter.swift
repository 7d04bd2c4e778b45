import LayoutModel
import LayoutSolver

/// Draws a minimal conflict: places for its views, and its constraints as dimensions between them.
struct SchemeWriter {
  /// What the writer needs from a sum and its surroundings.
  struct Subject {
    /// The member that the others contradict.
    var origin: BlockSystem.Origin
    /// The members, in the order of the sum.
    var order: [BlockSystem.Origin]
    /// The constraint that the log says was broken.
    var broken: Int?
  }

  private let core: Core
  private let layout: Layout
  private let words: ConstraintWords
  private let subject: Subject
  private let nesting: SchemeNesting
  /// Where everything lies.
  let places: SchemePlaces

  /// The most constraints beside the members that are drawn along an axis.
  private static let mostOthers = 6

  /// Solves a core; `nil` for one that cannot be drawn.
  init?(_ core: Core, _ subject: Subject, in layout: Layout, words: ConstraintWords) {
    nesting = SchemeNesting(core, in: layout, words.containment)
    guard let places = SchemePlaces(core, subject: subject.origin, in: layout, nesting) else { return nil }
    self.places = places
    self.core = core
    self.layout = layout
    self.words = words
    self.subject = subject
  }

  /// Returns the drawing; the ids are those of the report.
  func scheme(
    item: (ItemIndex) -> String, id: (BlockSystem.Origin) -> String
  ) -> ConflictScheme? {
    let parts = Axis.allCases.compactMap { axis -> ConflictScheme.Part? in
      let (bars, numbers) = bars(axis, item)
      let lines = lines(axis, numbers, id)
      guard lines.contains(where: { $0.role != .other }) else { return nil }
      let isSmall: (Double) -> Bool = { $0 > -1e9 && $0 < 1e9 }
      guard bars.allSatisfy({ isSmall($0.start) && isSmall($0.end) }),
        lines.allSatisfy({ isSmall($0.start) && isSmall($0.end) && isSmall($0.stated ?? 0) })
      else { return nil }
      return ConflictScheme.Part(axis: axis, bars: bars, lines: lines)
    }
    return parts.isEmpty ? nil : ConflictScheme(parts: parts)
  }
}

// MARK: - Bars

extension SchemeWriter {
  private struct Interval {
    var start: BigRational
    var end: BigRational
  }

  private func interval(_ item: ItemIndex, _ axis: Axis) -> Interval? {
    guard let start = places.value(item, .origin(axis)), let size = places.value(item, .size(axis)) else {
      return nil
    }
    return Interval(start: start, end: start + size)
  }

  /// Returns the bars of an axis, each behind the one around it, and the number of each item's bar.
  private func bars(
    _ axis: Axis, _ id: (ItemIndex) -> String
  ) -> ([ConflictScheme.Bar], [ItemIndex: Int]) {
    let drawn = places.items.keys.sorted().filter { item in
      guard places.items[item]?.contains(axis) == true else { return false }
      switch layout.items[item].kind {
      case .view, .guide, .margins: return true
      case .baseline, .anchor, .ancestor: return false
      }
    }
    let intervals = drawn.map { interval($0, axis) }
    let parents = parents(drawn, intervals)
    var bars: [ConflictScheme.Bar] = []
    var numbers: [ItemIndex: Int] = [:]
    var waiting = Array(drawn.indices)
    while !waiting.isEmpty {
      // Along the axis, so that bars that follow each other are met in that order.
      let ready = waiting.filter { place in parents[place].map { numbers[drawn[$0]] != nil } ?? true }
        .sorted { isBefore(intervals[$0], intervals[$1], $0 < $1) }
      guard !ready.isEmpty else { break }
      for place in ready {
        guard let interval = intervals[place] else { continue }
        numbers[drawn[place]] = bars.count
        bars.append(
          ConflictScheme.Bar(
            item: id(drawn[place]), name: words.names[drawn[place]], start: interval.start.doubleValue,
            end: interval.end.doubleValue, parent: parents[place].flatMap { numbers[drawn[$0]] }))
      }
      waiting = waiting.filter { !ready.contains($0) }
    }
    return (bars, numbers)
  }

  private func isBefore(_ left: Interval?, _ right: Interval?, _ isFirst: Bool) -> Bool {
    guard let left, let right else { return isFirst }
    if left.start != right.start { return left.start < right.start }
    return left.end == right.end ? isFirst : right.end < left.end
  }

  /// Returns for each item the place of the one around it.
  ///
  /// Where the list does not say so, an item lies in the smallest guide that reaches around it, or in the item that
  /// reaches around all others.
  private func parents(_ items: [ItemIndex], _ intervals: [Interval?]) -> [Int?] {
    let outermost = items.indices.filter { place in
      items.indices.allSatisfy { $0 == place || encloses(intervals[place], intervals[$0]) }
    }
    let around = outermost.count == 1 ? outermost[0] : nil
    var found: [Int?] = items.map { item in nesting.parents[item].flatMap { items.firstIndex(of: $0) } }
    for place in items.indices where found[place] == nil && place != around {
      let guides = items.indices.filter { guide in
        guide != place && isGuide(items[guide]) && found[guide] != place
          && encloses(intervals[guide], intervals[place]) && !isGuide(items[place])
      }
      let smallest = guides.min {
        encloses(intervals[$1], intervals[$0]) && !encloses(intervals[$0], intervals[$1])
      }
      found[place] = smallest ?? around
    }
    return found
  }

  private func isGuide(_ item: ItemIndex) -> Bool {
    switch layout.items[item].kind {
    case .guide, .margins: true
    default: false
    }
  }

  private func encloses(_ outer: Interval?, _ inner: Interval?) -> Bool {
    guard let outer, let inner else { return false }
    return !(inner.start < outer.start) && !(outer.end < inner.end)
      && !(inner.end < outer.start) && !(outer.end < inner.start)
      && (inner.start != outer.start || inner.end != outer.end || outer.start != outer.end)
  }
}

// MARK: - Lines

extension SchemeWriter {
  private func lines(
    _ axis: Axis, _ bars: [ItemIndex: Int], _ id: (BlockSystem.Origin) -> String
  ) -> [ConflictScheme.Line] {
    let members = [subject.origin] + subject.order.filter { $0 != subject.origin }
    var lines = members.compactMap { origin in
      line(origin, origin == subject.origin ? .subject : .member, axis, bars, id)
    }
    let others = places.others.compactMap { line(.constraint($0), .other, axis, bars, id) }
    lines += others.prefix(Self.mostOthers)
    return lines
  }

  private func line(
    _ origin: BlockSystem.Origin, _ role: ConflictScheme.Line.Role, _ axis: Axis,
    _ bars: [ItemIndex: Int], _ id: (BlockSystem.Origin) -> String
  ) -> ConflictScheme.Line? {
    let constraint = origin.constraint.map { layout.constraints[$0] }
    let form = origin.form(in: layout)
    guard let deviation = places.deviation(of: form),
      let span = SchemeSpan.span(form, axis, deviation: deviation, value: { places.value($0, $1) })
    else { return nil }
    let isOff = role == .subject && !deviation.isZero
    return ConflictScheme.Line(
      constraint: id(origin), text: text(span, form, constraint), role: role,
      owner: constraint?.owner ?? .implicit,
      isRequired: constraint?.priority.isRequired ?? true,
      isBroken: origin.constraint != nil && origin.constraint == subject.broken,
      start: span.start.doubleValue,
      end: span.end.doubleValue, stated: isOff ? span.stated?.doubleValue : nil,
      bars: span.items.compactMap { bars[$0] })
  }

  /// Returns what a constraint asks for: a length, or how it relates to another size.
  private func text(_ span: SchemeSpan, _ form: LinearForm, _ constraint: Constraint?) -> String {
    let sign: (Relation) -> String = { $0 == .equal ? "" : ConstraintWords.sign($0) + " " }
    if let length = span.length { return sign(span.relation) + Points.text(length) }
    guard let equation = constraint?.equation else { return constraint?.printed ?? "" }
    if let second = equation.second, equation.first.attribute.isSize, equation.constant.isZero {
      let factor = equation.multiplier == .one ? "" : Points.factor(equation.multiplier) + " × "
      let isSame = second.item == equation.first.item || second.attribute != equation.first.attribute
      let other = isSame ? words.reference(second) : words.names[second.item]
      return "\(ConstraintWords.sign(equation.relation)) \(factor)\(other)"
    }
    return constraint.map { words.equation($0) } ?? ""
  }
}
