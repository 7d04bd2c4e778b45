import LayoutModel
import MarkupSource

extension InterfaceStack {
  /// Creates the arrangement that the attributes of a stack view give.
  init(_ node: MarkupNode, on platform: InterfaceDocument.Platform) {
    self.init()
    if platform == .macOS { setMacDefaults(isVertical: node[.orientation] == "vertical") }
    for attribute in node.attributes { read(attribute, isMac: platform == .macOS) }
  }

  /// Sets what `NSStackView` uses for what the file leaves out.
  private mutating func setMacDefaults(isVertical: Bool) {
    let usual = Priority(249.99998474121094)
    distribution = .gravityAreas
    alignment = isVertical ? .centerX : .centerY
    spacing = 8
    detachesHiddenViews = false
    hugging = (usual, usual)
    clippingResistance = (.required, .required)
  }

  private mutating func read(_ attribute: MarkupAttribute, isMac: Bool) {
    switch attribute.word {
    case .axis, .orientation: axis = attribute.value == "vertical" ? .vertical : .horizontal
    case .distribution: distribution = Distribution(rawValue: attribute.value) ?? distribution
    case .alignment: alignment = Self.alignment(attribute.value) ?? alignment
    case .spacing: spacing = attribute.length ?? spacing
    case .spacingType: if attribute.written.elementsEqual("standard".utf8) { spacing = 8 }
    case .baselineRelativeArrangement: isBaselineRelative = attribute.isYes
    case .detachesHiddenViews: if isMac { detachesHiddenViews = attribute.isYes }
    case .horizontalStackHuggingPriority: hugging?.horizontal = attribute.priority ?? Priority(250)
    case .verticalStackHuggingPriority: hugging?.vertical = attribute.priority ?? Priority(250)
    case .horizontalClippingResistancePriority:
      clippingResistance?.horizontal = attribute.priority ?? .required
    case .verticalClippingResistancePriority: clippingResistance?.vertical = attribute.priority ?? .required
    default: break
    }
  }

  private static func alignment(_ name: String) -> Alignment? {
    name == "baseline" ? .lastBaseline : Alignment(rawValue: name)
  }
}
