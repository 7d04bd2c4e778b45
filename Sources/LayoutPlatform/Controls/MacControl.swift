import LayoutModel

/// The kinds of controls of macOS that have a look of their own.
enum MacKind: Sendable {
  case label, filledLabel, bezelField, searchField, comboBox, datePicker
  case push, check, radio, help, texturedButton, roundRectButton, recessedButton, inlineButton
  case smallSquareButton, disclosureTriangle
  case popUp, texturedPopUp, roundRectPopUp
  case segmented, roundRectSegmented, texturedSegmented
  case slider, tickedSlider, stepper, toggle, progressBar, spinner, levelIndicator, colorWell
  case separator, upright, titledBox, box, bezel, tabs

  /// A Boolean value that indicates whether it is text without a border.
  var isLabel: Bool { self == .label || self == .filledLabel }

  /// Finds the kind of a view; `nil` where its frame and alignment rectangle agree and nothing gives it a size.
  init?(_ view: InterfaceView) {
    switch view.element {
    case "textField", "secureTextField", "tokenField": self = Self.field(view)
    case "searchField": self = .searchField
    case "comboBox": self = .comboBox
    case "datePicker":
      guard view.cell?["datePickerStyle"] != "clockAndCalendar" else { return nil }
      self = .datePicker
    case "button": guard let kind = Self.button(view) else { return nil }; self = kind
    case "popUpButton": guard let kind = Self.popUp(view) else { return nil }; self = kind
    case "segmentedControl": self = Self.segmented(view)
    case "slider":
      guard view.cell?["sliderType"] != "circular" else { return nil }
      self = view.cell?["numberOfTickMarks"] ?? "0" == "0" ? .slider : .tickedSlider
    case "stepper": self = .stepper
    case "switch": self = .toggle
    case "progressIndicator": self = view["style"] == "spinning" ? .spinner : .progressBar
    case "levelIndicator": self = .levelIndicator
    case "colorWell": self = .colorWell
    case "box": guard let kind = Self.box(view) else { return nil }; self = kind
    case "tabView":
      guard view["type"] != "noTabsNoBorder", view["type"] != "noTabsLineBorder" else { return nil }
      self = view["type"] == "noTabsBezelBorder" ? .bezel : .tabs
    default: return nil
    }
  }

  private static func field(_ view: InterfaceView) -> MacKind {
    let border = view.cell?["borderStyle"]
    guard border == nil || border == "none" else { return .bezelField }
    return view.cell?["drawsBackground"] == "YES" ? .filledLabel : .label
  }

  private static func button(_ view: InterfaceView) -> MacKind? {
    switch view.cell?["type"] {
    case "push": .push
    case "check": .check
    case "radio": .radio
    case "help": .help
    case "roundTextured": .texturedButton
    case "roundRect": .roundRectButton
    case "recessed": .recessedButton
    case "inline": .inlineButton
    case "smallSquare": .smallSquareButton
    case "disclosureTriangle": .disclosureTriangle
    default: nil
    }
  }

  private static func popUp(_ view: InterfaceView) -> MacKind? {
    switch view.cell?["type"] {
    case "push", nil: .popUp
    case "roundTextured": .texturedPopUp
    case "roundRect": .roundRectPopUp
    case "smallSquare": .smallSquareButton
    default: nil
    }
  }

  private static func segmented(_ view: InterfaceView) -> MacKind {
    switch view.cell?["style"] {
    case "roundRect", "capsule": .roundRectSegmented
    case "texturedSquare", "texturedRounded": .texturedSegmented
    default: .segmented
    }
  }

  private static func box(_ view: InterfaceView) -> MacKind? {
    switch view["boxType"] {
    case "separator":
      guard let frame = view.frame else { return .separator }
      return frame.width < frame.height ? .upright : .separator
    case "custom", "oldStyle": return nil
    default: return view["titlePosition"] == "noTitle" ? .box : .titledBox
    }
  }
}

/// The sizes that controls of macOS come in.
enum MacControlSize: Sendable {
  case regular, small, mini, large

  /// Finds the size of a view.
  init(_ view: InterfaceView) {
    switch view.cell?["controlSize"] ?? view["controlSize"] {
    case "small": self = .small
    case "mini": self = .mini
    case "large": self = .large
    default: self = .regular
    }
  }
}

/// How controls of macOS were drawn over time.
enum MacLook: Sendable, CaseIterable {
  /// Up to macOS 10.13, where it differs from what followed.
  case early
  /// Up to macOS 10.15.
  case classic
  /// From macOS 11 to 15.
  case rounded
  /// From macOS 26, where frame and alignment rectangle agree.
  case glass
}
