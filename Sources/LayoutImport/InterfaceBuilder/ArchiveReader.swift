import LayoutModel
import MarkupSource

/// Reads the archives that Interface Builder wrote before Xcode 5.
enum ArchiveReader {
  /// Returns the document of an archive.
  static func read(_ root: MarkupNode) -> InterfaceDocument {
    var document = InterfaceDocument()
    document.notes.append(
      Note(
        root.location,
        "The file is in the form from before Xcode 5; open and save it in Xcode to have it checked."))
    return document
  }
}
