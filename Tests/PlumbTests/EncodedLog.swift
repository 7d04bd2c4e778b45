/// How the bytes of a log stand for text.
enum EncodedLog: CaseIterable {
  case utf8, utf8WithMark, utf16Little, utf16Big, utf16LittleWithMark, utf16BigWithMark, utf32Little, utf32Big

  /// Returns the bytes of a text.
  func bytes(of text: String) -> [UInt8] {
    let marked = "\u{FEFF}" + text
    return switch self {
    case .utf8: Array(text.utf8)
    case .utf8WithMark: Array(marked.utf8)
    case .utf16Little: Self.units(text.utf16, 2, isBig: false)
    case .utf16Big: Self.units(text.utf16, 2, isBig: true)
    case .utf16LittleWithMark: Self.units(marked.utf16, 2, isBig: false)
    case .utf16BigWithMark: Self.units(marked.utf16, 2, isBig: true)
    case .utf32Little: Self.units(marked.unicodeScalars.map(\.value), 4, isBig: false)
    case .utf32Big: Self.units(marked.unicodeScalars.map(\.value), 4, isBig: true)
    }
  }

  private static func units<Unit: BinaryInteger>(
    _ units: some Sequence<Unit>, _ size: Int, isBig: Bool
  ) -> [UInt8] {
    units.flatMap { unit in
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
      return isBig ? bytes.reversed() : bytes
    }
  }
}
