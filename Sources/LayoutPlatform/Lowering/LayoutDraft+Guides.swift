import LayoutModel

extension LayoutDraft {
  /// Adds the edges of layout guides and of the layout margins that constraints refer to.
  mutating func addGuides(on screens: ScreenPair, installed: [Bool]) {
    let users = guideUsers(installed)
    for (index, guide) in tree.guides.enumerated() {
      guard let item = itemOfGuide[index], let owner = itemOfView[guide.owner] else { continue }
      switch guide.kind {
      case .keyboard:
        let insets = safeInsets(of: guide.owner, EdgeEvidence(), screens)
        assume(item, .top, .equal, owner, .bottom, constant: -insets.bottom, .safeArea, "safe area")
        for edge in [Attribute.left, .right, .bottom] {
          assume(item, edge, .equal, owner, edge, constant: 0, .safeArea, "safe area")
        }
      case .safeArea:
        let seen = evidence(inside: guide.owner, users.guides[index] ?? []) { target, _ in
          target == .guide(index)
        }
        let insets = safeInsets(of: guide.owner, seen, screens)
        tie(item, to: owner, inside: insets, .safeArea, "safe area")
      case .topBars, .bottomBars:
        addBars(guide, item, owner, users.guides[index] ?? [], index, screens)
      case .margins:
        builder.setMarginsGuide(item, of: owner)
      case .readableContent:
        tie(item, to: owner, inside: margins(of: guide.owner, EdgeEvidence(), screens), .margins, "margin")
      case .scrollContent, .scrollFrame, .other: break
      }
    }
    var marginGuides: [Int: Set<Int>] = [:]
    for (index, guide) in tree.guides.enumerated() where guide.kind == .margins {
      marginGuides[guide.owner, default: []].insert(index)
    }
    for view in users.margins.keys.sorted() {
      guard let owner = itemOfView[view], let constraints = users.margins[view] else { continue }
      let guides = marginGuides[view] ?? []
      let seen = evidence(inside: view, constraints) { target, attribute in
        if case .guide(let guide) = target { return guides.contains(guide) }
        return target == .view(view) && attribute.withinMarginsGuide != nil
      }
      addMargins(of: owner, inside: margins(of: view, seen, screens))
    }
  }

  /// Returns the constraints that refer to each guide, and to the margins of each view.
  private func guideUsers(_ installed: [Bool]) -> (guides: [Int: [Int]], margins: [Int: [Int]]) {
    var guides: [Int: [Int]] = [:]
    var margins: [Int: [Int]] = [:]
    for (index, constraint) in tree.constraints.enumerated() where installed[index] {
      let sides =
        [(constraint.first, Optional(constraint.firstAttribute))]
        + (constraint.second.map { [($0, constraint.secondAttribute)] } ?? [])
      for (target, attribute) in sides {
        switch target {
        case .guide(let guide):
          guides[guide, default: []].append(index)
          if tree.guides[guide].kind == .margins {
            margins[tree.guides[guide].owner, default: []].append(index)
          }
        case .view(let view) where attribute?.withinMarginsGuide != nil:
          margins[view, default: []].append(index)
        case .view: break
        }
      }
    }
    return (guides, margins)
  }

  /// Adds the distances between the edges of a guide and those of its owner.
  private mutating func tie(
    _ guide: ItemIndex, to owner: ItemIndex, inside insets: InterfaceInsets, _ kind: Owner,
    _ assumption: String
  ) {
    assume(guide, .top, .equal, owner, .top, constant: insets.top, kind, assumption)
    assume(guide, .left, .equal, owner, .left, constant: insets.left, kind, assumption)
    assume(guide, .bottom, .equal, owner, .bottom, constant: -insets.bottom, kind, assumption)
    assume(guide, .right, .equal, owner, .right, constant: -insets.right, kind, assumption)
  }

  /// Adds the layout margins guide of an item.
  mutating func addMargins(of owner: ItemIndex, inside insets: InterfaceInsets) {
    let guide =
      builder.marginsGuide(knownOf: owner) ?? addItem(Item(.margins(of: owner), parent: owner))
    builder.setMarginsGuide(guide, of: owner)
    for edge in [Attribute.top, .left, .bottom, .right] { builder.setTied(guide, edge) }
    tie(guide, to: owner, inside: insets, .margins, "margin")
  }

  /// Adds a constraint that rests on a named assumption.
  private mutating func assume(
    _ first: ItemIndex, _ attribute: Attribute, _ relation: Relation, _ second: ItemIndex,
    _ secondAttribute: Attribute, constant: Rational, _ owner: Owner, _ assumption: String
  ) {
    add(
      first, attribute, relation, second, secondAttribute, constant: constant, owner: owner,
      assumption: assumption)
  }

  /// Adds the guide of the bars at the top or at the bottom, which is as long as they are.
  private mutating func addBars(
    _ guide: InterfaceGuide, _ item: ItemIndex, _ owner: ItemIndex, _ users: [Int], _ index: Int,
    _ screens: ScreenPair
  ) {
    let isTop = guide.kind == .topBars
    let inner: Attribute = isTop ? .bottom : .top
    let seen = evidence(inside: guide.owner, users, of: isTop ? .top : .bottom) { target, attribute in
      target == .guide(index) && attribute == inner
    }
    let length = barLength(seen.inset(isTop ? .top : .bottom), isTop: isTop, screens)
    let edge: Attribute = isTop ? .top : .bottom
    assume(item, .left, .equal, owner, .left, constant: 0, .safeArea, "safe area")
    assume(item, .right, .equal, owner, .right, constant: 0, .safeArea, "safe area")
    assume(item, .top, .equal, owner, edge, constant: isTop ? 0 : -length, .safeArea, "safe area")
    assume(item, .bottom, .equal, owner, edge, constant: isTop ? length : 0, .safeArea, "safe area")
  }
}
