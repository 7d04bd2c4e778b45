import LayoutModel

/// What `UIStackView` does along its axis.
extension LayoutDraft {
  /// Adds what places the views behind one another.
  mutating func addDistribution(_ stack: StackArrangement) {
    addCanvasEnds(stack)
    addSpacing(stack)
    addHiding(stack)
    switch stack.stack.distribution {
    case .fill, .gravityAreas: break
    case .fillEqually: addEqualLengths(stack)
    case .fillProportionally: addProportions(stack)
    case .equalSpacing, .equalCentering: addGaps(stack)
    }
    addTextWidths(stack)
  }

  private mutating func addCanvasEnds(_ stack: StackArrangement) {
    let along = stack.along
    let ends: (first: ItemIndex, last: ItemIndex)
    if let visible = stack.ends {
      ends = visible
    } else {
      let spanner = addHelper("UISV-ordering-spanner", of: stack)
      addStack("UISV-spanning-fit", spanner, along.length, priority: 0.001)
      ends = (spanner, spanner)
    }
    addStack(
      "UISV-canvas-connection", stack.item, along.near, .equal, ends.first, constant: -stack.alongInsets.near)
    addStack(
      "UISV-canvas-connection", stack.item, along.far, .equal, ends.last, constant: stack.alongInsets.far)
  }

  private mutating func addSpacing(_ stack: StackArrangement) {
    let relation: Relation = stack.stack.distribution.spreads ? .greaterThanOrEqual : .equal
    for (previous, next) in zip(stack.visible, stack.visible.dropFirst()) {
      let edges = stack.facingEdges
      addStack(
        "UISV-spacing", holder(of: edges.next, in: next), edges.next, relation,
        holder(of: edges.previous, in: previous),
        edges.previous, constant: previous.spacing)
    }
  }

  /// Makes hidden views lengthless and puts them where they would be.
  private mutating func addHiding(_ stack: StackArrangement) {
    let along = stack.along
    var previous: ArrangedView?
    for (index, arranged) in stack.all.enumerated() {
      guard tree.views[arranged.view].isHidden else {
        previous = arranged
        continue
      }
      addStack("UISV-hiding", arranged.item, along.length, assumption: "hiding")
      let next = stack.all[index...].first { !tree.views[$0.view].isHidden }
      if let previous {
        let gap = next == nil ? 0 : previous.spacing / 2
        addStack(
          "UISV-spacing-hidden", arranged.item, along.near, .equal, previous.item, along.far, constant: gap,
          priority: 50)
      } else if let next {
        addStack("UISV-spacing-hidden", next.item, along.near, .equal, arranged.item, along.far, priority: 50)
      } else {
        addStack(
          "UISV-spacing-hidden", arranged.item, along.near, .equal, stack.item, along.near,
          constant: stack.alongInsets.near, priority: 50)
      }
    }
  }

  private mutating func addEqualLengths(_ stack: StackArrangement) {
    guard let first = stack.visible.first else { return }
    for arranged in stack.visible.dropFirst() {
      addStack("UISV-fill-equally", arranged.item, stack.along.length, .equal, first.item)
    }
  }

  /// Gives each view the part of the canvas that its own length is of all lengths and spaces.
  private mutating func addProportions(_ stack: StackArrangement) {
    let length = stack.along.length
    let lengths = stack.visible.map { naturalLength(of: $0.view, along: stack.along.axis) ?? 0 }
    let count = lengths.count { $0 > 0 }
    guard count > 0 else { return addEqualLengths(stack) }
    let spaces = stack.visible.dropLast().reduce(Rational.zero) { $0 + $1.spacing }
    let total = lengths.reduce(spaces, +)
    let isExact = count == 1 && (stack.visible.count == 1 || spaces.isZero)
    // Required shares come from rebuilds of UIStackView; no log shows them, so that they are only assumed.
    for (index, arranged) in stack.visible.enumerated() {
      guard lengths[index] > 0, total > 0 else {
        addStack("UISV-fill-proportionally", arranged.item, length, assumption: "share")
        continue
      }
      let share = lengths[index] / total
      addStack(
        "UISV-fill-proportionally", arranged.item, length, .equal, stack.item, multiplier: share,
        constant: -share * stack.alongInsets.sum, priority: isExact ? 1000 : 999 - Float(index),
        assumption: "share")
    }
  }

  /// Adds a helper between each two views, all equally long.
  private mutating func addGaps(_ stack: StackArrangement) {
    let along = stack.along
    let isCentering = stack.stack.distribution == .equalCentering
    let edges = isCentering ? (previous: along.middle, next: along.middle) : stack.facingEdges
    var first: ItemIndex?
    for (index, (previous, next)) in zip(stack.visible, stack.visible.dropFirst()).enumerated() {
      let gap = addHelper("_UIOLAGapGuide", of: stack)
      addStack(
        "UISV-distributing-edge", gap, along.near, .equal, holder(of: edges.previous, in: previous),
        edges.previous
      )
      addStack("UISV-distributing-edge", gap, along.far, .equal, holder(of: edges.next, in: next), edges.next)
      if let first {
        addStack(
          "UISV-fill-equally", gap, along.length, .equal, first,
          priority: isCentering ? max(1, 150 - Float(index)) : 1000)
      } else {
        first = gap
      }
    }
    addStack("UISV-canvas-fit", stack.item, along.length, priority: 49)
  }

  /// Gives texts of several lines beside each other equal parts of the width, so that their heights are known.
  ///
  /// The parts and the spaces do not add up to the width: the last text takes what is left.
  private mutating func addTextWidths(_ stack: StackArrangement) {
    guard stack.along.axis == .horizontal, stack.stack.distribution == .fill else { return }
    let texts = stack.visible.filter { (tree.views[$0.view].text?.lines ?? 1) != 1 }
    guard texts.count > 1 else { return }
    let share = Rational(1, Int64(stack.visible.count))
    for (index, text) in texts.enumerated() {
      addStack(
        "UISV-text-width-disambiguation", text.item, .width, .equal, stack.item, multiplier: share,
        priority: index + 1 < texts.count ? 760 : 759)
    }
  }
}

extension InterfaceStack.Distribution {
  /// A Boolean value that indicates whether the spaces grow instead of the views.
  var spreads: Bool { self == .equalSpacing || self == .equalCentering }
}

extension StackArrangement {
  /// The edges of neighbours between which space is measured.
  var facingEdges: (previous: Attribute, next: Attribute) {
    stack.isBaselineRelative && along.axis == .vertical
      ? (.lastBaseline, .firstBaseline) : (along.far, along.near)
  }
}
