/// Makes names that other programs can read: letters, digits and a few signs, none of them twice.
package struct SafeNames: Sendable {
  private let signs: Set<Unicode.Scalar>
  private let reserved: Set<String>
  private let refuses: @Sendable (String) -> Bool
  private var taken: Set<String> = []

  /// Creates an empty set of names.
  ///
  /// - Parameters:
  ///   - signs: the signs that a name may hold beside letters, digits and low lines.
  ///   - reserved: names in small letters that have a meaning of their own.
  ///   - refuses: whether the format cannot read a name of letters, digits and signs.
  package init(
    signs: Set<Unicode.Scalar> = [], reserved: Set<String> = [],
    refuses: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.signs = signs
    self.reserved = reserved
    self.refuses = refuses
  }

  /// Returns a new name that resembles a text; `fallback` is the beginning of a name for one that cannot stand.
  package mutating func name(for text: String, fallback: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      if isSafe(scalar) {
        safe.unicodeScalars.append(scalar)
      } else if !safe.hasSuffix("_") {
        safe += "_"
      }
    }
    while safe.utf8.count > 1, safe.hasSuffix("_"), !text.hasSuffix("_") { safe.removeLast() }
    let startsWell = safe.unicodeScalars.first.map { $0.isASCII && $0.properties.isAlphabetic } ?? false
    if !startsWell || safe.utf8.count > 120 || reserved.contains(safe.lowercased()) || refuses(safe) {
      safe = fallback + "_" + String(safe.prefix(100))
    }
    var unique = safe
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(safe)_\(number)"
      number += 1
    }
    return unique
  }

  private func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: signs.contains(scalar)
    }
  }
}
