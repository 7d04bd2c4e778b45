import LayoutModel

/// Constraints in words: as an equation with readable names, and as a short label for a sum.
struct ConstraintWords: Sendable {
  private let layout: Layout
  /// The names of the items.
  let names: ItemNames
  /// Which items lie inside which.
  let containment: Containment

  /// Creates the words for a layout.
  init(_ layout: Layout) {
    self.layout = layout
    names = ItemNames(layout)
    containment = Containment(layout)
  }

  /// Returns the constraint as an equation, for example `UIButton.leading = UIView.leading + 12`.
  func equation(_ constraint: Constraint) -> String {
    guard let equation = constraint.equation else { return constraint.printed }
    let left = reference(equation.first)
    var right = ""
    if let second = equation.second {
      let factor = equation.multiplier
      right = factor == .one ? reference(second) : "\(Points.factor(factor)) × \(reference(second))"
      if equation.constant.isNegative {
        right += " − \(Points.text(equation.constant.magnitude))"
      } else if !equation.constant.isZero {
        right += " + \(Points.text(equation.constant))"
      }
    } else {
      right = Points.text(equation.constant)
    }
    return "\(left) \(Self.sign(equation.relation)) \(right)"
  }

  /// Returns what a row says, for constraints and for the facts that no line states.
  func equation(_ origin: BlockSystem.Origin) -> String {
    switch origin {
    case .constraint(let index): equation(layout.constraints[index])
    case .size(let item, let axis): "\(names.code(item)).\(axis.noun) ≥ 0"
    }
  }

  /// Returns the attribute of an item, for example `UIButton.leading`.
  func reference(_ reference: AttributeReference) -> String {
    let item = layout.items[reference.item]
    switch item.kind {
    case .baseline: return names[reference.item]
    default: return "\(names.code(reference.item)).\(reference.attribute.rawValue)"
    }
  }

  /// Returns the name of the priority that a required content size has, for example `horizontal hugging priority of
  /// UILabel 'Title'`; `nil` for other constraints.
  func contentPriority(_ constraint: Constraint) -> String? {
    guard constraint.owner == .contentSize, constraint.priority.isRequired,
      constraint.form.relation != .equal, let term = constraint.form.terms.first
    else { return nil }
    let axis = term.variable.axis == .horizontal ? "horizontal" : "vertical"
    let kind =
      constraint.form.relation == .lessThanOrEqual ? "hugging priority" : "compression resistance priority"
    return "\(axis) \(kind) of \(names[term.item])"
  }

  /// Returns the sign of a relation as people write it.
  static func sign(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

// MARK: - Labels

extension ConstraintWords {
  /// Returns a short label for a line of a sum, for example `leading space of UIImageView`.
  func label(_ origin: BlockSystem.Origin) -> String {
    switch origin {
    case .size(let item, let axis): "a \(axis.noun) is never negative (\(names[item]))"
    case .constraint(let index): label(layout.constraints[index])
    }
  }

  private func label(_ constraint: Constraint) -> String {
    guard let equation = constraint.equation else { return constraint.printed }
    guard let second = equation.second else { return constantLabel(equation) }
    let first = equation.first
    if case .baseline(let owner, let isFirst) = layout.items[first.item].kind {
      return isFirst
        ? "first baseline below the top of \(names[owner])"
        : "last baseline above the bottom of \(names[owner])"
    }
    if equation.multiplier != .one || first.attribute.isSize { return relativeLabel(equation, second) }
    if let guide = guideLabel(constraint, equation, second) { return guide }
    if first.attribute == second.attribute { return insetLabel(equation, second) }
    if let gap = gapLabel(equation, second) { return gap }
    return self.equation(constraint)
  }

  private func constantLabel(_ equation: Equation) -> String {
    let attribute = equation.first.attribute
    let name = names[equation.first.item]
    guard attribute.isSize else { return "\(attribute.rawValue) of \(name)" }
    return switch equation.relation {
    case .equal: "\(attribute.rawValue) of \(name)"
    case .greaterThanOrEqual: "least \(attribute.rawValue) of \(name)"
    case .lessThanOrEqual: "greatest \(attribute.rawValue) of \(name)"
    }
  }

  private func relativeLabel(_ equation: Equation, _ second: AttributeReference) -> String {
    let first = equation.first
    if equation.multiplier == .one, equation.constant.isZero, first.attribute == second.attribute {
      let relation = equation.relation == .equal ? "equal \(first.attribute.rawValue)s of" : nil
      if let relation { return "\(relation) \(names[first.item]) and \(names[second.item])" }
    }
    var text = self.equation(
      Constraint(
        className: "", owner: .app, equation: equation, form: LinearForm([], equation.relation, .zero)))
    if first.item == second.item { text += " (aspect ratio)" }
    return text
  }

  /// Labels the constraints between a guide and its owner.
  private func guideLabel(
    _ constraint: Constraint, _ equation: Equation, _ second: AttributeReference
  ) -> String? {
    guard constraint.owner == .margins || constraint.owner == .safeArea || constraint.assumption == "margin"
    else {
      return nil
    }
    let items = [equation.first.item, second.item]
    guard let owner = items.first(where: { layout.items[$0].kind == .view }) else { return nil }
    let side = Self.side(equation.first.attribute)
    return constraint.owner == .safeArea
      ? "\(side) edge of the safe area in \(names[owner])" : "\(side) layout margin of \(names[owner])"
  }

  /// Labels same edges of two items: a space inside one of them, or an alignment.
  private func insetLabel(_ equation: Equation, _ second: AttributeReference) -> String {
    let side = Self.side(equation.first.attribute)
    if let (inner, outer) = containment.pair(in: equation) {
      return "\(side) space of \(names[inner]) in \(names[outer])"
    }
    let edges = equation.first.attribute.isFarEdge == nil ? "" : " edges"
    return "\(side)\(edges) of \(names[equation.first.item]) and \(names[second.item])"
  }

  /// Labels the gap between two items that follow each other.
  private func gapLabel(_ equation: Equation, _ second: AttributeReference) -> String? {
    guard let firstFar = equation.first.attribute.isFarEdge, let secondFar = second.attribute.isFarEdge,
      firstFar != secondFar, equation.first.attribute.axis == second.attribute.axis
    else { return nil }
    let (before, after) = firstFar ? (equation.first.item, second.item) : (second.item, equation.first.item)
    return "space between \(names[before]) and \(names[after])"
  }

  /// Returns the word for the side of an attribute.
  private static func side(_ attribute: Attribute) -> String {
    switch attribute {
    case .centerX: "horizontal centres"
    case .centerY: "vertical centres"
    case .firstBaseline: "first baselines"
    case .lastBaseline: "last baselines"
    default: attribute.rawValue
    }
  }
}
