extension JSONValue {
  /// Returns the first member of a name; `null` where there is none, or where the value is no object.
  package subscript(key: String) -> JSONValue {
    guard case .object(let members, _) = self else { return .null }
    for member in members where member.key == key { return member.value }
    return .null
  }

  /// A Boolean value that indicates whether it is `null`.
  var isNull: Bool {
    guard case .null = self else { return false }
    return true
  }

  /// Returns whether an object has a member of a name.
  func has(_ key: String) -> Bool {
    guard case .object(let members, _) = self else { return false }
    return members.contains { $0.key == key }
  }

  /// The string; `nil` for other values.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The string; empty for other values.
  var string: String { text ?? "" }

  /// The integer; `nil` for other values.
  var whole: Int? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The integer; 0 for other values.
  var integer: Int { whole ?? 0 }

  /// The number; `nil` for other values.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .points(let number): number
    default: nil
    }
  }

  /// The number of points; what is no number for other values, as it is written as `null`.
  var points: Double { number ?? .nan }

  /// The truth; `false` for other values.
  var flag: Bool {
    guard case .boolean(let flag) = self else { return false }
    return flag
  }

  /// The elements; none for values that are no array.
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The strings among the elements.
  var texts: [String] { elements.compactMap { $0.text } }

  /// Returns what is made of a value other than `null`.
  func some<Result>(_ read: (JSONValue) -> Result) -> Result? { isNull ? nil : read(self) }
}
