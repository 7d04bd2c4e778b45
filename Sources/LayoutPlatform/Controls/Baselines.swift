import LayoutModel

extension ControlSubject {
  /// Returns the distances of a view of iOS or tvOS from the top to the first and from the last baseline to the
  /// bottom, for a height in points.
  func mobileBaselines(height: Double) -> (first: Rational, last: Rational) {
    let font = font
    switch view.element {
    case "label":
      guard let line = font.lineHeight, line > 0 else { return centered(height, font) }
      let lines = wraps ? max(1, (height / line).rounded()) : 1
      // Text lies in the middle; less than a pixel is no room for that.
      let room = max(0, (height - lines * line) / 2)
      let top = (room * Double(grid.scale)).rounded(.down) / Double(grid.scale)
      let first = grid.rounded(top + font.ascent)
      let last = grid.rounded(height) - first - grid.rounded((lines - 1) * line)
      return (first, last)
    case "button", "textField", "segmentedControl": return centered(height, font)
    default: return (0, 0)
    }
  }

  /// Returns the distances for one line in the middle of a height.
  private func centered(_ height: Double, _ font: TextFont) -> (first: Rational, last: Rational) {
    let first = grid.rounded(height / 2 + (font.ascent - font.descent) / 2)
    return (first, grid.rounded(height) - first)
  }

  /// Returns the distances of a view of macOS from the top to the first and from the last baseline to the bottom, for
  /// a height in points.
  func macBaselines(height: Double) -> (first: Rational, last: Rational) {
    guard let kind = MacKind(view), let line = macLineHeights(font)?.first?.doubleValue else { return (0, 0) }
    let descent = font.descent.rounded()
    switch kind {
    case .label, .filledLabel: return (grid.rounded(line - descent), grid.rounded(descent))
    case .bezelField, .searchField:
      let first = fieldTop + line - descent
      let usual = MacMeasures.of(view, context)?.heights.first?.doubleValue ?? height
      return (grid.rounded(first), grid.rounded(usual - first))
    case .comboBox: return fromTop(height, 3 + line - descent)
    case .help: return fromTop(height, height - (context.era > 0 && context.era < 17500 ? 5 : 6))
    case .push, .popUp, .check, .radio, .texturedButton, .roundRectButton, .recessedButton, .inlineButton,
      .smallSquareButton, .texturedPopUp, .roundRectPopUp, .segmented, .roundRectSegmented,
      .texturedSegmented,
      .toggle, .datePicker:
      return macCentered(height, descent: descent)
    default: return (0, 0)
    }
  }

  /// The space in points between the top of a field with a border and its line, as baselines shared with labels show.
  private var fieldTop: Double {
    let era = context.era == 0 ? 17500 : context.era
    if MacControlSize(view) == .small { return era >= 10000 && era < 14868 ? 2 : 3 }
    if era < 10000 { return 3 }
    return era >= 24123 && view.frame?.height == 24 ? 4 : 2
  }

  private func fromTop(_ height: Double, _ first: Double) -> (first: Rational, last: Rational) {
    (grid.rounded(first), grid.rounded(height - first))
  }

  /// Returns the distances for one line in the middle: 6 from the bottom in a push button of 20 or 21 points beside a
  /// label's 3, 7 in one of 24, 3 in a check box of 16 and 4 in a small menu of 17.
  private func macCentered(_ height: Double, descent: Double) -> (first: Rational, last: Rational) {
    let text = font.size >= 12 ? 16.0 : font.size >= 10.5 ? 14 : 11
    let room = (height - text) / 2
    let last = descent + (font.size >= 12 ? room.rounded() : room.rounded(.down))
    let isPush = room == 2 && font.size >= 12
    return fromTop(height, height - last - (isPush ? 1 : 0))
  }
}
