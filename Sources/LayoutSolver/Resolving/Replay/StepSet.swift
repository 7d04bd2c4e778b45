/// A set of small numbers that hands out its least or its greatest member, one bit a number.
struct StepSet: Sendable {
  private var words: [UInt64]
  private var count = 0
  private var lowest = 0
  private var highest = 0

  /// Creates an empty set of numbers below a limit.
  init(limit: Int) { words = [UInt64](repeating: 0, count: (limit + 63) / 64) }

  /// Adds a number below the limit.
  mutating func insert(_ number: Int) {
    let word = number >> 6
    let bit: UInt64 = 1 << UInt64(number & 63)
    guard words[word] & bit == 0 else { return }
    words[word] |= bit
    if count == 0 { (lowest, highest) = (word, word) }
    lowest = min(lowest, word)
    highest = max(highest, word)
    count += 1
  }

  /// Takes the least number out.
  ///
  /// - Complexity: O(1) for members that lie close together, O(limit / 64) at most.
  mutating func popLowest() -> Int? {
    guard count > 0 else { return nil }
    while words[lowest] == 0 { lowest += 1 }
    let bit = words[lowest].trailingZeroBitCount
    words[lowest] &= words[lowest] &- 1
    count -= 1
    return lowest << 6 + bit
  }

  /// Takes the greatest number out.
  ///
  /// - Complexity: O(1) for members that lie close together, O(limit / 64) at most.
  mutating func popHighest() -> Int? {
    guard count > 0 else { return nil }
    while words[highest] == 0 { highest -= 1 }
    let bit = 63 - words[highest].leadingZeroBitCount
    words[highest] &= ~(1 << UInt64(bit))
    count -= 1
    return highest << 6 + bit
  }
}
