/// The fields of a text that were seen, to find one that occurs twice, without a string for each.
struct FieldTable {
  /// A field with its hash, which nearly always tells that two are different without a look at the text.
  private struct Entry {
    var hash: UInt64
    var start: Int
    var count: Int
  }

  private var entries: [Entry] = []
  /// A hash table with open addresses: the place of a field, or −1.
  private var slots = [Int32](repeating: -1, count: 1 << 12)

  /// Adds a field and returns whether no equal one was there.
  mutating func insert(_ field: Range<Int>, of bytes: [UInt8]) -> Bool {
    if entries.count * 2 >= slots.count { grow() }
    let entry = Entry(hash: Self.hash(field, bytes), start: field.lowerBound, count: field.count)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entry.hash) & mask
    while slots[slot] >= 0 {
      if Self.areEqual(entries[Int(slots[slot])], entry, bytes) { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(entry)
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 8)
    let mask = slots.count - 1
    for (place, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: place)
    }
  }

  /// Returns a hash in the manner of FNV-1a (Fowler, Noll & Vo), with the high bits mixed into the low ones.
  private static func hash(_ field: Range<Int>, _ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in field { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    return hash ^ (hash >> 32)
  }

  private static func areEqual(_ first: Entry, _ second: Entry, _ bytes: [UInt8]) -> Bool {
    guard first.hash == second.hash, first.count == second.count else { return false }
    return (0..<first.count).allSatisfy { bytes[first.start + $0] == bytes[second.start + $0] }
  }
}
