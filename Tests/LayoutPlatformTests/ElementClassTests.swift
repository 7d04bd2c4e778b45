import LayoutModel
import Testing

@testable import LayoutPlatform

@Suite("The class of an element")
struct ElementClassTests {
  @Test(
    "is named as the platform names it",
    arguments: [
      ("label", InterfaceDocument.Platform.iOS, "UILabel"),
      ("textField", .macOS, "NSTextField"),
      ("customView", .macOS, "NSView"),
      ("view", .macOS, "NSView"),
      ("view", .tvOS, "UIView"),
      ("wkWebView", .iOS, "WKWebView"),
    ])
  func isNamed(element: String, platform: InterfaceDocument.Platform, name: String) {
    #expect(ElementClass.name(of: element, on: platform) == name)
  }
}
