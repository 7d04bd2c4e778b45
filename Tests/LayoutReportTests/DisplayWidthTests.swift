import TestSupport
import Testing

@testable import LayoutReport

@Suite struct DisplayWidthTests {
  @Test(
    "characters take the columns that terminals give them",
    arguments: [
      ("", 0), ("plain", 5), ("說明", 4), ("ﾊﾝ", 2), ("한국", 4), ("e\u{301}", 1), ("👍", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2),
      ("✂", 1), ("✂\u{FE0F}", 2), ("שלום", 4), ("“x”", 3), ("─", 1), ("\u{200B}", 0), ("né", 2), ("，", 2),
    ])
  func columns(text: String, expected: Int) { #expect(DisplayWidth.columns(of: text) == expected) }

  @Test(
    "numbers are written as plain decimals",
    arguments: [
      (0, "0"), (-0.0, "0"), (20, "20"), (94.3, "94.3"), (1e-5, "0.00001"), (1.5e-7, "0.00000015"),
      (1e16, "10000000000000000"), (-2.5e17, "-250000000000000000"),
      (1.7000000000000028, "1.7000000000000028"),
      (5e-1, "0.5"), (-16, "-16"),
    ] as [(Double, String)])
  func shortest(value: Double, expected: String) {
    #expect(PointText.shortest(value) == expected)
    #expect(Double(expected) == value)
  }

  @Test("numbers that do not exist are not written")
  func notFinite() {
    #expect(PointText.shortest(.nan) == nil)
    #expect(PointText.shortest(.infinity) == nil)
    #expect(PointText.rounded(-.infinity) == "?")
  }

  @Test(
    "numbers for people have two decimals, and more only when nothing else is left",
    arguments: [
      (1.7000000000000028, "1.7"), (94.33333333333333, "94.33"), (0.00001234, "0.00001"),
      (-0.0005, "−0.001"),
      (-2.005001, "−2.01"), (0.005, "0.01"), (-1e15, "−1000000000000000"), (0, "0"),
      (1e15, "1000000000000000"), (1e-30, "0"), (8, "8"),
    ] as [(Double, String)])
  func rounded(value: Double, expected: String) { #expect(PointText.rounded(value) == expected) }

  @Test("every finite number reads back as itself", arguments: UInt64(0)..<200)
  func roundTrip(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let value = Double(bitPattern: random.next())
    guard value.isFinite else { return }
    let text = PointText.shortest(value)
    #expect(text.flatMap(Double.init) == value)
    #expect(text?.contains("e") == false)
  }
}
