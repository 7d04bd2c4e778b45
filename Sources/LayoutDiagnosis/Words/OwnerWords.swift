import LayoutModel

extension Owner {
  /// Whose a constraint is, in words short enough for a table.
  var label: String {
    switch self {
    case .app: "your constraint"
    case .interfaceBuilder: "Interface Builder"
    case .stackView: "stack view"
    case .cellSizing: "size from outside"
    case .safeArea: "safe area"
    case .margins: "layout margins"
    case .autoresizing: "autoresizing mask"
    case .contentSize: "content size"
    case .temporary: "while measuring"
    case .keyboard: "system keyboard"
    case .bar: "system bar"
    case .foreign: "system or library"
    case .implicit: "always true"
    }
  }
}

extension Constraint {
  /// Whose the constraint is, in words short enough for a table.
  var ownerLabel: String { assumption == nil ? owner.label : "assumed" }
}

extension Axis {
  /// `wide` or `tall`.
  var adjective: String { self == .horizontal ? "wide" : "tall" }
  /// `width` or `height`.
  var noun: String { self == .horizontal ? "width" : "height" }
}
