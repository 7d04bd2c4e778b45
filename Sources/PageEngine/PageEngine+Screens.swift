import LayoutDiagnosis
import LayoutImport
import LayoutModel
import LayoutReport

extension PageEngine {
  /// Opens a tree of views of a layout file, to be laid out on other screens and with other constraints.
  ///
  /// - Parameters:
  ///   - bytes: The file, which must be well-formed.
  ///   - tree: Which tree of the file, counted from 0.
  /// - Returns: An answer whose member `screen` is the number of the screen.
  package mutating func openScreen(_ bytes: [UInt8], tree: Int) -> String {
    do throws(InterfaceBuilderError) {
      let reading = try InterfaceBuilderReader.read(bytes)
      guard let screen = LiveScreen(reading.document, tree: tree) else {
        return Answer.failure("The file has no views there that constraints lay out.")
      }
      return Answer.text(["screen": .integer(add(screen)), "trees": .integer(reading.document.trees.count)])
    } catch {
      return Answer.text(error.sentence, at: error.location)
    }
  }

  /// Changes an open screen and answers questions about it.
  ///
  ///     {"verdict": "satisfiable", "device": "iPhone 15", "landscape": false, "direction": "ltr", "width": 393, "height": 852,
  ///      "widthClass": "compact", "heightClass": "regular", "frames": {"VIEW": [x, y, width, height]},
  ///      "ambiguous": {"VIEW": ["x"]}, "broken": [member], "unmet": [member with "priority", "amount", "owner"],
  ///      "conflict": {"summary", "members": [member]}}
  ///     ask holds        "holds": {"width": {"min", "max", "below", "above"}, "height"}; null for none
  ///     ask profile      "profile": [{"from", "to", "yielding": [member]}]
  ///     ask constraints  "constraints": [member with "active", "constant", "priority"]
  ///     ask devices      "devices": [name]
  ///
  /// A member is `{"id", "text"}` with the object id of a constraint, empty for what the platform adds. Frames are in
  /// points from the root's top left corner, y running down.
  ///
  /// - Parameters:
  ///   - number: The number that `openScreen` gave it.
  ///   - bytes: The changes and questions, as `ScreenRequestReader` reads them. If a line is wrong, none counts.
  /// - Returns: The answer.
  package mutating func editScreen(_ number: Int, _ bytes: [UInt8]) -> String {
    guard var screen = screens.removeValue(forKey: number) else {
      return Answer.failure("There is no open screen \(number).")
    }
    defer { screens[number] = screen }
    do throws(ScreenRequestError) {
      let request = try ScreenRequestReader.read(bytes, for: screen)
      for edit in request.edits { screen.apply(edit) }
      return Answer.text(Self.answer(request.questions, about: screen))
    } catch {
      return Answer.text(error)
    }
  }

  /// Forgets a screen.
  package mutating func closeScreen(_ number: Int) { screens[number] = nil }

  private static func answer(_ questions: [ScreenRequest.Question], about screen: LiveScreen) -> JSONValue {
    var answer = ScreenAnswer.value(screen.solved())
    for question in questions {
      switch question {
      case .holds:
        answer = answer.adding(
          "holds",
          [
            "width": ScreenAnswer.value(screen.holds(along: .horizontal)),
            "height": ScreenAnswer.value(screen.holds(along: .vertical)),
          ])
      case .constraints: answer = answer.adding("constraints", ScreenAnswer.value(screen.constraints))
      case .devices: answer = answer.adding("devices", .texts(screen.devices))
      case .profile(let axis, let low, let high):
        answer = answer.adding(
          "profile", ScreenAnswer.value(screen.profile(along: axis, from: low, to: high)))
      }
    }
    return answer
  }
}
