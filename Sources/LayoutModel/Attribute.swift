/// A direction in which lengths are measured; a conflict nearly always lives in one of the two.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// Left to right: x, width, leading, trailing.
  case horizontal
  /// Top to bottom: y, height, baselines.
  case vertical
}

/// What a constraint speaks about: an edge, a size, a centre or a baseline of an item.
package enum Attribute: String, Sendable, Hashable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Creates the attribute that a log or a layout file writes as `name`, synonyms such as `minX` included.
  package init?(printed name: String) {
    switch name {
    case "minX": self = .left
    case "maxX": self = .right
    case "midX": self = .centerX
    case "minY": self = .top
    case "maxY": self = .bottom
    case "midY": self = .centerY
    case "minXMargin": self = .leftMargin
    case "maxXMargin": self = .rightMargin
    case "minYMargin": self = .topMargin
    case "maxYMargin": self = .bottomMargin
    case "Width": self = .width
    case "Height": self = .height
    case "baseline": self = .lastBaseline
    default: self.init(rawValue: name)
    }
  }

  /// The axis along which the attribute is measured.
  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// A Boolean value that indicates whether the attribute is a length and not a place.
  package var isSize: Bool { self == .width || self == .height }

  /// A Boolean value that indicates whether the side it means depends on the reading direction.
  package var followsReadingDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The attribute of the item's layout margins guide that this margin attribute means, or `nil` for others.
  package var withinMarginsGuide: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

/// One of the four numbers that place an item's alignment rectangle.
package enum Variable: String, Sendable, Hashable, CaseIterable {
  case x, y, width, height

  /// The axis along which the variable is measured.
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// Returns the variable that holds the size along an axis.
  package static func size(_ axis: Axis) -> Variable { axis == .horizontal ? .width : .height }
  /// Returns the variable that holds the near edge along an axis.
  package static func origin(_ axis: Axis) -> Variable { axis == .horizontal ? .x : .y }
}
