import LayoutModel

/// What `UIStackView` does across its axis.
extension LayoutDraft {
  /// Adds what lines up the views and fits the canvas around them.
  mutating func addAlignment(_ stack: StackArrangement) {
    let (near, far) = stack.strongEdges
    addAlignedEdges(stack)
    guard let first = stack.visible.first?.item else {
      let spanner = addHelper("UISV-alignment-spanner", of: stack)
      connect(stack, near: (spanner, .equal), far: (spanner, .equal))
      addStack("UISV-spanning-fit", spanner, stack.across.length, priority: 0.001)
      return
    }
    if stack.stack.alignment != .fill {
      for arranged in stack.all {
        addStack("UISV-ambiguity-suppression", arranged.item, stack.across.length, priority: 25)
      }
    }
    if near, far {
      connect(stack, near: (first, .equal), far: (first, .equal))
    } else if stack.visible.count == 1 {
      connect(
        stack, near: (first, near ? .equal : .lessThanOrEqual),
        far: (first, far ? .equal : .greaterThanOrEqual))
      addStack("UISV-canvas-fit", stack.item, stack.across.length, priority: 49)
      addCentre(stack, first)
    } else {
      addSpanner(stack, first)
      addCentre(stack, first)
    }
  }

  /// Ties all views to the first on the attributes of the alignment.
  private mutating func addAlignedEdges(_ stack: StackArrangement) {
    guard let first = stack.all.first else { return }
    for arranged in stack.all.dropFirst() {
      for attribute in stack.alignedAttributes {
        addStack(
          "UISV-alignment", holder(of: attribute, in: first), attribute, .equal,
          holder(of: attribute, in: arranged))
      }
    }
  }

  /// Adds a helper that reaches around all views, and ties the canvas to it where the views' edges differ.
  private mutating func addSpanner(_ stack: StackArrangement, _ first: ItemIndex) {
    let across = stack.across
    let (near, far) = stack.strongEdges
    let spanner = addHelper("UISV-alignment-spanner", of: stack)
    for arranged in stack.visible {
      addStack(
        "UISV-spanning-boundary", spanner, across.near, near ? .equal : .lessThanOrEqual, arranged.item,
        priority: near ? 999.5 : 1000)
      addStack(
        "UISV-spanning-boundary", spanner, across.far, far ? .equal : .greaterThanOrEqual, arranged.item,
        priority: far ? 999.5 : 1000)
    }
    addStack("UISV-spanning-fit", spanner, across.length, priority: 51)
    let baseline = stack.alignedAttributes.first
    connect(
      stack,
      near: near
        ? (first, .equal) : baseline == .firstBaseline ? (first, .lessThanOrEqual) : (spanner, .equal),
      far: far
        ? (first, .equal) : baseline == .lastBaseline ? (first, .greaterThanOrEqual) : (spanner, .equal))
    if baseline == .firstBaseline || baseline == .lastBaseline {
      addStack("UISV-canvas-fit", stack.item, across.length, priority: 49)
    }
  }

  private mutating func addCentre(_ stack: StackArrangement, _ first: ItemIndex) {
    guard stack.stack.alignment.place == .middle else { return }
    let (across, insets) = (stack.across, stack.acrossInsets)
    let isMirrored = across.axis == .horizontal && builder.layout.direction == .rightToLeft
    let shift = (insets.far - insets.near) / 2
    addStack(
      "UISV-canvas-connection", stack.item, across.middle, .equal, first,
      constant: isMirrored ? -shift : shift)
  }

  /// Ties the canvas to the edges of items across the axis.
  private mutating func connect(
    _ stack: StackArrangement, near: (item: ItemIndex, relation: Relation),
    far: (item: ItemIndex, relation: Relation)
  ) {
    let across = stack.across
    addStack(
      "UISV-canvas-connection", stack.item, across.near, near.relation, near.item,
      constant: -stack.acrossInsets.near)
    addStack(
      "UISV-canvas-connection", stack.item, across.far, far.relation, far.item,
      constant: stack.acrossInsets.far)
  }
}

/// Where views lie across a stack view.
enum StackPlace {
  case whole, near, middle, far, firstBaseline, lastBaseline
}

extension InterfaceStack.Alignment {
  /// Where the views lie; the names of the other axis mean the same places.
  var place: StackPlace {
    switch self {
    case .fill, .width, .height: .whole
    case .leading, .top, .left: .near
    case .trailing, .bottom, .right: .far
    case .center, .centerX, .centerY: .middle
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension StackArrangement {
  /// The attributes across the stack in which the views agree; none for baselines of views above each other.
  var alignedAttributes: [Attribute] {
    switch stack.alignment.place {
    case .whole: [across.near, across.far]
    case .near: [across.near]
    case .far: [across.far]
    case .middle: [across.middle]
    case .firstBaseline: across.axis == .vertical ? [.firstBaseline] : []
    case .lastBaseline: across.axis == .vertical ? [.lastBaseline] : []
    }
  }

  /// Whether the near and the far edges of all views are the canvas' own.
  var strongEdges: (near: Bool, far: Bool) {
    let edges = alignedAttributes
    return (edges.contains(across.near), edges.contains(across.far))
  }
}
