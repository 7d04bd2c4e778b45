import LayoutModel
import Testing

@testable import LayoutPlatform

@Suite("The baselines of a control")
struct BaselineTests {
  static let desktop: [(SampleControl, Int64)] = [
    (SampleControl(element: "textField", saved: (60, 16), text: "A"), Int64(3)),
    (SampleControl(element: "textField", era: 14000, saved: (60, 17), text: "A"), 3),
    (
      SampleControl(
        element: "textField", saved: (60, 14), text: "A", font: SampleControl.font("smallSystem")), 3
    ),
    (SampleControl(element: "textField", saved: (60, 21), cell: ["borderStyle": "bezel"]), 6),
    (SampleControl(element: "textField", era: 14000, saved: (60, 22), cell: ["borderStyle": "bezel"]), 6),
    (
      SampleControl(
        element: "textField", saved: (60, 19), cell: ["borderStyle": "bezel", "controlSize": "small"]),
      5
    ),
    (SampleControl(element: "textField", era: 24500, saved: (60, 24), cell: ["borderStyle": "bezel"]), 7),
    (SampleControl(element: "popUpButton", saved: (60, 25), cell: ["type": "push"]), 10),
    (SampleControl(element: "popUpButton", era: 24500, saved: (60, 24), cell: ["type": "push"]), 7),
    (
      SampleControl(
        element: "popUpButton", saved: (60, 22), cell: ["type": "push", "controlSize": "small"]), 8
    ),
    (SampleControl(element: "button", saved: (60, 32), cell: ["type": "push"]), 13),
    (SampleControl(element: "button", era: 14000, saved: (60, 32), cell: ["type": "push"]), 13),
    (SampleControl(element: "button", saved: (60, 18), cell: ["type": "check"]), 4),
    (SampleControl(element: "switch", saved: (42, 25)), 8),
    (SampleControl(element: "customView", saved: (60, 60)), 0),
  ]

  /// Returns how far the last baseline lies above the bottom of the frame, in points.
  private func last(_ control: SampleControl) -> Rational? {
    guard let saved = control.saved else { return nil }
    let insets = control.insets
    let height = saved.height - insets.top - insets.bottom
    return ControlFacts.baselines(of: control.view, height: height, control.context).last + insets.bottom
  }

  @Test(
    "of macOS lie where saved files put controls side by side",
    arguments: BaselineTests.desktop)
  func onDesktop(control: SampleControl, distance: Int64) {
    #expect(last(control) == Rational(distance))
  }

  @Test("of a stretched label of macOS keep their distances from both edges")
  func ofStretchedLabels() {
    let label = SampleControl(element: "textField", saved: (60, 20), text: "A")
    let distances = ControlFacts.baselines(of: label.view, height: 20, label.context)
    #expect(distances.first == 13)
    #expect(distances.last == 3)
  }

  @Test("of a label and a button of iOS lie where the font has them")
  func onPhones() {
    let label = SampleControl(
      element: "label", platform: .iOS, scale: 2, text: "A", font: SampleControl.font("system", 17))
    let ofLabel = ControlFacts.baselines(of: label.view, height: Rational(41, 2), label.context)
    #expect(ofLabel.first == 16)
    #expect(ofLabel.last == Rational(9, 2))
    let button = SampleControl(
      element: "button", platform: .iOS, scale: 2, text: "A", font: SampleControl.font("system", 15))
    let ofButton = ControlFacts.baselines(of: button.view, height: 30, button.context)
    #expect(ofButton.first == Rational(41, 2))
    #expect(ofButton.first + ofButton.last == 30)
  }

  @Test("of several lines are apart by the lines between")
  func ofLines() {
    let label = SampleControl(
      element: "label", platform: .iOS, scale: 2, text: "A", lines: 0, font: SampleControl.font("system", 17))
    let distances = ControlFacts.baselines(of: label.view, height: 61, label.context)
    #expect(distances.first == 16)
    #expect(distances.last == Rational(9, 2))
  }

  @Test("of a height that is no number are none")
  func ofOverflow() {
    let label = SampleControl(element: "label", platform: .iOS, text: "A")
    let distances = ControlFacts.baselines(of: label.view, height: .overflow, label.context)
    #expect(distances == (0, 0))
  }
}
