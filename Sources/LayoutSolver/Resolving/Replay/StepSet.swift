/// A set of small numbers that hands out its least or its greatest member, one bit a number.
struct StepSet: Sendable {
  private var words: [UInt64]
  /// No word below it holds a member.
  private var lowest = Int.max
  /// No word above it holds a member.
  private var highest = -1

  /// Creates an empty set of numbers below a limit.
  init(limit: Int) { words = [UInt64](repeating: 0, count: (limit + 63) / 64) }

  /// Adds a number below the limit.
  mutating func insert(_ number: Int) {
    let word = number >> 6
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: number)
    lowest = min(lowest, word)
    highest = max(highest, word)
  }

  /// Takes the least number out.
  ///
  /// - Complexity: O(1) for members that lie close together, O(limit / 64) at most.
  mutating func popLowest() -> Int? {
    while lowest <= highest {
      let word = words[lowest]
      if word != 0 {
        words[lowest] = word & (word &- 1)
        return lowest << 6 + word.trailingZeroBitCount
      }
      lowest += 1
    }
    (lowest, highest) = (.max, -1)
    return nil
  }

  /// Takes the greatest number out.
  ///
  /// - Complexity: O(1) for members that lie close together, O(limit / 64) at most.
  mutating func popHighest() -> Int? {
    while lowest <= highest {
      let word = words[highest]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[highest] = word & ~(1 &<< UInt64(truncatingIfNeeded: bit))
        return highest << 6 + bit
      }
      highest -= 1
    }
    (lowest, highest) = (.max, -1)
    return nil
  }
}
