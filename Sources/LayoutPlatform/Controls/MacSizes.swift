import LayoutModel

extension ControlSubject {
  /// The size that a view of macOS has of its own.
  var macSize: IntrinsicSize {
    guard let kind = MacKind(view), let row = MacMeasures.of(view, context) else { return otherMacSize }
    switch kind {
    case .label, .filledLabel: return macLabelSize(row)
    case .bezelField, .searchField: return IntrinsicSize(height: macFieldHeight(row))
    case .comboBox, .slider, .tickedSlider, .levelIndicator, .progressBar:
      return isUpright
        ? IntrinsicSize(width: savedLength(.horizontal)) : IntrinsicSize(height: macHeight(row))
    case .push, .check, .radio, .texturedButton, .roundRectButton, .recessedButton, .inlineButton:
      return IntrinsicSize(width: macButtonWidth(row), height: macHeight(row))
    case .popUp, .texturedPopUp, .roundRectPopUp:
      return IntrinsicSize(width: macMenuWidth(row), height: macHeight(row))
    case .help, .disclosureTriangle, .spinner, .stepper, .toggle:
      return IntrinsicSize(width: macIconWidth(kind, row), height: macHeight(row))
    case .separator: return IntrinsicSize(height: IntrinsicSize.Length(1, .table))
    case .upright: return IntrinsicSize(width: IntrinsicSize.Length(1, .table))
    case .titledBox, .box, .bezel, .tabs: return IntrinsicSize()
    case .segmented, .roundRectSegmented, .texturedSegmented, .datePicker, .colorWell, .smallSquareButton:
      return IntrinsicSize(width: savedLength(.horizontal), height: macHeight(row))
    }
  }

  /// The size of a view of macOS that has no look of its own.
  private var otherMacSize: IntrinsicSize {
    switch view.element {
    case "imageView": return imageSize
    case "button", "popUpButton", "datePicker", "slider", "matrix", "pathControl", "tokenField":
      return IntrinsicSize(width: savedLength(.horizontal), height: savedLength(.vertical))
    default: return IntrinsicSize()
    }
  }

  /// A Boolean value that indicates whether a slider or bar stands upright.
  private var isUpright: Bool { view.frame.map { $0.width < $0.height } ?? false }

  private func macHeight(_ row: MacMeasures) -> IntrinsicSize.Length? {
    guard !row.heights.isEmpty else { return savedLength(.vertical) }
    let outside = row.insets.top + row.insets.bottom
    return chosen(row.heights.map { $0 - outside }, .vertical)
  }

  private func macButtonWidth(_ row: MacMeasures) -> IntrinsicSize.Length? {
    let hasImage = view.image != nil || view.cell?["image"] != nil
    if isCheckable, view.cell?["imagePosition"] == "only" || view.cell?["imagePosition"] == "overlaps" {
      // The box alone is as wide as high; how wide it was before macOS 11 is not known.
      return row.look == .rounded || row.look == .glass ? macHeight(row) : savedLength(.horizontal)
    }
    guard let padding = row.padding, let text = textWidth, text > 0, !hasImage || isCheckable else {
      return savedLength(.horizontal)
    }
    let outside = (row.insets.left + row.insets.right).doubleValue
    return confirmed(text + padding - outside, .horizontal)
  }

  private var isCheckable: Bool { view.cell?["type"] == "check" || view.cell?["type"] == "radio" }

  private func macMenuWidth(_ row: MacMeasures) -> IntrinsicSize.Length? {
    guard let padding = row.padding, let widest = widestTitle else { return savedLength(.horizontal) }
    let outside = (row.insets.left + row.insets.right).doubleValue
    return confirmed(widest + padding - outside, .horizontal)
  }

  /// The width of the widest title of a menu; `nil` where there is none or one is unknown.
  private var widestTitle: Double? {
    guard !view.choices.isEmpty else { return nil }
    let measure = TextMeasure(font)
    var widest = 0.0
    for choice in view.choices {
      guard choice.image == nil, let width = measure.width(of: choice.title) else { return nil }
      widest = max(widest, width)
    }
    return widest
  }

  private func macIconWidth(_ kind: MacKind, _ row: MacMeasures) -> IntrinsicSize.Length? {
    let outside = row.insets.left + row.insets.right
    let widths = Self.iconWidths.first { $0.kind == kind && $0.size == row.size && $0.look == row.look }
    guard let frame = widths?.frame ?? (kind == .stepper || kind == .toggle ? nil : row.heights.first) else {
      return savedLength(.horizontal)
    }
    return chosen([frame - outside], .horizontal)
  }

  /// The widths of the frames of controls that hold no text, where they are not as wide as high.
  private static let iconWidths: [(kind: MacKind, size: MacControlSize, look: MacLook, frame: Rational)] = [
    (.stepper, .regular, .classic, 19), (.stepper, .regular, .rounded, 19), (.stepper, .small, .classic, 15),
    (.toggle, .regular, .rounded, 42),
  ]
}
