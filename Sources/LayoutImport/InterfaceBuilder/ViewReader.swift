import LayoutModel
import MarkupSource

/// Reads what the element of a view says, without its subviews, guides and constraints.
struct ViewReader {
  /// The view so far.
  var view: InterfaceView
  /// The platform of the document.
  let platform: InterfaceDocument.Platform
  /// Values that could not be read.
  var notes: [Note] = []
  /// The text that an attribute holds.
  var plainText: String?
  /// The text that is shown where there is no other.
  var placeholderText: String?
  /// The text in a child element.
  var richText: InterfaceText?
  /// The font.
  var font: InterfaceFont?
  /// The greatest number of lines, where the file says one.
  var lines: Int?

  /// Returns the view of an element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - platform: The platform of the document.
  ///   - notes: Where notes are added about what could not be read.
  /// - Returns: The view, without its place among others.
  static func read(
    _ node: MarkupNode, on platform: InterfaceDocument.Platform, _ notes: inout [Note]
  ) -> InterfaceView {
    var reader = ViewReader(node, platform)
    for attribute in node.attributes { reader.read(attribute, node) }
    for child in node.childNodes { reader.read(child: child) }
    reader.finishText()
    notes += reader.notes
    return reader.view
  }

  private init(_ node: MarkupNode, _ platform: InterfaceDocument.Platform) {
    view = InterfaceView(id: "", element: node.name, location: node.location, range: node.range)
    self.platform = platform
    if node.word == .stackView { view.stack = InterfaceStack(node, on: platform) }
  }

  /// Reads an attribute into its property, or keeps it as it is.
  private mutating func read(_ attribute: MarkupAttribute, _ node: MarkupNode) {
    switch attribute.word {
    case .id: view.id = attribute.value
    case .customClass: view.customClass = attribute.value
    case .userLabel: view.label = attribute.value
    case .key: view.slot = attribute.value
    case .fixedFrame: view.isFixed = attribute.isYes
    case .hidden: view.isHidden = attribute.isYes
    case .translatesAutoresizingMaskIntoConstraints:
      view.translatesMask = !attribute.written.elementsEqual("NO".utf8)
    case .horizontalHuggingPriority:
      view.hugging.horizontal = priority(attribute, node) ?? view.hugging.horizontal
    case .verticalHuggingPriority: view.hugging.vertical = priority(attribute, node) ?? view.hugging.vertical
    case .horizontalCompressionResistancePriority:
      view.compression.horizontal = priority(attribute, node) ?? view.compression.horizontal
    case .verticalCompressionResistancePriority:
      view.compression.vertical = priority(attribute, node) ?? view.compression.vertical
    case .placeholderIntrinsicWidth: view.placeholder.width = placeholder(attribute, node)
    case .placeholderIntrinsicHeight: view.placeholder.height = placeholder(attribute, node)
    case .verifyAmbiguity: view.verification = verification(attribute)
    case .ambiguous: view.isSavedAmbiguous = attribute.isYes
    case .misplaced: view.isSavedMisplaced = attribute.isYes
    case .preservesSuperviewLayoutMargins: view.preservesSuperviewMargins = attribute.isYes
    case .insetsLayoutMarginsFromSafeArea:
      view.insetsMarginsFromSafeArea = !attribute.written.elementsEqual("NO".utf8)
    case .layoutMarginsFollowReadableWidth: view.followsReadableWidth = attribute.isYes
    case .image: view.image = attribute.value
    case .text: plainText = attribute.value
    case .title where node.word == .button: plainText = attribute.value
    case .numberOfLines, .maximumNumberOfLines:
      lines = attribute.number.map { Int($0.nearestInteger) }
    default:
      if attribute.word == .placeholder { placeholderText = attribute.value }
      keep(attribute)
    }
  }

  /// Keeps an attribute that no property holds.
  private mutating func keep(_ attribute: MarkupAttribute) {
    view.attributes.append(InterfaceAttribute(attribute.name, attribute.value))
  }

  private mutating func priority(_ attribute: MarkupAttribute, _ node: MarkupNode) -> Priority? {
    if let priority = attribute.priority { return priority }
    noteNumber(attribute, node, "a priority from 1 to 1000")
    return nil
  }

  private mutating func placeholder(
    _ attribute: MarkupAttribute, _ node: MarkupNode
  ) -> InterfaceView.Placeholder? {
    if attribute.written.elementsEqual("infinite".utf8) { return InterfaceView.Placeholder.none }
    if let length = attribute.length { return .points(length) }
    noteNumber(attribute, node, "a length or `infinite`")
    return nil
  }

  private func verification(_ attribute: MarkupAttribute) -> InterfaceView.Verification {
    switch attribute.value {
    case "off": .never
    case "ignoreSizes": .positionOnly
    default: .always
    }
  }

  /// Adds a note about a value that is no number.
  private mutating func noteNumber(_ attribute: MarkupAttribute, _ node: MarkupNode, _ expected: String) {
    notes.append(
      Note(
        node.location,
        "`\(attribute.name)` of the \(node.name) is \"\(attribute.value)\", not \(expected); it is left aside."
      ))
  }
}
