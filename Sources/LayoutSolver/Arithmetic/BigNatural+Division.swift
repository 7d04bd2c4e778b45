extension BigNatural {
  /// Returns quotient and remainder; a divisor of 0 gives the quotient 0 and the number itself as remainder.
  ///
  /// Algorithm D of Knuth, *The Art of Computer Programming* 2, section 4.3.1.
  func quotientAndRemainder(dividingBy divisor: BigNatural) -> (quotient: BigNatural, remainder: BigNatural) {
    guard !divisor.isZero, !(self < divisor) else { return (BigNatural(digits: []), self) }
    if let left = word, let right = divisor.word {
      return (BigNatural(left / right), BigNatural(left % right))
    }
    if divisor.digits.count == 1 { return quotientAndRemainder(dividingByDigit: divisor.digits[0]) }
    let shift = (divisor.digits.last ?? 1).leadingZeroBitCount
    let low = divisor.shiftedLeft(by: shift).digits
    var rest = shiftedLeft(by: shift).digits
    while rest.count <= digits.count { rest.append(0) }
    let size = low.count
    var quotient = [UInt32](repeating: 0, count: rest.count - size)
    for position in stride(from: rest.count - size - 1, through: 0, by: -1) {
      var digit = BigNatural.estimate(rest, low, position)
      if BigNatural.subtract(digit, low, from: &rest, at: position) {
        digit -= 1
        BigNatural.add(low, to: &rest, at: position)
      }
      quotient[position] = UInt32(truncatingIfNeeded: digit)
    }
    return (BigNatural(digits: quotient), BigNatural(digits: rest).shiftedRight(by: shift))
  }

  /// Returns quotient and remainder of a division by one digit.
  private func quotientAndRemainder(
    dividingByDigit divisor: UInt32
  ) -> (quotient: BigNatural, remainder: BigNatural) {
    var quotient = digits
    var rest: UInt64 = 0
    for index in digits.indices.reversed() {
      let part = rest << 32 | UInt64(digits[index])
      quotient[index] = UInt32(truncatingIfNeeded: part / UInt64(divisor))
      rest = part % UInt64(divisor)
    }
    return (BigNatural(digits: quotient), BigNatural(rest))
  }

  /// Returns the next digit of the quotient or that digit plus one (step D3).
  private static func estimate(_ rest: [UInt32], _ divisor: [UInt32], _ position: Int) -> UInt64 {
    let size = divisor.count
    let top = UInt64(rest[position + size]) << 32 | UInt64(rest[position + size - 1])
    let first = UInt64(divisor[size - 1])
    var digit = top / first
    var left = top % first
    while digit > UInt64(UInt32.max)
      || digit * UInt64(divisor[size - 2]) > left << 32 | UInt64(rest[position + size - 2])
    {
      digit -= 1
      left += first
      if left > UInt64(UInt32.max) { break }
    }
    return digit
  }

  /// Subtracts a multiple of the divisor in place and returns whether the result went below 0 (step D4).
  private static func subtract(
    _ digit: UInt64, _ divisor: [UInt32], from rest: inout [UInt32], at position: Int
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for index in divisor.indices {
      let product = digit * UInt64(divisor[index]) + carry
      carry = product >> 32
      let value = Int64(rest[position + index]) - Int64(product & 0xffff_ffff) - borrow
      rest[position + index] = UInt32(truncatingIfNeeded: value)
      borrow = value < 0 ? 1 : 0
    }
    let value = Int64(rest[position + divisor.count]) - Int64(carry) - borrow
    rest[position + divisor.count] = UInt32(truncatingIfNeeded: value)
    return value < 0
  }

  /// Adds the divisor back after an estimate that was one too high (step D6).
  private static func add(_ divisor: [UInt32], to rest: inout [UInt32], at position: Int) {
    var carry: UInt64 = 0
    for index in divisor.indices {
      let sum = UInt64(rest[position + index]) + UInt64(divisor[index]) + carry
      rest[position + index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    rest[position + divisor.count] &+= UInt32(truncatingIfNeeded: carry)
  }
}

extension BigNatural: CustomStringConvertible {
  /// The number in decimal digits.
  var description: String {
    if let word { return "\(word)" }
    let base = BigNatural(1_000_000_000)
    var groups: [UInt64] = []
    var rest = self
    while !rest.isZero {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: base)
      groups.append(remainder.word ?? 0)
      rest = quotient
    }
    var text = "\(groups.last ?? 0)"
    for group in groups.dropLast().reversed() {
      let digits = "\(group)"
      for _ in digits.utf8.count..<9 { text += "0" }
      text += digits
    }
    return text
  }
}
