import LayoutModel
import Testing

@testable import LayoutPlatform

@Suite("The height of text that breaks into lines")
struct WrappedHeightTests {
  private static let words = "One two three four five six seven eight nine ten"

  private func label(lines: Int = 0, saved: (width: Rational, height: Rational)? = nil) -> SampleControl {
    SampleControl(
      element: "label", platform: .iOS, scale: 2, saved: saved, text: Self.words, lines: lines,
      font: SampleControl.font("system", 17))
  }

  private func height(_ control: SampleControl, _ width: Rational) -> IntrinsicSize.Length? {
    ControlFacts.height(of: control.view, forWidth: width, control.context)
  }

  @Test("follows the width, in whole lines", arguments: [(Int64(1000), 1), (200, 2), (150, 3), (110, 4)])
  func followsWidth(width: Int64, lines: Int) {
    let height = height(label(), Rational(width))
    let expected = PixelGrid(scale: 2).roundedUp(1.1933593 * 17 * Double(lines))
    #expect(height == IntrinsicSize.Length(expected, .text))
  }

  @Test("stops at the greatest number of lines")
  func stops() {
    #expect(height(label(lines: 2), 60)?.points == Rational(41))
    #expect(height(label(lines: 1), 60) == nil)
  }

  @Test("is the saved one at the saved width, confirmed by the measure or not")
  func isSaved() {
    #expect(height(label(saved: (150, 61)), 150) == IntrinsicSize.Length(61, .confirmed))
    #expect(
      height(label(saved: (150, Rational(163, 2))), 150) == IntrinsicSize.Length(Rational(163, 2), .saved))
    #expect(height(label(saved: (150, 70)), 150) == IntrinsicSize.Length(61, .text))
    #expect(height(label(saved: (200, 41)), 150) == IntrinsicSize.Length(61, .text))
  }

  @Test("counts lines of whole points on macOS")
  func onDesktop() {
    let label = SampleControl(
      element: "textField", text: Self.words, lines: 0, font: SampleControl.font("smallSystem"),
      cell: ["title": Self.words])
    #expect(height(label, 100) == IntrinsicSize.Length(42, .text))
  }

  @Test("never shrinks with the width", arguments: 4..<40)
  func isMonotonic(step: Int) throws {
    let narrow = try #require(height(label(), Rational(Int64(step * 10))))
    let wide = try #require(height(label(), Rational(Int64(step * 10 + 10))))
    #expect(narrow.points >= wide.points)
  }
}
