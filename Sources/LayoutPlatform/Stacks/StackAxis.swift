import LayoutModel

/// The attributes along one axis, as stack views speak of them: in the reading direction.
struct StackAxis {
  /// The axis itself.
  let axis: Axis
  /// The edge where the views begin.
  let near: Attribute
  /// The edge where the views end.
  let far: Attribute
  /// The middle between the edges.
  let middle: Attribute
  /// The distance between the edges.
  let length: Attribute

  /// Creates the attributes of an axis.
  init(_ axis: Axis) {
    self.axis = axis
    let isHorizontal = axis == .horizontal
    near = isHorizontal ? .leading : .top
    far = isHorizontal ? .trailing : .bottom
    middle = isHorizontal ? .centerX : .centerY
    length = isHorizontal ? .width : .height
  }
}

extension Axis {
  /// The other axis.
  var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Distances from the edges of a stack view to where its views may lie, along one axis.
struct StackInsets {
  /// The distance at the near edge.
  var near: Rational
  /// The distance at the far edge.
  var far: Rational

  /// Both together.
  var sum: Rational { near + far }

  /// Creates the distances of a stack view's margins along an axis.
  init(of view: InterfaceView, along axis: Axis, _ direction: Layout.Direction) {
    let margins = view.margins ?? .zero
    guard axis == .horizontal else {
      (near, far) = (margins.top, margins.bottom)
      return
    }
    let isSwapped = direction == .rightToLeft && !view.hasDirectionalMargins
    (near, far) = isSwapped ? (margins.right, margins.left) : (margins.left, margins.right)
  }
}
