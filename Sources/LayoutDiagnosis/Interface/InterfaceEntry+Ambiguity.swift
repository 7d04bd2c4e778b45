import LayoutModel
import LayoutPlatform
import LayoutSolver
import TextSource

extension InterfaceEntry {
  /// The findings about views whose place or size the constraints leave open, one for each group that moves together.
  var ambiguityFindings: [Finding] {
    let groups = solution.openGroups.compactMap { group in
      var checked = group
      checked.members = group.members.filter { isChecked($0) }
      return checked.members.isEmpty ? nil : checked
    }
    let briefs = groups.map { brief($0) }
    let isNew = known.areNew(briefs)
    let wanted = groups.indices.filter { isNew[$0] }
    guard !wanted.isEmpty else { return briefs }
    let frames = WitnessFrames(solution)
    let extents = solution.extents(of: wanted.map { groups[$0] })
    let pairs = solution.witnesses(of: wanted.prefix(Self.mostWitnesses).map { groups[$0] }, extents)
    var findings = briefs
    for (turn, place) in wanted.enumerated() {
      let pair = turn < pairs.count ? pairs[turn] : nil
      let witnesses = pair.flatMap { self.witnesses($0, frames) } ?? unmentioned(groups[place])
      complete(&findings[place], groups[place], extents, witnesses)
    }
    return findings
  }

  private func isChecked(_ member: OpenGroup.Member) -> Bool {
    switch solution.tree.views[member.view].verification {
    case .always: true
    case .positionOnly: member.variable == .x || member.variable == .y
    case .never: false
    }
  }

  /// How many groups of a layout are shown by two layouts: nobody looks at more, and they may move all views each.
  private static let mostWitnesses = 100

  /// Returns what tells the finding about a group from others.
  private func brief(_ group: OpenGroup) -> Finding {
    let writer = OpenGroupWriter(group, solution, words)
    let rule = writer.rule
    return Finding(
      id: "", rule: rule.id, severity: rule.severity, summary: "", fingerprint: writer.fingerprint,
      path: path,
      location: solution.tree.views[writer.views.first ?? 0].location, layout: ids.layout)
  }

  /// Puts into words what a group leaves open.
  private func complete(
    _ finding: inout Finding, _ group: OpenGroup, _ extents: [Int: FreeVariable],
    _ witnesses: ReportAmbiguity.Witnesses?
  ) {
    let writer = OpenGroupWriter(group, solution, words)
    let items = writer.views.compactMap { solution.lowered.draft.itemOfView[$0] }
    finding.summary = writer.summary
    finding.explanation = writer.sentences
    finding.advice = writer.advice
    finding.ambiguity = ReportAmbiguity(
      items: items.map { ids.item($0) }, freedom: group.degrees, directions: writer.directions,
      ranges: ranges(group, extents), witnesses: witnesses)
  }

  /// Returns the values that the open numbers take, where the superview itself lies still.
  private func ranges(
    _ group: OpenGroup, _ extents: [Int: FreeVariable]
  ) -> [ReportAmbiguity.Range] {
    group.members.prefix(InterfaceSolution.mostRanges).compactMap { member in
      guard let item = solution.lowered.draft.itemOfView[member.view],
        let range = solution.range(of: member, extents)
      else { return nil }
      return ReportAmbiguity.Range(
        item: ids.item(item), variable: member.variable.rawValue, minimum: range.low, maximum: range.high)
    }
  }
}

// MARK: - Witnesses

extension InterfaceEntry {
  /// Returns two layouts that differ visibly, or `nil` where there are none.
  private func witnesses(_ pair: SolvedWitnesses, _ frames: WitnessFrames) -> ReportAmbiguity.Witnesses? {
    guard let item = solution.lowered.draft.itemOfView[pair.member.view],
      let low = solution.value(of: pair.member, moved: pair.low),
      let high = solution.value(of: pair.member, moved: pair.high)
    else { return nil }
    let values = [low, high].map { InterfaceSolution.hundredths($0.doubleValue) }
    guard values[0] != values[1] else { return nil }
    let pairs = frames.pairs(pair)
    guard pairs.count <= Self.mostFrames else { return nil }
    return ReportAmbiguity.Witnesses(
      item: ids.item(item), variable: pair.member.variable.rawValue,
      items: pairs.compactMap { solution.lowered.draft.itemOfView[$0.view].map { ids.item($0) } },
      low: .init(value: values[0], frames: pairs.map { $0.low }),
      high: .init(value: values[1], frames: pairs.map { $0.high }))
  }

