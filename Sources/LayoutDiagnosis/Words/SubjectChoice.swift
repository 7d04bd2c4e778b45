import LayoutModel

/// Chooses the member of a core that the sum is written against.
struct SubjectChoice {
  private let layout: Layout
  private let outer: Set<ItemIndex>

  /// Returns the member that people would name first: the size that is given from outside, else another size.
  static func subject(of core: Core, in layout: Layout, _ containment: Containment) -> Core.Member? {
    let choice = SubjectChoice(layout: layout, outer: containment.outerItems(of: core))
    let ranked = core.members.map { (member: $0, rank: choice.rank($0)) }
    return ranked.min { $0.rank < $1.rank }?.member
  }

  private func rank(_ member: Core.Member) -> Int {
    guard let index = member.origin.constraint else { return 50 }
    let constraint = layout.constraints[index]
    let isSize = member.form.isAboutOneSize
    if constraint.assumption != nil { return 90 }
    switch constraint.owner {
    case .cellSizing where isSize: return 0
    case .temporary where isSize: return 1
    case .autoresizing where isSize: return 2
    case .safeArea, .margins: return 70
    default: break
    }
    guard isSize else { return constraint.equation == nil ? 80 : 60 }
    if outer.contains(member.form.terms[0].item) { return 10 }
    if constraint.owner == .stackView { return 15 }
    return member.form.relation == .equal ? 41 : 40
  }
}
