/// Turns equations between attributes into statements about alignment rectangles, and adds what they imply.
///
/// Every attribute is linear in x, y, width and height of the item's alignment rectangle. Three kinds of
/// attribute need something that no line states: a margin needs the layout margins guide, a baseline the
/// distance from its edge, and a multiplied edge the ancestor in whose coordinates it is measured. The builder
/// adds an implied item for each and, as a constraint of its own, the assumption that fixes it.
package struct LayoutBuilder: Sendable {
  /// The layout so far.
  package var layout: Layout
  /// The layout margins guide of an item, where the input has it.
  private var marginsGuides: [ItemIndex: ItemIndex] = [:]
  /// The edges of layout margins guides that a line of the input ties to their item.
  private var tiedEdges: Set<AttributeReference> = []
  private var baselines: [AttributeReference: ItemIndex] = [:]
  private var ancestors: [AttributeReference: ItemIndex] = [:]

  /// Creates a builder for a layout whose items are known.
  package init(_ layout: Layout) { self.layout = layout }

  /// Notes that the input has the layout margins guide of an item.
  package mutating func setMarginsGuide(_ guide: ItemIndex, of item: ItemIndex) {
    marginsGuides[item] = guide
  }

  /// Returns the layout margins guide of an item, where one is known.
  package func marginsGuide(knownOf item: ItemIndex) -> ItemIndex? { marginsGuides[item] }

  /// Notes that a line of the input ties an edge of a layout margins guide to its item.
  package mutating func setTied(_ guide: ItemIndex, _ edge: Attribute) {
    tiedEdges.insert(AttributeReference(guide, physical(edge)))
  }

  /// Returns the statement that an equation makes about alignment rectangles.
  package mutating func form(of equation: Equation) -> LinearForm {
    var sum = LinearSum()
    let isMirrored =
      layout.direction == .rightToLeft
      && (equation.first.attribute.followsReadingDirection
        || equation.second?.attribute.followsReadingDirection == true)
    add(equation.first, factor: .one, mirrored: isMirrored, to: &sum)
    if let second = equation.second {
      add(second, factor: -equation.multiplier, mirrored: isMirrored, to: &sum)
      if equation.multiplier != .one, !second.attribute.isSize {
        let edge: Attribute =
          second.attribute.axis == .vertical ? .top : isMirrored ? .right : .left
        let origin = AttributeReference(
          origin(of: equation.first.item, relativeTo: second, measuredAt: edge), edge)
        add(origin, factor: equation.multiplier - .one, mirrored: isMirrored, to: &sum)
      }
    }
    return LinearForm(sum.terms, equation.relation, equation.constant)
  }

  /// Adds a multiple of an attribute to a sum; in a mirrored equation the horizontal axis points left.
  package mutating func add(
    _ reference: AttributeReference, factor: Rational, mirrored: Bool, to sum: inout LinearSum
  ) {
    let resolved = resolve(reference)
    let sign: Rational = mirrored && !resolved.attribute.isSize ? -1 : 1
    for (variable, share) in Self.coordinates(of: physical(resolved.attribute)) {
      sum.add(Term(resolved.item, variable, factor * sign * share))
    }
  }

  /// Returns the variables that make up a physical attribute, with their shares.
  private static func coordinates(of attribute: Attribute) -> [(Variable, Rational)] {
    let half = Rational(1, 2)
    return switch attribute {
    case .width: [(.width, 1)]
    case .height: [(.height, 1)]
    case .right: [(.x, 1), (.width, 1)]
    case .bottom: [(.y, 1), (.height, 1)]
    case .centerX: [(.x, 1), (.width, half)]
    case .centerY: [(.y, 1), (.height, half)]
    default: [(Variable.origin(attribute.axis), 1)]
    }
  }

  /// Returns the attribute with leading and trailing replaced by the side they mean.
  private func physical(_ attribute: Attribute) -> Attribute {
    let isLeftToRight = layout.direction == .leftToRight
    return switch attribute {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: attribute
    }
  }

  /// Returns the attribute with margins and baselines replaced by edges of guides and implied items.
  private mutating func resolve(_ reference: AttributeReference) -> AttributeReference {
    if let inside = reference.attribute.withinMarginsGuide {
      let guide = marginsGuide(of: reference.item)
      for edge in Self.edges(of: physical(inside)) { assumeMargin(guide, edge, of: reference.item) }
      return AttributeReference(guide, inside)
    }
    switch reference.attribute {
    case .firstBaseline, .lastBaseline:
      return AttributeReference(baseline(reference), .top)
    default:
      return reference
    }
  }

  /// Returns the edges that fix an attribute of a guide.
  private static func edges(of attribute: Attribute) -> [Attribute] {
    switch attribute {
    case .centerX: [.left, .right]
    case .centerY: [.top, .bottom]
    default: [attribute]
    }
  }
}

