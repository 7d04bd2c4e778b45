import LayoutModel

/// What a control of macOS looks like in a control size and a look.
struct MacMeasures: Sendable {
  /// The kind.
  var kind: MacKind
  /// The control size.
  var size: MacControlSize
  /// The look.
  var look: MacLook
  /// How far the frame reaches beyond the alignment rectangle.
  var insets: InterfaceInsets
  /// The heights of the frame that occur, the usual one first; none where the height is free.
  var heights: [Rational]
  /// How much wider the frame is than the text, in points; `nil` where nobody measured it.
  var padding: Double?

  private init(
    _ kind: MacKind, _ size: MacControlSize, _ look: MacLook, _ left: Int64, _ right: Int64, _ top: Int64,
    _ bottom: Int64, _ heights: [Int64], padding: Double? = nil
  ) {
    self.kind = kind
    self.size = size
    self.look = look
    insets = InterfaceInsets(
      top: Rational(top), left: Rational(left), bottom: Rational(bottom), right: Rational(right))
    self.heights = heights.map { Rational($0) }
    self.padding = padding
  }

  /// The measures, by kind, size and look; insets are left, right, top, bottom.
  ///
  /// Insets are what is left between saved frames and required constraints to superviews, labels and fields, and
  /// between saved and constant sizes; heights are those of controls that no constraint makes taller; paddings those
  /// of controls that no constraint makes wider.
  static let table: [MacMeasures] = buttons + menus + fields + sliders + boxes

  private static let buttons: [MacMeasures] = [
    MacMeasures(.push, .regular, .classic, 6, 6, 4, 7, [32], padding: 40),
    MacMeasures(.push, .regular, .rounded, 7, 7, 5, 7, [32], padding: 33.6),
    MacMeasures(.push, .regular, .glass, 0, 0, 0, 0, [24], padding: 24),
    MacMeasures(.push, .small, .classic, 5, 5, 4, 6, [28]),
    MacMeasures(.push, .small, .classic, 5, 5, 3, 6, [27]),
    MacMeasures(.push, .small, .rounded, 6, 6, 4, 7, [27, 28]),
    MacMeasures(.push, .small, .glass, 0, 0, 0, 0, [20, 17]),
    MacMeasures(.push, .mini, .glass, 0, 0, 0, 0, [16]),
    MacMeasures(.push, .large, .rounded, 7, 7, 5, 7, [40]),
    MacMeasures(.push, .large, .glass, 0, 0, 0, 0, [32]),
    MacMeasures(.check, .regular, .classic, 2, 2, 2, 2, [18], padding: 21.7),
    MacMeasures(.check, .regular, .rounded, 2, 0, 1, 1, [18, 16], padding: 25.8),
    MacMeasures(.check, .regular, .glass, 0, 0, 0, 0, [16], padding: 22.6),
    MacMeasures(.check, .small, .classic, 3, 2, 3, 3, [18], padding: 22),
    MacMeasures(.check, .small, .rounded, 1, 0, 1, 1, [16]),
    MacMeasures(.check, .small, .glass, 0, 0, 0, 0, [14, 15]),
    MacMeasures(.check, .mini, .classic, 4, 2, 5, 3, [18]),
    MacMeasures(.check, .mini, .rounded, 0, 0, 1, 0, [14, 12, 11]),
    MacMeasures(.check, .mini, .glass, 0, 0, 0, 0, [12]),
    MacMeasures(.radio, .regular, .classic, 1, 2, 1, 1, [18], padding: 21.7),
    MacMeasures(.radio, .regular, .rounded, 2, 0, 1, 1, [18, 16], padding: 26),
    MacMeasures(.radio, .regular, .glass, 0, 0, 0, 0, [16]),
    MacMeasures(.radio, .small, .classic, 2, 2, 2, 2, [18], padding: 22),
    MacMeasures(.radio, .small, .rounded, 1, 0, 1, 0, [15], padding: 20.5),
    MacMeasures(.radio, .small, .glass, 0, 0, 0, 0, [14]),
    MacMeasures(.help, .regular, .early, 2, 2, 1, 3, [25]),
    MacMeasures(.help, .regular, .classic, 2, 2, 0, 4, [25]),
    MacMeasures(.help, .regular, .rounded, 3, 2, 1, 4, [25, 26]),
    MacMeasures(.help, .regular, .glass, 0, 0, 0, 0, [24]),
    MacMeasures(.help, .small, .classic, 0, 0, 0, 1, [19]),
    MacMeasures(.help, .small, .rounded, 1, 0, 0, 1, [19]),
    MacMeasures(.help, .small, .glass, 0, 0, 0, 0, [20]),
    MacMeasures(.help, .mini, .glass, 0, 0, 0, 0, [16, 17]),
    MacMeasures(.texturedButton, .regular, .classic, 0, 0, 1, 2, [25, 23]),
    MacMeasures(.texturedButton, .regular, .rounded, 1, 1, 1, 2, [23]),
    MacMeasures(.texturedButton, .regular, .glass, 0, 0, 0, 0, [24, 23]),
    MacMeasures(.roundRectButton, .regular, .classic, 0, 0, 0, 1, [19]),
    MacMeasures(.roundRectButton, .regular, .rounded, 0, 0, 0, 1, [19]),
    MacMeasures(.roundRectButton, .regular, .glass, 0, 0, 0, 0, [24]),
    MacMeasures(.roundRectButton, .small, .classic, 0, 0, 0, 1, [17]),
    MacMeasures(.roundRectButton, .small, .rounded, 0, 0, 0, 1, [17]),
    MacMeasures(.roundRectButton, .small, .glass, 0, 0, 0, 0, [20]),
    MacMeasures(.recessedButton, .regular, .classic, 0, 0, 0, 1, [19]),
    MacMeasures(.recessedButton, .regular, .rounded, 0, 0, 0, 1, [19]),
    MacMeasures(.recessedButton, .small, .classic, 0, 0, 0, 1, [17]),
    MacMeasures(.recessedButton, .small, .rounded, 0, 0, 0, 1, [17]),
    MacMeasures(.recessedButton, .mini, .glass, 0, 0, 0, 0, [16]),
    MacMeasures(.inlineButton, .regular, .classic, 0, 0, 0, 0, [18, 17]),
    MacMeasures(.smallSquareButton, .regular, .classic, 0, 0, 1, 1, []),
    MacMeasures(.disclosureTriangle, .regular, .classic, 0, 0, 0, 0, [13]),
  ]

