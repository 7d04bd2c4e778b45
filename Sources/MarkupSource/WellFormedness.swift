internal import CLibXML2
import TextSource

/// Has libxml2 check that a text is well-formed.
///
/// No handler for entities is set, and the options neither load nor replace anything, so that nothing expands and no
/// other file is read. The first error stops the parser.
@safe final class WellFormedness {
  private let storage: MarkupStorage
  private var failure: MarkupError?
  private var context: xmlParserCtxtPtr?

  /// Creates a check of the text in which elements were found.
  init(_ storage: MarkupStorage) {
    self.storage = storage
    unsafe context = nil
  }

  /// Parses the whole text.
  ///
  /// - Throws: The first error.
  func check() throws(MarkupError) {
    unsafe storage.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let count = Int32(exactly: bytes.count) else { return }
      xmlInitParser()
      let start = unsafe base.assumingMemoryBound(to: CChar.self)
      guard let context = unsafe xmlCreateMemoryParserCtxt(start, count) else { return }
      unsafe self.context = context
      unsafe configure(context)
      unsafe _ = xmlParseDocument(context)
      unsafe self.context = nil
      unsafe xmlFreeParserCtxt(context)
    }
    if let failure { throw failure }
  }

  /// Sets the options and the handlers of a parser.
  private func configure(_ context: xmlParserCtxtPtr) {
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    unsafe _ = xmlCtxtUseOptions(context, Int32(options))
    unsafe context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    unsafe context.pointee.sax.pointee = handlers()
  }

  /// Records the first error and stops the parser.
  func fail(_ error: MarkupError) {
    guard failure == nil else { return }
    failure = error
    if let context = unsafe context { unsafe xmlStopParser(context) }
  }

  /// Records an error that libxml2 found.
  func fail(_ error: LibXMLError) {
    guard failure == nil, error.isFatal else { return }
    let bytes = storage.bytes
    let offset = min(offset, bytes.count)
    let sentence = error.sentence(
      inside: storage.innermost(at: offset).map { MarkupNode(storage: storage, index: $0) },
      after: offset > 0 ? bytes[offset - 1] : nil)
    var place = offset
    if error.isRepeatedAttribute, let tag = StartTag(around: offset, in: bytes) {
      place = tag.repeatedName(in: bytes)?.start ?? offset
    }
    fail(.malformed(storage.lines.location(of: place), sentence: sentence))
  }

  /// Records a document type, which the look ahead should have found.
  func failAtDocumentType() {
    fail(.documentType(storage.lines.location(of: offset)))
  }

  /// The number of bytes that the parser has passed.
  private var offset: Int {
    guard let input = unsafe context?.pointee.input, let base = unsafe input.pointee.base,
      let cursor = unsafe input.pointee.cur
    else { return 0 }
    return unsafe cursor - base + Int(clamping: input.pointee.consumed)
  }
}
