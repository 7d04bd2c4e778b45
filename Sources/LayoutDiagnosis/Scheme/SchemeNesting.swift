import LayoutModel

/// Which items of a conflict lie inside which, as far as the list shows.
struct SchemeNesting {
  /// The item around each, where it is an item of the conflict too.
  private(set) var parents: [ItemIndex: ItemIndex] = [:]

  /// Finds the items around those that members speak about.
  init(_ core: Core, in layout: Layout, _ containment: Containment) {
    var items: Set<ItemIndex> = []
    for member in core.members { for term in member.form.terms { items.insert(term.item) } }
    for item in items.sorted() {
      var outer = Self.container(of: item, in: layout)
      var steps = 0
      while let next = outer, !items.contains(next), steps < 64 {
        outer = Self.container(of: next, in: layout)
        steps += 1
      }
      if let outer, items.contains(outer) { add(item, inside: outer) }
    }
    for index in core.constraints {
      guard let equation = layout.constraints[index].equation,
        let (inner, outer) = containment.pair(in: equation), parents[inner] == nil
      else { continue }
      if items.contains(inner), items.contains(outer) { add(inner, inside: outer) }
    }
  }

  /// Notes that an item lies inside another, unless that would run in a circle.
  private mutating func add(_ item: ItemIndex, inside outer: ItemIndex) {
    var next: ItemIndex? = outer
    while let place = next {
      if place == item { return }
      next = parents[place]
    }
    parents[item] = outer
  }

  private static func container(of item: ItemIndex, in layout: Layout) -> ItemIndex? {
    switch layout.items[item].kind {
    case .margins(let owner), .baseline(let owner, _): owner
    case .view, .guide, .anchor, .ancestor: layout.items[item].parent
    }
  }
}
