import LayoutDiagnosis
import LayoutModel
import LayoutPlatform
import TextSource

/// Reads changes of a screen and questions about it, a line each.
///
///     size WIDTH HEIGHT                  the root has another size, in points
///     device NAME                        the tree is shown on a device, such as iPhone 15
///     portrait, landscape                the device stands upright or lies on its side
///     saved                              the tree is shown as it was saved
///     direction ltr|rtl                  text runs another way
///     constant ID NUMBER                 the constraint has another constant
///     priority ID NUMBER                 the constraint has another priority
///     off ID…, on ID…                    the constraints do not take part, or do again
///     reset                              all constraints are as they were
///     ask holds                          at which widths and heights the required constraints hold
///     ask profile width|height LOW HIGH  which optional constraints give way at which sizes
///     ask constraints                    the constraints of the file as they stand
///     ask devices                        the devices on which it can be shown
///
/// An id is the object id of a constraint in the file. Lines that begin with `#` are comments.
struct ScreenRequestReader {
  private let screen: LiveScreen
  private var request = ScreenRequest()
  private var line = 0
  /// The fields of the current line that are still to be read, with their columns.
  private var fields: ArraySlice<(text: String, column: Int)> = []
  private var endColumn = 1

  /// Reads a text that is meant for a screen.
  ///
  /// - Throws: The first place that says nothing that can be done.
  static func read(_ bytes: [UInt8], for screen: LiveScreen) throws(ScreenRequestError) -> ScreenRequest {
    var reader = ScreenRequestReader(screen: screen)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      reader.line += 1
      reader.begin(line)
      try reader.readLine()
      guard reader.fields.isEmpty else { throw reader.error("the end of the line") }
    }
    return reader.request
  }

  private init(screen: LiveScreen) { self.screen = screen }

  private mutating func begin(_ line: ArraySlice<UInt8>) {
    let words = line.split { $0 <= 0x20 }
    let all = words.map { word in
      (text: String(decoding: word, as: UTF8.self), column: word.startIndex - line.startIndex + 1)
    }
    fields = all[...]
    endColumn = line.count + 1
  }

  private mutating func readLine() throws(ScreenRequestError) {
    guard let word = fields.first?.text else { return }
    fields.removeFirst()
    switch word {
    case "size":
      let width = try length()
      request.edits.append(.size(InterfaceSize(width: width, height: try length())))
    case "device": request.edits.append(.device(try device()))
    case "portrait": request.edits.append(.orientation(isLandscape: false))
    case "landscape": request.edits.append(.orientation(isLandscape: true))
    case "saved": request.edits.append(.saved)
    case "direction": request.edits.append(.direction(try direction()))
    case "constant":
      let id = try constraint()
      request.edits.append(.constant(id, try number()))
    case "priority":
      let id = try constraint()
      request.edits.append(.priority(id, try priority()))
    case "on": try readActivity(true)
    case "off": try readActivity(false)
    case "reset": request.edits.append(.reset)
    case "ask": request.questions.append(try question())
    default:
      guard word.utf8.first == UInt8(ascii: "#") else { throw error("a change or a question", at: word) }
      fields = []
    }
  }

  private mutating func readActivity(_ isActive: Bool) throws(ScreenRequestError) {
    repeat { request.edits.append(.activity(try constraint(), isActive)) } while !fields.isEmpty
  }

  private mutating func question() throws(ScreenRequestError) -> ScreenRequest.Question {
    guard let word = fields.first else { throw error("holds, profile, constraints or devices") }
    fields.removeFirst()
    switch word.text {
    case "holds": return .holds
    case "constraints": return .constraints
    case "devices": return .devices
    case "profile":
      let axis = try axis()
      let low = try number()
      return .profile(axis, low: low, high: try number())
    default:
      fields = [word]
      throw error("holds, profile, constraints or devices")
    }
  }
}

// MARK: - Fields

extension ScreenRequestReader {
  private mutating func length() throws(ScreenRequestError) -> Rational {
    guard let value = fields.first.flatMap({ Rational(decimal: $0.text) }), value > 0, value <= 100_000 else {
      throw error("a length from above 0 to 100000")
    }
    fields.removeFirst()
    return value
  }

  private mutating func number() throws(ScreenRequestError) -> Rational {
    guard let value = fields.first.flatMap({ Rational(decimal: $0.text) }), value.magnitude <= 1_000_000_000
    else { throw error("a decimal number") }
    fields.removeFirst()
    return value
  }

  private mutating func priority() throws(ScreenRequestError) -> Priority {
    guard let value = fields.first.flatMap({ Rational(decimal: $0.text) }), value > 0, value <= 1000 else {
      throw error("a priority from above 0 to 1000")
    }
    fields.removeFirst()
    return Priority(Float(value.doubleValue))
  }

  private mutating func constraint() throws(ScreenRequestError) -> String {
    guard let id = fields.first?.text, screen.hasConstraint(id) else {
      throw error("the object id of a constraint of this view")
    }
    fields.removeFirst()
    return id
  }

  private mutating func direction() throws(ScreenRequestError) -> Layout.Direction {
    guard let direction = fields.first.flatMap({ Layout.Direction(rawValue: $0.text) }) else {
      throw error("ltr or rtl")
    }
    fields.removeFirst()
    return direction
  }

  private mutating func axis() throws(ScreenRequestError) -> Axis {
    switch fields.first?.text {
    case "width":
      fields.removeFirst()
      return .horizontal
    case "height":
      fields.removeFirst()
      return .vertical
    default: throw error("width or height")
    }
  }

  /// Reads the name of a device, which is the rest of the line.
  private mutating func device() throws(ScreenRequestError) -> Device {
    let name = fields.map { $0.text }.joined(separator: " ")
    guard let device = Device.named(name), device.suits(screen.document.platform) else {
      throw error("the name of a device that the file is for", at: name)
    }
    fields = []
    return device
  }

  private func error(_ expected: String, at found: String? = nil) -> ScreenRequestError {
    ScreenRequestError(
      location: SourceLocation(line: line, column: fields.first?.column ?? endColumn), expected: expected,
      found: found ?? fields.first?.text ?? "")
  }
}
