import LayoutModel
import MarkupSource

extension InterfaceFont {
  /// Creates a font from its element.
  init(_ node: MarkupNode) {
    self.init()
    for attribute in node.attributes {
      switch attribute.word {
      case .type, .metaFont: kind = attribute.value
      case .name: name = attribute.value
      case .family: family = attribute.value
      case .style: style = attribute.value
      case .weight: weight = attribute.value
      case .pointSize, .size: pointSize = attribute.length
      default: break
      }
    }
  }
}

extension InterfaceText {
  /// Creates the text of an attributed string with the font of its first part that has one.
  init(attributed node: MarkupNode) {
    self.init("")
    isAttributed = true
    for fragment in node.childNodes where fragment.word == .fragment {
      string += fragment[.content] ?? fragment.child(key: Word.content.rawValue)?.text ?? ""
      if font == nil, let description = fragment.child(.attributes)?.child(key: "NSFont") {
        font = InterfaceFont(description)
      }
    }
  }
}
