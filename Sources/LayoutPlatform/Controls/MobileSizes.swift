import LayoutModel

extension ControlSubject {
  /// The size that a view of iOS or tvOS has of its own.
  var mobileSize: IntrinsicSize {
    switch view.element {
    case "label": return mobileLabelSize
    case "button": return mobileButtonSize
    case "textField": return mobileFieldSize
    case "imageView": return imageSize
    case "textView":
      guard view["scrollEnabled"] == "NO" else { return IntrinsicSize() }
      return IntrinsicSize(width: savedLength(.horizontal), height: savedLength(.vertical))
    case "segmentedControl", "pageControl":
      return IntrinsicSize(width: savedLength(.horizontal), height: mobileMeasures?.height(self))
    default:
      guard let measures = mobileMeasures else { return IntrinsicSize() }
      return IntrinsicSize(width: measures.width(self), height: measures.height(self))
    }
  }

  /// The measures of a control that is as large as its kind.
  var mobileMeasures: MobileMeasures? { MobileMeasures.of(view, context) }

  private var mobileLabelSize: IntrinsicSize {
    guard let text = view.text, !text.isAttributed else {
      return IntrinsicSize(width: savedLength(.horizontal), height: savedLength(.vertical))
    }
    if text.string.isEmpty {
      // It is as high as nothing at run time, and often was as a line on the canvas.
      let heights = [0] + (font.lineHeight.map { mobileHeights($0) } ?? [])
      return IntrinsicSize(width: chosen([0], .horizontal), height: chosen(heights, .vertical))
    }
    var width = confirmed(textWidth, .horizontal)
    var height = lineHeight(lines: explicitLines(text))
    if wraps {
      if let preferred = text.preferredWidth, preferred > 0, let unwrapped = width,
        unwrapped.points > preferred
      {
        width = IntrinsicSize.Length(preferred, .text)
        height = multilineHeight(forWidth: preferred) ?? height
      } else if let saved = saved(.horizontal) {
        height = multilineHeight(forWidth: saved) ?? height
      }
    }
    return IntrinsicSize(width: width, height: height)
  }

  /// Returns the number of lines that the text itself asks for.
  private func explicitLines(_ text: InterfaceText) -> Int {
    let lines = text.string.utf8.count { $0 == 0x0A } + 1
    return text.lines > 0 ? min(text.lines, lines) : lines
  }

  private var mobileFieldSize: IntrinsicSize {
    let isEmpty = (view.text?.string ?? "").isEmpty && (view["placeholder"] ?? "").isEmpty
    let width = isEmpty ? nil : savedLength(.horizontal)
    if view["borderStyle"] == "roundedRect", context.platform == .iOS {
      let heights: [Rational] = context.era > 0 && context.era < 14868 ? [30, 34, 31] : [34, 30, 31]
      return IntrinsicSize(width: width, height: chosen(heights, .vertical))
    }
    return IntrinsicSize(width: width, height: lineHeight(lines: 1))
  }

  /// The size of an image view: that of its image.
  var imageSize: IntrinsicSize {
    guard let name = view.image ?? view.cell?["image"] else { return IntrinsicSize() }
    guard let image = context.images[name], !image.isSymbol || isSavedSize(image.size) else {
      return IntrinsicSize(width: savedLength(.horizontal), height: savedLength(.vertical))
    }
    return IntrinsicSize(
      width: IntrinsicSize.Length(image.size.width, .image),
      height: IntrinsicSize.Length(image.size.height, .image))
  }

  private func isSavedSize(_ size: InterfaceSize) -> Bool {
    saved(.horizontal) == size.width && saved(.vertical) == size.height
  }
}
