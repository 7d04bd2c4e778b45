import LayoutModel
import LayoutPlatform
import LayoutSolver

/// Two layouts that both are best and differ in an open number.
struct SolvedWitnesses {
  /// The number that is smaller in one and greater in the other.
  let member: OpenGroup.Member
  /// Where the variables lie that have moved in the layout with the smaller number.
  let low: [Int: BigRational]
  /// Where the variables lie that have moved in the layout with the greater number.
  let high: [Int: BigRational]

  /// The variables that differ or may.
  var moved: Set<Int> { Set(low.keys).union(high.keys) }
}

extension InterfaceSolution {
  /// Returns two layouts for each group of open numbers; `nil` where no row of the system mentions them.
  func witnesses(of groups: [OpenGroup], _ extents: [Int: FreeVariable] = [:]) -> [SolvedWitnesses?] {
    guard let optimum, groups.contains(where: { !$0.ways.isEmpty }) else { return groups.map { _ in nil } }
    let telling = groups.map { tellingNumber(of: $0, extents) }
    var pairs = system.system.witnesses(of: telling.compactMap { $0?.column }, at: optimum).makeIterator()
    return zip(groups, telling).map { group, number in
      guard let number, let pair = pairs.next() ?? nil,
        // The view and its superview may have gone along with each other.
        let member = ([number.member] + group.members).first(where: { differs($0, pair) })
      else { return nil }
      return SolvedWitnesses(member: member, low: pair.low, high: pair.high)
    }
  }

  private func differs(_ member: OpenGroup.Member, _ pair: Witnesses) -> Bool {
    guard let low = value(of: member, moved: pair.low), let high = value(of: member, moved: pair.high) else {
      return false
    }
    return low != high
  }

  /// Returns the number that shows best what a group leaves open: the first that has two ends, else the first.
  private func tellingNumber(
    of group: OpenGroup, _ extents: [Int: FreeVariable]
  ) -> (member: OpenGroup.Member, column: Int)? {
    let moving = Set(group.ways.flatMap { $0.keys })
    let numbers = group.members.compactMap { member in
      column(of: member, within: moving).map { (member: member, column: $0) }
    }
    return numbers.first { number in
      extents[number.column].map { $0.low != nil && $0.high != nil } ?? false
    } ?? numbers.first
  }

  /// Returns the variable that carries an open number: the view's own, or the superview's where that one moves below it.
  private func column(of member: OpenGroup.Member, within moving: Set<Int>) -> Int? {
    if let item = item(carrying: member), let own = system.column(knownOf: item, member.variable),
      moving.contains(own)
    {
      return own
    }
    guard member.variable == .x || member.variable == .y, let outer = superitem(of: member.view) else {
      return nil
    }
    return system.column(knownOf: outer, member.variable).flatMap { moving.contains($0) ? $0 : nil }
  }

  /// Returns the rectangle that an open number belongs to: the content's where it is the size of what scrolls.
  private func item(carrying member: OpenGroup.Member) -> ItemIndex? {
    if member.variable == .width || member.variable == .height,
      let content = lowered.draft.scrollContents[member.view],
      system.column(knownOf: content, member.variable).map({ space.moves($0) }) ?? false
    {
      return content
    }
    return lowered.draft.itemOfView[member.view]
  }

  private func superitem(of view: Int) -> ItemIndex? {
    tree.views[view].parent.flatMap { lowered.draft.itemOfView[$0] }
  }

  /// Returns where a number of an item lies once some variables have moved.
  func value(_ variable: Variable, of item: ItemIndex, moved: [Int: BigRational]) -> BigRational? {
    guard let column = system.column(knownOf: item, variable), let optimum else { return nil }
    return moved[column] ?? optimum.solution[column]
  }

  /// Returns what an open number is once some variables have moved, a place being relative to the superview.
  func value(of member: OpenGroup.Member, moved: [Int: BigRational]) -> BigRational? {
    guard let item = item(carrying: member),
      let own = value(member.variable, of: item, moved: moved)
    else { return nil }
    guard member.variable == .x || member.variable == .y else { return own }
    guard let outer = superitem(of: member.view),
      let origin = value(member.variable, of: outer, moved: moved)
    else { return nil }
    return own - origin
  }
}
