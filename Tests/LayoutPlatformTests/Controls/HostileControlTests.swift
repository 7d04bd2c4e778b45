import LayoutModel
import TestSupport
import Testing

@testable import LayoutPlatform

@Suite("Odd descriptions of controls")
struct HostileControlTests {
  private static let elements = [
    "label", "button", "textField", "imageView", "slider", "switch", "popUpButton", "box", "tabView",
    "textView",
    "segmentedControl", "progressIndicator", "stepper", "", "noSuchView",
  ]
  private static let words = [
    "", "-1", "0", "99999999999999999999", "NaN", "push", "check", "small", "YES", "system", "1e400",
    "roundedRect",
  ]

  @Test("are measured without a trap", arguments: UInt64(0)..<300)
  func areMeasured(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let word = { (random: inout SplitMix64) in Self.words.randomElement(using: &random) ?? "" }
    let lengths: [Rational] = [0, -5, 17, .overflow, Rational(.max), Rational(1, 3), 1_000_000_000]
    var control = SampleControl(element: Self.elements.randomElement(using: &random) ?? "")
    control.platform = [.iOS, .macOS, .tvOS, .watchOS].randomElement(using: &random) ?? .iOS
    control.era = [-1, 0, 6000, 14000, 22000, 24500, .max].randomElement(using: &random) ?? 0
    control.scale = [-3, 0, 1, 2, 3, .max].randomElement(using: &random) ?? 1
    control.saved = (
      lengths[Int.random(in: 0..<7, using: &random)], lengths[Int.random(in: 0..<7, using: &random)]
    )
    control.text = Bool.random(using: &random) ? word(&random) + "\n\u{0}\u{1F600}é" : nil
    control.lines = [-1, 0, 1, 2, .max].randomElement(using: &random) ?? 1
    control.font = SampleControl.font(word(&random), lengths.randomElement(using: &random))
    control.cell = ["type": word(&random), "controlSize": word(&random), "borderStyle": word(&random)]
    control.attributes = [
      "boxType": word(&random), "buttonType": word(&random), "contentEdgeInsets.minX": word(&random),
      "style": word(&random), "configuration.style": word(&random),
    ]
    var context = control.context
    context.textSize = Bool.random(using: &random) ? word(&random) : nil
    let view = control.view
    let size = ControlFacts.intrinsicSize(of: view, context)
    for axis in Axis.allCases {
      guard let length = size[axis], length.source != .saved else { continue }
      #expect(!length.points.isExact || length.points >= 0 || control.saved != nil)
    }
    for height in lengths {
      _ = ControlFacts.baselines(of: view, height: height, context)
      _ = ControlFacts.height(of: view, forWidth: height, context)
    }
  }
}
