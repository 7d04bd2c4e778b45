import LayoutModel
import LayoutPlatform
import LayoutSolver
import TextSource

extension InterfaceEntry {
  /// The findings about views whose place or size the constraints leave open, one for each group that moves together.
  var ambiguityFindings: [Finding] {
    solution.openGroups.compactMap { group in
      var checked = group
      checked.members = group.members.filter { isChecked($0) }
      return checked.members.isEmpty ? nil : finding(checked)
    }
  }

  private func isChecked(_ member: OpenGroup.Member) -> Bool {
    switch solution.tree.views[member.view].verification {
    case .always: true
    case .positionOnly: member.variable == .x || member.variable == .y
    case .never: false
    }
  }

  private func finding(_ group: OpenGroup) -> Finding {
    let writer = OpenGroupWriter(group, solution, words)
    let views = writer.views
    let items = views.compactMap { solution.lowered.draft.itemOfView[$0] }
    let rule = writer.rule
    return Finding(
      id: "", rule: rule.id, severity: rule.severity, summary: writer.summary, explanation: writer.sentences,
      advice: writer.advice, fingerprint: writer.fingerprint, path: path,
      location: solution.tree.views[views.first ?? 0].location, layout: ids.layout,
      ambiguity: ReportAmbiguity(
        items: items.map { ids.item($0) }, freedom: group.degrees, directions: writer.directions,
        ranges: ranges(group)))
  }

  /// Returns the values that the open numbers take, where the superview itself lies still.
  private func ranges(_ group: OpenGroup) -> [ReportAmbiguity.Range] {
    group.members.compactMap { member in
      guard let item = solution.lowered.draft.itemOfView[member.view],
        let range = solution.range(of: member)
      else { return nil }
      return ReportAmbiguity.Range(
        item: ids.item(item), variable: member.variable.rawValue, minimum: range.low, maximum: range.high)
    }
  }
}

extension InterfaceSolution {
  /// Returns the values that a number of a view takes in its alignment rectangle, places relative to the superview.
  func range(of member: OpenGroup.Member) -> (low: Double?, high: Double?)? {
    let draft = lowered.draft
    guard let item = draft.itemOfView[member.view],
      let column = system.column(knownOf: item, member.variable),
      let free = freeVariables.first(where: { $0.variable == column })
    else { return nil }
    var origin = 0.0
    if member.variable == .x || member.variable == .y {
      guard let parent = tree.views[member.view].parent, let outer = draft.itemOfView[parent],
        let place = rectangles[outer]
      else { return nil }
      if let other = system.column(knownOf: outer, member.variable), space.moves(other) { return nil }
      origin = (member.variable == .x ? place.x : place.y).doubleValue
    }
    // The contents were a hair smaller; a hundredth of a point hides that.
    func plain(_ value: BigRational) -> Double { ((value.doubleValue - origin) * 100).rounded() / 100 }
    return (free.low.map(plain), free.high.map(plain))
  }
}
