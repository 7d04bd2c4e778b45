package import TextSource

/// A place where a text is not the JSON that it should be.
package struct JSONError: Error, Hashable, Sendable {
  /// The place.
  package var location: SourceLocation
  /// What was expected, as a sentence.
  package var sentence: String
}

extension JSONError: CustomStringConvertible {
  /// The location and the sentence.
  package var description: String { "\(location): \(sentence)" }
}
