package import LayoutModel

/// The length and the place of a view along one axis, relative to its superview, as saved.
struct SavedSpan {
  /// The distance between the smaller edges.
  var origin: Rational
  /// The length.
  var size: Rational
  /// The superview's length.
  var outer: Rational

  /// The distance between the greater edges.
  var rest: Rational { outer - origin - size }
}

extension LayoutDraft {
  /// Adds what places views without constraints of the file: the root's size, frames that containers or the build
  /// keep, and autoresizing masks.
  mutating func addFrames(rootSize: InterfaceSize) {
    addRoot(size: rootSize)
    for index in tree.views.indices.dropFirst() {
      guard let item = itemOfView[index], let parent = tree.views[index].parent else { continue }
      let view = tree.views[index]
      if view.isFixed {
        keepFrame(index, item, in: parent)
      } else if let mask = tree.managedMask(of: index, on: context.platform) {
        translate(mask, of: index, item, in: parent, owner: .cellSizing)
      } else if view.translatesMask, !isArranged(index) {
        translate(view.mask ?? [], of: index, item, in: parent, owner: .autoresizing)
      }
    }
  }

  /// Returns whether a stack view places a view.
  func isArranged(_ index: Int) -> Bool {
    guard let parent = tree.views[index].parent, tree.views[index].slot == nil else { return false }
    return tree.views[parent].stack != nil
  }

  private mutating func addRoot(size: InterfaceSize) {
    guard let root = itemOfView.first ?? nil else { return }
    let inset = insets[0]
    add(root, .left, constant: inset.left, owner: .cellSizing)
    add(root, .top, constant: inset.top, owner: .cellSizing)
    // Code gives a view of a xib its size at run time; only a screen and a window have the size that is drawn.
    let stays = rootStays
    for axis in Axis.allCases {
      add(
        root, .size(axis), constant: size[axis] - inset.sum(axis),
        priority: stays,
        owner: .cellSizing, assumption: tree.controller == nil ? "size" : nil)
    }
  }

  /// How strongly the root keeps the size that is drawn.
  ///
  /// On macOS a window grows with what is inside, but for constraints below its own wish to stay as it is, and so does
  /// a view of a xib on the canvas.
  private var rootStays: Priority {
    guard context.platform == .macOS else { return .required }
    return .windowSizeStays
  }

  /// Adds the four constraints that the build adds for a view that keeps its frame.
  private mutating func keepFrame(_ index: Int, _ item: ItemIndex, in parent: Int) {
    guard let frame = geometry.relative[index], let outer = itemOfView[parent] else { return }
    let identifier = "IB auto generated at build time for view with fixed frame"
    for axis in Axis.allCases {
      let near: Attribute = axis == .horizontal ? .left : .top
      let origin = frame.origin(axis) + insets[index].near(axis) - insets[parent].near(axis)
      add(
        item, near, .equal, outer, constant: origin, owner: .interfaceBuilder, identifier: identifier,
        className: "NSIBPrototypingLayoutConstraint")
      add(
        item, .size(axis), constant: frame.length(axis) - insets[index].sum(axis), owner: .interfaceBuilder,
        identifier: identifier, className: "NSIBPrototypingLayoutConstraint")
    }
  }

  private mutating func translate(
    _ mask: AutoresizingMask, of index: Int, _ item: ItemIndex, in parent: Int, owner: Owner
  ) {
    guard let frame = geometry.relative[index] else { return fill(item, in: parent, owner) }
    let outer = geometry.relative[parent]?.size ?? frame.size
    for axis in Axis.allCases {
      var span = SavedSpan(origin: frame.origin(axis), size: frame.length(axis), outer: outer[axis])
      // A cell that was not drawn anew since its table changed still begins at the left: it fills the table.
      if axis == .horizontal, tree.views[index].element == "tableViewCell", span.origin.isZero,
        context.platform == .iOS
      {
        span.outer = span.size
      }
      let isBottomUp = context.platform == .macOS && !tree.views[parent].isFlipped
      let flags = MaskFlags(mask, axis, isBottomUp: isBottomUp)
      translate(flags, span, index, item, parent, axis, owner)
    }
  }
}

