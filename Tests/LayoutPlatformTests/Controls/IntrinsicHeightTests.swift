import LayoutModel
import Testing

@testable import LayoutPlatform

@Suite("The height that a control has of its own")
struct IntrinsicHeightTests {
  static let empty: [SampleControl] = [
    SampleControl(element: "view", platform: .iOS), SampleControl(element: "scrollView", platform: .iOS),
    SampleControl(element: "tableView", platform: .iOS),
    SampleControl(element: "stackView", platform: .iOS),
    SampleControl(element: "imageView", platform: .iOS), SampleControl(element: "customView"),
    SampleControl(element: "box"), SampleControl(element: "scrollView"),
  ]

  static let lines: [(Int64, Rational?, Rational)] = [
    (Int64(1), nil as Rational?, Rational(21)), (2, nil, Rational(41, 2)), (3, nil, Rational(61, 3)),
    (2, Rational(21), 21), (3, Rational(41, 2), Rational(41, 2)), (2, Rational(30), Rational(41, 2)),
  ]

  static let phone: [(String, [String: String], Int, Int64)] = [
    ("switch", [:], 22000, Int64(31)), ("slider", [:], 22000, 30), ("segmentedControl", [:], 22000, 31),
    ("segmentedControl", [:], 12000, 28), ("stepper", [:], 22000, 32), ("progressView", [:], 12000, 2),
    ("activityIndicatorView", ["style": "large"], 22000, 37), ("datePicker", [:], 22000, 216),
    ("textField", ["borderStyle": "roundedRect"], 22000, 34),
    ("textField", ["borderStyle": "roundedRect"], 12000, 30), ("tabBar", [:], 22000, 49),
  ]

  static let desktop: [(SampleControl, Int64)] = [
    (SampleControl(element: "button", era: 22000, cell: ["type": "push"]), Int64(20)),
    (SampleControl(element: "button", era: 14000, cell: ["type": "push"]), 21),
    (SampleControl(element: "button", era: 24500, cell: ["type": "push"]), 24),
    (SampleControl(element: "button", era: 22000, cell: ["type": "check"]), 16),
    (SampleControl(element: "textField", era: 22000, cell: ["borderStyle": "bezel"]), 21),
    (SampleControl(element: "textField", era: 14000, cell: ["borderStyle": "bezel"]), 22),
    (SampleControl(element: "textField", cell: ["borderStyle": "bezel", "controlSize": "small"]), 19),
    (SampleControl(element: "popUpButton", cell: ["type": "push"]), 20),
    (SampleControl(element: "box", saved: (90, 5), attributes: ["boxType": "separator"]), 1),
    (SampleControl(element: "progressIndicator", attributes: ["style": "spinning"]), 32),
    (SampleControl(element: "textField", text: "Label", font: SampleControl.font("system")), 16),
    (
      SampleControl(element: "textField", era: 14000, text: "Label", font: SampleControl.font("system")), 17
    ),
    (SampleControl(element: "textField", text: "Label", font: SampleControl.font("smallSystem")), 14),
  ]

  @Test(
    "is that of its kind on macOS, less its insets",
    arguments: IntrinsicHeightTests.desktop)
  func isOfItsKind(control: SampleControl, height: Int64) {
    #expect(control.size.height == IntrinsicSize.Length(Rational(height), .table))
  }

  @Test(
    "is that of its kind on iOS",
    arguments: IntrinsicHeightTests.phone)
  func isOfItsKindOnPhones(element: String, attributes: [String: String], era: Int, height: Int64) {
    let control = SampleControl(element: element, platform: .iOS, era: era, scale: 2, attributes: attributes)
    #expect(control.size.height == IntrinsicSize.Length(Rational(height), .table))
  }

  @Test(
    "of a label is a line rounded up to pixels, or as other canvases rounded it",
    arguments: IntrinsicHeightTests.lines)
  func ofLabels(scale: Int64, saved: Rational?, height: Rational) {
    let label = SampleControl(
      element: "label", platform: .iOS, scale: scale, saved: saved.map { (60, $0) }, text: "Label",
      font: SampleControl.font("system", 17))
    #expect(label.size.height == IntrinsicSize.Length(height, saved == 30 ? .usual : .table))
  }

  @Test(
    "of a button follows its font",
    arguments: [(Int64(13), Int64(28)), (15, 30), (17, 33), (18, 34), (24, 41)])
  func ofButtons(points: Int64, height: Int64) {
    let button = SampleControl(
      element: "button", platform: .iOS, scale: 2, text: "Button",
      font: SampleControl.font("system", Rational(points)), attributes: ["buttonType": "system"])
    #expect(button.size.height == IntrinsicSize.Length(Rational(height), .table))
  }

  @Test("follows the text size that the reader asked for")
  func followsTextSize() {
    var font = InterfaceFont()
    font.style = "UICTFontTextStyleBody"
    let label = SampleControl(
      element: "label", platform: .iOS, scale: 2, saved: (60, Rational(41, 2)), text: "Label", font: font)
    var context = label.context
    context.textSize = "AX5"
    let size = ControlFacts.intrinsicSize(of: label.view, context)
    #expect(size.height == IntrinsicSize.Length(Rational(127, 2), .table))
    #expect(size.width?.source == .text)
  }

  @Test(
    "is none for views without content of their own",
    arguments: IntrinsicHeightTests.empty)
  func isNone(control: SampleControl) { #expect(control.size == IntrinsicSize()) }
}
