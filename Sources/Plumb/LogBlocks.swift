import LayoutImport
package import LayoutModel

/// The lists of constraints in a whole console log, as they are read.
package enum LogBlocks {
  /// Returns every list, repeats included.
  package static func all(in bytes: [UInt8]) -> [ConflictBlock] {
    var reader = LogReader()
    var decoder = LogDecoder()
    var records = reader.read(decoder.decode(bytes))
    records += reader.read(decoder.finish())
    records += reader.finish()
    return records.compactMap { record in
      guard case .block(let block) = record, block.listedCount > 0 else { return nil }
      return block
    }
  }
}
