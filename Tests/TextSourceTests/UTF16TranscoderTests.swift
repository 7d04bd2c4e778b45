import TestSupport
import Testing
import TextSource

@Suite struct UTF16TranscoderTests {
  @Test("text comes out the same however it is cut into chunks", arguments: UInt64(0)..<60)
  func survivesChunks(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = "x" + randomText(pieces: Int(seed), using: &generator)
    let isBigEndian = Bool.random(using: &generator)
    var rest = utf16(text, isBigEndian: isBigEndian)[...]
    var transcoder = UTF16Transcoder(byteOrder: isBigEndian ? .bigEndian : .littleEndian)
    var result: [UInt8] = []
    while !rest.isEmpty {
      let chunk = rest.prefix(Int.random(in: 0...5, using: &generator))
      result += transcoder.transcode(Array(chunk))
      rest = rest.dropFirst(chunk.count)
    }
    #expect(result + transcoder.finish() == Array(text.utf8))
  }

  @Test("lone surrogates are repaired as the standard library does it", arguments: UInt64(0)..<200)
  func repairsSurrogates(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let choices: [UInt16] = [0x61, 0xD83D, 0xDE42, 0xD800, 0xDFFF, 0x20AC]
    let units = (0..<8).map { _ in choices.randomElement(using: &generator) ?? 0 }
    var bytes: [UInt8] = [0x78, 0x00]
    for unit in units { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    var transcoder = UTF16Transcoder(byteOrder: .littleEndian)
    let result = transcoder.transcode(bytes) + transcoder.finish()
    #expect(String(decoding: result, as: UTF8.self) == "x" + String(decoding: units, as: UTF16.self))
  }

  @Test("a single byte at the end becomes U+FFFD, and a transcoder can be used again")
  func finishes() {
    var transcoder = UTF16Transcoder(byteOrder: .bigEndian)
    #expect(transcoder.transcode([0xFE, 0xFF, 0x00, 0x61, 0x00]) == [0x61])
    #expect(transcoder.finish() == Array("\u{FFFD}".utf8))
    #expect(transcoder.transcode([0x00, 0x62]) == [0x62])
    #expect(transcoder.finish().isEmpty)
  }
}
