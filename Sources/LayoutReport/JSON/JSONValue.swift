/// A JSON value whose objects keep the order of their members.
package indirect enum JSONValue: Sendable {
  /// A member of an object.
  package struct Member: Sendable {
    /// The name.
    package var key: String
    /// The value.
    package var value: JSONValue

    /// Creates a member.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case boolean(Bool)
  case integer(Int)
  /// A number of points; `null` when it is not finite, since JSON has no such number.
  case points(Double)
  case string(String)
  case array([JSONValue])
  /// An object; `isPacked` fills lines with members, where others give each its own line.
  case object([Member], isPacked: Bool)

  /// Returns a string, or `null`.
  package static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// Returns an integer, or `null`.
  package static func whole(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

  /// Returns an array of strings.
  package static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// Returns an array of values made from elements.
  package static func list<Element>(_ elements: [Element], _ value: (Element) -> JSONValue) -> JSONValue {
    .array(elements.map(value))
  }

  /// Returns an object that fills lines with its members.
  package static func packed(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(key: $0.key, value: $0.value) }, isPacked: true)
  }

  /// Returns the object with a member more at its end; other values stay what they are.
  package func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members, let isPacked) = self else { return self }
    return .object(members + [Member(key: key, value: value)], isPacked: isPacked)
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object from its members, in the order written.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(key: $0.0, value: $0.1) }, isPacked: false)
  }
}
