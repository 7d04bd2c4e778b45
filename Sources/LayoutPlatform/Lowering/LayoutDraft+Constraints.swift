import LayoutModel

extension LayoutDraft {
  /// Adds the constraints of the file, and the areas that scroll views scroll over where constraints reach them.
  mutating func addConstraints(installed: [Bool], withPlaceholders: Bool) {
    for (index, constraint) in tree.constraints.enumerated() where installed[index] {
      guard withPlaceholders || !constraint.isPlaceholder else { continue }
      guard let first = side(constraint.first, constraint.firstAttribute, opposite: constraint.second) else {
        continue
      }
      var second: AttributeReference?
      if let target = constraint.second {
        guard let attribute = constraint.secondAttribute,
          let found = side(target, attribute, opposite: constraint.first)
        else { continue }
        second = found
      }
      let equation = Equation(
        first, constraint.relation, second, multiplier: constraint.multiplier, constant: constraint.constant)
      let form = form(of: equation)
      sources.append((row: builder.layout.constraints.count, constraint: index))
      builder.layout.constraints.append(
        Constraint(
          className: "NSLayoutConstraint", identifier: constraint.identifier ?? constraint.label, owner: .app,
          priority: constraint.priority, equation: equation, form: form, location: constraint.location))
    }
  }

  /// Returns what a side of a constraint refers to, or `nil` when it is not installed.
  private mutating func side(
    _ target: InterfaceTarget, _ attribute: Attribute, opposite: InterfaceTarget?
  ) -> AttributeReference? {
    switch target {
    case .guide(let guide):
      guard let item = itemOfGuide[guide] else { return nil }
      return AttributeReference(item, attribute)
    case .view(let view):
      guard let item = itemOfView[view] else { return nil }
      if isContentReference(view, attribute, opposite) {
        let content = scrollContent(of: view, item)
        if attribute.withinMarginsGuide != nil { addContentMargins(of: view, content) }
        return AttributeReference(content, attribute)
      }
      let isFirst = attribute == .firstBaseline
      if isFirst || attribute == .lastBaseline, tree.views[view].stack != nil,
        let inner = itemOfView[baselineView(of: view, isFirst: isFirst)]
      {
        return AttributeReference(inner, attribute)
      }
      return AttributeReference(item, attribute)
    }
  }

  /// Returns whether an edge of a scroll view means the area that it scrolls over: a view inside of it says so.
  ///
  /// Its centre means that of what is seen, as its width and height do.
  private func isContentReference(_ view: Int, _ attribute: Attribute, _ opposite: InterfaceTarget?) -> Bool {
    guard tree.views[view].scrollsContent(on: context.platform), !attribute.isSize,
      ![.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(attribute),
      attribute != .firstBaseline, attribute != .lastBaseline,
      case .view(let other)? = opposite
    else { return false }
    var next = tree.views[other].parent
    while let parent = next {
      if parent == view { return true }
      next = parent < view ? nil : tree.views[parent].parent
    }
    return false
  }

  /// Returns the item for the area that a scroll view scrolls over, whose top left is that of the scroll view.
  private mutating func scrollContent(of view: Int, _ item: ItemIndex) -> ItemIndex {
    if let known = scrollContents[view] { return known }
    let content = addItem(Item(.guide, className: "UIScrollViewContentLayoutGuide", parent: item))
    setScrollContent(content, of: view, item)
    return content
  }

  /// Adds the margins that the file gives a scroll view, as those of what it scrolls over; others have the usual ones.
  private mutating func addContentMargins(of view: Int, _ content: ItemIndex) {
    guard let margins = tree.views[view].margins, builder.marginsGuide(knownOf: content) == nil else {
      return
    }
    addMargins(of: content, inside: margins)
  }

  /// Adds the guides that the file has for what scroll views scroll over and for what is seen of it.
  mutating func addScrollGuides() {
    for (index, guide) in tree.guides.enumerated() {
      guard let item = itemOfGuide[index], let owner = itemOfView[guide.owner] else { continue }
      switch guide.kind {
      case .scrollContent: setScrollContent(item, of: guide.owner, owner)
      case .scrollFrame:
        for attribute in [Attribute.left, .top, .width, .height] {
          add(item, attribute, .equal, owner, owner: .implicit, className: "")
        }
      default: break
      }
    }
  }

  private mutating func setScrollContent(_ content: ItemIndex, of view: Int, _ item: ItemIndex) {
    scrollContents[view] = content
    add(content, .left, .equal, item, owner: .implicit, className: "")
    add(content, .top, .equal, item, owner: .implicit, className: "")
  }
}

extension InterfaceView {
  /// Returns whether edges of the view, seen from inside, are those of the area that it scrolls over.
  func scrollsContent(on platform: InterfaceDocument.Platform) -> Bool {
    guard platform != .macOS else { return false }
    switch element {
    case "scrollView", "tableView", "collectionView", "textView": return true
    default: return false
    }
  }
}
