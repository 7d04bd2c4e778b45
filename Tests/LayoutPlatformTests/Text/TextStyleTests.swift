import LayoutModel
import Testing

@testable import LayoutPlatform

@Suite("The size of a text style")
struct TextStyleTests {
  @Test(
    "follows the category and the platform",
    arguments: [
      ("UICTFontTextStyleBody", InterfaceDocument.Platform.iOS, nil as String?, 17.0),
      ("UICTFontTextStyleBody", .iOS, "XS", 14),
      ("UICTFontTextStyleBody", .iOS, "AX5", 53),
      ("UICTFontTextStyleTitle0", .iOS, "L", 34),
      ("UICTFontTextStyleHeadline", .tvOS, nil, 38),
      ("largeTitle", .macOS, nil, 26),
      ("body", .macOS, nil, 13),
      ("subheadline", .macOS, nil, 11),
    ])
  func follows(name: String, platform: InterfaceDocument.Platform, category: String?, size: Double) throws {
    let style = try #require(TextStyle.named(name))
    #expect(style.size(on: platform, category: category) == size)
  }

  @Test("never shrinks from one category to the next")
  func grows() throws {
    for name in ["Title0", "Title1", "Title2", "Title3", "Headline", "Body", "Footnote", "Caption2"] {
      let sizes = try #require(TextStyle.named(name)).sizes
      #expect(sizes.count == TextStyle.categories.count)
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("is unknown for other names", arguments: ["", "UICTFontTextStyle", "UICTFontTextStyleShout"])
  func isUnknown(name: String) { #expect(TextStyle.named(name) == nil) }
}
