/// A font as the file describes it.
package struct InterfaceFont: Sendable, Hashable {
  /// The kind: `system`, `boldSystem`, or what `metaFont` says on macOS; `nil` for a font with a name.
  package var kind: String?
  /// The name of a font of the app.
  package var name: String?
  /// The family of a font of the app.
  package var family: String?
  /// The text style, for example `UICTFontTextStyleBody`.
  package var style: String?
  /// The weight, for example `semibold`.
  package var weight: String?
  /// The size in points, where the file has it.
  package var pointSize: Rational?

  /// Creates a font about which nothing is known.
  package init() {}
}

/// Text that a view shows.
package struct InterfaceText: Sendable, Hashable {
  /// The text.
  package var string: String
  /// The font; `nil` for the control's own.
  package var font: InterfaceFont?
  /// The greatest number of lines, 0 for any number.
  package var lines = 1
  /// The width at which lines break, where one is set.
  package var preferredWidth: Rational?
  /// A Boolean value that indicates whether the file holds attributed text, whose fonts may differ.
  package var isAttributed = false

  /// Creates a text in one line.
  package init(_ string: String) { self.string = string }
}

/// One of several things to choose from that a control shows.
package struct InterfaceChoice: Sendable, Hashable {
  /// The title; empty when it has none.
  package var title: String
  /// The name of its image.
  package var image: String?
  /// The width that the file sets, in points.
  package var width: Rational?

  /// Creates a choice.
  package init(title: String, image: String? = nil, width: Rational? = nil) {
    self.title = title
    self.image = image
    self.width = width
  }
}

/// The cell inside a control of macOS, which holds most of what the control looks like.
package struct InterfaceCell: Sendable, Hashable {
  /// The element, for example `buttonCell`.
  package var element: String
  /// Its attributes.
  package var attributes: [InterfaceAttribute]

  /// Creates a cell.
  package init(element: String, attributes: [InterfaceAttribute] = []) {
    self.element = element
    self.attributes = attributes
  }

  /// Returns the value of an attribute.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// How a stack view arranges its views.
package struct InterfaceStack: Sendable, Hashable {
  /// How the views share the room along the axis.
  package enum Distribution: String, Sendable, Hashable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering, gravityAreas
  }

  /// How the views lie across the axis; a name of an attribute, or `fill`.
  package enum Alignment: String, Sendable, Hashable {
    case fill, leading, trailing, top, bottom, left, right, center, centerX, centerY, width, height
    case firstBaseline, lastBaseline
  }

  /// The axis.
  package var axis = Axis.horizontal
  /// How the views share the room along the axis.
  package var distribution = Distribution.fill
  /// How the views lie across the axis.
  package var alignment = Alignment.fill
  /// The space between views, in points.
  package var spacing: Rational = 0
  /// A Boolean value that indicates whether the space is measured between baselines.
  package var isBaselineRelative = false
  /// A Boolean value that indicates whether hidden views leave the layout (macOS).
  package var detachesHiddenViews = true
  /// How strongly it keeps to its views, horizontally and vertically (macOS).
  package var hugging: (horizontal: Priority, vertical: Priority)?
  /// How strongly it keeps its views from being cut off, horizontally and vertically (macOS).
  package var clippingResistance: (horizontal: Priority, vertical: Priority)?
  /// The space behind each view, `nil` for the usual one (macOS); may be shorter than the list of views.
  package var customSpacing: [Rational?] = []
  /// How much each view has to be visible (macOS); may be shorter than the list of views.
  package var visibility: [Priority] = []

  /// Creates a horizontal stack of filled views without space.
  package init() {}

  package static func == (left: InterfaceStack, right: InterfaceStack) -> Bool {
    left.axis == right.axis && left.distribution == right.distribution && left.alignment == right.alignment
      && left.spacing == right.spacing && left.isBaselineRelative == right.isBaselineRelative
      && left.detachesHiddenViews == right.detachesHiddenViews && left.customSpacing == right.customSpacing
      && left.visibility == right.visibility && left.hugging?.horizontal == right.hugging?.horizontal
      && left.hugging?.vertical == right.hugging?.vertical
      && left.clippingResistance?.horizontal == right.clippingResistance?.horizontal
      && left.clippingResistance?.vertical == right.clippingResistance?.vertical
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(distribution)
    hasher.combine(spacing)
  }
}