  /// Returns the saved layout and one where a number that no row mentions is another one.
  private func unmentioned(_ group: OpenGroup) -> ReportAmbiguity.Witnesses? {
    guard group.ways.isEmpty, let member = group.members.first,
      let item = solution.lowered.draft.itemOfView[member.view],
      let saved = solution.savedFrameInRoot(member.view),
      let place = Variable.allCases.firstIndex(of: member.variable)
    else { return nil }
    var moved = saved.inRoot
    moved[place] += Self.openMove
    let value = saved.inParent[place]
    return ReportAmbiguity.Witnesses(
      item: ids.item(item), variable: member.variable.rawValue, items: [ids.item(item)],
      low: .init(value: value, frames: [saved.inRoot]),
      high: .init(value: value + Self.openMove, frames: [moved]))
  }

  /// How many frames two layouts may differ in and still show something.
  private static let mostFrames = 500

  /// How far a number is moved that nothing holds, in points.
  private static let openMove = 100.0
}

extension InterfaceSolution {
  /// How many numbers of a group are told with their ranges.
  static let mostRanges = 100

  /// Returns the values that the first open numbers of groups take, by variable.
  func extents(of groups: [OpenGroup]) -> [Int: FreeVariable] {
    guard let optimum else { return [:] }
    let wanted = groups.filter { !$0.ways.isEmpty }.flatMap { group in
      group.members.prefix(Self.mostRanges).compactMap { member in
        lowered.draft.itemOfView[member.view].flatMap { system.column(knownOf: $0, member.variable) }
      }
    }
    guard !wanted.isEmpty else { return [:] }
    var extents: [Int: FreeVariable] = [:]
    for free in system.system.freedom(of: optimum, rangesOf: Set(wanted)).variables {
      extents[free.variable] = free
    }
    return extents
  }

  /// Returns the values that a number of a view takes in its alignment rectangle, places relative to the superview.
  func range(
    of member: OpenGroup.Member, _ extents: [Int: FreeVariable]
  ) -> (low: Double?, high: Double?)? {
    let draft = lowered.draft
    guard let item = draft.itemOfView[member.view],
      let column = system.column(knownOf: item, member.variable),
      let free = extents[column]
    else { return nil }
    func plain(_ value: Double) -> Double { Self.hundredths(value) }
    let (low, high) = (free.low?.doubleValue, free.high?.doubleValue)
    guard member.variable == .x || member.variable == .y else { return (low.map(plain), high.map(plain)) }
    guard let parent = tree.views[member.view].parent, let outer = draft.itemOfView[parent],
      let place = rectangles[outer], isStill(member.variable, of: outer)
    else { return nil }
    if member.variable == .y, isMeasuredFromBottom(member.view) {
      guard isStill(.height, of: outer), isStill(.height, of: item), let own = rectangles[item] else {
        return nil
      }
      let top = (place.y + place.height - own.height).doubleValue
      return (high.map { plain(top - $0) }, low.map { plain(top - $0) })
    }
    let origin = (member.variable == .x ? place.x : place.y).doubleValue
    return (low.map { plain($0 - origin) }, high.map { plain($0 - origin) })
  }

  /// Returns whether a number of an item is the same everywhere.
  private func isStill(_ variable: Variable, of item: ItemIndex) -> Bool {
    guard let column = system.column(knownOf: item, variable) else { return false }
    return !space.moves(column)
  }

  /// Returns a length in hundredths of a point, which hide that the contents were a hair smaller.
  static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
