import TestSupport
import Testing
import TextSource

@Suite struct TextEncodingTests {
  static let sample = "2024-01-01 [LayoutConstraints] Unable to simultaneously satisfy constraints.\r\n"

  @Test(
    "a byte-order mark tells the encoding",
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x61], TextEncoding.utf8WithByteOrderMark),
      ([0xFF, 0xFE, 0x61, 0x00], .utf16LittleEndian),
      ([0xFE, 0xFF, 0x00, 0x61], .utf16BigEndian),
      ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], .utf32LittleEndian),
      ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x61], .utf32BigEndian),
    ] as [([UInt8], TextEncoding)])
  func readsMark(bytes: [UInt8], encoding: TextEncoding) {
    #expect(TextEncoding.detect(bytes) == encoding)
    let text = encoding.transcodedToUTF8(bytes) ?? []
    #expect(String(decoding: text, as: UTF8.self).hasSuffix("a"))
  }

  @Test("UTF-16 without a byte-order mark shows in its NUL bytes", arguments: [false, true])
  func recognisesUTF16(isBigEndian: Bool) {
    let bytes = utf16(Self.sample + "日本語", isBigEndian: isBigEndian)
    let encoding = TextEncoding.detect(bytes)
    #expect(encoding == (isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
    #expect(encoding.transcodedToUTF8(bytes) == Array((Self.sample + "日本語").utf8))
  }

  @Test("plain text is UTF-8, with colours, tabs and stray bytes too")
  func recognisesUTF8() {
    #expect(TextEncoding.detect([]) == .utf8)
    #expect(TextEncoding.detect(Array(Self.sample.utf8)) == .utf8)
    #expect(TextEncoding.detect(Array("\u{1B}[31mred\u{1B}[0m\t漢字\n".utf8)) == .utf8)
    #expect(TextEncoding.detect(Array("caf".utf8) + [0xE9]) == .utf8)
  }

  @Test("NUL bytes out of place or many control bytes are binary and give no text")
  func recognisesBinary() {
    let archive = Array("bplist00".utf8) + [0, 0, 1, 2, 0xD4, 0, 0, 0]
    #expect(TextEncoding.detect(archive) == .binary)
    #expect(TextEncoding.detect(Array(repeating: 3, count: 50) + Array("text".utf8)) == .binary)
    #expect(TextEncoding.binary.transcodedToUTF8(archive) == nil)
  }

  @Test("UTF-32 that is cut off or holds no scalar becomes U+FFFD")
  func repairsUTF32() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0, 0, 0x42, 0xF6, 1, 0, 0, 0xD8, 0, 0, 0x61, 0]
    let text = TextEncoding.utf32LittleEndian.transcodedToUTF8(bytes) ?? []
    #expect(String(decoding: text, as: UTF8.self) == "\u{1F642}\u{FFFD}\u{FFFD}")
  }

  @Test("any bytes can be looked at and transcoded", arguments: UInt64(0)..<100)
  func neverTraps(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = (0..<seed).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let encoding = TextEncoding.detect(bytes)
    #expect((encoding.transcodedToUTF8(bytes) == nil) == (encoding == .binary))
  }
}

/// Returns a string in UTF-16 without a byte-order mark.
func utf16(_ string: String, isBigEndian: Bool) -> [UInt8] {
  string.utf16.flatMap { unit in
    let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    return isBigEndian ? pair : pair.reversed()
  }
}
