/// A file as bytes, with its path and its lines.
package struct SourceText: Sendable {
  /// The path by which messages name the file.
  package let path: String

  /// The bytes of the file as they were read.
  package let bytes: [UInt8]

  /// The lines of the file.
  package let lines: LineTable

  /// Creates a text from a path and the bytes found there.
  ///
  /// Offsets are those of `bytes`. A file in another encoding than UTF-8 has to be transcoded first, see
  /// ``TextEncoding/transcodedToUTF8(_:)``.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lines = LineTable(bytes)
  }

  /// Creates a text from a string.
  package init(path: String, _ string: String) {
    self.init(path: path, bytes: Array(string.utf8))
  }

  /// The range of the whole text.
  package var range: SourceRange { SourceRange(start: 0, end: bytes.count) }

  /// Returns the text in a range, with U+FFFD in place of what is not UTF-8.
  ///
  /// The part of the range that lies outside of the text is left out.
  package func string(in range: SourceRange) -> String {
    let range = range.clamped(to: bytes.count)
    return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Returns a line without its line ending, with U+FFFD in place of what is not UTF-8.
  package func string(ofLine line: Int) -> String {
    string(in: lines.range(ofLine: line))
  }

  /// Returns the line and the column of the byte at an offset.
  package func location(of offset: Int) -> SourceLocation {
    lines.location(of: offset)
  }
}
