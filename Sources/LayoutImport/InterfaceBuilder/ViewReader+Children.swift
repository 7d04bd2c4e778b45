import LayoutModel
import MarkupSource

extension ViewReader {
  /// Reads an element directly inside the view's.
  mutating func read(child: MarkupNode) {
    switch child.word {
    case .rect: readFrame(child)
    case .autoresizingMask: view.mask = AutoresizingMask(child)
    case .edgeInsets, .directionalEdgeInsets: readMargins(child)
    case .variation: view.variations.append(InterfaceVariation(child))
    case .subviews, .constraints, .connections, .color, .viewLayoutGuide: break
    case .visibilityPriorities:
      view.stack?.visibility = child.childNodes.map { $0.attribute(.value)?.priority ?? Priority(0) }
    case .customSpacing: view.stack?.customSpacing = child.childNodes.map { $0.customSpacing }
    case .holdingPriorities:
      let values = child.childNodes.map { $0[.value] ?? "" }.joined(separator: " ")
      view.attributes.append(InterfaceAttribute(Word.holdingPriorities.rawValue, values))
    case .nil, .freeformSimulatedSizeMetrics, .simulatedStatusBarMetrics: readMetrics(child)
    default: readContent(child)
    }
  }

  private mutating func readFrame(_ node: MarkupNode) {
    guard node.attribute(.key)?.written.elementsEqual("frame".utf8) == true else { return }
    view.frame = node.rectangle
    if view.frame == nil {
      notes.append(
        Note(
          node.location,
          "This frame has a side that is no number, or one far beyond any screen; it is left aside."))
    }
  }

  private mutating func readMargins(_ node: MarkupNode) {
    switch node[.key] {
    case "layoutMargins", "edgeInsets":
      // Insets that follow the reading direction win where both are written.
      guard !view.hasDirectionalMargins else { return }
      view.margins = node.insets
    case "directionalLayoutMargins":
      view.margins = node.insets
      view.hasDirectionalMargins = true
    default: break
    }
  }

  /// Keeps a setting of the canvas as an attribute whose value is the setting's element.
  private mutating func readMetrics(_ node: MarkupNode) {
    guard let key = node[.key], key.hasPrefix("simulated") else { return }
    view.attributes.append(InterfaceAttribute(key, node.name))
  }
}

extension MarkupNode {
  /// The space behind a view of a stack that the element gives; `nil` for the usual one, which is written as the
  /// greatest number of single precision.
  fileprivate var customSpacing: Rational? {
    guard let value = attribute(.value)?.length, value < Rational(1_000_000) else { return nil }
    return value
  }
}

extension AutoresizingMask {
  /// Creates the mask that an element's attributes give.
  init(_ node: MarkupNode) {
    self = []
    for attribute in node.attributes where attribute.isYes {
      switch attribute.word {
      case .flexibleMinX: insert(.flexibleMinX)
      case .widthSizable: insert(.widthSizable)
      case .flexibleMaxX: insert(.flexibleMaxX)
      case .flexibleMinY: insert(.flexibleMinY)
      case .heightSizable: insert(.heightSizable)
      case .flexibleMaxY: insert(.flexibleMaxY)
      default: break
      }
    }
  }
}

extension InterfaceVariation {
  /// Creates a variation from its element.
  init(_ node: MarkupNode) {
    self.init(SizeClasses(key: node[.key] ?? ""))
    for attribute in node.attributes where attribute.word != .key {
      attributes.append(InterfaceAttribute(attribute.name, attribute.value))
    }
    for child in node.childNodes {
      switch child.word {
      case .mask: readMask(child)
      case .rect: frame = child.rectangle
      case .fontDescription, .font: font = InterfaceFont(child)
      default: break
      }
    }
  }

  private mutating func readMask(_ mask: MarkupNode) {
    let isOfViews = mask[.key] == "subviews"
    for child in mask.childNodes {
      guard let id = child[.reference] else { continue }
      switch (child.word, isOfViews) {
      case (.exclude, true): excludedViews.append(id)
      case (.exclude, false): excludedConstraints.append(id)
      case (.include, true): includedViews.append(id)
      case (.include, false): includedConstraints.append(id)
      default: break
      }
    }
  }
}

extension SizeClasses {
  /// Creates the classes that a key such as `heightClass=compact-widthClass=regular` names; `nil` for another key.
  init?(key: String) {
    self.init()
    guard key != "default" else { return }
    for part in key.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let value = SizeClass(rawValue: String(sides[1])) else { return nil }
      switch sides[0] {
      case "widthClass": width = value
      case "heightClass": height = value
      default: return nil
      }
    }
  }
}
