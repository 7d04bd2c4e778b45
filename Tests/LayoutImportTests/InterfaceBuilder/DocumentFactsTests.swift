import LayoutModel
import Testing

@Suite struct DocumentFactsTests {
  @Test(
    "the platform is told by the runtime, or by the type without one",
    arguments: [
      ("CocoaTouch.XIB", "iOS.CocoaTouch", InterfaceDocument.Platform.iOS),
      ("CocoaTouch.iPad.XIB", "iOS.CocoaTouch.iPad", .iOS), ("Cocoa.XIB", "MacOSX.Cocoa", .macOS),
      ("Cocoa.Storyboard.XIB", "", .macOS), ("CocoaTouch.XIB", "", .iOS), ("x", "AppleTV", .tvOS),
    ])
  func knowsPlatform(type: String, runtime: String, platform: InterfaceDocument.Platform) throws {
    let text = "<document type='com.apple.InterfaceBuilder3.\(type)' targetRuntime='\(runtime)'/>"
    #expect(try document(text).platform == platform)
  }

  @Test("files of watchOS are told apart and left alone")
  func leavesWatchAlone() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
      <objects>\(view("a"))</objects></document>
      """
    let read = try document(text)
    #expect(read.platform == .watchOS && read.trees.isEmpty && read.notes.count == 1)
  }

  @Test(
    "the era is the version of the plug-in, and that of the tools without one",
    arguments: [
      ("22684", "32700.99.1234", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", 22684),
      ("24128.3", "24765", "com.apple.InterfaceBuilder.CocoaPlugin", 24128),
      ("9", "6254", "com.apple.WebKitIBPlugin", 6254), ("", "32700.99.1234", "other", 22684),
      ("x", "none", "com.apple.InterfaceBuilder.CocoaPlugin", 0),
    ])
  func knowsEra(plugin: String, tools: String, identifier: String, era: Int) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="\(tools)"><dependencies>
      <deployment identifier="macosx"/><plugIn identifier="\(identifier)" version="\(plugin)"/>
      </dependencies></document>
      """
    #expect(try document(text).era == era)
  }

  @Test("flags, screen, images and rendered sizes are read")
  func readsFacts() throws {
    let text = xib(
      view("a"), attributes: "useSafeAreas='YES'",
      head: "<device id='retina6_12' orientation='landscape' appearance='light'/>",
      tail: """
        <designables><designable name="a"><size key="intrinsicContentSize" width="47.5" height="20.5"/></designable>
        <designable name="b"/></designables>
        <resources><image name="photo" width="30" height="31.5"/><image name="star" catalog="system" width="128" height="118"/>
        <image name="broken" width="x" height="1"/><systemColor name="c"/></resources>
        """)
    let read = try document(text)
    #expect(read.usesAutoLayout && read.usesSizeClasses && read.usesSafeAreas)
    #expect(read.canvas == InterfaceDocument.Canvas(device: "retina6_12", isLandscape: true))
    #expect(read.images.count == 2 && read.images["star"]?.isSymbol == true)
    #expect(read.images["photo"] == .init(size: InterfaceSize(width: 30, height: Rational(63, 2))))
    #expect(read.renderedSizes == ["a": InterfaceSize(width: Rational(95, 2), height: Rational(41, 2))])
    let plain = try document("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>")
    #expect(!plain.usesAutoLayout && !plain.usesSizeClasses && !plain.usesSafeAreas && plain.canvas == nil)
  }
}
