/// A whole number ≥ 0 of any size, as base 2³² digits.
///
/// Numbers beyond 64 bits are rare here and seldom longer than a few hundred bits, so the schoolbook algorithms
/// (Knuth, *The Art of Computer Programming* 2, section 4.3.1) are the fastest choice.
struct BigNatural: Hashable, Sendable {
  /// The digits, lowest first, without leading zeros; empty for 0.
  private(set) var digits: [UInt32]

  /// Creates the number from digits, lowest first.
  init(digits: [UInt32]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  /// Creates the number from 64 bits.
  init(_ value: UInt64) {
    self.init(digits: [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)])
  }

  /// The number 1.
  static let one = BigNatural(1)

  /// A Boolean value that indicates whether the number is 0.
  var isZero: Bool { digits.isEmpty }

  /// The number in 64 bits, or `nil` when it needs more.
  var word: UInt64? {
    switch digits.count {
    case 0: 0
    case 1: UInt64(digits[0])
    case 2: UInt64(digits[1]) << 32 | UInt64(digits[0])
    default: nil
    }
  }

  /// The number of binary digits; 0 for 0.
  var bitWidth: Int {
    guard let top = digits.last else { return 0 }
    return digits.count * 32 - top.leadingZeroBitCount
  }

  /// Returns the sum.
  static func + (left: BigNatural, right: BigNatural) -> BigNatural {
    let (long, short) =
      left.digits.count >= right.digits.count ? (left.digits, right.digits) : (right.digits, left.digits)
    var sum = long
    var carry: UInt64 = 0
    for index in long.indices {
      let digit = UInt64(long[index]) + (index < short.count ? UInt64(short[index]) : 0) + carry
      sum[index] = UInt32(truncatingIfNeeded: digit)
      carry = digit >> 32
    }
    if carry != 0 { sum.append(UInt32(truncatingIfNeeded: carry)) }
    return BigNatural(digits: sum)
  }

  /// Returns the distance between two numbers, |left − right|.
  static func distance(_ left: BigNatural, _ right: BigNatural) -> BigNatural {
    let (high, low) = left < right ? (right.digits, left.digits) : (left.digits, right.digits)
    var difference = high
    var borrow: Int64 = 0
    for index in high.indices {
      let digit = Int64(high[index]) - (index < low.count ? Int64(low[index]) : 0) - borrow
      borrow = digit < 0 ? 1 : 0
      difference[index] = UInt32(truncatingIfNeeded: digit)
    }
    return BigNatural(digits: difference)
  }

  /// Returns the product.
  static func * (left: BigNatural, right: BigNatural) -> BigNatural {
    guard !left.isZero, !right.isZero else { return BigNatural(digits: []) }
    var product = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for i in left.digits.indices {
      var carry: UInt64 = 0
      for j in right.digits.indices {
        let digit = UInt64(left.digits[i]) * UInt64(right.digits[j]) + UInt64(product[i + j]) + carry
        product[i + j] = UInt32(truncatingIfNeeded: digit)
        carry = digit >> 32
      }
      product[i + right.digits.count] = UInt32(truncatingIfNeeded: carry)
    }
    return BigNatural(digits: product)
  }

  /// Returns the number times 2 to the given power.
  func shiftedLeft(by count: Int) -> BigNatural {
    guard count > 0, !isZero else { return self }
    let (whole, part) = (count / 32, UInt64(count % 32))
    var shifted = [UInt32](repeating: 0, count: whole)
    shifted.reserveCapacity(whole + digits.count + 1)
    var carry: UInt64 = 0
    for digit in digits {
      let wide = UInt64(digit) << part | carry
      shifted.append(UInt32(truncatingIfNeeded: wide))
      carry = wide >> 32
    }
    shifted.append(UInt32(truncatingIfNeeded: carry))
    return BigNatural(digits: shifted)
  }

  /// Returns the number divided by 2 to the given power, rounded down.
  func shiftedRight(by count: Int) -> BigNatural {
    guard count > 0 else { return self }
    let (whole, part) = (count / 32, UInt64(count % 32))
    guard whole < digits.count else { return BigNatural(digits: []) }
    var shifted: [UInt32] = []
    for index in whole..<digits.count {
      let high = index + 1 < digits.count ? UInt64(digits[index + 1]) << 32 : 0
      shifted.append(UInt32(truncatingIfNeeded: (high | UInt64(digits[index])) >> part))
    }
    return BigNatural(digits: shifted)
  }
}

extension BigNatural: Comparable {
  /// Returns whether the left number is below the right one.
  static func < (left: BigNatural, right: BigNatural) -> Bool {
    guard left.digits.count == right.digits.count else { return left.digits.count < right.digits.count }
    for index in left.digits.indices.reversed() where left.digits[index] != right.digits[index] {
      return left.digits[index] < right.digits[index]
    }
    return false
  }
}
