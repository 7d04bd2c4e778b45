/// A small generator of pseudorandom numbers (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator that always gives the same numbers for the same seed.
  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a text of pieces that ordinary and hostile inputs hold.
  mutating func text(words: Int) -> String {
    (0..<words).map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined(separator: " ")
  }

  private static let pieces = [
    "UILabel", "“Price”", "width", "94.3", "pt", "the", "a", "content view", "</script>", "<!--", "-->",
    "<b>", "\"", "'",
    "&amp;", "&", "漢字漢字漢字", "שלום", "عربى", "👩‍👩‍👧", "e\u{301}\u{302}", "\u{202E}", "\u{2028}", "\u{0}",
    "\u{1B}[31m", "\n", "\t",
    "]]>", "javascript:alert(1)", "<img src=x onerror=alert(1)>", "`", "${x}", "\\", "\u{7F}", "\u{85}", "ﷺ",
    "",
  ]
}
