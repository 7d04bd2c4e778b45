import LayoutImport
import LayoutModel
import MarkupSource
import Testing
import TextSource

@Suite struct BadFileTests {
  @Test(
    "what is no XML is an error with its place",
    arguments: ["", "text", "{\"a\": 1}", "<document><a></document>", "<document"])
  func refusesOther(text: String) {
    guard case .markup(let error)? = interfaceFailure(Array(text.utf8)) else {
      Issue.record("expected an error about markup")
      return
    }
    #expect(interfaceFailure(Array(text.utf8))?.description == error.description)
  }

  @Test("XML of another kind is an error that names it", arguments: ["plist", "document", "archive"])
  func refusesOtherXML(root: String) {
    let error = interfaceFailure(Array("<!-- x -->\n <\(root) type='other'><x/></\(root)>".utf8))
    #expect(error == .otherDocument(root: root, SourceLocation(line: 2, column: 2)))
    #expect(error?.sentence.contains("<\(root)>") == true)
  }

  @Test("AppleDouble, zero bytes and document types are refused")
  func refusesBinaries() {
    #expect(
      interfaceFailure([0, 5, 0x16, 7, 0, 2, 0, 0] + Array("Mac OS X        ".utf8)) == .markup(.binary))
    #expect(interfaceFailure([UInt8](repeating: 0, count: 100)) == .markup(.binary))
    let doctype = "<!DOCTYPE d [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" + xib("&e;")
    #expect(interfaceFailure(Array(doctype.utf8)) != nil)
  }

  @Test("a file that is cut off anywhere is refused at its end or before")
  func refusesPrefixes() throws {
    let bytes = Array(xib(view("a", "<subviews>\(view("b"))</subviews>")).utf8)
    for count in 0..<bytes.count - 1 { #expect(interfaceFailure(Array(bytes[..<count])) != nil) }
    #expect(interfaceFailure(bytes) == nil)
  }

  @Test("ten thousand nested views and a hundred thousand attributes are refused with the limit")
  func refusesExtremes() {
    let depth = 10_000
    let nested =
      String(repeating: "<view><subviews>", count: depth)
      + String(repeating: "</subviews></view>", count: depth)
    guard case .markup(.limitExceeded(.depth, _))? = interfaceFailure(Array(xib(nested).utf8)) else {
      Issue.record("expected the limit of depth")
      return
    }
    let attributes = (0..<100_000).map { "a\($0)='1'" }.joined(separator: " ")
    guard
      case .markup(.limitExceeded(.attributes, _))? = interfaceFailure(
        Array(xib("<view \(attributes)/>").utf8))
    else {
      Issue.record("expected the limit of attributes")
      return
    }
  }

  @Test("a hundred nested views and ten thousand siblings are read")
  func readsMany() throws {
    var nested = view("v0")
    for depth in 1..<100 { nested = view("v\(depth)", "<subviews>\(nested)</subviews>") }
    #expect(try tree(xib(nested)).views.count == 100)
    let siblings = (0..<10_000).map { "<label id='l\($0)'/>" }.joined()
    #expect(try tree(xib(view("a", "<subviews>\(siblings)</subviews>"))).views.count == 10_001)
  }

  @Test("other line endings and encodings give the same document")
  func readsOtherEncodings() throws {
    let text = xib(
      view("a", "<subviews>\n\(view("b", element: "label", attributes: "text='é漢'"))\n</subviews>"))
    let expected = try tree(text).views.map(\.text)
    let crlf = text.replacing("\n", with: "\r\n")
    let units = text.replacing("UTF-8", with: "UTF-16").utf16
    let utf16: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for bytes in [Array(crlf.utf8), marked, utf16] {
      let reading = try InterfaceBuilderReader.read(bytes)
      #expect(reading.document.trees.first?.views.map(\.text) == expected)
    }
  }

  @Test("attributes in any order, with spaces before the end, are read")
  func readsOtherStyles() throws {
    let tree = try tree(
      "<document targetRuntime='iOS.CocoaTouch' useAutolayout='YES'><objects ><view\n id = 'a' ><rect height='4' x='1' key='frame' width='3' y='2' /></view ></objects></document>"
    )
    #expect(tree.views[0].frame == InterfaceRect(x: 1, y: 2, width: 3, height: 4))
  }
}
