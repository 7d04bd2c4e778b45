import LayoutModel
import TextSource

@testable import LayoutPlatform

/// A control as a file would describe it, for tests.
struct SampleControl: Sendable, CustomStringConvertible {
  /// The element.
  var element: String
  /// The platform.
  var platform = InterfaceDocument.Platform.macOS
  /// The plug-in version of the file.
  var era = 22000
  /// The pixels in a point.
  var scale: Int64 = 1
  /// The width and height of the saved frame.
  var saved: (width: Rational, height: Rational)?
  /// The text.
  var text: String?
  /// The greatest number of lines.
  var lines = 1
  /// The font.
  var font: InterfaceFont?
  /// The attributes of the cell; none for a view without a cell.
  var cell: [String: String] = [:]
  /// The attributes of the element.
  var attributes: [String: String] = [:]

  var description: String { "\(element) \(cell) \(attributes) of era \(era) at \(String(describing: saved))" }

  /// The view.
  var view: InterfaceView {
    var view = InterfaceView(
      id: "v", element: element, location: SourceLocation(line: 1, column: 1), range: SourceRange(at: 0))
    if let saved { view.frame = InterfaceRect(x: 0, y: 0, width: saved.width, height: saved.height) }
    view.attributes = attributes.map { InterfaceAttribute($0, $1) }
    if !cell.isEmpty {
      view.cell = InterfaceCell(
        element: element + "Cell", attributes: cell.map { InterfaceAttribute($0, $1) })
    }
    if let text {
      var content = InterfaceText(text)
      content.font = font
      content.lines = lines
      view.text = content
    }
    return view
  }

  /// What the control's size depends on beside it.
  var context: ControlContext { ControlContext(platform: platform, era: era, scale: scale) }
  /// The size of its own.
  var size: IntrinsicSize { ControlFacts.intrinsicSize(of: view, context) }
  /// The insets.
  var insets: InterfaceInsets { ControlFacts.alignmentInsets(of: view, context) }

  /// A font of the system.
  static func font(_ kind: String, _ size: Rational? = nil) -> InterfaceFont {
    var font = InterfaceFont()
    font.kind = kind
    font.pointSize = size
    return font
  }
}
