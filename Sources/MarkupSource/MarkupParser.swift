import TextSource

/// Reads XML into elements and attributes that know their bytes.
package enum MarkupParser {
  /// Returns the elements of an XML file.
  ///
  /// Reading never follows a reference out of the file, and the first error ends it. Inside a page, where there is no
  /// libxml2, the file must be known to be well-formed: the browser checks that.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, UTF-16, UTF-32 or Latin-1.
  ///   - limits: How large the document may be.
  ///   - vocabulary: Names whose numbers are known beforehand.
  /// - Returns: The document. It can be patched when the file is in UTF-8.
  /// - Throws: The first reason why the file cannot be read, with its place.
  /// - Complexity: O(*n* log *n*) for *n* bytes.
  package static func parse(
    _ bytes: [UInt8], limits: MarkupLimits = MarkupLimits(), vocabulary: MarkupVocabulary = .empty
  ) throws(MarkupError) -> MarkupDocument {
    guard bytes.count <= limits.byteCount else {
      throw .limitExceeded(.bytes(limits.byteCount), SourceLocation(line: 1, column: 1))
    }
    let input = try MarkupInput(bytes)
    var scanner = MarkupScanner(input, limits: limits, vocabulary: vocabulary)
    try scanner.scan()
    let storage = scanner.storage
    #if canImport(CLibXML2)
      try WellFormedness(storage).check()
    #endif
    guard scanner.isComplete, let document = MarkupDocument(storage, input: input) else {
      let end = storage.lines.location(of: storage.bytes.count)
      throw .malformed(end, sentence: "Expected an end tag for every start tag.")
    }
    return document
  }
}
