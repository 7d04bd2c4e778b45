/// A repeatable source of random numbers, from Steele, Lea & Flood (2014): a seed gives the same numbers in every
/// run and on every machine.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a source that begins at a seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Returns a number from 0 up to, but without, a limit.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
