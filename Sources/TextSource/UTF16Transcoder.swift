/// Turns UTF-16 into UTF-8, chunk by chunk.
///
/// Chunks may end anywhere, within a code unit or between the two halves of a surrogate pair. A surrogate without
/// its other half becomes U+FFFD, as does a single byte at the very end. A byte-order mark at the start is dropped.
package struct UTF16Transcoder: Sendable {
  /// Which byte of a code unit comes first.
  package enum ByteOrder: Hashable, Sendable {
    /// The low byte comes first.
    case littleEndian

    /// The high byte comes first.
    case bigEndian
  }

  private let byteOrder: ByteOrder
  private var pendingByte: UInt8?
  private var pendingSurrogate: UInt16?
  private var isAtStart = true

  /// Creates a transcoder for text in the given byte order.
  package init(byteOrder: ByteOrder) {
    self.byteOrder = byteOrder
  }

  /// Returns the UTF-8 of the next bytes, as far as it is certain.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func transcode(_ chunk: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(chunk.count / 2 + 4)
    for byte in chunk {
      guard let first = pendingByte else {
        pendingByte = byte
        continue
      }
      pendingByte = nil
      let (high, low) = byteOrder == .bigEndian ? (first, byte) : (byte, first)
      append(unit: UInt16(high) << 8 | UInt16(low), to: &text)
    }
    return text
  }

  /// Returns the UTF-8 of what an unfinished end left over, and starts anew.
  package mutating func finish() -> [UInt8] {
    var text: [UInt8] = []
    if pendingSurrogate != nil { text.append(scalar: replacementScalar) }
    if pendingByte != nil { text.append(scalar: replacementScalar) }
    self = UTF16Transcoder(byteOrder: byteOrder)
    return text
  }

  /// Appends what one more code unit completes.
  private mutating func append(unit: UInt16, to text: inout [UInt8]) {
    let isMark = isAtStart && unit == 0xFEFF
    isAtStart = false
    if isMark { return }
    if let high = pendingSurrogate {
      pendingSurrogate = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x10000 + (UInt32(high) & 0x3FF) << 10 + UInt32(unit) & 0x3FF
        text.append(scalar: Unicode.Scalar(value) ?? replacementScalar)
        return
      }
      text.append(scalar: replacementScalar)
    }
    if UTF16.isLeadSurrogate(unit) {
      pendingSurrogate = unit
    } else {
      text.append(scalar: Unicode.Scalar(unit) ?? replacementScalar)
    }
  }
}
