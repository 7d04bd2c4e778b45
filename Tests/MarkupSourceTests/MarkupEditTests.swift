import TestSupport
import MarkupSource
import Testing
import TextSource

@Suite struct MarkupEditTests {
  /// Parses a text, makes the edit, and returns the text that comes out.
  private func edited(_ text: String, _ edit: (MarkupDocument) -> TextEdit?) throws -> String {
    let document = try parse(text)
    let patch = try TextPatch([try #require(edit(document))])
    return String(decoding: try patch.apply(to: document.bytes), as: UTF8.self)
  }

  @Test("a value is replaced between its quotes and escaped")
  func replacesValue() throws {
    #expect(
      try edited("<a x = '1'  y=\"2\"/>") { $0.setting("x", to: "it's", in: $0.root) }
        == "<a x = 'it&apos;s'  y=\"2\"/>")
  }

  @Test("a new attribute follows the last one, or the name")
  func addsAttribute() throws {
    #expect(try edited("<a x='1' />") { $0.setting("y", to: "2", in: $0.root) } == "<a x='1' y=\"2\" />")
    #expect(try edited("<é></é>") { $0.setting("y", to: "", in: $0.root) } == "<é y=\"\"></é>")
  }

  @Test("an attribute is taken out with the white space before it")
  func removesAttribute() throws {
    #expect(try edited("<a x='1'\n  y='2'/>") { $0.removing("y", from: $0.root) } == "<a x='1'/>")
    let document = try parse("<a/>")
    #expect(document.removing("y", from: document.root) == nil)
  }

  @Test("an element alone on its lines is taken out with them, another one only by itself")
  func removesElement() throws {
    #expect(
      try edited("<a>\r\n  <b>\r\n  </b> \r\n  <c/>\r\n</a>") { $0.removing($0.nodes[1]) }
        == "<a>\r\n  <c/>\r\n</a>")
    #expect(try edited("<a>\n <b/><c/>\n</a>") { $0.removing($0.nodes[1]) } == "<a>\n <c/>\n</a>")
  }

  @Test("any value that is set is read back, and nothing else changes", arguments: UInt64(1)..<60)
  func readsBack(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let document = try MarkupParser.parse(RandomMarkup(seed: seed).bytes)
    let node = document.nodes[Int.random(in: document.nodes.indices, using: &generator)]
    let name = node.attributes.randomElement(using: &generator)?.name ?? "new"
    let value = ["a&b", "<\"'>", " \t\n\r é", "", "&amp;"].randomElement(using: &generator) ?? ""
    let bytes = try TextPatch([document.setting(name, to: value, in: node)]).apply(to: document.bytes)
    let changed = try MarkupParser.parse(bytes)
    #expect(changed.nodes[node.index][name] == value)
    #expect(changed.nodes.map(\.name) == document.nodes.map(\.name))
    let others = changed.nodes.filter { $0.index != node.index }.map { $0.attributes.map(\.value) }
    #expect(others == document.nodes.filter { $0.index != node.index }.map { $0.attributes.map(\.value) })
  }
}
