internal import CLibXML2

/// What libxml2 says about an error, told in words about what it expected.
struct LibXMLError {
  /// A Boolean value that indicates whether the text is not well-formed.
  ///
  /// A prefix that is not declared does no harm to reading.
  let isFatal: Bool

  /// A Boolean value that indicates whether a tag has two attributes of the same name.
  var isRepeatedAttribute: Bool { code == XML_ERR_ATTRIBUTE_REDEFINED.rawValue }

  private let code: UInt32
  private let message: String

  /// Creates an error from that of libxml2.
  init(_ error: xmlError) {
    unsafe code = UInt32(clamping: error.code)
    unsafe isFatal = error.level != XML_ERR_WARNING && error.domain != Int32(XML_FROM_NAMESPACE.rawValue)
    if let text = unsafe error.message {
      unsafe message = String(cString: text)
    } else {
      message = ""
    }
  }

  /// What was expected, as a sentence.
  ///
  /// - Parameters:
  ///   - element: The innermost element that has not ended.
  ///   - previous: The byte before the place of the error.
  /// - Returns: A sentence that begins with "Expected".
  func sentence(inside element: MarkupNode?, after previous: UInt8?) -> String {
    switch xmlParserErrors(code) {
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_TAG_NOT_FINISHED, XML_ERR_LTSLASH_REQUIRED:
      if let element {
        return "Expected `</\(element.name)>` for the element that begins at \(element.location)."
      }
    case XML_ERR_NAME_REQUIRED where previous == UInt8(ascii: "&"):
      return "Expected a name behind `&`; a plain `&` is written `&amp;`."
    case XML_ERR_INVALID_CHAR where previous == UInt8(ascii: ";"),
      XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_HEX_CHARREF:
      return "Expected the number of a character between `&#` and `;`."
    default: break
    }
    return sentences[code] ?? "Expected well-formed XML, but: \(shortMessage)."
  }

  /// The first line of libxml2's own message without its period.
  private var shortMessage: String {
    let line = message.prefix { !$0.isNewline }.prefix(200)
    return String(line.last == "." ? line.dropLast() : line)
  }
}

/// What was expected, by the number of the error.
private let sentences: [UInt32: String] = [
  XML_ERR_DOCUMENT_EMPTY.rawValue: "Expected the start tag of the outermost element.",
  XML_ERR_DOCUMENT_END.rawValue: "Expected nothing but comments behind the outermost element.",
  XML_ERR_INVALID_CHAR.rawValue: "Expected a character that XML allows, in UTF-8.",
  XML_ERR_INVALID_ENCODING.rawValue: "Expected text in UTF-8.",
  XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue: "Expected `;` behind the name of an entity.",
  XML_ERR_UNDECLARED_ENTITY.rawValue: "Expected one of the entities amp, lt, gt, quot and apos.",
  XML_ERR_LT_IN_ATTRIBUTE.rawValue: "Expected the closing quote of a value; `<` is written `&lt;` in it.",
  XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: "Expected a quote before the value of an attribute.",
  XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue: "Expected the closing quote of an attribute's value.",
  XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue: "Expected `=` and a value behind the name of an attribute.",
  XML_ERR_ATTRIBUTE_REDEFINED.rawValue: "Expected each attribute only once in a tag.",
  XML_ERR_COMMENT_NOT_FINISHED.rawValue: "Expected `-->` at the end of a comment.",
  XML_ERR_HYPHEN_IN_COMMENT.rawValue: "Expected no `--` inside of a comment.",
  XML_ERR_PI_NOT_FINISHED.rawValue: "Expected `?>` at the end of a processing instruction.",
  XML_ERR_XMLDECL_NOT_FINISHED.rawValue: "Expected `?>` at the end of the XML declaration.",
  XML_ERR_RESERVED_XML_NAME.rawValue: "Expected the XML declaration only at the very start.",
  XML_ERR_CDATA_NOT_FINISHED.rawValue: "Expected `]]>` at the end of a CDATA section.",
  XML_ERR_MISPLACED_CDATA_END.rawValue: "Expected no `]]>` outside of a CDATA section.",
  XML_ERR_SPACE_REQUIRED.rawValue: "Expected white space between attributes.",
  XML_ERR_NAME_REQUIRED.rawValue: "Expected a name.",
  XML_ERR_NAME_TOO_LONG.rawValue: "Expected a shorter name.",
  XML_ERR_GT_REQUIRED.rawValue: "Expected `>` at the end of a tag.",
  XML_ERR_VERSION_MISSING.rawValue: "Expected a version in the XML declaration.",
]
