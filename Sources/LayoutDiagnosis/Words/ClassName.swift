/// Class names as people know them.
enum ClassName {
  /// Returns the name without its module, without the prefix of key-value observing, and unmangled.
  static func readable(_ printed: String) -> String {
    var name = Substring(printed)
    if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst(15) }
    if name.hasPrefix("_Tt") || name.hasPrefix("*Tt"), let parts = unmangled(name.dropFirst(3)) {
      return parts
    }
    if let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex {
      name = name[name.index(after: dot)...]
    }
    return String(name)
  }

  /// Reads the names in a mangled name of old Swift, such as `CC5UIKit19NavigationButtonBar15ItemWrapperView`.
  ///
  /// The module comes first and is left out, and so is the 33-character mark of private types. Of a generic
  /// class only the class itself is kept.
  private static func unmangled(_ name: Substring) -> String? {
    let isGeneric = name.hasPrefix("G")
    var names: [String] = []
    var rest = name
    while let digit = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      let digits = rest[digit...].prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length > 0, length < 400 else { return nil }
      let found = rest[digits.endIndex...].prefix(length)
      rest = rest[digits.endIndex...].dropFirst(length)
      // The mark of a private type is an underscore (or an asterisk, where markdown ate it) and 32 hex digits.
      let isMark = length == 33 && (found.hasPrefix("_") || found.hasPrefix("*"))
      if !isMark { names.append(String(found)) }
    }
    guard names.count >= 2 else { return nil }
    return isGeneric ? names[1] : names.dropFirst().joined(separator: ".")
  }
}