  private static let menus: [MacMeasures] = [
    MacMeasures(.popUp, .regular, .classic, 2, 3, 2, 3, [26, 25], padding: 37),
    MacMeasures(.popUp, .regular, .rounded, 3, 4, 1, 4, [25, 26], padding: 38.5),
    MacMeasures(.popUp, .regular, .glass, 0, 0, 0, 0, [24, 22]),
    MacMeasures(.popUp, .small, .classic, 3, 3, 1, 4, [22]),
    MacMeasures(.popUp, .small, .rounded, 4, 4, 1, 4, [22]),
    MacMeasures(.popUp, .small, .glass, 0, 0, 0, 0, [20]),
    MacMeasures(.popUp, .mini, .classic, 1, 2, 0, 0, [15]),
    MacMeasures(.popUp, .mini, .rounded, 1, 2, 0, 0, [16, 15]),
    MacMeasures(.texturedPopUp, .regular, .classic, 0, 0, 1, 2, [25, 23, 22]),
    MacMeasures(.texturedPopUp, .regular, .rounded, 3, 4, 1, 4, [25]),
    MacMeasures(.texturedPopUp, .regular, .glass, 0, 0, 0, 0, [24], padding: 44),
    MacMeasures(.roundRectPopUp, .regular, .classic, 0, 0, 0, 1, [19]),
    MacMeasures(.roundRectPopUp, .small, .classic, 0, 0, 0, 1, [17], padding: 23.5),
    MacMeasures(.roundRectPopUp, .small, .rounded, 0, 0, 0, 1, [17], padding: 23.5),
    MacMeasures(.roundRectPopUp, .small, .glass, 0, 0, 0, 0, [20]),
    MacMeasures(.segmented, .regular, .classic, 2, 2, 1, 2, [24]),
    MacMeasures(.segmented, .regular, .rounded, 2, 2, 1, 1, [24, 23]),
    MacMeasures(.segmented, .regular, .glass, 0, 0, 0, 0, [24]),
    MacMeasures(.segmented, .small, .classic, 2, 2, 0, 2, [20]),
    MacMeasures(.segmented, .small, .rounded, 2, 2, 1, 2, [21]),
    MacMeasures(.segmented, .small, .glass, 0, 0, 0, 0, [20]),
    MacMeasures(.segmented, .mini, .classic, 2, 2, 0, 1, [16]),
    MacMeasures(.roundRectSegmented, .regular, .classic, 1, 1, 1, 1, [20]),
    MacMeasures(.roundRectSegmented, .regular, .rounded, 1, 1, 1, 1, [20]),
    MacMeasures(.roundRectSegmented, .small, .classic, 1, 1, 1, 1, [18]),
    MacMeasures(.texturedSegmented, .regular, .classic, 1, 1, 1, 2, [25, 23]),
    MacMeasures(.texturedSegmented, .regular, .glass, 0, 0, 0, 0, [24]),
  ]