extension LayoutDraft {
  /// Lets a view fill its superview, where the file holds no frame that says more.
  private mutating func fill(_ item: ItemIndex, in parent: Int, _ owner: Owner) {
    guard let outer = itemOfView[parent] else { return }
    for edge in [Attribute.left, .top, .right, .bottom] {
      add(item, edge, .equal, outer, owner: owner, assumption: "size")
    }
  }
}

extension Priority {
  /// How strongly a window of macOS wants to keep its size: just below 500, so that a constraint of 500 moves it.
  static let windowSizeStays = Priority(499.999)
}

/// Which of the three lengths along an axis can change, y running down.
private struct MaskFlags {
  var near: Bool
  var size: Bool
  var far: Bool

  init(_ mask: AutoresizingMask, _ axis: Axis, isBottomUp: Bool) {
    switch axis {
    case .horizontal:
      near = mask.contains(.flexibleMinX)
      size = mask.contains(.widthSizable)
      far = mask.contains(.flexibleMaxX)
    case .vertical:
      let (min, max) = (mask.contains(.flexibleMinY), mask.contains(.flexibleMaxY))
      size = mask.contains(.heightSizable)
      // Where y runs up, a view without any flag keeps its distance from the bottom.
      (near, far) = isBottomUp ? (max || (!min && !size), min) : (min, max)
    }
  }
}

extension LayoutDraft {
  /// Adds the two constraints of an axis, as `NSAutoresizingMaskLayoutConstraint` states them.
  private mutating func translate(
    _ flags: MaskFlags, _ span: SavedSpan, _ index: Int, _ item: ItemIndex, _ parent: Int, _ axis: Axis,
    _ owner: Owner
  ) {
    guard let outer = itemOfView[parent] else { return }
    let (near, far): (Attribute, Attribute) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
    let (own, around) = (insets[index], insets[parent])
    let name = "NSAutoresizingMaskLayoutConstraint"
    let assumption =
      owner == .cellSizing ? "size" : constrainedViews.contains(index) ? "mask" : nil
    if flags.near, flags.far || flags.size {
      // The near margin takes a share of what the superview has beyond the fixed lengths.
      let fixed = flags.size ? (flags.far ? Rational.zero : span.rest) : span.size
      let flexible = span.outer - fixed
      let share = flexible.isZero ? Rational(1, 2) : span.origin / flexible
      addShare(
        item, .origin(axis), share, of: outer, axis,
        constant: -share * fixed + share * around.sum(axis) + own.near(axis) - around.near(axis), owner,
        assumption)
    } else if flags.near {
      add(
        item, far, .equal, outer, constant: around.far(axis) - span.rest - own.far(axis), owner: owner,
        className: name, assumption: assumption)
    } else {
      add(
        item, near, .equal, outer, constant: span.origin + own.near(axis) - around.near(axis), owner: owner,
        className: name, assumption: assumption)
    }
    if flags.size, flags.near || flags.far {
      let fixed = (flags.near ? .zero : span.origin) + (flags.far ? .zero : span.rest)
      let flexible = span.outer - fixed
      let share = flexible.isZero ? Rational.zero : span.size / flexible
      addShare(
        item, .size(axis), share, of: outer, axis,
        constant: -share * fixed + share * around.sum(axis) - own.sum(axis), owner, assumption)
    } else if flags.size {
      add(
        item, far, .equal, outer, constant: around.far(axis) - span.rest - own.far(axis), owner: owner,
        className: name, assumption: assumption)
    } else {
      add(
        item, .size(axis), constant: span.size - own.sum(axis), owner: owner, className: name,
        assumption: assumption)
    }
  }

  /// Adds `variable = share · superview's length + constant`, a place being measured from the superview's.
  private mutating func addShare(
    _ item: ItemIndex, _ variable: Variable, _ share: Rational, of outer: ItemIndex, _ axis: Axis,
    constant: Rational, _ owner: Owner, _ assumption: String?
  ) {
    var sum = LinearSum()
    sum.add(Term(item, variable, 1))
    if variable == .origin(axis) { sum.add(Term(outer, variable, -1)) }
    sum.add(Term(outer, .size(axis), -share))
    builder.layout.constraints.append(
      Constraint(
        className: "NSAutoresizingMaskLayoutConstraint", owner: owner,
        form: LinearForm(sum.terms, .equal, constant), printed: "frame and autoresizing mask",
        assumption: assumption))
  }
}

extension Attribute {
  /// Returns the attribute that is the length along an axis.
  package static func size(_ axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }
}
