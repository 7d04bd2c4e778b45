import TestSupport

/// Returns a text of pieces that matter to lines, columns and encodings.
func randomText(pieces count: Int, using generator: inout SplitMix64) -> String {
  let pieces = ["a", "bc ", "\t", "é", "漢字", "🙂", "\n", "\r\n", "\r", "e\u{301}", "\u{FEFF}", "<x/>"]
  var text = ""
  for _ in 0..<count {
    text.unicodeScalars += pieces[Int.random(in: pieces.indices, using: &generator)].unicodeScalars
  }
  return text
}
