import LayoutModel

extension ControlSubject {
  /// The size in points of the font of a control that names none.
  var defaultFontSize: Double {
    switch context.platform {
    case .macOS:
      // A label names its font, or has that of its appearance.
      if view.element == "textField", MacKind(view)?.isLabel == true { return 13 }
      switch MacControlSize(view) {
      case .regular, .large: return 13
      case .small: return 11
      case .mini: return 9
      }
    case .tvOS: return 38
    case .iOS, .watchOS:
      guard view.element == "button" else { return 17 }
      if isConfigured { return bodySize }
      return view["buttonType"] == "system" || view["buttonType"] == "roundedRect" ? 15 : 18
    }
  }

  private var bodySize: Double {
    TextStyle.named("Body")?.size(on: context.platform, category: context.textSize) ?? 17
  }

  /// The font of the text.
  var font: TextFont { TextFont(view.text?.font, defaultSize: defaultFontSize, context: context) }

  /// The width of the widest line of the text, where it can be measured.
  var textWidth: Double? {
    guard let text = view.text, !text.isAttributed else { return nil }
    return TextMeasure(font).width(of: text.string)
  }

  /// A Boolean value that indicates whether the text breaks into lines where it does not fit.
  var wraps: Bool {
    guard view.element == "label" || view.element == "textField", let text = view.text else { return false }
    return text.lines != 1
      && (context.platform != .macOS ? view.element == "label" : MacKind(view)?.isLabel == true)
  }

  /// Returns the height of some lines of the text.
  func lineHeight(lines: Int) -> IntrinsicSize.Length? {
    let heights: [Rational]?
    if context.platform == .macOS {
      heights = macLineHeights(font)?.map { $0 * Rational(Int64(lines)) }
    } else {
      heights = font.lineHeight.map { mobileHeights($0 * Double(lines)) }
    }
    guard let heights else { return savedLength(.vertical) }
    guard !hasScaledText else { return heights.first.map { IntrinsicSize.Length($0, .table) } }
    return chosen(heights, .vertical)
  }

  /// Returns a height in points rounded up to pixels, and as other canvases rounded it.
  func mobileHeights(_ points: Double) -> [Rational] {
    let usual = context.platform == .tvOS ? PixelGrid(scale: 1) : grid
    return [usual.roundedUp(points)] + [1, 2, 3].map { PixelGrid(scale: $0).roundedUp(points) }
  }

  /// Returns the height of text that breaks into lines at a width; `nil` where it does not break.
  func multilineHeight(forWidth width: Rational) -> IntrinsicSize.Length? {
    guard wraps, let text = view.text, width.isExact else { return nil }
    guard !text.isAttributed, let line = font.lineHeight, line > 0 else { return savedLength(.vertical) }
    let measured = TextMeasure(font).lines(
      of: text.string, width: width.doubleValue, atMost: max(0, text.lines))
    if let (lines, height) = savedLines(forWidth: width, line: line) {
      return IntrinsicSize.Length(height, lines == measured ? .confirmed : .saved)
    }
    guard let measured else { return savedLength(.vertical) }
    return lineHeight(lines: measured).map { IntrinsicSize.Length($0.points, .text) }
  }

  /// Returns the number of lines that the text was saved with and their height, where it was saved with this width
  /// and fills whole lines.
  private func savedLines(forWidth width: Rational, line: Double) -> (lines: Int, height: Rational)? {
    guard !hasScaledText, let savedWidth = saved(.horizontal), let height = saved(.vertical) else {
      return nil
    }
    guard (savedWidth - width).magnitude <= 1, height > 0 else { return nil }
    let lines = Int((height.doubleValue / line).rounded())
    guard lines >= 1, let admitted = lineHeight(lines: lines), admitted.points == height else { return nil }
    return (lines, height)
  }
}
