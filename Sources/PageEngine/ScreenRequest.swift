import LayoutDiagnosis
import LayoutModel
import LayoutPlatform
import TextSource

/// What a page asks of an open screen: changes first, then questions about what they make of it.
struct ScreenRequest: Sendable {
  /// A change.
  enum Edit: Sendable {
    case size(InterfaceSize)
    case device(Device)
    case orientation(isLandscape: Bool)
    case saved
    case direction(Layout.Direction)
    case constant(String, Rational)
    case priority(String, Priority)
    case activity(String, Bool)
    case reset
  }

  /// A question beyond where the views lie.
  enum Question: Sendable {
    case constraints
    case devices
    case holds
    case profile(Axis, low: Rational, high: Rational)
  }

  /// The changes in their order.
  var edits: [Edit] = []
  /// The questions in their order.
  var questions: [Question] = []
}

/// A place where a request does not say what it can.
struct ScreenRequestError: Error, Sendable {
  /// Where it stands.
  var location: SourceLocation
  /// What is expected there, as the end of a sentence.
  var expected: String
  /// What stands there instead.
  var found: String
}

extension LiveScreen {
  /// Makes a change.
  mutating func apply(_ edit: ScreenRequest.Edit) {
    switch edit {
    case .size(let size): show(size: size)
    case .device(let device): _ = show(on: device)
    case .orientation(let isLandscape): turn(isLandscape: isLandscape)
    case .saved: showAsSaved()
    case .direction(let direction): show(direction)
    case .constant(let id, let constant): setConstant(of: id, to: constant)
    case .priority(let id, let priority): setPriority(of: id, to: priority)
    case .activity(let id, let isActive): setActivity(of: id, to: isActive)
    case .reset: reset()
    }
  }
}
