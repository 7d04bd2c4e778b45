import TestSupport

extension SplitMix64 {
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
