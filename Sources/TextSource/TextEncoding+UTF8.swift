extension TextEncoding {
  /// Returns the text of bytes in this encoding as UTF-8, or `nil` when they are binary.
  ///
  /// Bytes that are UTF-8 already are returned as they are, with their byte-order mark. Those of UTF-16 and UTF-32
  /// lose theirs, and what is no text in them becomes U+FFFD.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func transcodedToUTF8(_ bytes: [UInt8]) -> [UInt8]? {
    switch self {
    case .utf8, .utf8WithByteOrderMark: bytes
    case .utf16LittleEndian: utf16(bytes, byteOrder: .littleEndian)
    case .utf16BigEndian: utf16(bytes, byteOrder: .bigEndian)
    case .utf32LittleEndian: utf32(bytes, shifts: [0, 8, 16, 24])
    case .utf32BigEndian: utf32(bytes, shifts: [24, 16, 8, 0])
    case .binary: nil
    }
  }

  /// Transcodes a whole text in UTF-16.
  private func utf16(_ bytes: [UInt8], byteOrder: UTF16Transcoder.ByteOrder) -> [UInt8] {
    var transcoder = UTF16Transcoder(byteOrder: byteOrder)
    var text = transcoder.transcode(bytes)
    text += transcoder.finish()
    return text
  }

  /// Transcodes a whole text in UTF-32, whose bytes are worth the given powers of two.
  private func utf32(_ bytes: [UInt8], shifts: [UInt32]) -> [UInt8] {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 4) {
      guard start + 4 <= bytes.count else {
        text.append(scalar: replacementScalar)
        break
      }
      var value: UInt32 = 0
      for index in 0..<4 { value |= UInt32(bytes[start + index]) << shifts[index] }
      let isMark = start == 0 && value == 0xFEFF
      if !isMark { text.append(scalar: Unicode.Scalar(value) ?? replacementScalar) }
    }
    return text
  }
}

/// The scalar that takes the place of what is no text.
let replacementScalar: Unicode.Scalar = "\u{FFFD}"

extension [UInt8] {
  /// Appends a scalar in UTF-8.
  mutating func append(scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
