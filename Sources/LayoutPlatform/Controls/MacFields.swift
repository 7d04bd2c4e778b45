import LayoutModel

extension ControlSubject {
  /// The size of a label of macOS.
  func macLabelSize(_ row: MacMeasures) -> IntrinsicSize {
    guard let text = view.text, !text.isAttributed else {
      return IntrinsicSize(width: savedLength(.horizontal), height: savedLength(.vertical))
    }
    let height = saved(.horizontal).flatMap { multilineHeight(forWidth: $0) }
    return IntrinsicSize(width: macLabelWidth(text, row), height: height ?? lineHeight(lines: 1))
  }

  private func macLabelWidth(_ text: InterfaceText, _ row: MacMeasures) -> IntrinsicSize.Length? {
    // An editable field has no width of its own; centered text gets some room, as 89 of 92 labels show.
    if view.cell?["editable"] == "YES" { return nil }
    let outside = (row.insets.left + row.insets.right).doubleValue
    let room = (view.cell?["alignment"] == "center" ? 4.0 : 0) + (row.padding ?? 0) - outside
    guard let measure = textWidth else { return savedLength(.horizontal) }
    if wraps, let preferred = text.preferredWidth, preferred > 0, measure > preferred.doubleValue {
      return IntrinsicSize.Length(preferred, .text)
    }
    return confirmed(measure + room, .horizontal)
  }

  /// The height of a field with a border, which depends on its font.
  func macFieldHeight(_ row: MacMeasures) -> IntrinsicSize.Length? {
    let isUsual = (font.size - defaultFontSize).magnitude < 0.1
    if isUsual, !row.heights.isEmpty { return chosen(row.heights, .vertical) }
    guard let line = macLineHeights(font) else { return savedLength(.vertical) }
    // A bezel takes 3 points at the top and 2 at the bottom, as 13-, 11- and 9-point fields show.
    return chosen(line.map { $0 + 5 }, .vertical)
  }

  /// Returns the heights that a line of a font had on macOS over time, the usual one first.
  func macLineHeights(_ font: TextFont) -> [Rational]? {
    guard let height = font.lineHeight else { return nil }
    if font.family?.isSystem == true,
      let row = Self.macLines.first(where: { $0.size == font.size })
    {
      return context.era > 0 && context.era < 14868 ? row.old : row.new
    }
    // The layout manager rounds what is above and what is below the baseline on its own.
    let rounded = Rational(Int64(font.ascent.rounded() + font.descent.rounded()))
    let up = PixelGrid(scale: 1).roundedUp(height)
    return font.family?.isSystem == true ? [up, rounded] : [rounded, up, up + 1]
  }

  /// The heights of lines of the system's font on macOS by point size, up to Xcode 10 and later: what labels in saved
  /// files have, of which there are more than 50 for 9, 11 and 13 points.
  private static let macLines: [(size: Double, old: [Rational], new: [Rational])] = [
    (9, [11], [11]), (10, [13, 12], [13, 12]), (11, [14], [14]), (12, [15, 17], [15]),
    (13, [17, 16, 18], [16, 17]),
    (18, [22, 21], [21, 22]), (20, [24], [24]),
  ]
}
