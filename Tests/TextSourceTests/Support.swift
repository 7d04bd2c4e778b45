/// A repeatable source of random numbers.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Returns a text of pieces that matter to lines, columns and encodings.
func randomText(pieces count: Int, using generator: inout SplitMix64) -> String {
  let pieces = ["a", "bc ", "\t", "é", "漢字", "🙂", "\n", "\r\n", "\r", "e\u{301}", "\u{FEFF}", "<x/>"]
  var text = ""
  for _ in 0..<count {
    text.unicodeScalars += pieces[Int.random(in: pieces.indices, using: &generator)].unicodeScalars
  }
  return text
}
