import LayoutModel

/// Which items lie inside which, as far as a layout shows.
///
/// The input may say so. Else two constraints between the same edges on opposite sides show it, when the spaces
/// between them point inwards; one such constraint alone shows nothing, since siblings can be offset as well.
struct Containment: Sendable {
  /// An item and one that may lie inside it.
  private struct Pair: Hashable {
    var inner: ItemIndex
    var outer: ItemIndex
  }

  /// A side of an item.
  private struct Side: Hashable {
    var axis: Axis
    var isFar: Bool
  }

  private let layout: Layout
  private var shown: Set<Pair> = []

  /// Finds out what a layout shows; O(n) in the number of constraints.
  init(_ layout: Layout) {
    self.layout = layout
    var inward: [Pair: Set<Side>] = [:]
    var outward: Set<Pair> = []
    for constraint in layout.constraints {
      guard let equation = constraint.equation, let second = equation.second, let side = Self.side(equation)
      else { continue }
      let pair = Pair(inner: equation.first.item, outer: second.item)
      let reverse = Pair(inner: second.item, outer: equation.first.item)
      let isInward = equation.constant.isNegative == side.isFar
      if equation.constant.isZero || isInward { inward[pair, default: []].insert(side) }
      if equation.constant.isZero || !isInward { inward[reverse, default: []].insert(side) }
      if !equation.constant.isZero { outward.insert(isInward ? reverse : pair) }
    }
    for (pair, sides) in inward where !outward.contains(pair) {
      let isEnclosed = Axis.allCases.contains { axis in
        sides.contains(Side(axis: axis, isFar: false)) && sides.contains(Side(axis: axis, isFar: true))
      }
      // Equal edges on both sides show that two items are congruent, not which one lies inside.
      let reverse = Pair(inner: pair.outer, outer: pair.inner)
      if isEnclosed, outward.contains(reverse) { shown.insert(pair) }
    }
  }

  /// Returns which item of an equation between same edges lies inside the other, or `nil` when that is not known.
  func pair(in equation: Equation) -> (inner: ItemIndex, outer: ItemIndex)? {
    guard let second = equation.second, Self.side(equation) != nil else { return nil }
    let (first, other) = (equation.first.item, second.item)
    if contains(other, first) { return (first, other) }
    if contains(first, other) { return (other, first) }
    return nil
  }

  /// Returns the items inside which members of a core lie.
  func outerItems(of core: Core) -> Set<ItemIndex> {
    var outer: Set<ItemIndex> = []
    for member in core.members {
      for term in member.form.terms {
        if let parent = layout.items[term.item].parent { outer.insert(parent) }
      }
      guard let index = member.origin.constraint, let equation = layout.constraints[index].equation else {
        continue
      }
      if let pair = pair(in: equation) { outer.insert(pair.outer) }
    }
    return outer
  }

  private func contains(_ outer: ItemIndex, _ inner: ItemIndex) -> Bool {
    layout.items[inner].parent == outer || shown.contains(Pair(inner: inner, outer: outer))
  }

  /// Returns the side on which an equation ties the same edges of two items, or `nil` for other equations.
  private static func side(_ equation: Equation) -> Side? {
    guard equation.second?.attribute == equation.first.attribute, equation.multiplier == .one,
      let isFar = equation.first.attribute.isFarEdge
    else { return nil }
    return Side(axis: equation.first.attribute.axis, isFar: isFar)
  }
}

extension Attribute {
  /// Whether the attribute is the far edge of an item, or `nil` when it is no edge.
  var isFarEdge: Bool? {
    switch self {
    case .left, .leading, .top: false
    case .right, .trailing, .bottom: true
    default: nil
    }
  }
}
