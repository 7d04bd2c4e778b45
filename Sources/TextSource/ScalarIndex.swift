/// The three bytes that may mark the start of a text in UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// The byte of a line feed.
let lineFeed = UInt8(ascii: "\n")

/// The byte of a carriage return.
let carriageReturn = UInt8(ascii: "\r")

/// Returns whether a byte continues a scalar in UTF-8 that an earlier byte began.
func isContinuation(_ byte: UInt8) -> Bool {
  byte & 0xC0 == 0x80
}

/// The number of scalars before every so many bytes, so that counting them never takes long.
///
/// Without it, the columns of a file that is one long line would cost quadratic time.
struct ScalarIndex: Sendable {
  private static let stride = 256

  /// The scalars before the byte at each multiple of the stride; empty when every byte is a scalar.
  private var counts: [Int] = []

  /// Creates the index of a text in UTF-8.
  init(_ bytes: [UInt8]) {
    // Both loops over bytes have no branch, so that the compiler makes them handle many bytes at once.
    var bits: UInt8 = 0
    for byte in bytes { bits |= byte }
    guard bits >= 0x80 else { return }
    counts.reserveCapacity(bytes.count / Self.stride + 1)
    counts.append(0)
    var count = 0
    var start = 0
    while start + Self.stride <= bytes.count {
      var begun = 0
      for byte in bytes[start..<start + Self.stride] { begun &+= isContinuation(byte) ? 0 : 1 }
      count += begun
      counts.append(count)
      start += Self.stride
    }
  }

  /// Returns the number of scalars that begin before an offset in the bytes the index was made from.
  func count(before offset: Int, in bytes: [UInt8]) -> Int {
    guard !counts.isEmpty else { return offset }
    let block = offset / Self.stride
    var count = counts[block]
    for byte in bytes[block * Self.stride..<offset] where !isContinuation(byte) { count += 1 }
    return count
  }
}
