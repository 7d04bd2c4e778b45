import LayoutModel
import MarkupSource

extension ViewReader {
  /// Reads an element that tells what a view shows.
  mutating func readContent(_ node: MarkupNode) {
    let key = node[.key]
    switch node.word {
    case .fontDescription, .font:
      if key == "fontDescription" || key == "font" { font = InterfaceFont(node) }
    case .string, .mutableString:
      if key == "text" || key == "title" { plainText = node.text }
      if key == "placeholder" { placeholderText = node.text }
    case .attributedString:
      if key == "attributedText" || key == "attributedTitle" { richText = InterfaceText(attributed: node) }
    case .state: if key == "normal" { readState(node) }
    case .buttonConfiguration: readConfiguration(node)
    case .imageReference: if key == "image" { view.image = node[.image] ?? node[.name] }
    case .segments: readSegments(node)
    case .inset: if key == "contentEdgeInsets" { keep(node, as: "contentEdgeInsets.") }
    default: if key == "cell" { readCell(node) }
    }
  }

  /// Reads the look of a button in a state.
  private mutating func readState(_ node: MarkupNode) {
    if let title = node[.title] { plainText = title }
    if let image = node[.image] { view.image = image }
    for child in node.childNodes {
      switch (child.word, child[.key]) {
      case (.string, "title"), (.mutableString, "title"): plainText = child.text
      case (.attributedString, "attributedTitle"): richText = InterfaceText(attributed: child)
      case (.imageReference, "image"): view.image = child[.image] ?? child[.name]
      default: break
      }
    }
  }

  /// Reads the configuration of a button, from Xcode 13 on.
  ///
  /// The padding and the insets, on which the size depends, are kept as attributes.
  private mutating func readConfiguration(_ node: MarkupNode) {
    readState(node)
    if let style = node[.style] {
      view.attributes.append(InterfaceAttribute("configuration.style", style))
    }
    for name in ["subtitle", "imagePlacement", "imagePadding", "titlePadding", "buttonSize"] {
      if let value = node[name] {
        view.attributes.append(InterfaceAttribute("configuration." + name, value))
      }
    }
    for child in node.childNodes {
      switch (child.word, child[.key]) {
      case (.fontDescription, "titleFontDescription"): font = InterfaceFont(child)
      case (.directionalEdgeInsets, "contentInsets"): keep(child, as: "configuration.contentInsets.")
      default: break
      }
    }
  }

  /// Keeps the attributes of an element below names that begin with a prefix.
  private mutating func keep(_ node: MarkupNode, as prefix: String) {
    for attribute in node.attributes where attribute.word != .key {
      view.attributes.append(InterfaceAttribute(prefix + attribute.name, attribute.value))
    }
  }

  private mutating func readSegments(_ node: MarkupNode) {
    for segment in node.childNodes where segment.word == .segment {
      view.choices.append(
        InterfaceChoice(
          title: segment[.title] ?? segment["label"] ?? "", image: segment[.image],
          width: segment.attribute(.width)?.length))
    }
  }

  /// Reads the cell of a macOS control.
  private mutating func readCell(_ node: MarkupNode) {
    var cell = InterfaceCell(element: node.name)
    for attribute in node.attributes where attribute.word != .key && attribute.word != .id {
      switch attribute.word {
      case .title: plainText = attribute.value
      case .placeholderString: placeholderText = attribute.value
      case .image: view.image = attribute.value
      default: break
      }
      cell.attributes.append(InterfaceAttribute(attribute.name, attribute.value))
    }
    let isText = node.name.hasSuffix("FieldCell") || node.name == "comboBoxCell"
    lines = lines ?? (isText && node.wrapsText ? 0 : nil)
    for child in node.childNodes {
      switch (child.word, child[.key]) {
      case (.menu, _): readMenu(child)
      default: readContent(child)
      }
    }
    if isText, plainText == nil { plainText = "" }
    view.cell = cell
  }

  private mutating func readMenu(_ menu: MarkupNode) {
    for items in menu.childNodes where items.word == .items {
      for item in items.childNodes where item.word == .menuItem {
        view.choices.append(InterfaceChoice(title: item[.title] ?? "", image: item[.image]))
      }
    }
  }

  /// Puts together what was found about the text.
  mutating func finishText() {
    var preferredWidth: Rational?
    if let index = view.attributes.firstIndex(where: { $0.name == Word.preferredMaxLayoutWidth.rawValue }) {
      preferredWidth = Rational(decimal: view.attributes[index].value)?.withoutNoise
      if preferredWidth?.isZero == true { preferredWidth = nil }
    }
    var text = richText
    if text == nil, let plain = plainText ?? placeholderText {
      text = InterfaceText(plain.isEmpty ? placeholderText ?? "" : plain)
    }
    guard text != nil || font != nil else { return }
    text = text ?? InterfaceText("")
    if text?.font == nil { text?.font = font }
    text?.lines = lines ?? (view.element == Word.textView.rawValue ? 0 : 1)
    text?.preferredWidth = preferredWidth
    view.text = text
  }
}

extension MarkupNode {
  /// A Boolean value that indicates whether the text of a macOS cell goes on in further lines.
  fileprivate var wrapsText: Bool {
    guard !isYes(.usesSingleLineMode), !isYes(.scrollable) else { return false }
    switch self[.lineBreakMode] {
    case nil, "wordWrapping", "charWrapping": return true
    default: return false
    }
  }
}
