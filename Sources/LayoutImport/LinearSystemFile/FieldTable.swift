/// The fields of a text that were seen, to find one that occurs twice, without a string for each.
struct FieldTable {
  /// The fields.
  private var fields: [Range<Int>] = []
  /// A hash table with open addresses: the place of a field, or −1.
  private var slots = [Int32](repeating: -1, count: 1024)

  /// Adds a field and returns whether no equal one was there.
  mutating func insert(_ field: Range<Int>, of bytes: [UInt8]) -> Bool {
    if fields.count * 2 >= slots.count { grow(bytes) }
    var slot = Self.hash(field, bytes) & (slots.count - 1)
    while slots[slot] >= 0 {
      if Self.areEqual(fields[Int(slots[slot])], field, bytes) { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: fields.count)
    fields.append(field)
    return true
  }

  private mutating func grow(_ bytes: [UInt8]) {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for (place, field) in fields.enumerated() {
      var slot = Self.hash(field, bytes) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: place)
    }
  }

  /// Returns a hash in the manner of FNV-1a (Fowler, Noll & Vo), with the high bits mixed into the low ones.
  private static func hash(_ field: Range<Int>, _ bytes: [UInt8]) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in field { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29))
  }

  private static func areEqual(_ first: Range<Int>, _ second: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    for offset in 0..<first.count
    where bytes[first.lowerBound + offset] != bytes[second.lowerBound + offset] { return false }
    return true
  }
}