  private static let fields: [MacMeasures] = [
    MacMeasures(.label, .regular, .classic, 2, 2, 0, 0, [], padding: 4),
    MacMeasures(.filledLabel, .regular, .classic, 0, 0, 0, 0, [], padding: 4),
    MacMeasures(.bezelField, .regular, .classic, 0, 0, 0, 0, [22]),
    MacMeasures(.bezelField, .regular, .rounded, 0, 0, 0, 0, [21, 22]),
    MacMeasures(.bezelField, .regular, .glass, 0, 0, 0, 0, [24, 21, 22]),
    MacMeasures(.bezelField, .small, .classic, 0, 0, 0, 0, [19, 20]),
    MacMeasures(.bezelField, .small, .glass, 0, 0, 0, 0, [20, 19]),
    MacMeasures(.bezelField, .mini, .classic, 0, 0, 0, 0, [16, 15]),
    MacMeasures(.searchField, .regular, .classic, 0, 0, 0, 0, [22]),
    MacMeasures(.searchField, .regular, .glass, 0, 0, 0, 0, [24, 22]),
    MacMeasures(.searchField, .small, .classic, 0, 0, 0, 0, [19]),
    MacMeasures(.searchField, .small, .glass, 0, 0, 0, 0, [20, 19]),
    MacMeasures(.searchField, .mini, .classic, 0, 0, 0, 0, [16, 15]),
    MacMeasures(.searchField, .large, .rounded, 0, 0, 0, 0, [30, 28]),
    MacMeasures(.comboBox, .regular, .classic, 0, 3, 2, 4, [26, 27]),
    MacMeasures(.comboBox, .regular, .classic, 0, 3, 2, 2, [23]),
    MacMeasures(.comboBox, .regular, .rounded, 1, 3, 1, 2, [23]),
    MacMeasures(.comboBox, .regular, .glass, 0, 0, 0, 0, [24]),
    MacMeasures(.comboBox, .small, .classic, 0, 3, 1, 4, [22]),
    MacMeasures(.datePicker, .regular, .classic, 0, 3, 4, 0, [27, 25]),
    MacMeasures(.datePicker, .regular, .rounded, 0, 3, 4, 0, [28]),
    MacMeasures(.datePicker, .regular, .glass, 0, 0, 0, 0, [24]),
  ]

  private static let sliders: [MacMeasures] = [
    MacMeasures(.slider, .regular, .classic, 2, 2, 2, 2, [19, 21]),
    MacMeasures(.slider, .regular, .rounded, 2, 2, 2, 6, [28]),
    MacMeasures(.slider, .regular, .glass, 0, 0, 0, 0, [16]),
    MacMeasures(.slider, .small, .classic, 0, 0, 1, 1, [15]),
    MacMeasures(.slider, .small, .rounded, 2, 2, 2, 2, [20]),
    MacMeasures(.slider, .small, .glass, 0, 0, 0, 0, [14]),
    MacMeasures(.slider, .mini, .rounded, 2, 2, 2, 2, [17]),
    MacMeasures(.tickedSlider, .regular, .classic, 2, 2, 2, 2, [26, 25, 24]),
    MacMeasures(.tickedSlider, .regular, .rounded, 2, 2, 2, 6, [28]),
    MacMeasures(.tickedSlider, .small, .classic, 0, 0, 0, 0, [18, 19]),
    MacMeasures(.tickedSlider, .small, .rounded, 2, 2, 2, 2, [20]),
    MacMeasures(.tickedSlider, .mini, .rounded, 2, 2, 2, 2, [17]),
    MacMeasures(.stepper, .regular, .classic, 3, 3, 3, 4, [27]),
    MacMeasures(.stepper, .regular, .rounded, 3, 3, 4, 4, [28]),
    MacMeasures(.stepper, .regular, .glass, 0, 0, 0, 0, [26]),
    MacMeasures(.stepper, .small, .classic, 2, 2, 2, 4, [22]),
    MacMeasures(.stepper, .small, .glass, 0, 0, 0, 0, [16]),
    MacMeasures(.toggle, .regular, .rounded, 2, 2, 1, 2, [25]),
    MacMeasures(.toggle, .mini, .glass, 0, 0, 0, 0, [16]),
    MacMeasures(.progressBar, .regular, .classic, 0, 0, 0, 0, [20]),
    MacMeasures(.progressBar, .small, .classic, 0, 0, 0, 0, [12]),
    MacMeasures(.spinner, .regular, .classic, 0, 0, 0, 0, [32]),
    MacMeasures(.spinner, .small, .classic, 0, 0, 0, 0, [16]),
    MacMeasures(.levelIndicator, .regular, .classic, 0, 0, 0, 0, [18]),
  ]

  private static let boxes: [MacMeasures] = [
    MacMeasures(.separator, .regular, .classic, 0, 0, 2, 2, [5]),
    MacMeasures(.upright, .regular, .classic, 2, 2, 0, 0, []),
    MacMeasures(.titledBox, .regular, .classic, 3, 3, 0, 4, []),
    MacMeasures(.titledBox, .regular, .glass, 0, 0, 0, 0, []),
    MacMeasures(.box, .regular, .classic, 3, 3, 2, 4, []),
    MacMeasures(.box, .regular, .glass, 0, 0, 0, 0, []),
    MacMeasures(.bezel, .regular, .classic, 3, 3, 2, 4, []),
    MacMeasures(.bezel, .regular, .glass, 0, 0, 0, 0, []),
    MacMeasures(.tabs, .regular, .classic, 7, 7, 6, 10, []),
    MacMeasures(.tabs, .regular, .glass, 0, 0, 0, 0, []),
    MacMeasures(.colorWell, .regular, .classic, 0, 0, 0, 0, [23]),
    MacMeasures(.colorWell, .regular, .rounded, 3, 3, 2, 2, [23, 24, 25]),
    MacMeasures(.colorWell, .regular, .glass, 0, 0, 0, 0, [24, 23]),
  ]
}
