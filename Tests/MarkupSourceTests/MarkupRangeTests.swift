import MarkupSource
import Testing
import TextSource

@Suite struct MarkupRangeTests {
  @Test("every range is where the text was written", arguments: UInt64(0)..<150)
  func agreesWithWriter(seed: UInt64) throws {
    let markup = RandomMarkup(seed: seed)
    let document = try MarkupParser.parse(markup.bytes)
    try #require(document.nodes.count == markup.elements.count)
    for (node, element) in zip(document.nodes, markup.elements) {
      #expect(node.name == element.name)
      #expect(node.parent == element.parent)
      #expect(node.range == SourceRange(start: element.start, end: element.end))
      #expect(node.startTagRange == SourceRange(start: element.start, end: element.startTagEnd))
      #expect(node.location == document.lines.location(of: element.start))
      #expect(node.text == (element.isLeaf ? element.text : ""))
      #expect(node.attributes.map(\.name) == element.attributes.map(\.name))
      #expect(node.attributes.map(\.value) == element.attributes.map(\.value))
      #expect(node.attributes.map(\.valueRange) == element.attributes.map(\.range))
      #expect(node.attributes.allSatisfy { document.source(in: $0.nameRange) == $0.name })
    }
  }

  @Test("marked places are found in the text that Interface Builder writes")
  func findsMarks() throws {
    let text = MarkedText(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          ①<view contentMode="②scaleToFill③" id="é&amp;">④
              <rect key="frame" ⑤x="0.0"⑥/>
          </view>⑦
      </document>

      """)
    let document = try MarkupParser.parse(text.bytes)
    let view = document.nodes[1]
    #expect(view.range == text.range("①", "⑦"))
    #expect(view.startTagRange == text.range("①", "④"))
    #expect(view.attribute("contentMode")?.valueRange == text.range("②", "③"))
    #expect(view["id"] == "é&")
    #expect(view.location == SourceLocation(line: 2, column: 5))
    #expect(document.nodes[2].attribute("x")?.range == text.range("⑤", "⑥"))
    #expect(document.nodes[2].isEmptyTag && !view.isEmptyTag)
  }

  @Test("namespace declarations are attributes in their place")
  func keepsNamespaces() throws {
    let document = try parse("<a x='1' xmlns:q='u&amp;' q:z='2' xmlns='v' z='3'><q:b/><p:c p:d=''/></a>")
    #expect(document.root.attributes.map(\.name) == ["x", "xmlns:q", "q:z", "xmlns", "z"])
    #expect(document.root["q:z"] == "2" && document.root["z"] == "3")
    #expect(document.nodes.map(\.name) == ["a", "q:b", "p:c"])
  }

  @Test("ranges stay right behind much text, comments and long values", arguments: [1_000, 70_000, 600_000])
  func keepsOffsets(count: Int) throws {
    let filler = String(repeating: "é& <", count: count / 5)
    let quoted = filler.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let text = MarkedText("<a b=\"\(quoted)\"><!--\(filler)--><c>\(quoted)</c>①<d e=\"②é③\"/>④</a>")
    let document = try MarkupParser.parse(text.bytes)
    #expect(document.root["b"] == filler)
    #expect(document.nodes[1].text == filler)
    #expect(document.nodes[2].range == text.range("①", "④"))
    #expect(document.nodes[2].attribute("e")?.valueRange == text.range("②", "③"))
  }
}
