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
      let least = view.configuration == nil && view.contentInsets == nil ? 30.0 : 0
      width = confirmed(max(least, measure + insets.horizontal), .horizontal)
    } else {
      width = savedLength(.horizontal)
    }
    return IntrinsicSize(width: width, height: mobileButtonHeight(insets.vertical))
  }

  /// The size of a button with an image: that of the image where there is nothing else.
  private var pictureButtonSize: IntrinsicSize {
    let saved = IntrinsicSize(width: savedLength(.horizontal), height: savedLength(.vertical))
    guard let name = view.image, (view.text?.string ?? "").isEmpty, view.configuration == nil else {
      return saved
    }
    guard let image = context.images[name], !image.isSymbol, context.platform == .iOS else { return saved }
    let insets = view.contentInsets ?? .zero
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
    if context.platform == .tvOS { return view.configuration == nil ? (80, 40) : (80, 29) }
    if let insets = view.contentInsets {
      let vertical = (insets.top + insets.bottom).doubleValue
      let isOpen = view.configuration == nil && vertical == 0
      return ((insets.left + insets.right).doubleValue, isOpen ? 12 : vertical)
    }
    return view.configuration == nil ? (0, 12) : (24, 14)
  }
}
