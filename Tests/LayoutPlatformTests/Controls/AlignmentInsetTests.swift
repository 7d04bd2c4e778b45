import LayoutModel
import Testing

@testable import LayoutPlatform

@Suite("The insets of a control's alignment rectangle")
struct AlignmentInsetTests {
  static let desktop: [(String, [String: String], [String: String], [Int64])] = [
    ("textField", [:], [:], [Int64(2), 2, 0, 0]),
    ("textField", ["drawsBackground": "YES"], [:], [0, 0, 0, 0]),
    ("textField", ["borderStyle": "bezel"], [:], [0, 0, 0, 0]),
    ("button", ["type": "check"], [:], [2, 0, 1, 1]),
    ("popUpButton", ["type": "push"], [:], [3, 4, 1, 4]),
    ("box", [:], ["boxType": "separator"], [0, 0, 2, 2]),
    ("box", [:], ["boxType": "custom"], [0, 0, 0, 0]),
    ("box", [:], [:], [3, 3, 0, 4]),
    ("tabView", [:], ["type": "noTabsNoBorder"], [0, 0, 0, 0]),
    ("customView", [:], [:], [0, 0, 0, 0]),
    ("imageView", [:], [:], [0, 0, 0, 0]),
  ]

  static let push: [(Int, Int64, [Int64])] = [
    (14000, Int64(32), [Int64(6), 6, 4, 7]), (22000, 32, [7, 7, 5, 7]), (24500, 24, [0, 0, 0, 0]),
    (24500, 32, [7, 7, 5, 7]), (24500, 33, [7, 7, 5, 7]), (24500, 21, [0, 0, 0, 0]), (0, 32, [7, 7, 5, 7]),
  ]

  private func insets(_ left: Int64, _ right: Int64, _ top: Int64, _ bottom: Int64) -> InterfaceInsets {
    InterfaceInsets(
      top: Rational(top), left: Rational(left), bottom: Rational(bottom), right: Rational(right))
  }

  @Test(
    "of a push button follow the era and the saved height",
    arguments: AlignmentInsetTests.push)
  func ofPushButtons(era: Int, height: Int64, sides: [Int64]) {
    let button = SampleControl(
      element: "button", era: era, saved: (80, Rational(height)), text: "OK",
      cell: ["type": "push", "bezelStyle": "rounded"])
    #expect(button.insets == insets(sides[0], sides[1], sides[2], sides[3]))
  }

  @Test(
    "of other controls of macOS follow the kind",
    arguments: AlignmentInsetTests.desktop)
  func followTheKind(element: String, cell: [String: String], attributes: [String: String], sides: [Int64]) {
    let control = SampleControl(element: element, saved: (90, 18), cell: cell, attributes: attributes)
    #expect(control.insets == insets(sides[0], sides[1], sides[2], sides[3]))
  }

  @Test("of a vertical line lie at its sides")
  func ofVerticalLines() {
    let line = SampleControl(element: "box", saved: (5, 90), attributes: ["boxType": "separator"])
    #expect(line.insets == insets(2, 2, 0, 0))
    #expect(line.size == IntrinsicSize(width: IntrinsicSize.Length(1, .table)))
  }

  @Test(
    "of controls of iOS",
    arguments: [
      ("switch", [Int64(0), 2, 0, 0]), ("slider", [2, 2, 0, 1]), ("segmentedControl", [0, 0, 0, 1]),
      ("label", [0, 0, 0, 0]), ("view", [0, 0, 0, 0]),
    ])
  func ofMobileControls(element: String, sides: [Int64]) {
    let control = SampleControl(element: element, platform: .iOS, saved: (51, 31))
    #expect(control.insets == insets(sides[0], sides[1], sides[2], sides[3]))
  }
}
