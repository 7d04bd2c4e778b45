/// A set of row numbers below a fixed count, as bits.
struct RowSet: Hashable, Sendable {
  private var words: [UInt64]

  /// Creates the empty set of numbers below a count.
  init(below count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  /// Creates a set of some numbers below a count.
  init(_ members: [Int], below count: Int) {
    self.init(below: count)
    for member in members { insert(member) }
  }

  /// Adds a number.
  mutating func insert(_ member: Int) { words[member / 64] |= 1 << UInt64(member % 64) }
  /// Removes a number.
  mutating func remove(_ member: Int) { words[member / 64] &= ~(1 << UInt64(member % 64)) }

  /// Returns whether a number belongs to the set.
  func contains(_ member: Int) -> Bool { words[member / 64] >> UInt64(member % 64) & 1 == 1 }

  /// The members, ascending.
  var members: [Int] { commonMembers(self) }

  /// Returns whether there is a common member.
  func isHit(by other: RowSet) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return true }
    return false
  }

  /// Returns the number of common members.
  func commonCount(_ other: RowSet) -> Int {
    var count = 0
    for index in words.indices { count += (words[index] & other.words[index]).nonzeroBitCount }
    return count
  }

  /// Returns the only common member, or `nil` when there is none or another one.
  func onlyCommonMember(_ other: RowSet) -> Int? {
    var found: Int?
    for index in words.indices {
      let common = words[index] & other.words[index]
      guard common != 0 else { continue }
      if found != nil || common & (common - 1) != 0 { return nil }
      found = index * 64 + common.trailingZeroBitCount
    }
    return found
  }

  /// Returns the common members, ascending.
  func commonMembers(_ other: RowSet) -> [Int] {
    var members: [Int] = []
    for index in words.indices {
      var common = words[index] & other.words[index]
      while common != 0 {
        members.append(index * 64 + common.trailingZeroBitCount)
        common &= common - 1
      }
    }
    return members
  }
}
