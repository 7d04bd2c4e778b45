import LayoutModel
import LayoutSolver

/// A number as JSON writes it: digits, the place of the point, and an exponent.
struct JSONNumber {
  private var isNegative = false
  /// The digits without the point, without zeros at the start.
  private var digits: [UInt8] = []
  /// The power of ten that the digits are multiplied by.
  private var exponent = 0
  private var isWhole = true

  /// Reads a number and moves behind it; `nil`, and no move, where there is none.
  init?(in bytes: [UInt8], at index: inout Int) {
    var cursor = index
    func byte() -> UInt8? { cursor < bytes.count ? bytes[cursor] : nil }
    func isDigit() -> Bool { byte().map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }
    if byte() == UInt8(ascii: "-") {
      isNegative = true
      cursor += 1
    }
    guard isDigit() else { return nil }
    let hasZero = byte() == UInt8(ascii: "0")
    while isDigit() {
      append(bytes[cursor])
      cursor += 1
      if hasZero { break }
    }
    if byte() == UInt8(ascii: ".") {
      cursor += 1
      isWhole = false
      guard isDigit() else { return nil }
      while isDigit() {
        append(bytes[cursor])
        exponent -= 1
        cursor += 1
      }
    }
    if byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") {
      cursor += 1
      isWhole = false
      let isDown = byte() == UInt8(ascii: "-")
      if isDown || byte() == UInt8(ascii: "+") { cursor += 1 }
      guard isDigit() else { return nil }
      var written = 0
      while isDigit() {
        written = min(written * 10 + Int(bytes[cursor] - UInt8(ascii: "0")), 100_000)
        cursor += 1
      }
      exponent += isDown ? -written : written
    }
    index = cursor
  }

  private mutating func append(_ digit: UInt8) {
    if digit != UInt8(ascii: "0") || !digits.isEmpty { digits.append(digit - UInt8(ascii: "0")) }
  }

  /// The value: an integer where it is written as one and fits.
  var value: JSONValue {
    if isWhole, let number = integer { return .integer(number) }
    return .points(doubleValue)
  }

  private var integer: Int? {
    var number = 0
    for digit in digits {
      let (tenfold, isTooLong) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = tenfold.addingReportingOverflow(Int(digit))
      guard !isTooLong, !isTooLarge else { return nil }
      number = sum
    }
    return isNegative ? -number : number
  }

  /// The nearest floating-point number; without end where it is too large for one.
  private var doubleValue: Double {
    let size = magnitude
    return isNegative ? -size : size
  }

  private var magnitude: Double {
    var digits = digits[...]
    var power = exponent
    while digits.last == 0 {
      digits.removeLast()
      power += 1
    }
    guard !digits.isEmpty else { return 0 }
    let size = digits.count + power
    if size > 309 { return .infinity }
    if size < -330 { return 0 }
    // More digits than these decide nothing that points could need.
    let head = digits.prefix(19)
    power += digits.count - head.count
    let whole = head.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    return Self.product(whole, power)
  }

  /// Returns the floating-point number that is nearest to a whole number times a power of ten.
  private static func product(_ whole: UInt64, _ power: Int) -> Double {
    // Where both factors are exact, arithmetic rounds once.
    if whole < 1 << 53, abs(power) <= 22 {
      var scale = 1.0
      for _ in 0..<abs(power) { scale *= 10 }
      return power < 0 ? Double(whole) / scale : Double(whole) * scale
    }
    if power < 0, power >= -21 { return quotient(whole, -power) }
    var value = rational(whole)
    let ten = BigRational(10)
    for _ in 0..<abs(power) { value = power < 0 ? value / ten : value * ten }
    return value.doubleValue
  }

  /// Returns a quotient by a power of ten of at most 70 bits: its first bits, the last set when something was cut off.
  private static func quotient(_ whole: UInt64, _ power: Int) -> Double {
    var divisor: UInt128 = 1
    for _ in 0..<power { divisor *= 10 }
    let shift = whole.leadingZeroBitCount + 63
    let (bits, rest) = (UInt128(whole) << UInt128(shift)).quotientAndRemainder(dividingBy: divisor)
    let surplus = max(0, 128 - bits.leadingZeroBitCount - 62)
    var top = UInt64(truncatingIfNeeded: bits >> UInt128(surplus))
    if rest != 0 || UInt128(top) << UInt128(surplus) != bits { top |= 1 }
    return Double(sign: .plus, exponent: surplus - shift, significand: Double(top))
  }

  private static func rational(_ whole: UInt64) -> BigRational {
    BigRational(Rational(Int64(whole >> 32))) * BigRational(Rational(1 << 32))
      + BigRational(Rational(Int64(whole & 0xFFFF_FFFF)))
  }
}
