import TextSource

/// Turns the bytes of a log, which come in pieces, into UTF-8.
///
/// The encoding is decided by the same first bytes however the pieces are cut: the first 4096, or fewer if a line
/// ends among them.
struct LogDecoder: Sendable {
  private enum Stage: Sendable {
    case undecided, utf8
    case utf16(UTF16Transcoder)
    case utf32(TextEncoding)
  }

  private var stage = Stage.undecided
  /// Bytes that wait: for the decision, or for the rest of a UTF-32 unit.
  private var waiting: [UInt8] = []

  /// How many bytes tell the encoding.
  private static let most = 4096
  /// How few bytes will do where a line ends with them.
  private static let fewest = 64

  /// Returns the text of the next bytes, as far as it is certain.
  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    guard case .undecided = stage else { return text(of: bytes) }
    let known = waiting.count
    waiting += bytes
    guard let length = Self.sampleLength(waiting, from: known) else { return [] }
    return decide(by: length)
  }

  /// Returns the text of what is left at the end.
  mutating func finish() -> [UInt8] {
    var result: [UInt8] = []
    if case .undecided = stage { result += decide(by: waiting.count) }
    switch stage {
    case .utf16(var transcoder): result += transcoder.finish()
    case .utf32(let encoding): result += encoding.transcodedToUTF8(waiting) ?? []
    case .undecided, .utf8: break
    }
    return result
  }

  /// Returns the length of the shortest beginning that tells the encoding, or `nil` when more bytes are needed.
  private static func sampleLength(_ bytes: [UInt8], from start: Int) -> Int? {
    for index in start..<max(start, min(bytes.count, most)) where bytes[index] == 10 && index + 1 >= fewest {
      return index + 1
    }
    return bytes.count >= most ? most : nil
  }

  private mutating func decide(by length: Int) -> [UInt8] {
    var bytes = waiting
    waiting = []
    switch TextEncoding.detect(Array(bytes.prefix(length))) {
    case .utf16LittleEndian: stage = .utf16(UTF16Transcoder(byteOrder: .littleEndian))
    case .utf16BigEndian: stage = .utf16(UTF16Transcoder(byteOrder: .bigEndian))
    case .utf32LittleEndian: stage = .utf32(.utf32LittleEndian)
    case .utf32BigEndian: stage = .utf32(.utf32BigEndian)
    case .utf8WithByteOrderMark:
      stage = .utf8
      bytes.removeFirst(3)
    case .utf8, .binary: stage = .utf8
    }
    return text(of: bytes)
  }

  private mutating func text(of bytes: [UInt8]) -> [UInt8] {
    switch stage {
    case .undecided, .utf8: return bytes
    case .utf16(var transcoder):
      let text = transcoder.transcode(bytes)
      stage = .utf16(transcoder)
      return text
    case .utf32(let encoding):
      waiting += bytes
      let whole = waiting.count / 4 * 4
      let text = encoding.transcodedToUTF8(Array(waiting[..<whole])) ?? []
      waiting.removeSubrange(..<whole)
      return text
    }
  }
}
