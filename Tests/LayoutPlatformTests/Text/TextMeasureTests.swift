import LayoutModel
import TestSupport
import Testing

@testable import LayoutPlatform

@Suite("The measure of text")
struct TextMeasureTests {
  private static let context = ControlContext(platform: .iOS, era: 22000, scale: 2)

  private func font(_ size: Int64, kind: String = "system", weight: String? = nil, name: String? = nil)
    -> TextFont
  {
    var font = InterfaceFont()
    font.kind = name == nil ? kind : nil
    font.name = name
    font.weight = weight
    font.pointSize = Rational(size)
    return TextFont(font, defaultSize: 17, context: Self.context)
  }

  @Test(
    "agrees with the published advances and tracking within a point",
    arguments: [
      ("Continue", Int64(17), "system", 69.39),
      ("Where to?", 13, "system", 62.36),
      ("Show hidden files", 13, "system", 107.35),
      ("Password:", 11, "system", 53.92),
      ("Sign in with email", 15, "system", 120.24),
      ("Done", 17, "boldSystem", 42.84),
      ("Network", 13, "systemBold", 54.63),
    ])
  func agrees(text: String, size: Int64, kind: String, width: Double) throws {
    let measured = try #require(TextMeasure(font(size, kind: kind)).width(of: text))
    #expect(abs(measured - width) < 1)
  }

  @Test("uses Adobe's metrics for Helvetica and its bold face")
  func usesHelvetica() throws {
    let regular = try #require(TextMeasure(font(17, name: "Helvetica")).width(of: "Where to?"))
    let bold = try #require(TextMeasure(font(17, name: "Helvetica-Bold")).width(of: "Where to?"))
    #expect(abs(regular - 78.421) < 0.01)
    #expect(abs(bold - 83.113) < 0.01)
  }

  @Test("knows one width for every letter of a monospaced font", arguments: ["iiiii", "WWWWW", "1.0e4"])
  func isMonospaced(text: String) throws {
    let width = try #require(TextMeasure(font(10, name: "Menlo-Regular")).width(of: text))
    #expect(abs(width - 30.1) < 0.01)
  }

  @Test("does not guess scripts and faces that nobody measured")
  func doesNotGuess() {
    #expect(TextMeasure(font(17)).width(of: "Привет") == nil)
    #expect(TextMeasure(font(17)).width(of: "مرحبا") == nil)
    #expect(TextMeasure(font(17, name: "Georgia")).width(of: "Hello") == nil)
    #expect(TextMeasure(font(17, name: "HelveticaNeue-Light")).width(of: "Hello") == nil)
    #expect(TextMeasure(font(17, name: "NoSuchFont")).width(of: "Hello") == nil)
  }

  @Test("takes letters with accents for those without, and ideographs for squares")
  func takesAccents() {
    let measure = TextMeasure(font(17))
    #expect(measure.width(of: "Ångström café") == measure.width(of: "Angstrom cafe"))
    #expect(measure.width(of: "设置") == 34)
  }

  @Test("takes the widest of several lines, and nothing for none")
  func takesWidest() {
    let measure = TextMeasure(font(17))
    #expect(measure.width(of: "a\nlonger line\nb") == measure.width(of: "longer line"))
    #expect(measure.width(of: "") == 0)
  }

  @Test("grows with each letter", arguments: UInt64(0)..<50)
  func grows(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let measure = TextMeasure(font(Int64.random(in: 9...60, using: &random)))
    var text = ""
    var last = 0.0
    for _ in 0..<40 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0x20..<0x7F, using: &random)))
      let width = try #require(measure.width(of: text))
      #expect(width > last)
      last = width
    }
  }

  @Test("measures two million letters", .timeLimit(.minutes(1)))
  func measuresMuch() throws {
    let text = String(repeating: "word ", count: 400_000)
    let measure = TextMeasure(font(17))
    #expect(try #require(measure.width(of: text)) > 1e7)
    #expect(measure.lines(of: text, width: 300, atMost: 3) == 3)
  }
}
