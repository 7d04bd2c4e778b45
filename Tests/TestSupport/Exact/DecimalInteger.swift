/// A whole number of any size in decimal groups: slow, simple, and without a line in common with the engine's.
struct DecimalInteger: Equatable {
  private static let base: UInt64 = 1_000_000_000
  private var isNegative = false
  /// Groups of nine digits, lowest first, without leading zeros.
  private var groups: [UInt64] = []

  /// Reads `-123`, or returns `nil` when the text is no whole number.
  init?(_ text: some StringProtocol) {
    var digits = Array(text.utf8)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    while !digits.isEmpty {
      let group = digits.suffix(9)
      groups.append(group.reduce(0) { $0 * 10 + UInt64($1 - 48) })
      digits.removeLast(group.count)
    }
    trim(isNegative)
  }

  private init(_ groups: [UInt64], isNegative: Bool) {
    self.groups = groups
    trim(isNegative)
  }

  private mutating func trim(_ isNegative: Bool) {
    while groups.last == 0 { groups.removeLast() }
    self.isNegative = isNegative && !groups.isEmpty
  }

  /// −1, 0 or 1.
  var sign: Int { groups.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// Returns the remainder of the division by a prime below 2³¹, 0 or more.
  func residue(modulo prime: UInt64) -> UInt64 {
    let size = groups.reversed().reduce(0) { ($0 * (Self.base % prime) + $1) % prime }
    return isNegative && size != 0 ? prime - size : size
  }

  static func * (left: Self, right: Self) -> Self {
    var product = [UInt64](repeating: 0, count: left.groups.count + right.groups.count + 1)
    for i in left.groups.indices {
      var carry: UInt64 = 0
      for j in right.groups.indices {
        let value = product[i + j] + left.groups[i] * right.groups[j] + carry
        product[i + j] = value % base
        carry = value / base
      }
      product[i + right.groups.count] += carry
    }
    return Self(product, isNegative: left.isNegative != right.isNegative)
  }

  static func + (left: Self, right: Self) -> Self {
    if left.isNegative == right.isNegative {
      var sum: [UInt64] = []
      var carry: UInt64 = 0
      for index in 0...max(left.groups.count, right.groups.count) {
        let value = left.group(index) + right.group(index) + carry
        sum.append(value % base)
        carry = value / base
      }
      return Self(sum, isNegative: left.isNegative)
    }
    let (high, low) = left.isShorter(than: right) ? (right, left) : (left, right)
    var difference: [UInt64] = []
    var borrow: UInt64 = 0
    for index in high.groups.indices {
      let value = high.group(index) + base - low.group(index) - borrow
      difference.append(value % base)
      borrow = value < base ? 1 : 0
    }
    return Self(difference, isNegative: high.isNegative)
  }

  static prefix func - (value: Self) -> Self { Self(value.groups, isNegative: !value.isNegative) }

  private func group(_ index: Int) -> UInt64 { index < groups.count ? groups[index] : 0 }

  private func isShorter(than other: Self) -> Bool {
    if groups.count != other.groups.count { return groups.count < other.groups.count }
    for index in groups.indices.reversed() where groups[index] != other.groups[index] {
      return groups[index] < other.groups[index]
    }
    return false
  }
}
