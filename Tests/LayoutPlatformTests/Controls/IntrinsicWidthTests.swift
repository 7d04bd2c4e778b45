import LayoutModel
import Testing

@testable import LayoutPlatform

@Suite("The width that a control has of its own")
struct IntrinsicWidthTests {
  static let open: [SampleControl] = [
    SampleControl(element: "slider", platform: .iOS),
    SampleControl(element: "progressView", platform: .iOS),
    SampleControl(element: "textField", platform: .iOS),
    SampleControl(element: "searchBar", platform: .iOS),
    SampleControl(element: "textField", cell: ["borderStyle": "bezel"]),
    SampleControl(element: "box", saved: (90, 5), attributes: ["boxType": "separator"]),
    SampleControl(element: "slider", cell: ["sliderType": "linear"]),
  ]

  static let desktop: [(String, [String: String], Int, Int64)] = [
    ("textField", [:], 22000, Int64(67)), ("textField", ["alignment": "center"], 22000, 71),
    ("textField", ["drawsBackground": "YES"], 22000, 67), ("button", ["type": "push"], 22000, 96),
    ("button", ["type": "push"], 14000, 103), ("button", ["type": "check"], 22000, 89),
  ]

  private func label(_ text: String, saved: Rational?) -> SampleControl {
    SampleControl(
      element: "label", platform: .iOS, scale: 2, saved: saved.map { ($0, Rational(41, 2)) }, text: text,
      font: SampleControl.font("system", 17))
  }

  @Test("is the saved one where the measure of the text confirms it")
  func isConfirmed() {
    #expect(
      label("Continue", saved: Rational(139, 2)).size.width
        == IntrinsicSize.Length(Rational(139, 2), .confirmed))
  }

  @Test(
    "is measured where the saved one differs or is missing", arguments: [Rational(200), Rational(40), nil])
  func isMeasured(saved: Rational?) {
    #expect(label("Continue", saved: saved).size.width == IntrinsicSize.Length(Rational(139, 2), .text))
  }

  @Test("is the saved one without a model")
  func isSaved() {
    #expect(label("Привет", saved: 57).size.width == IntrinsicSize.Length(57, .saved))
    #expect(label("Привет", saved: nil).size.width == nil)
  }

  @Test(
    "of a control of macOS is its text and what surrounds it",
    arguments: IntrinsicWidthTests.desktop)
  func surroundsText(element: String, cell: [String: String], era: Int, frame: Int64) throws {
    let control = SampleControl(
      element: element, era: era, saved: (Rational(frame), 32), text: "Where to?",
      font: SampleControl.font("system"),
      cell: cell)
    let outside = control.insets.left + control.insets.right
    #expect(control.size.width == IntrinsicSize.Length(Rational(frame) - outside, .confirmed))
  }

  @Test(
    "is none where it is up to the constraints",
    arguments: IntrinsicWidthTests.open)
  func isNone(control: SampleControl) { #expect(control.size.width == nil) }

  @Test("of a menu is that of its widest item")
  func ofMenus() {
    let control = SampleControl(element: "popUpButton", saved: (101, 25), cell: ["type": "push"])
    var view = control.view
    view.choices = ["A", "Where to?", "B"].map { InterfaceChoice(title: $0) }
    #expect(
      ControlFacts.intrinsicSize(of: view, control.context).width == IntrinsicSize.Length(94, .confirmed))
    view.choices.append(InterfaceChoice(title: "Привет"))
    #expect(ControlFacts.intrinsicSize(of: view, control.context).width == IntrinsicSize.Length(94, .saved))
  }

  @Test("of a button counts its insets")
  func countsInsets() {
    let button = SampleControl(
      element: "button", platform: .iOS, scale: 2, text: "Continue", font: SampleControl.font("system", 17),
      attributes: ["buttonType": "system", "contentEdgeInsets.minX": "20", "contentEdgeInsets.maxX": "10"])
    #expect(button.size.width == IntrinsicSize.Length(Rational(199, 2), .text))
    #expect(button.size.height == IntrinsicSize.Length(33, .table))
  }

  @Test("of an image view is that of its image, unless the image is a symbol")
  func ofImages() {
    let control = SampleControl(element: "imageView", platform: .iOS, saved: (30, 40))
    var view = control.view
    view.image = "logo"
    var context = control.context
    let size = InterfaceSize(width: 24, height: 18)
    context.images["logo"] = InterfaceDocument.Image(size: size)
    let plain = ControlFacts.intrinsicSize(of: view, context)
    #expect(
      plain
        == IntrinsicSize(width: IntrinsicSize.Length(24, .image), height: IntrinsicSize.Length(18, .image)))
    context.images["logo"] = InterfaceDocument.Image(size: size, isSymbol: true)
    let symbol = ControlFacts.intrinsicSize(of: view, context)
    #expect(
      symbol
        == IntrinsicSize(width: IntrinsicSize.Length(30, .saved), height: IntrinsicSize.Length(40, .saved)))
  }

  @Test("gives way to a rendered size, and both to a placeholder")
  func givesWay() {
    let control = label("Continue", saved: 70)
    var (view, context) = (control.view, control.context)
    context.renderedSizes["v"] = InterfaceSize(width: 88, height: -1)
    let rendered = ControlFacts.intrinsicSize(of: view, context)
    #expect(rendered == IntrinsicSize(width: IntrinsicSize.Length(88, .rendered)))
    view.placeholder = (.points(99), InterfaceView.Placeholder.none)
    let placed = ControlFacts.intrinsicSize(of: view, context)
    #expect(placed == IntrinsicSize(width: IntrinsicSize.Length(99, .placeholder)))
  }
}
