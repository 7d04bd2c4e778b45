import MarkupSource
import Testing
import TextSource

@Suite struct MarkupErrorTests {
  @Test(
    "an error says where it is and what was expected",
    arguments: [
      ("<a>\n <b></c>①</a>", "Expected `</b>` for the element that begins at 2:2."),
      ("<a><b/>①", "Expected `</a>` for the element that begins at 1:1."),
      ("<a x='1' y='' ①x='2'/>", "Expected each attribute only once in a tag."),
      ("<a x='1①<'/>", "Expected the closing quote of a value; `<` is written `&lt;` in it."),
      ("<a x=①1/>", "Expected a quote before the value of an attribute."),
      ("<a x①/>", "Expected `=` and a value behind the name of an attribute."),
      ("<a>é &b;①</a>", "Expected one of the entities amp, lt, gt, quot and apos."),
      ("<a>é & b</a>", "Expected a name behind `&`; a plain `&` is written `&amp;`."),
      ("<a>&#x0;</a>", "Expected the number of a character between `&#` and `;`."),
      ("<a/>①<b/>", "Expected nothing but comments behind the outermost element."),
      ("①text", "Expected the start tag of the outermost element."),
      ("<a>plain text, then\u{1}</a>", "Expected a character that XML allows, in UTF-8."),
      ("<a><!-- x </a>", "Expected `-->` at the end of a comment."),
      ("<a><![CDATA[ x </a>", "Expected `]]>` at the end of a CDATA section."),
      (" <?xml① version='1.0'?><a/>", "Expected the XML declaration only at the very start."),
      ("<a>①<!DOCTYPE b></a>", "Expected no document type declaration; Interface Builder never writes one."),
      ("<a ", "Expected"),
    ])
  func explains(marked: String, sentence: String) throws {
    let text = MarkedText(marked)
    let error = try #require(failure(text.bytes))
    #expect(error.sentence.hasPrefix(sentence), "\(error)")
    if text.offset("①") >= 0 { #expect(error.location == text.location("①")) }
    #expect(error.description == "\(error.location): \(error.sentence)")
  }

  @Test("a file without text is told apart from a broken one")
  func knowsMissingText() {
    #expect(failure("") == .empty)
    #expect(failure(" \r\n\t") == .empty)
    #expect(failure([0xEF, 0xBB, 0xBF]) == .empty)
    #expect(failure(Array("bplist00".utf8) + [0, 1, 2, 0, 0]) == .binary)
    #expect(MarkupError.empty.description == "1:1: Expected an XML document, but the file is empty.")
    #expect(MarkupError.binary.sentence.hasSuffix("holds no text."))
  }

  @Test("an unknown encoding is refused only where it would matter")
  func refusesEncoding() throws {
    let text = MarkedText("<?xml version='1.0' encoding='①Windows-1252'?><a>")
    let error = MarkupError.unsupportedEncoding(name: "windows-1252", text.location("①"))
    #expect(failure(text.bytes + [0xE9] + Array("</a>".utf8)) == error)
    #expect(failure(text.bytes + Array("</a>".utf8)) == nil)
    #expect(error.sentence.contains("windows-1252"))
  }

  @Test("text that is not UTF-8 is refused at its first wrong byte")
  func refusesWrongBytes() {
    let error = failure(Array("<a>\né<b c='".utf8) + [0xFF] + Array("'/></a>".utf8))
    #expect(error?.location == SourceLocation(line: 2, column: 8))
  }
}
