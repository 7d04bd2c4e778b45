import TextSource

/// The text of a document in UTF-8, as it is handed to the parser.
struct MarkupInput {
  /// The text; the bytes of the file unless it had to be transcoded.
  let bytes: [UInt8]

  /// The lines of the text.
  let lines: LineTable

  /// The encoding in which the file was found.
  let encoding: TextEncoding

  /// A Boolean value that indicates whether the text is the file, in UTF-8.
  let isPatchable: Bool

  /// Creates the text from a file in any encoding that can be read.
  init(_ file: [UInt8]) throws(MarkupError) {
    guard file.contains(where: { !isSpace($0) }) else { throw .empty }
    let encoding = TextEncoding.detect(file)
    guard let text = encoding.transcodedToUTF8(file) else { throw .binary }
    let isEightBit = encoding == .utf8 || encoding == .utf8WithByteOrderMark
    guard isEightBit, let declaration = EncodingDeclaration(in: text), !declaration.isUnicode else {
      self.init(text, encoding: encoding, isPatchable: isEightBit)
      return
    }
    if text.allSatisfy({ $0 < 0x80 }) {
      self.init(text, encoding: encoding, isPatchable: false)
    } else if declaration.isLatin1 {
      self.init(transcodingLatin1: text, encoding: encoding)
    } else {
      let location = LineTable(text).location(of: declaration.range.start)
      throw .unsupportedEncoding(name: declaration.name, location)
    }
  }

  /// Creates the text from UTF-8.
  private init(_ text: [UInt8], encoding: TextEncoding, isPatchable: Bool) {
    self.bytes = text
    self.lines = LineTable(text)
    self.encoding = encoding
    self.isPatchable = isPatchable
  }

  /// Creates the text from bytes that each are a Unicode scalar.
  private init(transcodingLatin1 file: [UInt8], encoding: TextEncoding) {
    var text: [UInt8] = []
    text.reserveCapacity(file.count + file.count / 8)
    for byte in file {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text.append(0xC0 | byte >> 6)
        text.append(0x80 | byte & 0x3F)
      }
    }
    self.init(text, encoding: encoding, isPatchable: false)
  }
}
