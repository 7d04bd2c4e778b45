package import TextSource

/// An attribute of an element, with its place in the file.
package struct MarkupAttribute: Sendable {
  /// The document's elements.
  let storage: MarkupStorage

  /// The place in the document's attributes.
  let place: Int

  private var attribute: MarkupStorage.Attribute { storage.attributes[place] }

  /// The name as it is written, with its prefix if it has one.
  package var name: String { storage.names[nameNumber] }

  /// The number of the name, which is its place in the vocabulary for a name of that.
  package var nameNumber: Int { Int(attribute.name) }

  /// The value with entities and character references resolved.
  package var value: String { attributeValue(in: valueRange, of: storage.bytes) }

  /// The bytes of the value as they are written.
  package var written: ArraySlice<UInt8> {
    storage.bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)]
  }

  /// The bytes of the name.
  package var nameRange: SourceRange {
    let start = Int(attribute.nameStart)
    return SourceRange(start: start, end: start + name.utf8.count)
  }

  /// The bytes between the quotes, in which entities are still written out.
  package var valueRange: SourceRange {
    SourceRange(start: Int(attribute.valueStart), end: Int(attribute.valueEnd))
  }

  /// The bytes from the name to the closing quote.
  package var range: SourceRange {
    SourceRange(start: nameRange.start, end: valueRange.end + 1)
  }
}

/// The attributes of an element in the order in which they are written.
package struct MarkupAttributes: RandomAccessCollection, Sendable {
  let storage: MarkupStorage
  let places: Range<Int>

  package var startIndex: Int { places.lowerBound }
  package var endIndex: Int { places.upperBound }
  package subscript(place: Int) -> MarkupAttribute { MarkupAttribute(storage: storage, place: place) }
}
