/// The number of single-letter changes between two words (Levenshtein 1966).
enum EditDistance {
  /// The most changes between what was written and what may have been meant.
  private static let limit = 3

  /// Returns the name that was most likely meant, or `nil` when none is near.
  static func nearest(to word: String, in names: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for name in names where abs(name.count - word.count) <= limit {
      let distance = between(name, word)
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Returns the distance; O(n · m) for words of n and m letters.
  static func between(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let change = diagonal + (right[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
