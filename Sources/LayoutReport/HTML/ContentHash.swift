/// The SHA-256 hash of a text, as a content security policy names the scripts and styles that may run.
///
/// Federal Information Processing Standard 180-4, section 6.2.
enum ContentHash {
  /// Returns the source expression of a text, for example `'sha256-…'`.
  static func source(_ text: String) -> String { "'sha256-" + base64(sha256(Array(text.utf8))) + "'" }

  /// Returns the hash of bytes.
  static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> UInt64(shift)))
    }
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<start + 64], into: &state) }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let early = words[place - 15]
      let late = words[place - 2]
      let low = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let high = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words.append(words[place - 16] &+ low &+ words[place - 7] &+ high)
    }
    var work = state
    for place in 0..<64 {
      let high = turned(work[4], 6) ^ turned(work[4], 11) ^ turned(work[4], 25)
      let choice = (work[4] & work[5]) ^ (~work[4] & work[6])
      let first = work[7] &+ high &+ choice &+ roundConstants[place] &+ words[place]
      let low = turned(work[0], 2) ^ turned(work[0], 13) ^ turned(work[0], 22)
      let majority = (work[0] & work[1]) ^ (work[0] & work[2]) ^ (work[1] & work[2])
      work = [first &+ low &+ majority] + work.prefix(7)
      work[4] &+= first
    }
    for place in 0..<8 { state[place] &+= work[place] }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let number = three[0] << 16 | three[1] << 8 | three[2]
      for place in 0..<4 {
        text.append(start + place > bytes.count ? "=" : digits[number >> (18 - 6 * place) & 63])
      }
    }
    return text
  }

  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
