/// Whose constraint it is, which decides what can be changed about it.
public enum Owner: String, Sendable, Hashable, CaseIterable {
  /// Code or a layout file of the app.
  case app
  /// A stand-in that Interface Builder adds at build time.
  case interfaceBuilder = "interface-builder"
  /// A stack view arranges its views with it.
  case stackView = "stack-view"
  /// The size that a table, a collection or another container gives to a view from outside.
  case cellSizing = "cell-sizing"
  /// The safe area or the older top and bottom layout guides.
  case safeArea = "safe-area"
  /// A view's layout margins.
  case margins
  /// A frame and an autoresizing mask, translated into constraints.
  case autoresizing
  /// A view's own content: its text or its image.
  case contentSize = "content-size"
  /// A passing size while the system measures.
  case temporary
  /// The system's keyboard and the bars that belong to it.
  case keyboard
  /// The system's navigation bar, toolbar or tab bar.
  case bar
  /// Other code that is not the app's: a private view of the system or of a library.
  case foreign = "library"
  /// A fact that no line states, such as "a width is never negative".
  case implicit

  /// A Boolean value that indicates whether the app's authors can change the constraint directly.
  package var canBeEdited: Bool { self == .app }
}
