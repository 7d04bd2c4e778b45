import TextSource

/// The encoding that the XML declaration at the start of a file names.
struct EncodingDeclaration {
  /// The name in lower case.
  let name: String

  /// The bytes of the name.
  let range: SourceRange

  /// Creates the declaration of a file, or returns `nil` when it has none.
  init?(in bytes: [UInt8]) {
    var cursor = ByteCursor(bytes)
    cursor.skip("\u{FEFF}")
    guard cursor.skip("<?xml") else { return nil }
    while let byte = cursor.current, byte != UInt8(ascii: ">") {
      guard cursor.skip("encoding") else {
        cursor.advance()
        continue
      }
      cursor.skipSpaces()
      guard cursor.skip(UInt8(ascii: "=")) else { return nil }
      cursor.skipSpaces()
      guard let range = cursor.skipQuoted() else { return nil }
      self.range = range
      self.name = String(decoding: bytes[range.start..<range.end], as: UTF8.self).lowercased()
      return
    }
    return nil
  }

  /// A Boolean value that indicates whether text in the encoding can be read as UTF-8.
  ///
  /// A name of wider code units cannot be true of a file whose declaration was readable byte by byte.
  var isUnicode: Bool {
    name.hasPrefix("utf") && name != "utf-7" || name == "us-ascii" || name == "ascii"
  }

  /// A Boolean value that indicates whether each byte is the Unicode scalar of the same number.
  var isLatin1: Bool {
    name == "iso-8859-1" || name == "latin1" || name == "latin-1"
  }
}
