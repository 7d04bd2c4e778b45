/// How the bytes of a file stand for text.
package enum TextEncoding: Hashable, Sendable {
  /// UTF-8, or an ASCII-based encoding that can be read as if it were.
  case utf8

  /// UTF-8 behind a byte-order mark of three bytes.
  case utf8WithByteOrderMark

  /// UTF-16 with the low byte first.
  case utf16LittleEndian

  /// UTF-16 with the high byte first.
  case utf16BigEndian

  /// UTF-32 with the low byte first.
  case utf32LittleEndian

  /// UTF-32 with the high byte first.
  case utf32BigEndian

  /// No text.
  case binary

  /// The number of bytes at the start of a file that tell its encoding.
  private static let sampleCount = 4096

  /// Returns the encoding that the start of a file suggests.
  ///
  /// A byte-order mark decides. Without one, NUL bytes in every other place mean UTF-16, any other NUL byte means
  /// binary, and so does a tenth of control bytes that no log or markup holds.
  package static func detect(_ bytes: [UInt8]) -> TextEncoding {
    if let marked = markedEncoding(of: bytes) { return marked }
    let sample = bytes.prefix(sampleCount)
    var nulsAtEven = 0
    var nulsAtOdd = 0
    var controls = 0
    for (offset, byte) in sample.enumerated() {
      if byte == 0 {
        if offset % 2 == 0 { nulsAtEven += 1 } else { nulsAtOdd += 1 }
      } else if isUnusualControl(byte) {
        controls += 1
      }
    }
    if nulsAtEven + nulsAtOdd > 0 {
      return unmarkedUTF16(unitCount: sample.count / 2, nulsAtEven: nulsAtEven, nulsAtOdd: nulsAtOdd)
    }
    return controls * 10 > sample.count ? .binary : .utf8
  }

  /// The encoding that the byte-order mark names, or `nil` when there is none.
  private static func markedEncoding(of bytes: [UInt8]) -> TextEncoding? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8WithByteOrderMark }
    if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) { return .utf32BigEndian }
    if bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) { return .utf32LittleEndian }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    return nil
  }

  /// Decides between the byte orders of UTF-16 and binary: mostly ASCII has its NUL bytes on one side.
  private static func unmarkedUTF16(unitCount: Int, nulsAtEven: Int, nulsAtOdd: Int) -> TextEncoding {
    func isMost(_ count: Int) -> Bool { count > 0 && count * 5 >= unitCount * 2 }
    func isFew(_ count: Int) -> Bool { count * 20 <= unitCount }
    if isMost(nulsAtOdd), isFew(nulsAtEven) { return .utf16LittleEndian }
    if isMost(nulsAtEven), isFew(nulsAtOdd) { return .utf16BigEndian }
    return .binary
  }

  /// Returns whether a byte is a control character other than white space, backspace and escape.
  private static func isUnusualControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(0x08...0x0D).contains(byte) && byte != 0x1B || byte == 0x7F
  }
}
