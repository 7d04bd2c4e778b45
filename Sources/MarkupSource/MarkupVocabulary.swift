import TextSource

/// Names that a reader expects in a document, so that it can tell elements and attributes apart by number.
///
/// A name of the vocabulary has its place in the list as its number in every document; other names of a document have
/// greater numbers.
package struct MarkupVocabulary: Sendable {
  /// The names by their numbers.
  let names: NameTable

  /// The number of names.
  package let count: Int

  /// Creates a vocabulary of names that are all different.
  package init(_ words: [String]) {
    var names = NameTable()
    for word in words {
      let bytes = Array(word.utf8)
      _ = names.number(of: SourceRange(start: 0, end: bytes.count), in: bytes)
    }
    self.names = names
    self.count = words.count
  }

  /// The vocabulary without names.
  package static let empty = MarkupVocabulary([])
}

/// The different names of a document, numbered in the order in which they were met.
struct NameTable: Sendable {
  /// The names by their numbers.
  private(set) var strings: [String] = []
  /// The names one behind the other, and where each begins.
  private var text: [UInt8] = []
  private var starts = [0]
  private var hashes: [UInt32] = []
  private var slots = [Int32](repeating: -1, count: 512)

  /// Returns the number of a name, a new one for a new name.
  mutating func number(of name: SourceRange, in bytes: [UInt8]) -> Int {
    let hash = Self.hash(of: name, in: bytes)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, name, in: bytes) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = strings.count
    slots[slot] = Int32(number)
    hashes.append(hash)
    text += bytes[name.start..<name.end]
    starts.append(text.count)
    strings.append(String(decoding: bytes[name.start..<name.end], as: UTF8.self))
    if strings.count * 2 > slots.count { grow() }
    return number
  }

  /// Returns a number that tells most names apart by their length and four of their bytes.
  private static func hash(of name: SourceRange, in bytes: [UInt8]) -> UInt32 {
    let count = name.count
    guard count > 0 else { return 0 }
    let first = UInt32(bytes[name.start])
    let second = UInt32(bytes[name.start + count / 3])
    let third = UInt32(bytes[name.start + 2 * count / 3])
    let last = UInt32(bytes[name.end - 1])
    let all = UInt32(truncatingIfNeeded: count) &+ first << 6 ^ second << 12 ^ third << 18 ^ last << 24
    return (all &* 0x9E37_79B1) >> 8
  }

  private func isEqual(_ number: Int, _ name: SourceRange, in bytes: [UInt8]) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == name.count else { return false }
    for index in 0..<name.count where text[start + index] != bytes[name.start + index] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
