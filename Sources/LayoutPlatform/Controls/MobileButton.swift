import LayoutModel

extension ControlSubject {
  /// The size of a button of iOS or tvOS.
  var mobileButtonSize: IntrinsicSize {
    let text = view.text?.string ?? ""
    guard view.image == nil, !text.isEmpty, view.text?.isAttributed != true else { return pictureButtonSize }
    let insets = contentInsets
    var width: IntrinsicSize.Length?
    if context.platform == .tvOS {
      width = savedLength(.horizontal)
    } else if let measure = textWidth {
      // An old button is at least as wide as it is high for 15 points.
      let least = isConfigured || edgeInsets != nil ? 0 : 30.0
      width = confirmed(max(least, measure + insets.horizontal), .horizontal)
    } else {
      width = savedLength(.horizontal)
    }
    return IntrinsicSize(width: width, height: mobileButtonHeight(insets.vertical))
  }

  /// The size of a button with an image: that of the image where there is nothing else.
  private var pictureButtonSize: IntrinsicSize {
    let saved = IntrinsicSize(width: savedLength(.horizontal), height: savedLength(.vertical))
    guard let name = view.image, (view.text?.string ?? "").isEmpty, !isConfigured else { return saved }
    guard let image = context.images[name], !image.isSymbol, context.platform == .iOS else { return saved }
    let insets = edgeInsets ?? .zero
    return IntrinsicSize(
      width: IntrinsicSize.Length(image.size.width + insets.left + insets.right, .image),
      height: IntrinsicSize.Length(image.size.height + insets.top + insets.bottom, .image))
  }

  private func mobileButtonHeight(_ padding: Double) -> IntrinsicSize.Length? {
    guard let line = font.lineHeight else { return savedLength(.vertical) }
    let whole = PixelGrid(scale: 1).roundedUp(line)
    let space = grid.rounded(padding)
    let heights = [whole + space] + mobileHeights(line).map { $0 + space }
    guard !hasScaledText else { return heights.first.map { IntrinsicSize.Length($0, .table) } }
    return chosen(heights, .vertical)
  }

  /// The space around a button's title in points, across and down.
  private var contentInsets: (horizontal: Double, vertical: Double) {
    if context.platform == .tvOS { return isConfigured ? (80, 29) : (80, 40) }
    guard let insets = edgeInsets else { return isConfigured ? (24, 14) : (0, 12) }
    let vertical = (insets.top + insets.bottom).doubleValue
    // Without a configuration, insets of 0 at the top and the bottom mean the usual 6.
    let isOpen = !isConfigured && vertical == 0
    return ((insets.left + insets.right).doubleValue, isOpen ? 12 : vertical)
  }

  /// A Boolean value that indicates whether a configuration tells what the button looks like.
  var isConfigured: Bool { view["configuration.style"] != nil }

  /// The insets that the file sets around the content.
  private var edgeInsets: InterfaceInsets? {
    let prefix = isConfigured ? "configuration.contentInsets." : "contentEdgeInsets."
    guard view.attributes.contains(where: { $0.name.hasPrefix(prefix) }) else { return nil }
    func length(_ names: String...) -> Rational {
      for name in names {
        if let text = view[prefix + name], let length = Rational(decimal: text) { return length }
      }
      return 0
    }
    return InterfaceInsets(
      top: length("top", "minY"), left: length("leading", "minX"), bottom: length("bottom", "maxY"),
      right: length("trailing", "maxX"))
  }
}
