package import LayoutModel
package import MarkupSource

/// Reads storyboards and xibs.
package enum InterfaceBuilderReader {
  /// What a file holds.
  package struct Reading: Sendable {
    /// The views, constraints and all else that layout depends on.
    package let document: InterfaceDocument
    /// The file as markup, for edits.
    package let markup: MarkupDocument
  }

  /// Reads a file.
  ///
  /// What the reader does not know becomes a note of the document; only a file that is no layout file at all is an
  /// error.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: What it holds.
  /// - Throws: Why it cannot be read, with the place.
  package static func read(_ bytes: [UInt8]) throws(InterfaceBuilderError) -> Reading {
    let markup: MarkupDocument
    do throws(MarkupError) {
      markup = try MarkupParser.parse(bytes, vocabulary: Word.vocabulary)
    } catch {
      throw .markup(error)
    }
    return Reading(document: try document(of: markup.root), markup: markup)
  }

  private static func document(of root: MarkupNode) throws(InterfaceBuilderError) -> InterfaceDocument {
    if root.word == .document, isInterface(root) {
      var document = InterfaceDocument(facts: root)
      guard document.platform != .watchOS else {
        document.notes.append(
          Note(root.location, "watchOS lays out without constraints, so there is nothing to check here."))
        return document
      }
      var reader = TreeReader(document)
      reader.read(root)
      return reader.finished
    }
    if root.word == .archive, root[.type]?.hasPrefix("com.apple.InterfaceBuilder") == true {
      return ArchiveReader.read(root)
    }
    throw .otherDocument(root: root.name, root.location)
  }

  /// Returns whether a `<document>` is one of Interface Builder.
  private static func isInterface(_ root: MarkupNode) -> Bool {
    root[.type]?.hasPrefix("com.apple.InterfaceBuilder")
      ?? (root.child(.objects) ?? root.child(.scenes) != nil)
  }
}
