package import MarkupSource
package import TextSource

/// Why a file cannot be read as a layout file.
package enum InterfaceBuilderError: Error, Hashable, Sendable {
  /// The file is no XML that can be read.
  case markup(MarkupError)

  /// The file is XML of another kind, with this outermost element.
  case otherDocument(root: String, SourceLocation)

  /// The place of the first thing that could not be read.
  package var location: SourceLocation {
    switch self {
    case .markup(let error): error.location
    case .otherDocument(_, let location): location
    }
  }

  /// What was expected, as a sentence without the location.
  package var sentence: String {
    switch self {
    case .markup(let error): error.sentence
    case .otherDocument(let root, _):
      "Expected a `<document>` of Interface Builder, but the outermost element is `<\(root)>`."
    }
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// The location and the sentence.
  package var description: String { "\(location): \(sentence)" }
}
