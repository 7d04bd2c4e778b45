import LayoutModel

/// What `NSStackView` does along its axis.
extension LayoutDraft {
  /// Adds what places the views behind one another.
  mutating func addGravity(_ stack: StackArrangement) {
    switch stack.stack.distribution {
    case .fill, .fillEqually, .fillProportionally: addChain(stack)
    case .gravityAreas, .equalSpacing, .equalCentering: addLooseChain(stack)
    }
    addSharedLength(stack)
  }

  /// Adds a chain from edge to edge that keeps its spaces.
  private mutating func addChain(_ stack: StackArrangement) {
    guard let ends = stack.ends else { return }
    let (along, names) = (stack.along, stack.alongNames)
    let clipping = stack.clippingResistance(along.axis)
    addStack(
      "NSStackView.Edge.Min." + names.near, ends.first, along.near, .equal, stack.item,
      constant: stack.alongInsets.near)
    addStack(
      "NSStackView.Edge.Min." + names.far, stack.item, along.far,
      clipping.isRequired ? .equal : .lessThanOrEqual, ends.last, constant: stack.alongInsets.far)
    if !clipping.isRequired {
      addStack(
        "NSStackView.Edge." + names.far, stack.item, along.far, .greaterThanOrEqual, ends.last,
        constant: stack.alongInsets.far, priority: clipping.value)
    }
    for (previous, next) in zip(stack.visible, stack.visible.dropFirst()) {
      addStack(
        "NSStackView.Stack", next.item, along.near, .equal, previous.item, along.far,
        constant: previous.spacing)
    }
  }

  /// Adds a chain whose spaces may grow, and which packs the views of each gravity area at its place.
  private mutating func addLooseChain(_ stack: StackArrangement) {
    let along = stack.along
    let hugging = stack.hugging(along.axis).value
    let hasAreas = stack.stack.distribution == .gravityAreas
    let views = hasAreas ? stack.viewsByGravity : stack.visible
    guard let first = views.first, let last = views.last else { return }
    addLooseEnds(
      stack, (first.item, !hasAreas || first.gravity == 0), (last.item, !hasAreas || last.gravity == 2))
    var packing: Float = 749.99
    for (previous, next) in zip(views, views.dropFirst()) {
      addStack(
        "NSStackView.Stack.Min", next.item, along.near, .greaterThanOrEqual, previous.item, along.far,
        constant: previous.spacing)
      let isPacked = hasAreas && previous.gravity == next.gravity
      addStack(
        "NSStackView.Stack", next.item, along.near, .equal, previous.item, along.far,
        constant: previous.spacing, priority: isPacked ? packing : hugging)
      if isPacked { packing -= 0.01 }
    }
    let middle = hasAreas ? views.filter { $0.gravity == 1 } : []
    guard let first = middle.first?.item, let last = middle.last?.item else { return }
    addStackSum(
      "NSStackView.CenterGroup.Center",
      [
        (first, along.near, 1), (stack.item, along.near, -1), (last, along.far, 1),
        (stack.item, along.far, -1),
      ])
  }

  /// Adds the edges of a chain whose spaces may grow; a view at the end of its area is held more strongly.
  private mutating func addLooseEnds(
    _ stack: StackArrangement, _ first: (item: ItemIndex, isHeld: Bool),
    _ last: (item: ItemIndex, isHeld: Bool)
  ) {
    let (along, names, insets) = (stack.along, stack.alongNames, stack.alongInsets)
    let hugging = stack.hugging(along.axis).value
    addStack("NSStackView.Edge." + names.near, first.item, along.near, .greaterThanOrEqual, stack.item)
    addStack(
      "NSStackView.Edge." + names.far, stack.item, along.far, .greaterThanOrEqual, last.item,
      constant: insets.far, priority: stack.clippingResistance(along.axis).value)
    addStack(
      "NSStackView.Edge.Min." + names.near, first.item, along.near, .equal, stack.item,
      constant: insets.near, priority: first.isHeld ? 750 : hugging)
    addStack(
      "NSStackView.Edge.Min." + names.far, stack.item, along.far, .equal, last.item,
      constant: insets.far, priority: last.isHeld ? 750 : hugging)
  }

  /// Ties lengths, spaces or distances of centres to a shared one.
  private mutating func addSharedLength(_ stack: StackArrangement) {
    let (along, distribution) = (stack.along, stack.stack.distribution)
    guard distribution != .fill, distribution != .gravityAreas, !stack.visible.isEmpty else { return }
    let ideal = addHelper("NSStackView.Distribution.Ideal", of: stack)
    for arranged in stack.visible {
      if distribution == .fillEqually {
        addStack(
          "NSStackView.Distribution.EqualSizing", arranged.item, along.length, .equal, ideal,
          priority: 260)
      } else if distribution == .fillProportionally,
        let natural = naturalLength(of: arranged.view, along: along.axis), natural > 0
      {
        addStack(
          "NSStackView.Distribution.ProportionalSizing", arranged.item, along.length, .equal, ideal,
          multiplier: natural, priority: 260)
      }
    }
    guard distribution.spreads else { return }
    let isCentering = distribution == .equalCentering
    for (previous, next) in zip(stack.visible, stack.visible.dropFirst()) {
      addStackSum(
        isCentering ? "NSStackView.Distribution.EqualCentering" : "NSStackView.Distribution.EqualSpacing",
        [
          (next.item, isCentering ? along.middle : along.near, 1),
          (previous.item, isCentering ? along.middle : along.far, -1), (ideal, along.length, -1),
        ])
    }
  }

  /// Adds a constraint of a stack view that a sum of attributes is 0, at the priority of the shared lengths.
  private mutating func addStackSum(
    _ identifier: String, _ terms: [(item: ItemIndex, attribute: Attribute, factor: Rational)]
  ) {
    let isMirrored =
      builder.layout.direction == .rightToLeft && terms.contains { $0.attribute.axis == .horizontal }
    var sum = LinearSum()
    for term in terms {
      builder.add(
        AttributeReference(term.item, term.attribute), factor: term.factor, mirrored: isMirrored, to: &sum)
    }
    builder.layout.constraints.append(
      Constraint(
        className: "NSLayoutConstraint", identifier: identifier, owner: .stackView, priority: Priority(260),
        form: LinearForm(sum.terms, .equal, 0)))
  }
}

extension StackArrangement {
  /// The visible views, those of the beginning first, then those of the middle and of the end.
  var viewsByGravity: [ArrangedView] {
    (0...2).flatMap { gravity in visible.filter { $0.gravity == gravity } }
  }

  /// What identifiers call the edges along the stack.
  var alongNames: (near: String, far: String) {
    along.axis == .horizontal ? ("Leading", "Trailing") : ("Top", "Bottom")
  }

  /// Returns how strongly the stack view keeps to its views along an axis.
  func hugging(_ axis: Axis) -> Priority {
    guard let hugging = stack.hugging else { return Priority(Float(250).nextDown) }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Returns how strongly the stack view keeps its views from being cut off along an axis.
  func clippingResistance(_ axis: Axis) -> Priority {
    guard let resistance = stack.clippingResistance else { return .required }
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }
}
