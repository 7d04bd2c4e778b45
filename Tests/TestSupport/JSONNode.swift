import Foundation

/// A JSON value as read by Foundation, which shares no code with the writer.
package enum JSONNode: Decodable, Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONNode])
  /// Keys and values.
  case object([String: JSONNode])

  /// Reads a value.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONNode].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONNode].self))
    }
  }

  /// Parses a text.
  package static func parse(_ text: String) throws -> JSONNode {
    try JSONDecoder().decode(JSONNode.self, from: Data(text.utf8))
  }

  /// The value of a key; `null` where there is none.
  package subscript(key: String) -> JSONNode {
    guard case .object(let values) = self else { return .null }
    return values[key] ?? .null
  }

  /// The value at a place of a list; `null` where there is none.
  package subscript(index: Int) -> JSONNode { list.indices.contains(index) ? list[index] : .null }

  /// The keys of an object.
  package var keys: Set<String> {
    guard case .object(let values) = self else { return [] }
    return Set(values.keys)
  }

  /// The members of a list; none where it is no list.
  package var list: [JSONNode] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  /// The text, where it is one.
  package var text: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The number, where it is one.
  package var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The truth value, where it is one.
  package var boolean: Bool? {
    guard case .boolean(let value) = self else { return nil }
    return value
  }
}
