/// Lists of numbers, one a key, that lie one behind the other and do not change.
struct NumberLists: Sendable {
  private var starts: [Int32]
  private var numbers: [Int32]

  /// Creates the lists of pairs in their order.
  ///
  /// - Parameters:
  ///   - keyCount: the keys lie below it.
  ///   - keys: the key of each pair.
  ///   - listed: the number of each pair.
  init(keyCount: Int, keys: [Int32], numbers listed: [Int32]) {
    starts = [Int32](repeating: 0, count: keyCount + 1)
    numbers = [Int32](repeating: 0, count: keys.count)
    for key in keys { starts[Int(key) + 1] += 1 }
    for key in 0..<keyCount { starts[key + 1] += starts[key] }
    var places = starts
    for index in keys.indices {
      let key = Int(keys[index])
      numbers[Int(places[key])] = listed[index]
      places[key] += 1
    }
  }

  /// The positions of a key's numbers.
  func range(of key: Int) -> Range<Int> { Int(starts[key])..<Int(starts[key + 1]) }

  /// The number at a position.
  subscript(position: Int) -> Int32 { numbers[position] }
}
