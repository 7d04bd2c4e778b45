package import TextSource

/// Why a file cannot be read as XML.
package enum MarkupError: Error, Hashable, Sendable {
  /// The file has no bytes, or nothing but white space.
  case empty

  /// The file holds no text.
  case binary

  /// The text is in an encoding that is neither Unicode nor Latin-1.
  case unsupportedEncoding(name: String, SourceLocation)

  /// The file declares a document type, which could define entities.
  case documentType(SourceLocation)

  /// The file goes beyond a limit of what is read.
  case limitExceeded(Limit, SourceLocation)

  /// The text is not well-formed; the sentence says what was expected.
  case malformed(SourceLocation, sentence: String)

  /// A limit, with its value.
  package enum Limit: Hashable, Sendable {
    /// The number of bytes in a file.
    case bytes(Int)

    /// The number of elements in a file.
    case elements(Int)

    /// The number of elements that are nested in each other.
    case depth(Int)

    /// The number of attributes of one element.
    case attributes(Int)

    /// The number of namespace declarations in a file.
    case namespaces(Int)
  }

  /// The place of the first byte that could not be read.
  package var location: SourceLocation {
    switch self {
    case .empty, .binary: SourceLocation(line: 1, column: 1)
    case .unsupportedEncoding(_, let location), .documentType(let location), .limitExceeded(_, let location),
      .malformed(let location, _):
      location
    }
  }
}

extension MarkupError: CustomStringConvertible {
  /// What was expected, as a sentence without the location.
  package var sentence: String {
    switch self {
    case .empty: "Expected an XML document, but the file is empty."
    case .binary: "Expected an XML document, but the file holds no text."
    case .unsupportedEncoding(let name, _): "Expected text in UTF-8 or UTF-16, but it is declared as \(name)."
    case .documentType: "Expected no document type declaration; Interface Builder never writes one."
    case .limitExceeded(let limit, _): "Expected \(limit)."
    case .malformed(_, let sentence): sentence
    }
  }

  /// The location and the sentence.
  package var description: String { "\(location): \(sentence)" }
}

extension MarkupError.Limit: CustomStringConvertible {
  /// The limit as part of a sentence.
  package var description: String {
    switch self {
    case .bytes(let limit): "at most \(limit) bytes"
    case .elements(let limit): "at most \(limit) elements"
    case .depth(let limit): "elements to be nested at most \(limit) deep"
    case .attributes(let limit): "at most \(limit) attributes in one tag"
    case .namespaces(let limit): "at most \(limit) namespace declarations"
    }
  }
}
