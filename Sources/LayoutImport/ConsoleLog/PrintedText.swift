import LayoutModel

/// Small changes of printed text.
enum PrintedText {
  /// Returns the text with runs of blanks and line ends, which a hard wrap may have put there, as one blank.
  static func singleSpaced(_ bytes: Bytes) -> String {
    var result: [UInt8] = []
    for byte in bytes.trimmed {
      if !byte.isBlank {
        result.append(byte)
      } else if result.last != 32 {
        result.append(32)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a name without the blanks and line ends that a hard wrap has put into it.
  ///
  /// A line may end behind a hyphen within a word, as in `UIView-Encapsulated-`, where no blank was.
  static func unwrapped(_ bytes: Bytes) -> String {
    var result: [UInt8] = []
    var isAfterBreak = false
    for byte in bytes.trimmed {
      if !byte.isBlank {
        if isAfterBreak, !endsInHyphenatedWord(result) { result.append(32) }
        isAfterBreak = false
        result.append(byte)
      } else if byte == 10 {
        isAfterBreak = true
      } else if !isAfterBreak {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func endsInHyphenatedWord(_ bytes: [UInt8]) -> Bool {
    bytes.last == .ascii("-") && !(bytes.dropLast().last?.isBlank ?? true)
  }

  /// Returns the text without the addresses of items.
  static func withoutAddresses(_ bytes: Bytes) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == .ascii(":"), ItemParser.isAddress(bytes, at: index + 1) {
        index = ItemParser.addressEnd(bytes, at: index + 1)
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return singleSpaced(result[...])
  }
}

/// The priority that constraint libraries print behind an equation: `^750`, `^high`, `@250`.
enum SymbolicPriority {
  private static let names: [(name: String, value: Float)] = [
    ("required", 1000), ("high", 750), ("medium", 500), ("low", 250), ("fitting size", 50),
    ("drag can resize window", 510), ("drag cannot resize window", 490), ("window size stay put", 500),
  ]

  /// Splits the bytes into the equation and its priority.
  static func split(_ bytes: Bytes) -> (equation: Bytes, priority: Priority?) {
    guard let caret = bytes.lastIndex(where: { $0 == .ascii("^") || $0 == .ascii("@") }),
      caret > bytes.startIndex, bytes[caret - 1].isBlank
    else { return (bytes, nil) }
    let word = bytes[(caret + 1)...].trimmed
    let value: Float?
    if let (number, end) = word.number(at: word.startIndex), end == word.endIndex {
      value = Float(number.doubleValue)
    } else {
      value =
        names.first { word.text.hasSuffix($0.name) }?.value
        ?? word.firstIndex(where: { $0.isDigit }).flatMap { word.number(at: $0)?.value }.map {
          Float($0.doubleValue)
        }
    }
    return value.map { (bytes[..<caret].trimmed, Priority($0)) } ?? (bytes, nil)
  }
}

/// The escapes of property lists, in which a log prints the entries of a list but not the broken constraint.
enum PropertyListEscapes {
  /// Returns the bytes with `\n`, `\"`, `\\`, and `\U2019` replaced by what they mean.
  static func decoded(_ bytes: Bytes) -> Bytes {
    guard bytes.contains(.ascii("\\")) else { return bytes }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == .ascii("\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index = decode(bytes, at: index + 1, into: &result)
    }
    return result[...]
  }

  private static func decode(_ bytes: Bytes, at index: Int, into result: inout [UInt8]) -> Int {
    switch bytes[index] {
    case .ascii("n"): result.append(10)
    case .ascii("t"): result.append(9)
    case .ascii("r"): result.append(13)
    case .ascii("U"), .ascii("u"):
      let end = min(index + 5, bytes.endIndex)
      let digits = bytes[(index + 1)..<end]
      guard digits.count == 4, digits.allSatisfy({ $0.isHexDigit }), let unit = UInt16(digits.text, radix: 16)
      else {
        result.append(bytes[index])
        return index + 1
      }
      return appendUnit(unit, bytes, after: end, to: &result)
    default: result.append(bytes[index])
    }
    return index + 1
  }

  /// Appends a UTF-16 unit, together with the escape behind it where both form one character.
  private static func appendUnit(_ unit: UInt16, _ bytes: Bytes, after end: Int, to result: inout [UInt8])
    -> Int
  {
    var units = [unit]
    var next = end
    if UTF16.isLeadSurrogate(unit), end + 6 <= bytes.endIndex, bytes[end] == .ascii("\\"),
      bytes[end + 1] | 32 == .ascii("u"), let second = UInt16(bytes[(end + 2)..<(end + 6)].text, radix: 16)
    {
      units.append(second)
      next = end + 6
    }
    result += Array(String(decoding: units, as: UTF16.self).utf8)
    return next
  }
}
