import LayoutImport
package import LayoutModel
import TextSource

/// The lists of constraints in a whole console log, as they are read.
package enum LogBlocks {
  /// Returns every list, repeats included; text in UTF-16 and UTF-32 is recognised by its first bytes.
  package static func all(in bytes: [UInt8]) -> [ConflictBlock] {
    var reader = LogReader()
    let text = TextEncoding.detect(bytes).transcodedToUTF8(bytes) ?? bytes
    return (reader.read(text) + reader.finish()).compactMap { record in
      guard case .block(let block) = record, block.listedCount > 0 else { return nil }
      return block
    }
  }
}
