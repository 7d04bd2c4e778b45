import TestSupport
import MarkupSource
import Testing
import TextSource

@Suite struct HostileInputTests {
  static let entities = "<!DOCTYPE a [<!ENTITY a0 'lol'><!ENTITY a1 '&a0;&a0;&a0;&a0;&a0;&a0;&a0;&a0;'>]>"

  /// Returns the error that parsing throws, and checks that it comes within the given time.
  private func failure(
    _ bytes: [UInt8], within bound: Duration = .seconds(5), limits: MarkupLimits = MarkupLimits()
  ) -> MarkupError? {
    var error: MarkupError?
    let time = ContinuousClock().measure { error = MarkupSourceTests.failure(bytes, limits: limits) }
    #expect(time < bound)
    return error
  }

  @Test(
    "a document type is refused before it is read",
    arguments: [
      entities + "<a>&a1;</a>", entities + "<a b='&a1;'/>", "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
      "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>", "<!DOCTYPE a><a/>",
      "<!DOCTYPE a [<!ENTITY b '" + String(repeating: "x", count: 100_000) + "'>]><a>&b;&b;&b;</a>",
    ])
  func refusesDocumentType(text: String) {
    #expect(failure(Array(text.utf8)) == .documentType(SourceLocation(line: 1, column: 1)))
  }

  @Test("entities that nobody declared end the reading at the first")
  func stopsAtFirstError() {
    let text = "<a>" + String(repeating: "&b;", count: 100_000) + "</a>"
    #expect(failure(Array(text.utf8))?.location == SourceLocation(line: 1, column: 7))
  }

  @Test("elements may be nested 250 deep and no deeper", arguments: [250, 251, 100_000])
  func limitsDepth(depth: Int) {
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    let expected = MarkupError.limitExceeded(.depth(250), SourceLocation(line: 1, column: 751))
    #expect(failure(Array(text.utf8)) == (depth > 250 ? expected : nil))
  }

  @Test("a tag may have 512 attributes and no more", arguments: [512, 513, 200_000])
  func limitsAttributes(count: Int) {
    let attributes = (0..<count).map { " a\($0)='>'" }.joined()
    let error = failure(Array("<!-- <a \(attributes) -->\n<a><b\(attributes)/></a>".utf8))
    let expected = MarkupError.limitExceeded(.attributes(512), SourceLocation(line: 2, column: 4))
    #expect(error == (count > 512 ? expected : nil))
  }

  @Test("namespace declarations are limited in the whole file")
  func limitsNamespaces() {
    let text = "<a>" + (0..<300).map { "<b xmlns:n\($0)='u'/>" }.joined() + "</a>"
    guard case .limitExceeded(.namespaces(256), _)? = failure(Array(text.utf8)) else {
      Issue.record("expected the limit of namespaces")
      return
    }
  }

  @Test("elements and bytes are limited as the caller wishes")
  func limitsSize() {
    var limits = MarkupLimits()
    limits.elementCount = 3
    let error = MarkupError.limitExceeded(.elements(3), SourceLocation(line: 1, column: 12))
    #expect(failure(Array("<a><b/><c/><d/></a>".utf8), limits: limits) == error)
    #expect(failure(Array("<a><b/><c/></a>".utf8), limits: limits) == nil)
    limits.byteCount = 4
    #expect(failure(Array("<abc/>".utf8), limits: limits)?.sentence == "Expected at most 4 bytes.")
  }

  @Test("a value of more than ten million bytes is refused", .timeLimit(.minutes(1)))
  func refusesLongValue() {
    let bytes = Array("<a b='".utf8) + Array(repeating: 0x78, count: 10_500_000) + Array("'/>".utf8)
    #expect(failure(bytes, within: .seconds(50)) != nil)
  }

  @Test("a document that is cut off anywhere is refused", arguments: UInt64(0)..<4)
  func refusesPrefixes(seed: UInt64) throws {
    let bytes = RandomMarkup(seed: seed).bytes
    let rootEnd = try MarkupParser.parse(bytes).root.range.end
    for count in 0..<rootEnd where rootEnd - count < 400 || count < 400 {
      #expect(failure(Array(bytes[..<count])) != nil)
    }
  }

  @Test("changed bytes never do harm, and ranges fit whatever is read", arguments: UInt64(0)..<300)
  func survivesChanges(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var bytes = RandomMarkup(seed: seed).bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: bytes.indices, using: &generator)
      let special = Array("<>&'\"=/!?-[] x:\0".utf8) + [0xFF, 0xC3]
      bytes[index] = special[Int.random(in: special.indices, using: &generator)]
    }
    guard let document = try? MarkupParser.parse(bytes) else { return }
    for node in document.nodes {
      #expect(document.source(in: node.startTagRange).hasPrefix("<\(node.name)"))
      #expect(document.source(in: node.range).hasSuffix(">"))
      #expect(node.attributes.allSatisfy { node.startTagRange.contains($0.range) })
    }
  }
}