// MARK: - Implied items

extension LayoutBuilder {
  /// The layout margin of a view that sets none, in points (UIKit's default up to iOS 26).
  package static let defaultMargin: Rational = 8
  /// The distance from the top of a label in the 17-point body font to its first baseline, in points.
  package static let defaultAscent: Rational = 16
  /// The distance from the last baseline of a label in the 17-point body font to its bottom, in points.
  package static let defaultDescent: Rational = 4

  private mutating func addItem(_ item: Item) -> ItemIndex {
    layout.items.append(item)
    return layout.items.count - 1
  }

  private mutating func marginsGuide(of item: ItemIndex) -> ItemIndex {
    if let guide = marginsGuides[item] { return guide }
    let guide = addItem(Item(.margins(of: item), parent: item))
    marginsGuides[item] = guide
    return guide
  }

  private mutating func assumeMargin(_ guide: ItemIndex, _ edge: Attribute, of item: ItemIndex) {
    guard tiedEdges.insert(AttributeReference(guide, edge)).inserted else { return }
    let isFar = edge == .right || edge == .bottom
    let inset = isFar ? -Self.defaultMargin : Self.defaultMargin
    assume(
      "margin",
      Equation(
        AttributeReference(guide, edge), .equal, AttributeReference(item, edge), constant: inset))
  }

  private mutating func baseline(_ reference: AttributeReference) -> ItemIndex {
    if let known = baselines[reference] { return known }
    let isFirst = reference.attribute == .firstBaseline
    return addBaseline(reference, distance: isFirst ? Self.defaultAscent : Self.defaultDescent)
  }

  @discardableResult
  private mutating func addBaseline(_ reference: AttributeReference, distance: Rational) -> ItemIndex {
    let isFirst = reference.attribute == .firstBaseline
    let index = addItem(Item(.baseline(of: reference.item, isFirst: isFirst), parent: reference.item))
    baselines[reference] = index
    assume(
      "baseline",
      Equation(
        AttributeReference(index, .top), .equal,
        AttributeReference(reference.item, isFirst ? .top : .bottom),
        constant: isFirst ? distance : -distance))
    return index
  }

  /// Notes how far a baseline lies inside of its edge, for an item about whose text more is known than nothing.
  package mutating func setBaseline(of item: ItemIndex, isFirst: Bool, distance: Rational) {
    let key = AttributeReference(item, isFirst ? .firstBaseline : .lastBaseline)
    guard baselines[key] == nil else { return }
    addBaseline(key, distance: distance)
  }

  /// Returns the item in whose coordinates a multiplied attribute is measured: the nearest common ancestor.
  ///
  /// Where the input does not say who contains whom, the origin is unknown and only assumed to be that of the
  /// second item, since multiplied edges are nearly always written against the superview.
  private mutating func origin(
    of first: ItemIndex, relativeTo second: AttributeReference, measuredAt edge: Attribute
  ) -> ItemIndex {
    if let known = nearestCommonAncestor(first, second.item) { return known }
    let key = AttributeReference(second.item, edge)
    if let known = ancestors[key] { return known }
    let index = addItem(Item(.ancestor))
    ancestors[key] = index
    assume(
      "ancestor",
      Equation(
        AttributeReference(index, key.attribute), .equal, AttributeReference(second.item, key.attribute)))
    return index
  }

  private func nearestCommonAncestor(_ first: ItemIndex, _ second: ItemIndex) -> ItemIndex? {
    let ancestors = Set(lineage(of: first))
    return lineage(of: second).first { ancestors.contains($0) }
  }

  /// How many levels up an ancestor is looked for; a circle of parents is as long.
  private static let mostLevels = 128

  /// Returns the item and the items around it, nearest first; stops where the input stops.
  private func lineage(of item: ItemIndex) -> [ItemIndex] {
    var line = [item]
    var next = layout.items[item].parent
    while let parent = next, line.count < Self.mostLevels {
      line.append(parent)
      next = layout.items[parent].parent
    }
    return line
  }

  private mutating func assume(_ assumption: String, _ equation: Equation) {
    let form = form(of: equation)
    layout.constraints.append(
      Constraint(
        className: "", owner: .implicit, equation: equation, form: form, assumption: assumption))
  }
}
