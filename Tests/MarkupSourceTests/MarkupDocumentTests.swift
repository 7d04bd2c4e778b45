import MarkupSource
import Testing
import TextSource

@Suite struct MarkupDocumentTests {
  static let source = "<a><b key='x'><c/><d><c/></d></b><b/><e>t</e></a>"

  @Test("the tree can be walked in every direction")
  func walks() throws {
    let document = try parse(Self.source)
    let root = document.root
    #expect(document.nodes.map(\.index) == Array(0..<7))
    #expect(document.children(of: root).map(\.name) == ["b", "b", "e"])
    #expect(document.children(of: root, named: "b").map(\.index) == [1, 5])
    #expect(document.firstChild(of: root, named: "e")?.text == "t")
    #expect(document.firstChild(of: root, named: "c") == nil)
    #expect(document.firstChild(of: root, key: "x")?.index == 1)
    #expect(document.descendants(of: document.nodes[1]).map(\.name) == ["c", "d", "c"])
    #expect(document.descendants(of: document.nodes[5]).isEmpty)
    #expect(document.ancestors(of: document.nodes[4]).map(\.name) == ["d", "b", "a"])
    #expect(document.parent(of: root) == nil)
  }

  @Test("children, parents and ranges agree with each other", arguments: UInt64(0)..<40)
  func nests(seed: UInt64) throws {
    let document = try MarkupParser.parse(RandomMarkup(seed: seed).bytes)
    for node in document.nodes {
      let children = document.children(of: node)
      #expect(children.allSatisfy { $0.parent == node.index && node.range.contains($0.range) })
      #expect(zip(children, children.dropFirst()).allSatisfy { $0.range.end <= $1.range.start })
      #expect(document.descendants(of: node).allSatisfy { node.range.contains($0.range) })
      #expect(document.parent(of: node)?.children.contains(node.index) != false)
    }
  }

  @Test("a file in another encoding is read as the same document, but cannot be patched")
  func transcodes() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a é=\"漢🙂&amp;\">é</a>"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let scalars = text.unicodeScalars.flatMap {
      [UInt8(0), UInt8($0.value >> 16), UInt8($0.value >> 8 & 0xFF), UInt8($0.value & 0xFF)]
    }
    let files: [[UInt8]] = [
      [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big, [0, 0, 0xFE, 0xFF] + scalars,
    ]
    for file in files {
      let document = try MarkupParser.parse(file)
      #expect(!document.isPatchable && document.encoding != .utf8)
      #expect(document.root["é"] == "漢🙂&" && document.root.text == "é")
      #expect(document.root.location == SourceLocation(line: 2, column: 1))
      #expect(document.source(in: document.root.range) == "<a é=\"漢🙂&amp;\">é</a>")
    }
  }

  @Test("UTF-8 can be patched, with a byte-order mark too, and Latin-1 is read")
  func knowsEightBitEncodings() throws {
    let marked = try MarkupParser.parse([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8))
    #expect(marked.isPatchable && marked.encoding == .utf8WithByteOrderMark)
    #expect(marked.root.range == SourceRange(start: 3, end: 7))
    #expect(marked.root.location == SourceLocation(line: 1, column: 1))
    let header = "<?xml version='1.0' encoding = 'ISO-8859-1'?>"
    let latin = try MarkupParser.parse(Array(header.utf8) + Array("<a b='".utf8) + [0xE9] + Array("'/>".utf8))
    #expect(!latin.isPatchable && latin.root["b"] == "é")
    #expect(try !parse(header + "<a/>").isPatchable)
    #expect(try parse("<?xml version='1.0' standalone='no'?><a/>").isPatchable)
  }
}
