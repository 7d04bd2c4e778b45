import LayoutModel
import Testing
import TextSource

@Suite struct ViewReaderTests {
  /// Returns a view of an element with attributes and elements inside.
  private func read(_ attributes: String, _ inside: String = "", element: String = "view") throws
    -> InterfaceView
  {
    try tree(xib(view("a", inside, element: element, attributes: attributes))).views[0]
  }

  @Test("what is absent has the values of Interface Builder")
  func knowsDefaults() throws {
    let view = try read("")
    #expect(view.translatesMask && !view.isFixed && !view.isHidden && view.mask == nil)
    #expect(view.hugging == (Priority(250), Priority(250)))
    #expect(view.compression == (Priority(750), Priority(750)))
    #expect(view.placeholder.width == nil && view.placeholder.height == nil)
    #expect(view.verification == .always && !view.isSavedAmbiguous && !view.isSavedMisplaced)
    #expect(view.margins == nil && view.insetsMarginsFromSafeArea && !view.preservesSuperviewMargins)
    #expect(view.text == nil && view.image == nil && view.cell == nil && view.stack == nil)
    #expect(view.attributes.isEmpty && view.variations.isEmpty)
  }

  @Test("attributes become properties, and the others are kept")
  func readsAttributes() throws {
    let view = try read(
      """
      customClass="Gauge" userLabel="Speed" fixedFrame="YES" hidden="YES" contentMode="left" tag="7"
      translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251"
      verticalHuggingPriority="249.99998474121094" horizontalCompressionResistancePriority="1000"
      verticalCompressionResistancePriority="1" placeholderIntrinsicWidth="120.5" placeholderIntrinsicHeight="infinite"
      verifyAmbiguity="ignoreSizes" ambiguous="YES" misplaced="YES" preservesSuperviewLayoutMargins="YES"
      insetsLayoutMarginsFromSafeArea="NO" layoutMarginsFollowReadableWidth="YES"
      """,
      "<autoresizingMask key='autoresizingMask' widthSizable='YES' flexibleMaxY='YES' heightSizable='NO'/>")
    #expect(view.customClass == "Gauge" && view.label == "Speed" && view.isFixed && view.isHidden)
    #expect(!view.translatesMask && view.mask == [.widthSizable, .flexibleMaxY])
    #expect(view.hugging == (Priority(251), Priority(249.99998474121094)))
    #expect(view.compression == (Priority(1000), Priority(1)))
    #expect(view.placeholder.width == .points(Rational(241, 2)))
    #expect(view.placeholder.height == InterfaceView.Placeholder.none)
    #expect(view.verification == .positionOnly && view.isSavedAmbiguous && view.isSavedMisplaced)
    #expect(view.preservesSuperviewMargins && !view.insetsMarginsFromSafeArea && view.followsReadableWidth)
    #expect(view.attributes == [InterfaceAttribute("contentMode", "left"), InterfaceAttribute("tag", "7")])
  }

  @Test("an empty mask is one, and every flag of a mask is known")
  func readsMasks() throws {
    #expect(try read("", "<autoresizingMask key='autoresizingMask'/>").mask == [])
    let flags = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
    for (bit, flag) in flags.enumerated() {
      let view = try read("", "<autoresizingMask key='autoresizingMask' \(flag)='YES'/>")
      #expect(view.mask == AutoresizingMask(rawValue: 1 << UInt8(bit)))
    }
  }

  @Test("margins are read, and those that follow the reading direction win")
  func readsMargins() throws {
    let plain = "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>"
    let directional =
      "<directionalEdgeInsets key='directionalLayoutMargins' top='5' leading='6' bottom='7' trailing='8'/>"
    let first = try read("", plain)
    #expect(
      first.margins == InterfaceInsets(top: 1, left: 2, bottom: 3, right: 4) && !first.hasDirectionalMargins)
    let second = try read("", directional + plain)
    #expect(
      second.margins == InterfaceInsets(top: 5, left: 6, bottom: 7, right: 8) && second.hasDirectionalMargins)
  }

  @Test(
    "frames lose the noise of floating point and keep short decimals",
    arguments: [
      ("15.33333333333335", Rational(46, 3)), ("20.333332061767578", Rational(61, 3)), ("0.0", 0),
      ("-7.5", Rational(-15, 2)), ("111.66666666666669", Rational(335, 3)), ("1e2", 100),
      ("249.99999999999997", 250), ("12.3456", Rational(123_456, 10_000)),
    ])
  func readsFrames(written: String, value: Rational) throws {
    let text = xib("<view id='a'><rect key='frame' x='\(written)' y='0' width='1' height='1'/></view>")
    #expect(try tree(text).views[0].frame?.x == value)
  }

  @Test(
    "values that are no numbers are left aside with a note",
    arguments: ["NaN", "inf", "", "1,5", "x", "0x10"])
  func notesBadNumbers(value: String) throws {
    let read = try document(
      xib(
        """
        <view id="a" verticalHuggingPriority="\(value)" placeholderIntrinsicWidth="\(value)">
        <rect key="frame" x="\(value)" y="0" width="1" height="1"/></view>
        """))
    let view = try #require(read.trees.first?.views.first)
    #expect(view.frame == nil && view.hugging.vertical == Priority(250) && view.placeholder.width == nil)
    #expect(read.notes.count == 3)
  }

  @Test("an element's place is that of its tags")
  func knowsPlaces() throws {
    let text = xib("<view id=\"a\">\n  <subviews><label id=\"b\"/></subviews>\n</view>")
    let tree = try tree(text)
    let bytes = Array(text.utf8)
    func source(_ range: SourceRange) -> String {
      String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    #expect(source(tree.views[1].range) == "<label id=\"b\"/>")
    #expect(source(tree.views[0].range).hasSuffix("</view>"))
    #expect(tree.views[1].location.column == 13)
  }
}
